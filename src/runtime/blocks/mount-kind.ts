import type { BlockState } from '../../vocab/names.ts';
import type { AnyDoor } from './door.ts';
import type { EarlyInput } from './early-input.ts';
import { emit } from './emit.ts';
import { fail } from './fail.ts';
import type { Known } from './known.ts';
import { loadLanguage } from './language.ts';
import { mount } from './mount.tsx';
import type { Naming } from './naming.ts';
import type { Page } from './page.ts';
import { twice } from './twice.ts';

/** What mounting needs of the stage. */
export interface KindParts {
  naming: Naming;
  page: Page;
  early: EarlyInput;
  known(element: Element): Known | undefined;
  set(element: Element, known: Known, state: BlockState): void;
}

/** Large batches: small slices cost a style recalculation each (notes: performance §0), one batch of thousands blocks the page. */
const BATCH = 200;

/** Mounts blocks of one kind, those that are still wanted. */
export async function mountKind(hosts: readonly Element[], given: AnyDoor, parts: KindParts): Promise<void> {
  const { language, report } = parts.page;
  await loadLanguage(language, (error) => report.always('VT022', `language ${language}: ${error}`));
  const door = await withReader(given, hosts, parts);
  if (door.block.host === 'page') {
    const { mountLayer } = await import('./layer.tsx');
    for (const place of hosts) mountLayer(place, door, parts);
    return;
  }
  for (let at = 0; at < hosts.length; at += BATCH) {
    if (at) await new Promise((next) => setTimeout(next));
    const batch = hosts.slice(at, at + BATCH);
    const { prepare } = door;
    if (prepare)
      await Promise.all(batch.map((host) => twice(async () => prepare(host, parts.naming.isPlatform(host)))));
    mountBatch(batch, door, parts);
  }
}

/** Fetches what reads published markup, where a block stands in such. */
async function withReader(door: AnyDoor, hosts: readonly Element[], { naming }: KindParts): Promise<AnyDoor> {
  const { platformReader } = door;
  if (!platformReader || !hosts.some(naming.isPlatform)) return door;
  return { ...door, platform: (await twice(platformReader)).default };
}

function mountBatch(hosts: readonly Element[], door: AnyDoor, parts: KindParts): void {
  const live = hosts.filter((element) => parts.known(element)?.state === 'loading' && element.isConnected);
  const results = mount(
    live.map((element) => ({
      element,
      door,
      page: parts.page,
      platform: parts.naming.isPlatform(element),
      takeEarly: () => parts.early.take(element),
      found(problems) {
        const known = parts.known(element);
        if (known) known.problems = problems;
      },
      // React must finish before its root goes.
      failed: (error) => queueMicrotask(() => failedLater(element, error, door, parts)),
    })),
  );
  for (const [at, element] of live.entries()) {
    const known = parts.known(element);
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
  const known = parts.known(element);
  if (!known?.mounted) return;
  known.mounted.unmount();
  known.mounted = null;
  if (error instanceof DOMException && !known.retried) {
    known.retried = true;
    parts.set(element, known, 'loading');
    mountBatch([element], door, parts);
  } else fail(element, known, error, parts);
}
