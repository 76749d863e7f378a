import { describe, expect, it } from 'vitest';
import { SEEDED_MEMBER, SEEDED_OWNER } from '../../../../demo/server/data/members.ts';
import { started } from './started.ts';
import { controlOf, Visitor } from './visitor.ts';

const WRITES = [
  ['PUT', '/api/site-header-footer', { header: { title: 'Outro' }, footer: {} }],
  ['PUT', '/api/multilingual/languages', { languages: ['xx'] }],
  ['DELETE', '/api/multilingual/connection', null],
] as const;

const READS = ['/api/site-header-footer', '/api/multilingual/languages', '/api/multilingual/status'];

const write = (visitor: Visitor, [method, path, body]: (typeof WRITES)[number]): Promise<Response> =>
  visitor.fetch(`${path}?crumb=${visitor.crumb}`, {
    method,
    headers: { 'x-csrf-token': visitor.crumb, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

const signedIn = async (url: string, account: object): Promise<Visitor> => {
  const visitor = await new Visitor(url).arrive();
  await visitor.post('/api/site-users/account/session', { ...account, rememberMe: false });
  return visitor;
};

const settings = (url: string) => Promise.all(READS.map((path) => controlOf(url, path)));

describe.each(WRITES.map((one) => [`${one[0]} ${one[1]}`, one] as const))('%s', (_, call) => {
  it('is refused to visitors and members, who change nothing', async () => {
    const { url } = await started();
    const before = await settings(url);
    const visitors = [
      await new Visitor(url).arrive(),
      await signedIn(url, SEEDED_MEMBER),
      await signedIn(url, { ...SEEDED_OWNER, password: 'errada' }),
    ];
    for (const visitor of visitors) {
      const answer = await write(visitor, call);
      expect([answer.status, await answer.json()]).toEqual([403, { authorizationFail: true }]);
    }
    expect(await settings(url)).toEqual(before);
  });

  it('is done for the owner, until they sign out', async () => {
    const { url } = await started();
    const before = await settings(url);
    const owner = await signedIn(url, SEEDED_OWNER);
    const cookie = owner.cookies.get('member_session') ?? '';
    expect((await write(owner, call)).status).toBe(200);
    expect(await settings(url)).not.toEqual(before);
    expect((await owner.post('/api/auth/Logout')).status).toBe(200);
    owner.cookies.set('member_session', cookie);
    expect((await write(owner, call)).status).toBe(403);
  });

  it('needs a crumb of the owner too', async () => {
    const { url } = await started();
    const owner = await signedIn(url, SEEDED_OWNER);
    expect(await (await owner.fetch(call[1], { method: call[0] })).json()).toMatchObject({ crumbFail: true });
  });
});

it('reads stay open to everybody', async () => {
  const { url } = await started();
  for (const path of READS) expect((await fetch(url + path)).status).toBe(200);
});
