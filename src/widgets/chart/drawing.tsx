import type { ReactNode } from 'react';
import { Axes } from './axes.tsx';
import type { ChartContent } from './content.ts';
import { mostDecimals } from './format.ts';
import { Area, COLORS, dashOf, Point } from './mark.tsx';
import { axisOf, gutterFor, heightAt, indexAt, middleAt } from './scale.ts';
import { barsPath, type Frame, linePath, markedPoints, slicesOf } from './shapes.ts';

export interface DrawingOptions {
  readonly type: 'bar' | 'line' | 'pie';
  readonly content: ChartContent;
  readonly width: number;
  readonly height: number;
  readonly isRtl: boolean;
  /** The id of its patterns. */
  readonly id: string;
  readonly active: number | null;
  /** Makes the function that writes values with so many decimals. */
  writer(decimals: number): (value: number) => string;
}

/** What is drawn, and which point is at a place; -1 for none. */
export interface Drawing {
  readonly picture: ReactNode;
  indexAt(x: number, y: number): number;
  /** Where the values of a point are shown. */
  anchorOf(index: number): { readonly x: number; readonly y: number };
}

export const draw = (options: DrawingOptions): Drawing =>
  options.type === 'pie' ? drawPie(options) : drawAxes(options);

function drawAxes({ type, content, width, height, isRtl, id, active, writer }: DrawingOptions): Drawing {
  const { labels, series } = content;
  const axis = axisOf(series, type === 'bar');
  const write = writer(mostDecimals(axis.ticks));
  const gutter = gutterFor(axis.ticks.map(write), width);
  const box = { left: isRtl ? 2 : gutter, right: isRtl ? width - gutter : width - 2, top: 12, bottom: height - 30 };
  const frame: Frame = { axis, box, count: labels.length, isRtl };
  const picture = (
    <Axes frame={frame} labels={labels} active={active} write={write}>
      {series.map((one, at) => {
        const path = type === 'bar' ? barsPath(one, at, series.length, frame) : linePath(one, frame);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the series are in the order of the table, and two may have one name.
          <g key={at}>
            {type === 'bar' ? (
              <Area id={id} at={at} path={path} />
            ) : (
              <>
                <path className="line" data-color={at % COLORS} strokeDasharray={dashOf(at)} d={path} />
                {markedPoints(one, frame).map(({ index, x, y }) => (
                  <Point key={index} at={at} x={x} y={y} />
                ))}
              </>
            )}
          </g>
        );
      })}
    </Axes>
  );
  return {
    picture,
    indexAt: (x) => indexAt(box, x, labels.length, isRtl),
    anchorOf: (index) => ({
      x: middleAt(box, index, labels.length, isRtl),
      y: series.reduce((least, { values }) => {
        const value = values[index] ?? null;
        return value === null ? least : Math.min(least, heightAt(axis, box, value));
      }, box.bottom),
    }),
  };
}

function drawPie({ content, width, height, isRtl, id, active }: DrawingOptions): Drawing {
  const radius = Math.max(10, Math.min(width, height) / 2 - 10);
  const center = { x: width / 2, y: height / 2 };
  const slices = slicesOf(content.series[0]?.values ?? [], radius, isRtl);
  const picture = (
    <g className="pie" transform={`translate(${center.x},${center.y})`}>
      {slices.map(({ index, path }) => (
        <Area key={index} id={id} at={index} path={path} active={index === active} />
      ))}
    </g>
  );
  const turn = isRtl ? -1 : 1;
  return {
    picture,
    indexAt(x, y) {
      const [across, down] = [(x - center.x) * turn, y - center.y];
      if (Math.hypot(across, down) > radius) return -1;
      let share = ((Math.atan2(across, -down) + 2 * Math.PI) % (2 * Math.PI)) / (2 * Math.PI);
      for (const slice of slices) {
        if (share < slice.share) return slice.index;
        share -= slice.share;
      }
      return slices.at(-1)?.index ?? -1;
    },
    anchorOf(index) {
      const [x, y] = slices.find((slice) => slice.index === index)?.middle ?? [0, 0];
      return { x: center.x + x, y: center.y + y };
    },
  };
}
