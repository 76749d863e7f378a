import type { BlockState } from '../../vocab/names.ts';
import { BlockError } from '../block-error.ts';
import { siteOf } from '../store/site-of.ts';
import type { AnyDoor, PlatformReader } from './door.ts';
import type { EarlyInput } from './early-input.ts';
import { emit } from './emit.ts';
import type { Known } from './known.ts';
import { mount } from './mount.tsx';
import { isPlatform } from './naming.ts';
import type { Page } from './page.ts';
import { sayFailure } from './say.ts';
import { twice } from './twice.ts';

/** What mounting needs of the stage. */
export interface KindParts {
  page: Page;
  early: EarlyInput;
  readonly known: Map<Element, Known>;
  set(element: Element, known: Known, state: BlockState): void;
  /** Shows the page's own markup and tells the page. */
  failed(element: Element, known: Known, error: unknown): void;
}

/** Large batches: small slices cost a style recalculation each, one batch of thousands blocks the page. */
const BATCH = 200;

/**
 * Mounts blocks of one kind, those that are still wanted.
 *
 * @param reader reads published markup, where that is no part of the block's own chunk
 */
export async function mountKind(
  hosts: readonly Element[],
  door: AnyDoor,
  parts: KindParts,
  reader: PlatformReader | undefined = door.platform,
): Promise<void> {
  siteOf(parts.page);
  const whole = { ...door, ...(reader && { platform: reader }) };
  for (let at = 0; at < hosts.length; at += BATCH) {
    if (at) await new Promise((next) => setTimeout(next));
    const batch = hosts.slice(at, at + BATCH);
    const { prepare } = door;
    if (prepare) await Promise.all(batch.map((host) => twice(async () => prepare(host, isPlatform(host)))));
    mountBatch(batch, whole, parts);
  }
}

function mountBatch(hosts: readonly Element[], door: AnyDoor, parts: KindParts): void {
  const live = hosts.filter((element) => parts.known.get(element)?.state === 'loading' && element.isConnected);
  const results = mount(
    live.map((element) => ({
      element,
      door,
      page: parts.page,
      platform: isPlatform(element),
      takeEarly: () => parts.early.take(element),
      found(problems) {
        const known = parts.known.get(element);
        if (known) known.problems = problems;
      },
      // React must finish before its root goes.
      failed: (error) => queueMicrotask(() => failedLater(element, error, door, parts)),
    })),
  );
  for (const [at, element] of live.entries()) {
    const known = parts.known.get(element);
    const result = results[at];
    if (!result) continue;
    if (!known) {
      // A handler of the page unmounted it meanwhile.
      if ('unmount' in result) result.unmount();
    } else if ('error' in result) fail(element, known, result.error, parts);
    else {
      known.mounted = result;
      parts.set(element, known, 'ready');
      emit(element, 'block-ready', { block: known.name });
      // What the view left: it shows the page's own markup.
      parts.early.release(element);
    }
  }
}

function failedLater(element: Element, error: unknown, door: AnyDoor, parts: KindParts): void {
  const known = parts.known.get(element);
  if (!known?.mounted) return;
  known.mounted.unmount();
  known.mounted = null;
  if (error instanceof DOMException && !known.retried) {
    known.retried = true;
    parts.set(element, known, 'loading');
    mountBatch([element], door, parts);
  } else fail(element, known, error, parts);
}

/** Reports a block whose render or effect threw. By now the page's own markup shows again. */
export function fail(element: Element, known: Known, error: unknown, parts: KindParts): void {
  sayFailure(parts.page.report, new BlockError('VT020', known.name, element, error));
  parts.failed(element, known, error);
}
