import { BlockError } from '../block-error.ts';
import { emit } from '../page/emit.ts';
import { isPublished } from '../page/find-blocks.ts';
import { retryOnce } from '../page/retry-once.ts';
import { reportFailure } from '../report-messages.ts';
import type { BlockRecord } from '../stage/block-record.ts';
import { siteOf } from '../store/site-of.ts';
import type { AnyModule, PublishedReader } from './block-module.ts';
import { mountBatch } from './mount-batch.ts';
import type { MountContext } from './mount-context.ts';
import type { Renderer } from './renderer.ts';

/** Blocks per batch. Each batch costs one style recalculation, but a single batch of thousands would block the page. */
const BATCH = 200;

/** The options with which the blocks of one kind are mounted. */
export interface MountOptions {
  readonly module: AnyModule;
  readonly renderer: Renderer<AnyModule>;
  readonly context: MountContext;
}

/**
 * Mounts those blocks of one kind that are still in the page and loading.
 *
 * @param reader reads published markup when the block's own chunk does not
 */
export async function mountBlocks(
  elements: readonly Element[],
  options: MountOptions,
  reader: PublishedReader | undefined = options.module.readPublished,
): Promise<void> {
  const { module, context } = options;
  siteOf(context.page);
  const whole: MountOptions = reader ? { ...options, module: { ...module, readPublished: reader } } : options;
  for (let at = 0; at < elements.length; at += BATCH) {
    if (at) await new Promise((next) => setTimeout(next));
    const batch = elements.slice(at, at + BATCH);
    const { prepare } = module;
    if (prepare)
      await Promise.all(batch.map((element) => retryOnce(async () => prepare(element, isPublished(element)))));
    mountLive(batch, whole);
  }
  import('./renew-changed.ts').then(({ renewChanged }) => renewChanged(context, module.block)).catch(() => {});
}

function mountLive(elements: readonly Element[], options: MountOptions): void {
  const { module, renderer, context } = options;
  const live = elements.filter((element) => context.records.get(element)?.state === 'loading' && element.isConnected);
  const results = mountBatch(
    live.map((element) => ({
      element,
      module,
      page: context.page,
      published: isPublished(element),
      takeHeldClicks: () => context.replay.take(element),
      onProblems(problems) {
        const record = context.records.get(element);
        if (record) record.problems = problems;
      },
      // The renderer must finish before its root is removed.
      failed: (error) => queueMicrotask(() => failedLater(element, error, options)),
    })),
    renderer,
  );
  for (const [at, element] of live.entries()) {
    const record = context.records.get(element);
    const result = results[at];
    if (!result) continue;
    if (!record) {
      // A handler of the page has unmounted it in the meantime.
      if ('unmount' in result) result.unmount();
    } else if ('error' in result) fail(element, record, result.error, context);
    else {
      record.mounted = result;
      context.setState(element, record, 'ready');
      emit(element, 'block-ready', { block: record.name });
      // Clicks that the view did not take: it shows the page's own markup.
      context.replay.release(element);
    }
  }
}

function failedLater(element: Element, error: unknown, options: MountOptions): void {
  const { context } = options;
  const record = context.records.get(element);
  if (!record?.mounted) return;
  record.mounted.unmount();
  record.mounted = null;
  if (error instanceof DOMException && !record.retried) {
    record.retried = true;
    context.setState(element, record, 'loading');
    mountLive([element], options);
  } else fail(element, record, error, context);
}

/** Reports a block whose render or effect threw. By now the page's own markup shows again. */
export function fail(element: Element, record: BlockRecord, error: unknown, context: MountContext): void {
  reportFailure(context.page.log, new BlockError('VT020', record.name, element, error));
  context.failed(element, record, error);
}
