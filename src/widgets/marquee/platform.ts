import type { Reading } from '../../runtime/blocks/door.ts';
import { type MarqueeContent, oneLine } from './content.ts';

const ATTRIBUTES = {
  waveFrequency: 'data-wave-frequency',
  waveIntensity: 'data-wave-intensity',
  animationDirection: 'data-animation-direction',
  animationSpeed: 'data-animation-speed',
} as const;

const PAUSED = 'data-paused-on-hover';

/** Reads a marquee as published platform pages write it; null where the element holds none. */
export function readPlatformMarquee(source: Element): Reading<MarqueeContent> | null {
  const root = source.matches('.Marquee') ? source : source.querySelector('.Marquee');
  if (!root) return null;
  const holders = [root.querySelector('.Marquee-body'), root];
  const read = (name: string): string | null =>
    holders.find((holder) => holder?.hasAttribute(name))?.getAttribute(name) ?? null;

  const data: Record<string, unknown> = {};
  for (const [field, name] of Object.entries(ATTRIBUTES)) {
    const value = read(name);
    if (value !== null) data[field] = value;
  }
  const paused = read(PAUSED);
  if (paused !== null) data.pausedOnHover = paused === 'true';
  const items = root.getAttribute('data-marquee-items');
  if (items !== null) data.items = items;

  // The platform prints the row of items several times over; the first row says everything.
  const row = root.querySelector('.Marquee-items') ?? root;
  const texts = [...row.querySelectorAll('.Marquee-item')]
    .map((item) => oneLine(item.textContent))
    .filter((text) => text !== '');
  return { content: { texts }, lend: [], data };
}
