import { BLOCK_ADDED, PUBLISHED_POPUP } from '../../../vocab/names.ts';
import { popupAttributes } from '../../../vocab/rules/overlays/popup-attributes.ts';
import { dataSources } from '../../mount/data-sources.ts';
import { queryIn } from '../../page/document-member.ts';

/** The project's own markup of a popup. */
export const OWN = '[data-block="popup"]';

/** The element of the page that has the popup's content, not one that was added for an open layer. */
export const findSource = (): Element | undefined =>
  queryIn(document, `${OWN}:not([${BLOCK_ADDED}])`)[0] ?? queryIn(document, PUBLISHED_POPUP)[0];

/** The settings of the site, and what the element says in its attributes and its JSON, which counts more. */
export function settingsOf(
  source: Element | undefined,
  settings: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (!source) return popupAttributes(settings, () => null);
  const { attribute, json } = dataSources(source, source, false, {});
  return popupAttributes(
    settings,
    attribute,
    json?.map(({ text }) => text),
  );
}
