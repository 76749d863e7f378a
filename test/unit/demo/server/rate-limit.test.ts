import { describe, expect, it } from 'vitest';
import { SEEDED_MEMBER } from '../../../../demo/server/data/members.ts';
import { RateLimit } from '../../../../demo/server/rate-limit.ts';
import { contactForm } from '../../../../demo/site/content/forms.ts';
import { started } from './started.ts';
import { Visitor } from './visitor.ts';

const SIGN_IN = '/api/site-users/account/session';

describe('a limit', () => {
  it('counts by everything somebody is known by, and lets others through', () => {
    const limit = new RateLimit({ session: 2, address: 3 }, 60_000, () => 0);
    const of = (session: string, address: string) => limit.take({ session, address });
    expect([of('a', 'x'), of('a', 'x'), of('a', 'x')]).toEqual([0, 0, 60]);
    expect([of('b', 'x'), of('c', 'x')]).toEqual([0, 60]);
    expect([of('a', 'y'), of('c', 'y')]).toEqual([60, 0]);
  });

  it('says how long to wait for whatever is in the way longest, and counts nothing that it refuses', () => {
    let time = 0;
    const limit = new RateLimit({ session: 1, address: 2 }, 60_000, () => time);
    const of = (session: string) => limit.take({ session, address: 'x' });
    expect(of('a')).toBe(0);
    time = 20_000;
    expect([of('b'), of('b'), of('c')]).toEqual([0, 60, 40]);
    time = 60_000;
    expect([of('a'), of('c')]).toEqual([0, 20]);
  });

  it('forgets whoever has done nothing for a window', () => {
    let time = 0;
    const limit = new RateLimit({ session: 5 }, 60_000, () => time);
    for (let visitor = 0; visitor < 500; visitor += 1) limit.take({ session: `${visitor}` });
    expect(limit.size).toBe(500);
    time = 60_000;
    limit.take({ session: 'new' });
    expect(limit.size).toBe(1);
  });

  it('lets everything through and keeps nothing in a window of 0 ms', () => {
    const limit = new RateLimit({ session: 1 }, 0, () => 7);
    expect(Array.from({ length: 100 }, () => limit.take({ session: 'a' }))).toEqual(Array(100).fill(0));
    expect(limit.size).toBe(1);
  });
});

describe('an address', () => {
  const visiting = async () => {
    const now = Date.now();
    return (await started({ now: () => now })).url;
  };
  /** Somebody without cookies: each time a new session. */
  const stranger = async (url: string) => new Visitor(url).arrive();
  const signIn = async (url: string, email: string, password = 'errada') =>
    (await (await stranger(url)).post(SIGN_IN, { email, password, rememberMe: false })).status;

  it('cannot guess at one e-mail with ever new sessions', async () => {
    const url = await visiting();
    const tries = [];
    for (let count = 0; count < 12; count += 1) tries.push(await signIn(url, ` ${SEEDED_MEMBER.email.toUpperCase()}`));
    expect(tries).toEqual([...Array(10).fill(400), 429, 429]);
    expect(await signIn(url, SEEDED_MEMBER.email, SEEDED_MEMBER.password)).toBe(429);
    expect(await signIn(url, 'outra@exemplo.com')).toBe(400);
  });

  it('cannot guess at ever new e-mails either, and signs in rightly as often as it likes', async () => {
    const url = await visiting();
    for (let count = 0; count < 25; count += 1)
      expect(await signIn(url, SEEDED_MEMBER.email, SEEDED_MEMBER.password)).toBe(200);
    const tries = [];
    for (let count = 0; count < 21; count += 1) tries.push(await signIn(url, `${count}@exemplo.com`));
    expect(tries).toEqual([...Array(20).fill(400), 429]);
  });

  it('cannot guess at once what it could not guess one after another', async () => {
    const url = await visiting();
    const tries = await Promise.all(Array.from({ length: 14 }, () => signIn(url, SEEDED_MEMBER.email)));
    expect(tries.filter((status) => status === 400)).toHaveLength(10);
  });

  it('may tell of visits 1,200 times a minute, with or without cookies', async () => {
    const url = await visiting();
    const body = new URLSearchParams({ data: '[{"pageUrl":"/","type":"t","data":1}]' });
    const statuses: Record<number, number> = {};
    for (let batch = 0; batch < 13; batch += 1)
      for (const { status } of await Promise.all(
        Array.from({ length: 100 }, () => fetch(`${url}/api/events/Trace`, { method: 'POST', body })),
      ))
        statuses[status] = (statuses[status] ?? 0) + 1;
    expect(statuses).toEqual({ 204: 1_200, 429: 100 });
  });

  it('may send sixty forms a minute, with the script and without', async () => {
    const url = await visiting();
    const fields = [
      ['nome', 'Ana'],
      ['email', 'ana@exemplo.com'],
      ['assunto', 'Aulas'],
      ['mensagem', 'Oi'],
    ];
    const statuses = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await (await stranger(url)).submit(contactForm.formId, fields)).status);
    expect(statuses).toEqual([...Array(60).fill(303), 429]);
    const visitor = await stranger(url);
    expect((await visitor.save(await visitor.key())).status).toBe(429);
  });

  it('may guess and tell as often as it likes where the server is asked for no limits', async () => {
    const { url } = await started({ limits: false });
    for (let count = 0; count < 12; count += 1) expect(await signIn(url, SEEDED_MEMBER.email)).toBe(400);
    const visitor = await stranger(url);
    for (let count = 0; count < 12; count += 1) expect((await visitor.save(await visitor.key())).status).toBe(200);
  });
});
