import { DEBUG_FLAG, DEBUG_QUERY, INITIALISED, LOCALE } from '../../vocab/names.ts';
import { VERSION } from '../../vocab/version.ts';
import type { Handover } from '../loader/handover.ts';
import { MessageLog } from '../message-log.ts';
import { documentMember, queryIn } from '../page/document-member.ts';
import { emit } from '../page/emit.ts';
import { findBlocks, isPublished } from '../page/find-blocks.ts';
import { type Framed, inEditorFrame, inQuery } from '../page/page-modes.ts';
import { ownContext } from '../page/read-context.ts';
import { retryOnce } from '../page/retry-once.ts';
import { valueAt } from '../page/value-at.ts';
import type { LoadPublished, Published } from '../published/published.ts';
import { decidedBefore } from '../store/decision.ts';
import { createPageStore } from '../store/store.ts';
import { createBlocks } from './blocks.ts';
import type { Page } from './page.ts';
import { installInterface } from './page-interface.ts';
import type { Registry, ServiceRegistry } from './registry.ts';
import { createServices } from './start-services.ts';
import { watch } from './watch.ts';

/**
 * Starts the stage and connects its parts.
 *
 * @param loadPublished loads the code for published pages; by default a separate file, fetched when the first such block is found
 */
export async function startStage(
  handover: Handover,
  registry: Registry,
  services: ServiceRegistry,
  loadPublished: LoadPublished = () => import('../published/published.ts'),
): Promise<void> {
  // The loader fetches the stage while the page is still being parsed.
  if (documentMember('readyState') === 'loading')
    await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
  // An old library may have taken it away. Where it is there, nothing is written.
  NodeList.prototype[Symbol.iterator] ??= [].values;
  const log = new MessageLog();
  let published: Published | null = null;
  let detected = false;
  /** Loads the code for published pages once the platform's runtime, its context or a published block is found. */
  const detectPublished = async (roots: readonly ParentNode[], runtime?: unknown): Promise<boolean> => {
    if (detected || !(runtime ?? roots.flatMap(findBlocks).find(isPublished))) return false;
    detected = true;
    try {
      published = (await retryOnce(loadPublished)).readPublished(registry);
    } catch (error) {
      log.error('VT022', `published: ${error}`);
    }
    return true;
  };
  const detecting = detectPublished(
    [document],
    queryIn(document, 'script[src*=site-bundle]')[0] ?? valueAt(window, 'Static.SQUARESPACE_CONTEXT'),
  );
  // A promise of an asynchronous function is the browser's own: the page's `Promise` inherits from it what it lacks, and the browser's cannot inherit from itself.
  Reflect.setPrototypeOf(Promise, detecting.constructor);
  await detecting;

  const context = ownContext(document) ?? (published as Published | null)?.context ?? null;
  const root = documentMember('documentElement');
  const panel = inQuery(DEBUG_QUERY);
  log.developerMode =
    panel || valueAt(context, 'website.developerMode') === true || handover.tag?.hasAttribute(DEBUG_FLAG);

  const stops = new Set<() => void>();
  const page: Page = {
    store: createPageStore(decidedBefore(context), inEditorFrame(window as unknown as Framed)),
    log,
    context,
    overrides: new Map(),
    language: handover.tag?.getAttribute(LOCALE) || `${valueAt(context, 'website.language') ?? ''}` || root.lang,
    messages: {},
    tag: handover.tag,
    once: new WeakSet(),
    stops,
    open: (name, ...payload) => blocks.open(name, payload[0]),
    prepare: (name) => blocks.fetchBlock(name),
    // Each service returns its type in `ServiceApis`; the registry and the chunks are type-checked where they are declared.
    service: (name) => running.service(name) as Promise<never>,
  };
  const blocks = createBlocks({
    registry,
    handover,
    page,
    published: () => published,
    // Only developers need these messages, so the code for them is fetched on demand.
    found(elements) {
      if (log.developerMode)
        loadDiagnosis()
          .then(({ reportAttributes }) => reportAttributes(log, registry, blocks.records, elements))
          .catch((error) => log.error('VT022', `diagnosis: ${error}`));
    },
  });
  const running = createServices(services, page);
  stops.add(blocks.stop);
  stops.add(running.stop);
  stops.add(() => root.removeAttribute(INITIALISED));

  const added = async (roots: readonly ParentNode[]): Promise<void> => {
    blocks.scan(roots);
    running.added(roots);
    if (await detectPublished(roots)) blocks.scan(roots);
  };
  const initialisers = {
    blocks() {
      blocks.scan([document]);
      stops.add(watch(document, { added, removed: blocks.removeDetached }));
    },
    // With the platform's own runtime on the page, services are left to it.
    ...(!(published as Published | null)?.platformRuns && { services: running.start }),
  };
  // In this order, each once; one that fails does not stop the others (CTX-025).
  for (const [name, start] of Object.entries(initialisers))
    try {
      start();
    } catch (error) {
      log.error('VT030', `${name}: ${error}`);
    }
  page.store.setState({ initialised: true });
  root.setAttribute(INITIALISED, Object.keys(initialisers).join(' '));
  // A failure is reported where it happens.
  if (panel) page.open('diagnosis').catch(() => {});

  const { Vitrine } = window as unknown as { Vitrine: object };
  installInterface(Vitrine, blocks, page, async () =>
    (await loadDiagnosis()).gather({
      registry,
      records: blocks.records,
      page,
      tag: handover.tag,
    }),
  );
  emit(document, 'ready', { version: VERSION });
}

/** Fetches what looks at a whole page: its report, and the words on its blocks that the stage cannot use. */
const loadDiagnosis = (): Promise<typeof import('../diagnosis/gather.ts')> =>
  retryOnce(() => import('../diagnosis/gather.ts'));
