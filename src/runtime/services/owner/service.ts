import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { NO_REDIRECT_QUERY } from '../../../vocab/names.ts';

/** The actions of a signed-in account on a page of its site. */
export interface OwnerControl {
  /** The addresses of the configuration areas of the site and of its design; null for whom they are not. */
  readonly areas: { readonly site: string; readonly design: string } | null;
  /** Signs out, once, and goes to the site's root (OWNER-018). Without an account it does nothing. */
  signOut(): Promise<void>;
}

declare module '../../stage/services.ts' {
  interface ServiceApis {
    owner: OwnerControl;
  }
}

/** What an account of the platform meets on a public page of its site (OWNER-001 to OWNER-307). */
export const owner = defineService({
  name: 'owner',
  summary: sentence(
    'Leads owners of the site to its configuration area, handles Esc and Shift+Esc, signs them out, and shows them their aids.',
  ),
  budget: 5_400,
  starts: [
    { setting: 'authenticatedAccount websiteSettings.useEscapeKeyToLogin' },
    // Remembered also of a page on which nobody was signed in yet.
    { query: NO_REDIRECT_QUERY },
  ],
});
