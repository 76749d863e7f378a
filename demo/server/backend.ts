import { join } from 'node:path';
import { CallLog } from './call-log.ts';
import { Crumbs } from './crumbs.ts';
import { openStore, type Store } from './data/open-store.ts';
import { sampleProducts } from './data/sample-products.ts';
import { Faults } from './faults/switched-faults.ts';
import { Images } from './images.ts';
import { Live } from './live.ts';
import { RateLimit } from './rate-limit.ts';

export interface Report {
  readonly engine: string;
  readonly results: unknown;
}

/** A page that is answered as it was handed over. */
export interface MadePage {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

const MINUTE = 60_000;

/*
 * A session costs nothing: whoever sends no cookie gets a new one. So the connection's address is counted too, with room for the
 * visitors of one household or office, and for a test run, whose pages all come from one address.
 */

/** Submissions in a minute. */
const MOST_SUBMISSIONS = { session: 10, address: 60 };

/** Sign-ins in a minute that were wrong. Those that are right are not counted, so that nobody's guessing counts against an office. */
const MOST_WRONG_SIGN_INS = { session: 5, email: 10, address: 20 };

/** Files in a minute, also those that are refused. */
const MOST_UPLOADS = { session: 60, address: 300 };

/** Collecting calls in a minute: pages send a few, each with a batch. */
const MOST_COLLECTED = { address: 1_200 };

/** What the answers are made with. */
export interface Backend {
  /** The project's folder. */
  readonly root: string;
  /** The time, ms. */
  readonly now: () => number;
  readonly store: Store;
  readonly crumbs: Crumbs;
  readonly limit: RateLimit<keyof typeof MOST_SUBMISSIONS>;
  readonly uploadLimit: RateLimit<keyof typeof MOST_UPLOADS>;
  readonly signInLimit: RateLimit<keyof typeof MOST_WRONG_SIGN_INS>;
  readonly collectLimit: RateLimit<keyof typeof MOST_COLLECTED>;
  readonly images: Images;
  readonly faults: Faults;
  readonly calls: CallLog;
  readonly reports: Report[];
  /** Pages that tests have handed over, by path. */
  readonly pages: Map<string, MadePage>;
  /** The names of the frames that were asked for, each as often as it was. */
  readonly frames: string[];
  /** Null where nobody builds while it serves. */
  readonly live: Live | null;
  /** Back to a database as seeded, without faults, calls and limits. */
  reset(): void;
  close(): void;
}

/**
 * Opens everything the server works with.
 *
 * @param data a file of its own or `:memory:`
 * @param limits whether there are limits to what one visitor may send in a minute
 */
export async function openBackend(root: string, data: string, now: () => number, limits = true): Promise<Backend> {
  const store = await openStore(data, now, sampleProducts(join(root, 'demo', 'blocks')));
  const window = limits ? MINUTE : 0;
  const limit = new RateLimit(MOST_SUBMISSIONS, window, now);
  const uploadLimit = new RateLimit(MOST_UPLOADS, window, now);
  const signInLimit = new RateLimit(MOST_WRONG_SIGN_INS, window, now);
  const collectLimit = new RateLimit(MOST_COLLECTED, window, now);
  const faults = new Faults();
  const calls = new CallLog(now);
  const live = process.env.VITRINE_LIVE ? new Live(join(root, 'dist', 'live.json')) : null;
  return {
    root,
    now,
    store,
    limit,
    uploadLimit,
    signInLimit,
    collectLimit,
    faults,
    calls,
    live,
    crumbs: new Crumbs(store.sessions, now),
    images: new Images(join(root, 'demo', 'pictures'), join(root, 'demo', '.data', 'images')),
    reports: [],
    pages: new Map(),
    frames: [],
    reset: () => {
      store.reset();
      for (const one of [limit, uploadLimit, signInLimit, collectLimit]) one.clear();
      faults.clear();
      calls.clear();
    },
    close: () => {
      live?.close();
      store.close();
    },
  };
}
