import { highlightFromAttributes } from '../../../vocab/rules/display/highlight-attributes.ts';
import type { HighlightSettings } from '../../../vocab/rules/display/highlight-settings.ts';
import { reportProblem } from '../../blocks/report-messages.ts';
import type { MessageLog } from '../../message-log.ts';

/** Reads the settings of a text with `data-highlight` (HILITE-303), and reports values that are not read (VT012). */
export function ownSettings(element: Element, log: MessageLog): HighlightSettings {
  const { settings, slips } = highlightFromAttributes(
    (name) => element.getAttribute(name),
    (property, value) => CSS.supports(property, value),
  );
  for (const { attribute: where, ...slip } of slips) reportProblem(log, 'text-highlight', element, { where, ...slip });
  return settings;
}
