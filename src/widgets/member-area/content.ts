import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';

export interface MemberAreaContent {
  /** The page has a form that signs out, which the block's button replaces. */
  readonly signOutForm: boolean;
  /** The server says itself that the page is for members only. */
  readonly hasNotice: boolean;
}

/** The slot of that form, which is shown only where signing out by a call is refused. */
export const SIGN_OUT_SLOT = 'sign-out-form';

const SIGN_OUT_FORM = 'form[data-member-logout],form.sign-out';

/** Reads own and published markup: everything else stays as the server sends it. */
export function readMemberArea(source: Element): ParsedMarkup<MemberAreaContent> {
  const form = source.querySelector(SIGN_OUT_FORM);
  return {
    content: { signOutForm: form !== null, hasNotice: source.querySelector('[data-member-notice]') !== null },
    lend: form ? [{ slot: SIGN_OUT_SLOT, nodes: [form] }] : [],
  };
}
