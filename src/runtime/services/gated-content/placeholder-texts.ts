import messages from '../../../strings/pt-BR/gated-content.json';
import { translator } from '../../../strings/translate.ts';
import { BLOCK } from '../../../vocab/names.ts';
import type { Page } from '../../stage/page.ts';
import type { ConsentService } from '../../store/consent.ts';
import type { ConsentNeed } from './consent-need.ts';
import type { PlaceholderTexts } from './placeholder.ts';

interface Waiting {
  readonly element: Element;
  readonly need: ConsentNeed;
  readonly address: string | null;
  readonly declared: readonly ConsentService[];
}

/** What is waiting, as far as its block or its address tells. */
function kindOf(element: Element, address: string | null): 'map' | 'video' | 'other' {
  const told = `${element.getAttribute(BLOCK) ?? ''} ${address ?? ''}`;
  if (/\bmaps?\b|mapa/i.test(told)) return 'map';
  return /video|vimeo|youtu|player/i.test(told) ? 'video' : 'other';
}

/**
 * The texts of a placeholder: named by the service's title, otherwise by the host of the address, otherwise by its kind
 * alone.
 */
export function placeholderTexts(page: Page, { element, need, address, declared }: Waiting): PlaceholderTexts {
  const say = translator(messages, page.overrides, page.messages);
  const title = declared.find(({ name }) => name === need.service)?.title;
  const name = title || (address && new URL(address).host.replace(/^www\./, ''));
  const kind = kindOf(element, address);
  return {
    what: name ? say('gatedContent', { kind, name }) : say('gatedContentUnnamed', { kind }),
    why: say('gatedContentReason'),
    once: say('gatedContentOnce'),
    always: say('gatedContentAlways'),
    preferences: say('gatedContentPreferences'),
    link: say('gatedContentLink'),
  };
}
