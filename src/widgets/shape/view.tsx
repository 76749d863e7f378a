import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import { shapeRatio } from '../../vocab/rules/display/aspect-ratio.ts';
import { dropShadowFilter } from '../../vocab/rules/display/drop-shadow.ts';
import { fitWatcher } from '../_shared/media/fit/fit-watcher.ts';
import { shapeNamed } from '../_shared/media/shapes.ts';
import type { shape } from './block.ts';
import type { ShapeContent } from './content.ts';

type Props = ViewProps<DataOf<(typeof shape)['data']>, ShapeContent>;

const watchFit = /* @__PURE__ */ fitWatcher();

export function View({ data, content, handle }: Props) {
  const probe = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { stretch, position, dropShadow, label } = data;
  const drawing = content.drawn ? null : shapeNamed(data.shape);
  const viewBox = drawing ? `0 0 ${drawing.width} ${drawing.height}` : '';
  const ratio = shapeRatio(data.shape, data.viewBox || viewBox);

  useLayoutEffect(() => {
    if (probe.current && box.current) return watchFit(probe.current, box.current, { ratio, stretch });
  }, [ratio, stretch]);

  const missing = !drawing && !content.drawn && data.shape;
  useEffect(() => {
    if (missing)
      handle.log.warn(
        `no shape is called "${missing}", so nothing is shown; write a name of its reference`,
        handle.element,
      );
  }, [missing, handle]);

  if (!drawing) return <slot />;
  const style = {
    '--_ratio': ratio,
    ...(dropShadow && { '--_filter': dropShadowFilter(dropShadow, 'var(--_shade)') }),
  } as CSSProperties;
  return (
    <div className="place" data-position={position}>
      <div className="vt-probe" ref={probe} />
      <div className="shape" part="shape" ref={box} style={style} {...(label && { role: 'img', 'aria-label': label })}>
        <svg viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
          <path d={drawing.path} />
        </svg>
      </div>
    </div>
  );
}
