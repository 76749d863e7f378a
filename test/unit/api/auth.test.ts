import { describe, expect, it } from 'vitest';
import { ownerLogout } from '../../../src/api/auth.ts';
import { pageOn } from './page.ts';
import { siteOfTests } from './site.ts';
import { json, plain } from './site-server.ts';

const site = siteOfTests();

function owner(signedIn = true) {
  const done: string[] = [];
  const errors: unknown[] = [];
  const logout = ownerLogout(pageOn(site.origin).request, {
    signedIn: () => signedIn,
    clearIdentity: () => void done.push('identity'),
    redirect: () => void done.push('redirect'),
    log: (error) => void errors.push(error),
  });
  return { logout, done, errors };
}

describe('an owner’s logout', () => {
  it('calls, and on the answer clears the identity and leads away [OWNER-304]', async () => {
    const { logout, done, errors } = owner();
    site.answer = (response, seen) => {
      expect(done).toEqual([]);
      json(200, { ok: seen.method })(response);
    };
    await logout();
    expect(site.seen).toMatchObject([{ method: 'POST', path: '/api/auth/Logout', body: '' }]);
    expect(done).toEqual(['identity', 'redirect']);
    expect(errors).toEqual([]);
  });

  it('that fails is logged: nothing is cleared, and the page stays [OWNER-304]', async () => {
    const { logout, done, errors } = owner();
    site.answer = plain(500, 'fora');
    await logout();
    expect(done).toEqual([]);
    expect(errors).toMatchObject([{ status: 500 }]);
  });

  it('runs once on a page, also while it is under way and after it failed [OWNER-303]', async () => {
    for (const answer of [json(200, {}), plain(500, 'fora')]) {
      site.seen.length = 0;
      site.answer = answer;
      const { logout } = owner();
      await Promise.all([logout(), logout()]);
      await logout();
      expect(site.seen).toHaveLength(1);
    }
  });

  it('does nothing for a visitor [OWNER-301]', async () => {
    const { logout, done } = owner(false);
    await logout();
    expect(site.seen).toEqual([]);
    expect(done).toEqual([]);
  });
});
