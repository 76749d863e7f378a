import type { Context } from '../context.ts';

/** Who is looking at the page (000 §1, 002 §1). A site member and an account are two separate things: one person may be both. */
export interface Audience {
  /** An account of the platform is signed in: an owner or editor. */
  readonly account: boolean;
  /** A member of this site is signed in. */
  readonly member: boolean;
  /** Neither: an anonymous visitor. */
  readonly visitor: boolean;
}

/** Tells the audiences apart by presence alone; the fields of an account are not looked at. */
export function audienceOf({
  authenticatedAccount,
  memberAccount,
}: Pick<Context, 'authenticatedAccount' | 'memberAccount'>): Audience {
  const account = authenticatedAccount !== null;
  const member = memberAccount !== null;
  return { account, member, visitor: !account && !member };
}
