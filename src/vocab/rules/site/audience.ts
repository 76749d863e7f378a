import { websiteRoles as roleCodes } from '../../codes/website-roles.ts';
import type { Context } from '../../context.ts';

/** Who is looking at the page (CTX-001, CTX-601). A site member and an account are two separate things: one person may be both. */
export interface Audience {
  /** An account of the platform is signed in: an owner or editor. */
  readonly account: boolean;
  /** A member of this site is signed in. */
  readonly member: boolean;
  /** Neither: an anonymous visitor. */
  readonly visitor: boolean;
}

/** Tells the audiences apart by presence alone (CTX-001, CTX-601); the fields of an account are not looked at. */
export function audienceOf({
  authenticatedAccount,
  memberAccount,
}: Pick<Context, 'authenticatedAccount' | 'memberAccount'>): Audience {
  const account = authenticatedAccount !== null;
  const member = memberAccount !== null;
  return { account, member, visitor: !account && !member };
}

const roleOf = (role: unknown): unknown =>
  typeof role === 'object' && role !== null && Object.hasOwn(role, 'id') ? Reflect.get(role, 'id') : role;

/**
 * Whether viewer is the only role of an account on this website (OWNER-008). A viewer with any further role, also an unknown one, is more than
 * that; so is an account without a role.
 *
 * @param websiteRoles the context's: each a role's code, or a record with it as `id`
 */
export const isViewerOnly = (websiteRoles: Context['websiteRoles']): boolean =>
  websiteRoles.length > 0 && websiteRoles.every((role) => roleOf(role) === roleCodes.codeOf('viewer'));
