import { imageLimits } from '../../../vocab/codes/images.ts';
import { imageLoaderNotFound, nodeInvalid, rootNodeMissing } from '../../../vocab/logged-messages.ts';
import { IMAGE_HOST } from '../../../vocab/names.ts';
import { fillPlaceholders } from '../../../vocab/rules/text/fill-placeholders.ts';
import type { MessageLog } from '../../message-log.ts';
import { documentMember, queryIn } from '../../page/document-member.ts';

/** The element of a selector, `null` if there is none yet, and an Error if the selector is none. */
function elementFor(selector: string): Element | null | Error {
  try {
    return selector.trim() ? (queryIn(document, selector)[0] ?? null) : new Error(rootNodeMissing);
  } catch {
    return new Error(rootNodeMissing);
  }
}

/**
 * Looks for the element in which pictures are loaded: the document, or the one that the tag names, up to 100 times,
 * every 10 ms (IMG-003, IMG-331). What is wrong with it is logged once, and nothing is loaded then (ERR-307, ERR-314,
 * ERR-315).
 *
 * @returns a function that ends the search
 */
export function findHost(log: MessageLog, found: (host: Element) => void): () => void {
  const selector = queryIn(document, `script[${IMAGE_HOST}]`)[0]?.getAttribute(IMAGE_HOST);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (tries: number): void => {
    const host = selector == null ? documentMember('documentElement') : elementFor(selector);
    if (host instanceof Error) log.warn('VT040', null, host.message);
    else if (host instanceof HTMLImageElement)
      log.warn('VT040', null, fillPlaceholders(nodeInvalid, { node: `${host}` }));
    else if (host) found(host);
    else if (tries < imageLimits.hostTries) timer = setTimeout(look, imageLimits.hostRetryMs, tries + 1);
    else log.error('VT040', imageLoaderNotFound);
  };
  look(1);
  return () => clearTimeout(timer);
}
