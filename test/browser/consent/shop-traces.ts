// What each page of the shop may and must ask for and store, derived from the services that the shop declares, and not from what was observed.
import type { Recording } from './recorder.ts';

/** A service as the shop's own context declares it. */
export interface DeclaredService {
  readonly name: string;
  readonly purpose: string;
  readonly cookies?: readonly string[];
  readonly storage?: readonly string[];
  readonly hosts?: readonly string[];
}

/** What holds on a page when it is compared. */
export interface Situation {
  readonly policy: 'restrictive' | 'open' | 'absolute';
  readonly gpc: boolean;
  /** The decision in force; null before one. */
  readonly decision: 'refused' | 'accepted' | null;
  /** The decision was made on this page, after the last comparison. */
  readonly justDecided?: boolean;
  /** The page that was left, or this one until now, was allowed to measure: its last records leave with it. */
  readonly measuredBefore?: boolean;
  /** What the visitor did on an earlier page, or on this one. */
  readonly done?: readonly Deed[];
}

/** What a visitor may do that a necessary service stores something for. */
type Deed =
  | 'closed the announcement'
  | 'signed in'
  | 'signed in without web storage'
  | 'filled a cart'
  | 'met an outage'
  | 'did something that is measured'
  | 'was measured'
  | 'searched'
  | 'has no web storage';
type Due = 'always' | 'once decided' | 'removed at once' | Deed;

/**
 * When each name of a necessary service is due, and each of another one that is not due wherever its purpose is allowed, as docs/guides/consent.md, docs/contribute/calls.md,
 * docs/guides/overlays.md and the shop's own page about privacy say. A pattern is due under one name. What else serves another purpose is due wherever that purpose is allowed.
 */
export const DUE: Readonly<Record<string, Due>> = {
  crumb: 'always',
  site_session: 'always',
  member_session: 'signed in',
  'vitrine-member': 'signed in without web storage',
  'vitrine:member': 'signed in',
  'vitrine:member-change': 'signed in',
  CART: 'filled a cart',
  hasCart: 'filled a cart',
  // Automatic calls are counted there.
  'vitrine:outage': 'was measured',
  'vitrine:announcement:*': 'closed the announcement',
  'vitrine:searches': 'searched',
  'vitrine-analytics-id': 'did something that is measured',
  'vitrine:measure:*': 'met an outage',
  'vitrine:trace:*': 'met an outage',
  'vitrine:outage:*': 'did something that is measured',
  ss_cookieAllowed: 'once decided',
  'vitrine-consent': 'has no web storage',
  'vitrine-probe': 'removed at once',
  'vitrine:consent': 'once decided',
  'vitrine:consent-records': 'once decided',
};

/** Where the record of a decision is sent, once (`recordUrl`). It is the only call of a page that nobody does anything on. */
const RECORD_CALL = 'POST /api/consent/records';
/** The calls of what is measured, which a page makes when it is idle, or is left. What they have to be is in test/browser/tracking. */
const MEASURING =
  /^(GET \/api\/(1\/performance\/settings|track\/Track)|POST \/api\/(1\/performance\/records|v1\/events|census\/[\w-]+|events\/Trace))$/;
const PURPOSES_WITHHELD = ['analytics', 'marketing'];

/** Whether a purpose is allowed: by the visitor's decision, and before it by the site's policy and the browser. */
function isAllowed(purpose: string, { policy, gpc, decision }: Situation): boolean {
  if (purpose === 'necessary') return true;
  if (policy === 'absolute' && PURPOSES_WITHHELD.includes(purpose)) return false;
  return decision ? decision === 'accepted' : policy === 'open' && !gpc;
}

/** Whether pages may measure. */
export const mayMeasure = (situation: Situation): boolean => isAllowed('analytics', situation);

function isDue(name: string, purpose: string, situation: Situation): boolean {
  const due = DUE[name];
  if (due === undefined) return purpose !== 'necessary';
  if (due === 'always') return true;
  if (due === 'once decided') return situation.decision !== null;
  return situation.done?.some((deed) => deed === due) ?? false;
}

/** What the declared services leave in this situation: everything that is due, and nothing else. */
export function dueTraces(services: readonly DeclaredService[], situation: Situation): Recording {
  const allowed = services.filter(({ purpose }) => isAllowed(purpose, situation));
  const dueOf = (member: 'cookies' | 'storage'): string[] =>
    allowed.flatMap((one) => (one[member] ?? []).filter((name) => isDue(name, one.purpose, situation))).sort();
  return {
    hosts: allowed.flatMap(({ hosts = [] }) => hosts).sort(),
    calls: situation.justDecided ? [RECORD_CALL] : [],
    cookies: dueOf('cookies'),
    keys: dueOf('storage'),
  };
}

/** A recording without the calls of what is measured, where that is or was allowed. */
export const withoutMeasuring = (recording: Recording, situation: Situation): Recording =>
  situation.measuredBefore || mayMeasure(situation)
    ? { ...recording, calls: recording.calls.filter((call) => !MEASURING.test(call)) }
    : recording;

/** A recording with the names that a declared pattern means replaced by the pattern, each once. */
export function byPattern(recording: Recording, services: readonly DeclaredService[]): Recording {
  const patterns = services
    .flatMap(({ cookies = [], storage = [] }) => [...cookies, ...storage])
    .filter((name) => name.endsWith('*'));
  const named = (names: readonly string[]): string[] =>
    [...new Set(names.map((name) => patterns.find((one) => name.startsWith(one.slice(0, -1))) ?? name))].sort();
  return { ...recording, cookies: named(recording.cookies), keys: named(recording.keys) };
}
