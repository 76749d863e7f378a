import { expect, it } from 'vitest';
import { toContext } from '../../../../../src/vocab/context.ts';
import { audienceOf, isViewerOnly } from '../../../../../src/vocab/rules/site/audience.ts';

const audience = (context: unknown) => audienceOf(toContext(context));

it('tells visitor, owner and member apart [CTX-001] [CTX-601] [MEMBER-001]', () => {
  expect(audience({})).toEqual({ account: false, member: false, visitor: true });
  expect(audience({ authenticatedAccount: { id: 'a' } })).toEqual({ account: true, member: false, visitor: false });
  expect(audience({ memberAccount: { id: 'm' } })).toEqual({ account: false, member: true, visitor: false });
});

it('keeps account and member apart where one person is both [CTX-601]', () => {
  expect(audience({ authenticatedAccount: {}, memberAccount: {} })).toEqual({
    account: true,
    member: true,
    visitor: false,
  });
});

it.each([
  [{}, true],
  [{ id: 'a' }, true],
  [null, false],
  [undefined, false],
  ['a', false],
  [true, false],
  [[], false],
])('takes an account of %j for signed in: %s [CTX-307] [CTX-022]', (authenticatedAccount, signedIn) => {
  expect(audience({ authenticatedAccount }).account).toBe(signedIn);
});

it('makes no further difference by role [CTX-312]', () => {
  const authenticatedAccount = { id: 'a', role: 'viewer' };
  const plain = audience({ authenticatedAccount });
  expect(Object.keys(plain)).toEqual(['account', 'member', 'visitor']);
  for (const websiteRoles of [[10], [{ id: 1 }], [1, 2, 99], 'owner']) {
    expect(audience({ authenticatedAccount, websiteRoles })).toEqual(plain);
    expect(audience({ websiteRoles }).visitor).toBe(true);
  }
});

it.each<[unknown, boolean]>([
  [[10], true],
  [[{ id: 10 }], true],
  [[10, { id: 10 }], true],
  [[10, 1], false],
  [[{ id: 10 }, { id: 4 }], false],
  [[10, 99], false],
  [[10, null], false],
  [[12], false],
  [['10'], false],
  [[{ id: '10' }], false],
  [[[10]], false],
  [[], false],
  [undefined, false],
  ['viewer', false],
])('the roles %j are a viewer’s alone: %s [CTX-021]', (websiteRoles, viewerOnly) => {
  expect(isViewerOnly(toContext({ websiteRoles }).websiteRoles)).toBe(viewerOnly);
});
