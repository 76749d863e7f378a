import { BACK_KEY, DRAFT_KEY, LISTENED_KEY, SEARCHES_KEY } from '../../../vocab/names.ts';
import { local, session } from '../../page/web-storage.ts';

/** Removes what a visitor has typed, searched for and listened to: the next one at this device is somebody else. */
export function forgetWords(): void {
  for (const storage of [local, session])
    for (const beginning of [DRAFT_KEY, BACK_KEY, SEARCHES_KEY, LISTENED_KEY])
      for (const key of storage.keys(beginning)) storage.remove(key);
}
