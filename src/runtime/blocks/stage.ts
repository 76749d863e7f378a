import { DEBUG_FLAG, DEBUG_QUERY, INITIALISED, LOCALE } from '../../vocab/names.ts';
import { VERSION } from '../../vocab/version.ts';
import { MessageLog } from '../message-log.ts';
import { documentMember, queryIn } from '../page/document-member.ts';
import { type Framed, inEditorFrame } from '../page/frame.ts';
import { inQuery } from '../page/in-query.ts';
import { createInitialisers } from '../page/initialisers.ts';
import { ownContext } from '../page/read-context.ts';
import { valueAt } from '../page/value-at.ts';
import { decidedBefore } from '../store/decision.ts';
import { createPageStore } from '../store/store.ts';
import { createBlocks } from './blocks.ts';
import { emit } from './emit.ts';
import { findBlocks } from './find-blocks.ts';
import type { Handover } from './handover.ts';
import { loadDiagnosis } from './load-diagnosis.ts';
import type { Page } from './page.ts';
import { installInterface } from './page-interface.ts';
import type { LoadPublished, Published } from './published.ts';
import { isPublished } from './published-naming.ts';
import type { Registry, ServiceRegistry } from './registry.ts';
import { retryOnce } from './retry-once.ts';
import { createServices } from './start-services.ts';
import { watch } from './watch.ts';

/**
 * Starts the stage: the one place where its parts are joined.
 *
 * @param loadPublished gives what reads published pages; without it that is a file, fetched when the first such block is added to the page
 */
export async function startStage(
  handover: Handover,
  registry: Registry,
  services: ServiceRegistry,
  loadPublished: LoadPublished = () => import('./published.ts'),
): Promise<void> {
  const log = new MessageLog();
  let published: Published | null = null;
  let asked = false;
  /** Reads what the platform has left in the page, once there is something of it: its own runtime, or a block. */
  const lookForPublished = async (roots: readonly ParentNode[], runtime?: Element): Promise<boolean> => {
    if (asked || !(runtime ?? roots.flatMap(findBlocks).find(isPublished))) return false;
    asked = true;
    try {
      published = (await retryOnce(loadPublished)).readPublished(registry);
    } catch (error) {
      log.error('VT022', `published: ${error}`);
    }
    return true;
  };
  await lookForPublished([document], queryIn(document, 'script[src*=site-bundle]')[0]);

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
    stops,
    open: (name, ...payload) => blocks.open(name, payload[0]),
    prepare: (name) => blocks.fetchBlock(name),
    // Each service gives what `ServiceApis` says of it; the table and its chunks are checked where they are made.
    service: (name) => running.service(name) as Promise<never>,
  };
  const blocks = createBlocks({
    registry,
    handover,
    page,
    published: () => published,
    // Nobody but developers needs these words, so whoever reads them waits a moment for what finds them.
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
    if (await lookForPublished(roots)) blocks.scan(roots);
  };
  const initialisers = createInitialisers((name, error) => log.error('VT030', `${name}: ${error}`));
  initialisers.register('blocks', () => {
    blocks.scan([document]);
    stops.add(watch(document, { added, removed: blocks.removeDetached }));
  });
  // Where the platform's own runtime works, what runs once per page is its own, too.
  if (!(published as Published | null)?.runs) initialisers.register('services', running.begin);
  initialisers.run(() => {
    page.store.setState({ initialised: true });
    root.setAttribute(INITIALISED, initialisers.done().join(' '));
  });
  // What fails is reported where it does.
  if (panel) page.open('diagnosis').catch(() => {});

  const { Vitrine } = window as unknown as { Vitrine: object };
  installInterface(Vitrine, blocks, page, async () =>
    (await loadDiagnosis()).gather({
      registry,
      known: blocks.records,
      page,
      tag: handover.tag,
    }),
  );
  emit(document, 'ready', { version: VERSION });
}
