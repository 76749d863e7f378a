import type { MessageLog } from '../../message-log.ts';
import { local } from '../../page/web-storage.ts';

/** The entries that the visitor's browser keeps for one overlay of this website. */
export interface Remembered {
  read(): string | null;
  write(text: string): void;
}

/** Reads and writes one entry of local storage; what cannot be kept is a warning and no failure (POPUP-617). */
export const remembered = (key: string, log: Pick<MessageLog, 'error'>): Remembered => ({
  read: () => local.read(key),
  write(text) {
    if (!local.write(key, text)) log.error('VT040', `${key} cannot be stored: it was closed for this page only.`);
  },
});
