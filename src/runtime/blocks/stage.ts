import { BANNER_COMMANDS, DEBUG_FLAG, DEBUG_QUERY, INITIALISED, LOCALE } from '../../vocab/names.ts';
import { VERSION } from '../../vocab/version.ts';
import { documentMember } from '../page/document-member.ts';
import { type Framed, inEditorFrame } from '../page/frame.ts';
import { createInitialisers } from '../page/initialisers.ts';
import { readContext } from '../page/read-context.ts';
import { Report } from '../report.ts';
import { createPageStore } from '../store/store.ts';
import { createBlocks } from './blocks.ts';
import { emit, listen } from './emit.ts';
import type { Handover } from './handover.ts';
import { loadDiagnosis } from './load-diagnosis.ts';
import { naming, platformRuntime } from './naming.ts';
import type { Page } from './page.ts';
import { installInterface } from './page-interface.ts';
import type { Registry } from './registry.ts';
import type { Services, ServicesDoor } from './services.ts';
import { twice } from './twice.ts';
import { watch } from './watch.ts';

/**
 * Starts the stage: the one place where its parts are joined.
 *
 * @param loadServices fetches the chunk of what runs without a block
 */
export function startStage(handover: Handover, registry: Registry, loadServices: () => Promise<ServicesDoor>): void {
  const site = readContext(document);
  const report = new Report();
  const panel = new URLSearchParams(location.search).has(DEBUG_QUERY);
  report.developer = panel || site.website.developerMode || handover.tag?.hasAttribute(DEBUG_FLAG);

  const store = createPageStore(site, inEditorFrame(window as unknown as Framed));
  const root = documentMember('documentElement');
  const stops = new Set<() => void>([
    () => {
      stopped = true;
      blocks.stop();
    },
    () => root.removeAttribute(INITIALISED),
  ]);
  let stopped = false;
  let services: Promise<Services> | undefined;
  const page: Page = {
    store,
    report,
    words: new Map(),
    language: handover.tag?.getAttribute(LOCALE) || site.website.language || root.lang,
    stops,
    open: (name) => blocks.open(name),
    services() {
      services ??= startServices();
      return services;
    },
  };
  const startServices = (): Promise<Services> => {
    const started = twice(loadServices).then((door) => {
      if (stopped) throw new Error('the page was given back meanwhile');
      return door.startServices(page);
    });
    // Whoever asked is told by the rejection; a page that only needs them at work is told here. Who asks next may have better luck.
    started.catch((error) => {
      services = undefined;
      if (!stopped) report.always('VT023', String(error));
    });
    return started;
  };
  const blocks = createBlocks({
    registry,
    handover,
    page,
    naming: naming(registry, platformRuntime(root)),
  });

  const initialisers = createInitialisers((name, error) => report.always('VT030', `${name}: ${String(error)}`));
  initialisers.register('blocks', () => {
    const start = performance.now();
    blocks.scan([document]);
    performance.measure('vitrine:scan', { start });
    stops.add(watch(document, { added: blocks.scan, removed: blocks.sweep }));
  });
  initialisers.run(() => {
    store.setState({ initialised: true });
    root.setAttribute(INITIALISED, initialisers.done().join(' '));
  });

  for (const command of BANNER_COMMANDS)
    stops.add(
      listen(window, `cookie-banner-${command}`, ({ detail }) => {
        page.services().then(
          ({ consent }) => consent[command](detail),
          () => {},
        );
      }),
    );
  if (Object.keys(site.cookieSettings).length) page.services();
  if (panel) page.open('diagnosis');

  const { Vitrine } = window as unknown as { Vitrine: object };
  installInterface(Vitrine, blocks, page, async () =>
    (await loadDiagnosis()).gather({
      registry,
      known: blocks.known,
      page,
      tag: handover.tag,
    }),
  );
  emit(document, 'ready', { version: VERSION });
}
