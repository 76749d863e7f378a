import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Answer, ok, type Seen, type SiteServer, siteServer } from './site-server.ts';

/** A real server for the tests of one file; every test begins with a friendly answer and an empty log. */
export function siteOfTests(): Pick<SiteServer, 'origin' | 'seen'> & { answer: Answer } {
  let server: SiteServer;
  beforeAll(async () => {
    server = await siteServer();
  });
  beforeEach(() => {
    server.answer = ok;
    server.seen.length = 0;
  });
  afterAll(() => server.close());
  return {
    get origin() {
      return server.origin;
    },
    get seen() {
      return server.seen;
    },
    get answer() {
      return server.answer;
    },
    set answer(answer) {
      server.answer = answer;
    },
  };
}

/** The fields of a form-encoded body. */
export const formOf = ({ body }: Pick<Seen, 'body'>): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(body));
