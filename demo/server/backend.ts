import { join } from 'node:path';
import { CallLog } from './call-log.ts';
import { Crumbs } from './crumbs.ts';
import { openStore, type Store } from './data/open-store.ts';
import { Faults } from './faults/switched-faults.ts';
import { Images } from './images.ts';
import { Live } from './live.ts';
import { RateLimit } from './rate-limit.ts';

export interface Report {
  readonly engine: string;
  readonly results: unknown;
}

/** Submissions a visitor may send in a minute. */
const MOST_SUBMISSIONS = 10;

/** Sign-ins a visitor may try in a minute. */
const MOST_SIGN_INS = 5;

/** Collecting calls a visitor's pages may make in a minute. */
const MOST_COLLECTED = 1_200;

/** What the answers are made with. */
export interface Backend {
  /** The project's folder. */
  readonly root: string;
  /** The time, ms. */
  readonly now: () => number;
  readonly store: Store;
  readonly crumbs: Crumbs;
  readonly limit: RateLimit;
  readonly signInLimit: RateLimit;
  readonly collectLimit: RateLimit;
  readonly images: Images;
  readonly faults: Faults;
  readonly calls: CallLog;
  readonly reports: Report[];
  /** Null where nobody builds while it serves. */
  readonly live: Live | null;
  /** Back to a data base as seeded, without faults, calls and limits. */
  reset(): void;
  close(): void;
}

/** Opens everything the server works with. `data` is a file of its own or `:memory:`. */
export async function openBackend(root: string, data: string, now: () => number): Promise<Backend> {
  const store = await openStore(data, now);
  const limit = new RateLimit(MOST_SUBMISSIONS, 60_000, now);
  const signInLimit = new RateLimit(MOST_SIGN_INS, 60_000, now);
  const collectLimit = new RateLimit(MOST_COLLECTED, 60_000, now);
  const faults = new Faults();
  const calls = new CallLog(now);
  const live = process.env.VITRINE_LIVE ? new Live(join(root, 'dist', 'manifest.json')) : null;
  return {
    root,
    now,
    store,
    limit,
    signInLimit,
    collectLimit,
    faults,
    calls,
    live,
    crumbs: new Crumbs(store.sessions, now),
    images: new Images(join(root, 'demo', 'pictures'), join(root, 'demo', '.data', 'images')),
    reports: [],
    reset: () => {
      store.reset();
      for (const one of [limit, signInLimit, collectLimit]) one.clear();
      faults.clear();
      calls.clear();
    },
    close: () => {
      live?.close();
      store.close();
    },
  };
}
