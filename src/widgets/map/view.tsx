import { type CSSProperties, useEffect, useRef } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/map.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { mapLink } from '../../vocab/rules/display/map-link.ts';
import { mapLocation } from '../../vocab/rules/display/map-location.ts';
import { Facade } from '../_shared/block/facade/facade.tsx';
import { IconButton } from '../_shared/ui/button/icon-button.tsx';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { minus, plus } from '../_shared/ui/icons/icons.ts';
import { AddressCard } from './address-card.tsx';
import type { map } from './block.ts';
import type { MapContent } from './content.ts';
import { infoWindow } from './info-window.ts';
import { mapSource } from './map-source.ts';
import { useLiveOptions } from './use-live-options.ts';
import { useMap } from './use-map.ts';
import { useMapGate } from './use-map-gate.ts';

type Data = DataOf<(typeof map)['data']>;
type Props = ViewProps<Data, MapContent>;

export function View({ data, content, handle }: Props) {
  const t = handle.strings(messages);
  const box = useRef<HTMLDivElement>(null);
  const wasFocused = useRef(false);
  const location = mapLocation(data);
  const options = useLiveOptions(data, handle);
  const link = data.placeLink || mapLink(location);
  const title = location.addressTitle.trim() || location.addressLine1.trim();
  const source = mapSource(data, handle.site);
  const gate = useMapGate(source, handle);
  const waiting = !gate.isOpen;

  const drawn = useMap(box, {
    source,
    handle,
    allowed: gate.isOpen,
    parts: {
      location,
      options,
      mapName: title ? t('mapName', { place: title }) : t('mapUnnamed'),
      markerName: title || t('mapMarker'),
      info: (close) =>
        infoWindow({
          location,
          link,
          close,
          dir: handle.dir,
          texts: { open: t('mapOpen'), newWindow: t('mapNewWindow'), close: t('mapClose') },
        }),
      openPlace: () => void window.open(link, '_blank', 'noopener'),
    },
  });

  useEffect(() => {
    if (handle.site.gmRenderKey && source.kind === 'none') handle.log.error(BAD_KEY);
  }, [handle, source.kind]);

  const { wasClicked } = gate;
  useEffect(() => {
    if (!wasClicked) wasFocused.current = false;
    if (!drawn || !wasClicked || wasFocused.current) return;
    // The button that was used is gone.
    wasFocused.current = true;
    box.current?.focus({ preventScroll: true });
  }, [drawn, wasClicked]);

  const zoomBy = options.showControls && !options.disableDefaultUI ? drawn?.zoomBy : undefined;
  return (
    <div
      className="box"
      ref={box}
      tabIndex={-1}
      data-state={drawn ? 'drawn' : waiting ? 'waiting' : 'card'}
      data-map={source.kind !== 'none' || undefined}
      style={data.height ? ({ '--_height': `${data.height}px` } as CSSProperties) : undefined}
    >
      <div className="map">
        <slot name="canvas" />
      </div>
      <AddressCard location={location} link={link} content={content} words={t} />
      {waiting && <Facade handle={handle} gate={gate} kind="map" title="" from="" link="" />}
      {zoomBy && (
        <div className="zoom" part="zoom">
          <IconButton label={t('mapZoomIn')} title={t('mapZoomIn')} onClick={() => handle.run(() => zoomBy(1))}>
            <Icon path={plus} />
          </IconButton>
          <IconButton label={t('mapZoomOut')} title={t('mapZoomOut')} onClick={() => handle.run(() => zoomBy(-1))}>
            <Icon path={minus} />
          </IconButton>
        </div>
      )}
      {drawn && source.kind === 'tiles' && data.attribution && (
        <p className="attribution" part="attribution">
          {data.attributionLink ? <a href={data.attributionLink}>{data.attribution}</a> : data.attribution}
        </p>
      )}
    </div>
  );
}

const BAD_KEY = 'gmRenderKey of the page context is no key in base64, so no map is loaded';
