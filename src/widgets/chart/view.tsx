import { type CSSProperties, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/chart.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { pageLocale } from '../_shared/block/page-locale.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import type { chart } from './block.ts';
import type { ChartContent } from './content.ts';
import { draw } from './drawing.tsx';
import { dressTable } from './dress-table.ts';
import { mostDecimals, numberWriter } from './format.ts';
import { Legend } from './legend.tsx';
import { Patterns, Swatch } from './mark.tsx';
import { useActive } from './use-active.ts';
import { useSize } from './use-size.ts';

type Props = ViewProps<DataOf<(typeof chart)['data']>, ChartContent>;

export const View = (props: Props) => (props.content.series.length ? <Chart {...props} /> : <slot />);

function Chart({ data, content, handle }: Props) {
  const { type, unit } = data;
  const t = handle.strings(messages);
  const id = `c${useId().replace(/[^\w-]/g, '')}`;
  const plot = useRef<HTMLDivElement>(null);
  const size = useSize(plot);
  // Distances grow with the text, so all is laid out for 16 px.
  const { scale } = size;
  const [width, height] = [size.width / scale, size.height / scale];
  const table = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const locale = pageLocale(handle);
  const { labels } = content;
  const title = data.title || content.caption;
  const series = useMemo(() => (type === 'pie' ? content.series.slice(0, 1) : content.series), [type, content]);
  const writer = useCallback((decimals: number) => numberWriter(locale, unit, decimals), [locale, unit]);
  const write = useMemo(() => writer(mostDecimals(series.flatMap(({ values }) => values))), [writer, series]);
  const isRtl = handle.dir === 'rtl';
  const drawn = (active: number | null) =>
    draw({ type, content: { ...content, series }, width, height, isRtl, id, active, writer });
  const { active, last, listeners } = useActive({
    count: labels.length,
    handle,
    indexAt: (x, y) => drawn(null).indexAt(x / scale, y / scale),
  });
  const drawing = drawn(active);

  useEffect(() => {
    const place = table.current;
    // A link in the table takes the focus: it has to be seen.
    const show = (): void => setAsTable(true);
    place?.addEventListener('focusin', show);
    return () => place?.removeEventListener('focusin', show);
  }, []);

  useEffect(() => {
    const own = handle.element.querySelector('table');
    if (!asTable || !own) return;
    return dressTable(own, content.columns, title === content.caption);
  }, [asTable, content, title, handle]);

  useEffect(() => {
    if (type === 'pie' && series[0]?.values.some((value) => value !== null && value < 0))
      handle.log.warn('a pie has no negative values; they are left out. Use bars or a line.', handle.element);
  }, [type, series, handle]);

  useEffect(() => {
    if (content.unread)
      handle.log.warn(
        'a cell is no number as the language of the page writes one; it counts as missing. Its attribute data-value can say the number, as in 1240.5.',
        content.unread,
      );
  }, [content, handle]);

  const whole = (series[0]?.values ?? []).reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);
  const shareOf = (value: number): string =>
    (whole ? Math.max(0, value) / whole : 0).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
  const said = (value: number | null): string =>
    value === null
      ? t('chartMissing')
      : type === 'pie' && unit.trim() !== '%'
        ? `${write(value)} (${t('chartShare', { share: shareOf(value) })})`
        : write(value);
  const valuesAt = (index: number) => series.map(({ name, values }) => ({ name, text: said(values[index] ?? null) }));
  const saysUnit = !unit.trim() || content.head.includes(unit.trim());
  const tableTitle = saysUnit ? title : `${title} (${unit.trim()})`.trim();
  const spoken = `${labels[last]}: ${valuesAt(last)
    .map(({ name, text }) => (series.length > 1 ? `${name} ${text}` : text))
    .join('; ')}`;
  const anchor = active === null ? null : drawing.anchorOf(active);
  return (
    <figure
      className="chart"
      data-type={type}
      data-view={asTable ? 'table' : 'drawing'}
      aria-label={title || undefined}
    >
      {(asTable ? tableTitle : title) && (
        <div className="title" part="title" aria-hidden="true">
          {asTable ? tableTitle : title}
        </div>
      )}
      <div className="sides">
        <div
          className="plot"
          part="plot"
          ref={plot}
          role="slider"
          tabIndex={0}
          aria-label={title ? `${t('chartPoints')}: ${title}` : t('chartPoints')}
          aria-valuemin={1}
          aria-valuemax={labels.length}
          aria-valuenow={last + 1}
          aria-valuetext={spoken}
          {...listeners}
        >
          <svg
            className="drawing"
            width={size.width}
            height={size.height}
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
            focusable="false"
          >
            <Patterns id={id} />
            {width > 0 && drawing.picture}
          </svg>
          {anchor && active !== null && (
            <div
              className="tip"
              part="tooltip"
              aria-hidden="true"
              style={
                {
                  '--_x': `${anchor.x * scale}px`,
                  '--_y': `${anchor.y * scale}px`,
                  '--_share': anchor.x / width,
                } as CSSProperties
              }
              data-below={anchor.y < height / 2 || undefined}
            >
              <strong>{labels[active]}</strong>
              {valuesAt(active).map(({ name, text }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name.
                <span key={at}>
                  {type !== 'pie' && <Swatch id={id} at={at} line={type === 'line'} />}
                  {series.length > 1 && `${name}: `}
                  {text}
                </span>
              ))}
            </div>
          )}
        </div>
        {data.legend && (type === 'pie' || series.length > 1) && (
          <Legend
            id={id}
            line={type === 'line'}
            entries={
              type === 'pie'
                ? labels.map((name, at) => ({ name, text: said(series[0]?.values[at] ?? null) }))
                : series.map(({ name }) => ({ name }))
            }
          />
        )}
      </div>
      <div
        className={`table ${asTable ? '' : 'visually-hidden'}`}
        part="table"
        ref={table}
        {...(asTable && { tabIndex: 0, role: 'region', 'aria-label': tableTitle || t('chartAsTable') })}
      >
        <slot name="table" />
      </div>
      <div className="foot">
        <Button part="toggle" onClick={() => handle.run(() => setAsTable(!asTable))}>
          {t(asTable ? 'chartAsDrawing' : 'chartAsTable')}
        </Button>
      </div>
      <slot />
    </figure>
  );
}
