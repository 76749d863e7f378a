import { BlockError } from '../block-error.ts';
import { emit } from './emit.ts';
import type { Known } from './known.ts';
import type { KindParts } from './mount-kind.ts';
import { sayFailure } from './say.ts';

/** Reports a block whose render or effect threw. By now the page's own markup shows again. */
export function fail(element: Element, known: Known, error: unknown, parts: KindParts): void {
  known.error = error;
  sayFailure(parts.page.report, new BlockError('VT020', known.name, element, error));
  parts.set(element, known, 'failed');
  parts.early.release(element);
  emit(element, 'block-failed', { block: known.name, error });
}
