import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import type { Dialogs } from '../../../vocab/dialogs.ts';
import { LOGOUT_QUERY } from '../../../vocab/names.ts';

declare module '../../stage/services.ts' {
  interface ServiceApis {
    dialogs: Dialogs;
  }
}

/** The dialogs that the page's own scripts open, the spinner, and the notice after signing out (DLG-003). */
export const dialogs = defineService({
  name: 'dialogs',
  summary: sentence(
    'Opens dialogs and the spinner for the scripts of the page, and tells a visitor who has signed out.',
  ),
  budget: 1_100,
  starts: [{ query: LOGOUT_QUERY, opens: 'dialog' }],
});
