import { eventBeforeEnvironment } from '../../../vocab/logged-messages.ts';
import { listen } from '../../blocks/emit.ts';
import type { Page } from '../../blocks/page.ts';

/** Warns that an event was dropped because nothing measures yet (EVENT-607). Returns a function that stops it, which is called once the service runs. */
export const warnOfEarlyEvents = ({ log }: Pick<Page, 'log'>): (() => void) =>
  listen(document, 'measure', () => log.warn('VT040', null, eventBeforeEnvironment));
