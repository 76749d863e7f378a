import { CONSENT_PURPOSES, CONSENT_SERVICE, CONSENT_SRC } from '../../../vocab/names.ts';
import { reportProblem } from '../../report-messages.ts';
import type { Page } from '../../stage/page.ts';
import type { ConsentService } from '../../store/consent.ts';
import { isKnown } from './consent-need.ts';
import { gatedAddress } from './gated-address.ts';
import { GatedBlock } from './gated-block.ts';
import { GatedFrame } from './gated-frame.ts';
import type { GatedItem } from './gated-item.ts';
import { GatedScript } from './gated-script.ts';

/** The service, as messages name it. */
export const NAME = 'gated-content';

/** Reports to developers what is wrong with the marks of an element that waits for consent. */
export function reportItem(log: Page['log'], element: Element, item: GatedItem): void {
  const { need } = item;
  const say = (where: string, read: string, expected: string, used: string): void =>
    reportProblem(log, NAME, element, { where, read, expected, used });
  const mark = item instanceof GatedScript ? ', or one of them after an exclamation mark' : '';
  // The stage reports blocks itself.
  if (!isKnown(need) && !(item instanceof GatedBlock))
    say(need.where, need.read, `one of ${CONSENT_PURPOSES.join(', ')}${mark}`, 'a purpose that is never granted');
  if (!(item instanceof GatedFrame)) return;
  const read = element.getAttribute(CONSENT_SRC) ?? '';
  if (gatedAddress(read) === null) say(CONSENT_SRC, read, 'an address with http or https', 'an empty iframe');
  if (element.hasAttribute('src'))
    say('src', element.getAttribute('src') ?? '', `no src, only ${CONSENT_SRC}`, 'what the browser has loaded');
}

/** Reports a service that the site does not declare; also after the fact, since services may be read later than the elements that name them. */
export function reportUnknownService(
  log: Page['log'],
  element: Element,
  service: string,
  declared: readonly ConsentService[],
): void {
  const names = declared.map(({ name }) => name);
  if (!service || !names[0] || names.includes(service)) return;
  const expected = `one of ${names.join(', ')}`;
  reportProblem(log, NAME, element, { where: CONSENT_SERVICE, read: service, expected, used: 'the purpose alone' });
}
