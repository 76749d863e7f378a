import { relative, resolve } from 'node:path';
import { subscribe } from '@parcel/watcher';
import { isShown } from './kinds-of.mjs';

/**
 * Tells of each saved, added or removed file of some folders that has anything to show, several saved at once together.
 * Node's own `fs.watch` follows the file that was there at the start, so that it misses what an editor puts in its place.
 *
 * @param folders paths from the folder of the process
 * @param onSaved takes paths of the same form, with `/` on every system
 * @param onFailed is told where nothing more of a folder is heard
 * @returns what ends the watching
 */
export async function watchSaved(folders, onSaved, onFailed) {
  const watched = await Promise.all(
    folders.map((folder) =>
      subscribe(resolve(folder), (error, events) => {
        if (error) return onFailed(error);
        const paths = events.map(({ path }) => relative('', path).replaceAll('\\', '/')).filter(isShown);
        if (paths.length) onSaved(paths);
      }),
    ),
  );
  return () => Promise.all(watched.map((each) => each.unsubscribe()));
}
