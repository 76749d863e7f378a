import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import { onResize } from '../../runtime/page/element-observers.ts';
import messages from '../../strings/pt-BR/reservation-block.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { blockWidths } from '../../vocab/codes/layout.ts';
import { audienceOf } from '../../vocab/rules/site/audience.ts';
import { Facade } from '../_shared/block/facade/facade.tsx';
import { OutsideFrame } from '../_shared/block/facade/outside-frame.tsx';
import { frameAddress, hostOf } from '../_shared/block/facade/safe-address.ts';
import { useGate } from '../_shared/block/facade/use-gate.ts';
import type { reservation } from './block.ts';
import type { ReservationContent } from './content.ts';
import { usePreview } from './use-preview.ts';

type ReservationKind = 'reservation' | 'table-booking';

/** How text and form are arranged; `wide` and `row` have them beside each other. */
type ReservationLayout = 'wide' | 'narrow' | 'row' | 'column';

/**
 * The layout of a block (BLOCK-020, BLOCK-021).
 *
 * @param width of the block, in px
 */
export function layoutOf(kind: ReservationKind, width: number): ReservationLayout {
  if (kind === 'table-booking') return width <= blockWidths.tableBookingColumnPx ? 'column' : 'row';
  return width > blockWidths.reservationWideAbovePx ? 'wide' : 'narrow';
}

type Props = ViewProps<DataOf<(typeof reservation)['data']>, ReservationContent>;

/** A reservation form of a third party beside the page's own text (BLOCK-010). */
export function View({ data, content, handle }: Props) {
  const t = handle.strings(messages);
  const layoutBox = useRef<HTMLDivElement>(null);
  const layout = useLayout(data.kind, handle);
  const isOwner = audienceOf(handle.site).account;
  usePreview(layoutBox, handle, isOwner);
  const gate = useGate(handle, {
    purpose: data.purpose,
    service: data.consentService,
    waitsForClick: data.load === 'click',
  });
  const [hasFailed, setFailed] = useState(false);
  const address = useMemo(() => (data.src ? frameAddress(data.src) : null), [data.src]);
  const from = hostOf(address);
  const isBeside = layout === 'wide' || layout === 'row';
  const showsFrame = address !== null && !hasFailed;

  const fail = (): void => {
    setFailed(true);
    handle.log.error(`the form at ${from || 'this site'} did not load in 30 s`);
  };
  const name = data.title || content.linkText;
  // Clicks inside an iframe, also one that a script draws, reach nothing of the page.
  const cover = isOwner && (
    <button type="button" className="preview" part="preview">
      <span className="visually-hidden">{t('reservationPreview')}</span>
    </button>
  );

  return (
    <div
      ref={layoutBox}
      className="layout"
      part={isBeside ? `layout ${layout}` : 'layout'}
      data-layout={layout}
      data-alone={!showsFrame && !content.hasPlace}
    >
      <div className="about" part="about">
        <slot />
      </div>
      {showsFrame && (
        <div className="widget" part="widget" style={{ minBlockSize: `${data.height}px` }}>
          {gate.isOpen ? (
            <>
              <OutsideFrame
                handle={handle}
                address={address}
                title={name || (from ? t('reservationFrame', { host: from }) : t('reservationOfSite'))}
                forms={true}
                focus={gate.wasClicked && !isOwner}
                inert={isOwner}
                onLate={fail}
              />
              {cover}
            </>
          ) : (
            <Facade handle={handle} gate={gate} title={name} from={from} link={content.link} />
          )}
        </div>
      )}
      {!showsFrame && content.hasPlace && (
        <div className="widget" part="widget">
          <slot name="form" inert={isOwner} />
          {cover}
        </div>
      )}
    </div>
  );
}

const widthOf = (element: Element): number => (element as HTMLElement).offsetWidth;

/** The layout for the width of the block, with its padding and border, which is followed while it changes. */
function useLayout(kind: ReservationKind, { element }: BlockHandle): ReservationLayout {
  const [width, setWidth] = useState(() => widthOf(element));
  useLayoutEffect(() => onResize(element, () => setWidth((before) => widthOf(element) || before)), [element]);
  return layoutOf(kind, width);
}
