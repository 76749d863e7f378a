import { CONSENT_SERVICES } from '../../../vocab/names.ts';
import { type ConsentService, readConsentServices } from '../../../vocab/rules/overlays/consent-service.ts';
import { toJson } from '../../../vocab/rules/text/to-json.ts';
import { queryIn } from '../../page/document-member.ts';
import { parsed } from '../../page/read-context.ts';
import { valueAt } from '../../page/value-at.ts';
import type { Page } from '../../stage/page.ts';

/** Reads the services that the site declares: those of the context, and those of the page's JSON elements. Wrong entries are reported (VT040). */
export function declaredServices({ context, log }: Pick<Page, 'context' | 'log'>): readonly ConsentService[] {
  const given: unknown[] = [valueAt(context, 'cookieSettings.services') ?? []];
  for (const { textContent } of queryIn(document, `script[${CONSENT_SERVICES}]`)) {
    const list = parsed(textContent ?? '');
    given.push(list === null ? textContent : list);
  }
  // A list that is none is reported by itself; all others count as one list.
  const wrong = given.filter((list) => !Array.isArray(list));
  const lists = [...wrong, given.filter((list) => Array.isArray(list)).flat()];
  return lists.flatMap((list) =>
    readConsentServices(list, ({ place, read, expected, instead }) =>
      log.warn('VT040', 'consent', `${place}: read ${toJson(read)}, expected ${expected}; used: ${instead}.`),
    ),
  );
}
