/** The actions of a signed-in account on a page of its site. */
export interface OwnerControl {
  /** The addresses of the configuration areas of the site and of its design; null for whom they are not. */
  readonly areas: { readonly site: string; readonly design: string } | null;
  /** Signs out, once, and goes to the site's root (OWNER-018). Without an account it does nothing. */
  signOut(): Promise<void>;
}
