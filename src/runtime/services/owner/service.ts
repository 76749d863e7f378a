import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { NO_REDIRECT_QUERY } from '../../../vocab/names.ts';
import type { OwnerControl } from './control.ts';

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
