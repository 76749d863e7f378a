import { policyOf } from '../../vocab/rules/overlays/cookie-policy.ts';
import { withoutSecrets } from '../../vocab/rules/text/without-secrets.ts';
import { VERSION } from '../../vocab/version.ts';
import type { BlockRecord } from '../stage/block-record.ts';
import { missingConsent } from '../stage/missing-consent.ts';
import type { Page } from '../stage/page.ts';
import type { Registry } from '../stage/registry.ts';
import { whenOf } from '../stage/scheduler.ts';
import { siteOf } from '../store/site-of.ts';
import { attributeProblems, reportAttributes } from './attribute-problems.ts';
import { contextOf } from './context-of.ts';
import { filesOf } from './files-of.ts';
import type { BlockReport, PageReport, WaitsFor } from './page-report.ts';
import { selectorOf } from './selector-of.ts';
import { linksReport, siteReport, windowReport } from './surroundings.ts';

export { reportAttributes };

/** The parts of the stage that a report is made from. */
export interface GatherOptions {
  readonly registry: Registry;
  readonly records: ReadonlyMap<Element, BlockRecord>;
  readonly page: Page;
  readonly tag: HTMLScriptElement | null | undefined;
}

/** Collects everything about the page that helps to debug it (`Vitrine.report()`). Nothing in it identifies the visitor. */
export function gather({ registry, records, page, tag }: GatherOptions): PageReport {
  const site = siteOf(page);
  const { consent, calls } = page.store.getState();
  const { restrictive, absolute } = policyOf(site.cookieSettings);
  reportAttributes(page.log, registry, records, records.keys());
  return {
    version: VERSION,
    page: withoutSecrets(location.pathname),
    language: { asked: page.language, used: usedLanguage(page) },
    blocks: [...records].map(([element, record]) => blockOf(element, record, registry, page)),
    messages: page.log.messages.map((one) => ({ ...one, message: withoutSecrets(one.message) })),
    consent: {
      decided: consent.decided,
      purposes: consent.purposes,
      policy: absolute ? 'absolute' : restrictive ? 'restrictive' : 'open',
      banner: consent.banner !== null,
    },
    calls,
    // The list contains only resource timings, as requested.
    files: filesOf(tag?.src ?? '', performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
    context: contextOf(document),
    site: siteReport(site),
    window: windowReport(),
    links: linksReport(),
  };
}

/** Portuguese is used if the page's language is not supported, or if its messages did not load. */
function usedLanguage({ language, log }: Page): string {
  const [, primary = ''] = /^(en|es)(?:[-_]|$)/i.exec(language) ?? [];
  const missing = log.messages.some(({ code, message }) => code === 'VT022' && message.startsWith('language '));
  return primary && !missing ? primary.toLowerCase() : 'pt-BR';
}

function blockOf(
  element: Element,
  { name, state, error, problems = [] }: BlockRecord,
  registry: Registry,
  page: Page,
): BlockReport {
  const entry = registry[name];
  const gate = missingConsent(element, entry?.consent, page) ?? null;
  const waits = (): WaitsFor | null => {
    if (state === 'loading') return 'files';
    if (state !== 'waiting' || !entry) return null;
    if (entry.level) return 'opening';
    if (gate) return 'consent';
    const when = whenOf(element, entry.when);
    // A block that loads immediately waits for nothing but its files.
    return when === 'load' ? 'files' : when;
  };
  const waitsFor = waits();
  return {
    block: name,
    state,
    element,
    address: selectorOf(element),
    waitsFor,
    purpose: waitsFor === 'consent' ? gate : null,
    ...(error !== undefined && { error: withoutSecrets(String(error)) }),
    problems: [...(entry ? attributeProblems(element, entry) : []), ...problems].map((one) => ({
      ...one,
      where: withoutSecrets(one.where),
      read: withoutSecrets(one.read),
    })),
  };
}
