import type { ReactNode } from 'react';
import { heightAt, LETTER, middleAt, shownLabels } from './scale.ts';
import type { Frame } from './shapes.ts';

interface Props {
  readonly frame: Frame;
  readonly labels: readonly string[];
  /** The point that is looked at; null for none. */
  readonly active: number | null;
  readonly children: ReactNode;
  write(value: number): string;
}

/** Moves the middle of a label away from the edge that has no numbers beside it. */
function insideOf({ box, isRtl }: Frame, middle: number, text: string): number {
  const half = (text.length * LETTER) / 2;
  return isRtl ? Math.max(middle, box.left + half) : Math.min(middle, box.right - half);
}

/** The lines of the values, the labels of the points, and what is drawn between them. */
export function Axes({ frame, labels, active, write, children }: Props) {
  const { axis, box, count, isRtl } = frame;
  const edge = isRtl ? box.right + 8 : box.left - 8;
  const step = (box.right - box.left) / count;
  return (
    <>
      {active !== null && (
        <rect
          className="band"
          x={middleAt(box, active, count, isRtl) - Math.max(step, 2) / 2}
          y={box.top}
          width={Math.max(step, 2)}
          height={box.bottom - box.top}
        />
      )}
      {axis.ticks.map((value) => {
        const y = Math.round(heightAt(axis, box, value)) + 0.5;
        return (
          <g key={value}>
            <path className={value === 0 ? 'zero' : 'tick'} d={`M${box.left},${y}H${box.right}`} />
            <text x={edge} y={y} dy="0.35em" textAnchor={isRtl ? 'start' : 'end'}>
              {write(value)}
            </text>
          </g>
        );
      })}
      {children}
      {shownLabels(labels, box.right - box.left).map(({ index, text }) => (
        <text
          key={index}
          x={insideOf(frame, middleAt(box, index, count, isRtl), text)}
          y={box.bottom + 20}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </>
  );
}
