import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/map.json';
import type { DataOf } from '../../vocab/block/field.ts';
import type { MapLocation } from '../../vocab/rules/display/map-location.ts';
import { Facade } from '../_shared/block/facade/facade.tsx';
import type { Gate } from '../_shared/block/facade/gate.ts';
import { IconButton } from '../_shared/ui/button/icon-button.tsx';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { minus, plus } from '../_shared/ui/icons/icons.ts';
import { AddressCard, PlaceLink } from './address-card.tsx';
import type { map } from './block.ts';
import type { MapContent } from './content.ts';
import type { DrawnMap } from './map-adapter.ts';
import type { MapSource } from './map-source.ts';

interface Props {
  readonly data: DataOf<(typeof map)['data']>;
  readonly content: MapContent;
  readonly handle: BlockHandle;
  readonly location: MapLocation;
  /** Where the place is shown by the maps service. */
  readonly link: string;
  readonly source: MapSource;
  readonly gate: Gate;
  /** The map that is on the page. */
  readonly drawn: DrawnMap | null;
  /** The map has buttons. */
  readonly isControlled: boolean;
  box(element: HTMLElement | null): void;
}

/** The address, and the map in its place where there is one (MAP-311, MAP-317). */
export function MapView({ data, content, handle, location, link, source, gate, drawn, isControlled, box }: Props) {
  const t = handle.strings(messages);
  const isLinkOverMap = drawn !== null && !content.isPublished;
  const zoomBy = isControlled && drawn?.zoomBy;
  const height: Record<string, string> = data.height ? { '--_height': `${data.height}px` } : {};
  return (
    <div
      className="box"
      ref={box}
      tabIndex={-1}
      data-state={drawn ? 'drawn' : gate.isOpen ? 'card' : 'waiting'}
      data-map={source.kind !== 'none' || undefined}
      style={height}
    >
      <div className="map">
        <slot name="canvas" />
      </div>
      {isLinkOverMap && <PlaceLink className="over" link={link} words={t} isRepeated={content.hasLink} />}
      <AddressCard {...{ location, link, content, isLinkOverMap }} words={t} />
      {!gate.isOpen && <Facade handle={handle} gate={gate} kind="map" title="" from="" link="" />}
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
