import type { LightViewProps } from '../../runtime/light/light-renderer.tsx';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/map.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { CONSENT_SERVICE } from '../../vocab/names.ts';
import { mapLink } from '../../vocab/rules/display/map-link.ts';
import { mapLocation } from '../../vocab/rules/display/map-location.ts';
import { mapsSettings } from '../../vocab/rules/third-parties/maps-settings.ts';
import { createGate, type FollowedGate } from '../_shared/block/facade/gate.ts';
import type { map } from './block.ts';
import type { MapContent } from './content.ts';
import { infoWindow } from './info-window.ts';
import { followOptions, optionsOf } from './live-options.ts';
import type { DrawnMap } from './map-adapter.ts';
import { type MapSource, mapSource } from './map-source.ts';
import { type StartedMap, startMap } from './start-map.ts';
import { MapView } from './view.tsx';

type Props = LightViewProps<DataOf<(typeof map)['data']>, MapContent>;

/** What a map waits for: the purpose that the site names for maps (MAP-601). Tiles of the site itself, and an address alone, wait for nothing. */
function createMapGate(source: MapSource, handle: BlockHandle): FollowedGate {
  if (source.kind === 'none' || (source.kind === 'tiles' && source.own))
    return createGate(handle, () => ({ purpose: 'necessary', service: '' }));
  const { purpose } = mapsSettings(handle.site, ({ where, read, expected, used }) =>
    handle.log.warn(`${where}: read ${read}, expected ${expected}; used: ${used}.`),
  );
  return createGate(handle, () => ({ purpose, service: handle.element.getAttribute(CONSENT_SERVICE) ?? '' }));
}

/** Shows the address, and the map in its place once it may be loaded and is drawn. */
export function start({ data, content, handle, draw }: Props): () => void {
  const t = handle.strings(messages);
  const location = mapLocation(data);
  const link = data.placeLink || mapLink(location);
  const title = location.addressTitle.trim() || location.addressLine1.trim();
  const source = mapSource(data, handle.site);
  const gate = createMapGate(source, handle);
  const texts = { open: t('mapOpen'), newWindow: t('mapNewWindow'), close: t('mapClose') };
  let options = optionsOf(data);
  let drawn: DrawnMap | null = null;
  let started: StartedMap | null = null;
  let box: HTMLElement | null = null;
  let wasFocused = false;
  const keep = (element: HTMLElement | null): void => {
    box = element;
  };

  function show(): void {
    const now = gate.get();
    const isControlled = options.showControls && !options.disableDefaultUI;
    draw(<MapView {...{ data, content, handle, location, link, source, drawn, isControlled }} gate={now} box={keep} />);
    if (!now.wasClicked) wasFocused = false;
    if (!drawn || !now.wasClicked || wasFocused) return;
    // The button that was used is gone.
    wasFocused = true;
    box?.focus({ preventScroll: true });
  }

  /** Starts the map once its gate is open, and takes it away where the gate is closed again. */
  function follow(): void {
    const { isOpen } = gate.get();
    if (!isOpen) {
      started?.stop();
      started = null;
      drawn = null;
    }
    show();
    const root = box?.getRootNode();
    if (!isOpen || started || source.kind === 'none' || !(root instanceof ShadowRoot)) return;
    started = startMap({
      host: root.host,
      source,
      handle,
      request: {
        location,
        options,
        mapName: title ? t('mapName', { place: title }) : t('mapUnnamed'),
        markerName: title || t('mapMarker'),
        info: (close) => infoWindow({ location, link, close, dir: handle.dir, texts }),
        openPlace: () => void window.open(link, '_blank', 'noopener'),
      },
      changed(now) {
        drawn = now;
        show();
      },
    });
  }

  if (handle.site.gmRenderKey && source.kind === 'none') handle.log.error(BAD_KEY);
  const stopFollowing = followOptions(data, handle, (now) => {
    options = now;
    started?.update(now);
    show();
  });
  const unsubscribe = gate.subscribe(() => void handle.run(follow));
  follow();
  return () => {
    stopFollowing();
    unsubscribe();
    started?.stop();
  };
}

const BAD_KEY = 'gmRenderKey of the page context is no key in base64, so no map is loaded';
