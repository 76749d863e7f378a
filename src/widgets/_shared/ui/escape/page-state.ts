import { LAYER_MARK } from '../../../../vocab/codes/layout.ts';

/**
 * What the page itself keeps in the latest entry of the history, without the mark of a layer. An entry that a block adds gets it, too: the router of a page (Turbo)
 * shows nothing where an entry that it goes back to has no state of its own.
 */
export function pageState(): unknown {
  const { state } = history;
  if (!Object.hasOwn(Object(state), LAYER_MARK)) return state;
  const { [LAYER_MARK]: _, ...own } = state;
  return Object.keys(own).length ? own : null;
}
