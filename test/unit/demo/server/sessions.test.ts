import { describe, expect, it } from 'vitest';
import { SEEDED_MEMBER } from '../../../../demo/server/data/members.ts';
import { openStore } from '../../../../demo/server/data/open-store.ts';
import { started } from './started.ts';
import { Visitor } from './visitor.ts';

const DAY = 24 * 3_600_000;
const KEY = '/api/form/FormSubmissionKey';
const SESSION = '/api/site-users/account/session';

const visiting = async (now?: () => number): Promise<Visitor> =>
  new Visitor((await started(now ? { now } : {})).url).arrive();

const cookieSet = (answer: Response, name: string): string | undefined =>
  answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));

describe('a visitor’s session', () => {
  it('is over after thirty days, also while the server runs', async () => {
    let time = Date.now();
    const visitor = await visiting(() => time);
    const { crumb } = visitor;
    time += 30 * DAY - 1;
    expect((await visitor.post(KEY)).status).toBe(200);
    time += 1;
    const late = await visitor.post(KEY);
    expect([late.status, await late.json()]).toMatchObject([400, { crumbFail: true }]);
    expect(visitor.crumb).not.toBe(crumb);
    expect((await visitor.post(KEY)).status).toBe(200);
  });

  it('is forgotten when another begins', async () => {
    let time = 0;
    const store = await openStore(':memory:', () => time);
    const old = store.sessions.start();
    const key = store.keys.issue(old.id);
    time = 30 * DAY;
    store.sessions.start();
    time = 0;
    expect(store.sessions.find(old.id)).toBeNull();
    expect(store.keys.isOf(key, old.id)).toBe(false);
    store.close();
  });
});

describe('a member’s session', () => {
  it.each([
    [true, 30 * DAY, /^member_session=[\w-]{32}; Path=\/; SameSite=Lax; HttpOnly; Max-Age=2592000$/],
    [false, 2 * 3_600_000, /^member_session=[\w-]{32}; Path=\/; SameSite=Lax; HttpOnly$/],
  ])('with rememberMe %s is held as long by the browser as by the server', async (rememberMe, life, cookie) => {
    let time = Date.now();
    const visitor = await visiting(() => time);
    const login = await visitor.post(SESSION, { ...SEEDED_MEMBER, rememberMe });
    expect(cookieSet(login, 'member_session')).toMatch(cookie);
    const { xsrfToken } = (await login.json()).data;
    const speak = async (): Promise<number> => {
      const answer = await visitor.post(
        '/api/site-users/account/locale',
        { language: 'es' },
        { 'x-xsrf-token': xsrfToken },
      );
      return answer.status === 400 ? speak() : answer.status;
    };
    time += life - 1;
    expect(await speak()).toBe(200);
    time += 1;
    expect(await speak()).toBe(401);
  });
});
