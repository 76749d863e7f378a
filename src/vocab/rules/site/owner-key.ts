/** What decides what a press of Esc does. */
export interface OwnerKeySituation {
  /** Shift is held. */
  readonly shift: boolean;
  /** The page is in the preview frame of the configuration area. */
  readonly inEditorFrame: boolean;
  /** An account of the platform is signed in. */
  readonly account: boolean;
  /** Viewer is its only role on this website. */
  readonly viewerOnly: boolean;
  readonly useEscapeKeyToLogin: boolean;
  readonly cloneable: boolean;
}

/** What a press of Esc does: signs out, tells the configuration area around the page, leads there, or opens the sign-up dialog. */
export type OwnerKeyAction = 'sign-out' | 'tell-editor' | 'configure' | 'sign-up';

/** The table of the keys for signing in (OWNER-013 to OWNER-017, OWNER-021); null where the press is none of the owner’s. An open sign-up dialog takes Esc itself. */
export function ownerKeyAction(situation: OwnerKeySituation): OwnerKeyAction | null {
  const { shift, inEditorFrame, account, viewerOnly, useEscapeKeyToLogin, cloneable } = situation;
  if (shift) return account ? 'sign-out' : null;
  if (inEditorFrame) return 'tell-editor';
  if (account) return viewerOnly ? null : 'configure';
  if (!useEscapeKeyToLogin) return null;
  return cloneable ? 'sign-up' : 'configure';
}
