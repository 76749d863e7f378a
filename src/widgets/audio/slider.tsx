import type { CSSProperties, KeyboardEvent } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';

interface Props {
  readonly handle: BlockHandle;
  readonly name: 'seek' | 'volume';
  readonly label: string;
  readonly text: string;
  readonly value: number;
  readonly max: number;
  readonly step: number;
  /** How far a key moves the value; 0 for one that the browser handles itself. */
  stepOf?(key: string): number;
  change(value: number): void;
}

/** A slider of the browser, with its keys, and the part before its value coloured. */
export function Slider({ handle, name, label, text, value, max, step, stepOf, change }: Props) {
  const within = Math.min(value, max);
  const keyed = (event: KeyboardEvent): void => {
    const by = event.altKey || event.ctrlKey || event.metaKey ? 0 : (stepOf?.(event.key) ?? 0);
    if (!by) return;
    event.preventDefault();
    handle.run(() => change(Math.min(max, Math.max(0, value + by))));
  };
  return (
    <input
      type="range"
      className="slider"
      part={name}
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={max || 1}
      step={step}
      value={within}
      disabled={max === 0}
      style={{ '--_done': `${max ? (within / max) * 100 : 0}%` } as CSSProperties}
      onKeyDown={keyed}
      onChange={({ target }) => handle.run(() => change(Number(target.value)))}
    />
  );
}
