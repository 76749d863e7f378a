/**
 * Listens for Esc and Shift+Esc of the owner. Whether something else takes the key is asked before anything reacts to
 * it; it is handled after everything else, unless that has prevented it.
 *
 * @param isTaken whether the press is none of the owner's
 * @param act returns whether it did something
 */
export function watchKeys(isTaken: (event: KeyboardEvent) => boolean, act: (shift: boolean) => boolean): () => void {
  let isFree = false;
  const before = (event: KeyboardEvent): void => {
    isFree = event.key === 'Escape' && !isTaken(event);
  };
  const after = (event: KeyboardEvent): void => {
    // Without that Firefox would stop the navigation.
    if (isFree && !event.defaultPrevented && act(event.shiftKey)) event.preventDefault();
    isFree = false;
  };
  addEventListener('keydown', before, true);
  addEventListener('keydown', after);
  return () => {
    removeEventListener('keydown', before, true);
    removeEventListener('keydown', after);
  };
}
