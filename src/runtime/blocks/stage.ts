import { Strings } from '../../strings/strings.ts';
import { DEBUG_FLAG, DEBUG_QUERY, INITIALISED } from '../../vocab/names.ts';
import { VERSION } from '../../vocab/version.ts';
import { deviceSigns, isMobileDevice } from '../page/device.ts';
import { type Framed, inEditorFrame } from '../page/frame.ts';
import { Initialisers } from '../page/initialisers.ts';
import { readContext } from '../page/read-context.ts';
import { inScreenshotMode } from '../page/screenshot.ts';
import { Report } from '../report.ts';
import { allows } from '../store/consent.ts';
import { createPageStore } from '../store/store.ts';
import { Blocks } from './blocks.ts';
import { emit } from './emit.ts';
import type { Handover } from './handover.ts';
import { naming, platformRuntime } from './naming.ts';
import { installInterface } from './page-interface.ts';
import type { Registry } from './registry.ts';
import { watch } from './watch.ts';

/** Starts the stage: the one place where its parts are joined. */
export function startStage(handover: Handover, registry: Registry): void {
  const site = readContext(document);
  const report = new Report();
  report.developer =
    site.website.developerMode ||
    handover.tag?.hasAttribute(DEBUG_FLAG) ||
    new URLSearchParams(location.search).has(DEBUG_QUERY);

  const store = createPageStore(site, {
    inEditorFrame: inEditorFrame(window as unknown as Framed),
    mobile: isMobileDevice(deviceSigns()),
    screenshot: inScreenshotMode(location.search),
  });
  const strings = new Strings();
  const blocks = new Blocks({
    registry,
    strings,
    handover,
    report,
    naming: naming(registry, platformRuntime(document.documentElement)),
    consent: {
      allows: (purpose) => allows(store.getState().consent, purpose),
      watch: (fn) => store.subscribe((now, before) => now.consent !== before.consent && fn()),
    },
  });

  const stops = new Set<() => void>([() => blocks.stop(), () => root.removeAttribute(INITIALISED)]);
  const root = document.documentElement;
  const initialisers = new Initialisers((name, error) => report.always('VT030', `${name}: ${String(error)}`));
  initialisers.register('blocks', () => {
    performance.mark('vitrine:scan');
    blocks.scan(document);
    performance.measure('vitrine:scan', 'vitrine:scan');
    stops.add(watch(document, { added: (elements) => blocks.scanAll(elements), removed: () => blocks.sweep() }));
  });
  initialisers.run(() => {
    store.setState({ initialised: true });
    root.setAttribute(INITIALISED, initialisers.done.join(' '));
  });

  const { Vitrine } = window as unknown as { Vitrine: object };
  installInterface(Vitrine, { blocks, store, report, strings, stops });
  emit(document, 'ready', { version: VERSION });
}
