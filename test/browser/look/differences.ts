import type { Mark } from './marks.ts';

/** How far a box may be from where it was, in px. */
const NEAR = 4;
/** What a phone needs for letters in a field, else it zooms into it: `max(16px, …)` stays. */
const LEAST_LETTERS = 16;
/** How far a channel of a colour may be from what it was, of 255: mixing rounds. */
const SAME_COLOR = 4;
const PLACES = ['left', 'top', 'width', 'height'] as const;

/**
 * What differs of what was seen before: boxes further away than {@link NEAR}, other colours, faces, weights and edges, and what is gone. Marks find each
 * other by their words, lines by their place. What has been added is no difference by itself: what it pushes away is.
 */
export function differences(before: readonly Mark[], after: readonly Mark[]): string[] {
  const left = new Map<string, Mark[]>();
  for (const mark of after) {
    const key = keyOf(mark);
    left.set(key, [...(left.get(key) ?? []), mark]);
  }
  let drift = '';
  return before.flatMap((was) => {
    const what = `${was.kind} “${was.words.slice(0, 40)}” at ${Math.round(was.left)}, ${Math.round(was.top)}`;
    const found = left.get(keyOf(was)) ?? [];
    const is = was.kind === 'line' ? found.find((one) => isNear(was, one)) : found.shift();
    if (!is) return [`${what}: gone`];
    const moved = PLACES.flatMap((place) => {
      const by = is[place] - was[place];
      return Math.abs(by) > NEAR ? `${place} ${by > 0 ? '+' : ''}${Math.round(by)}` : [];
    });
    const changed = Object.entries(was.look).flatMap(([name, value]) =>
      (was.kind === 'field' &&
        name === 'size' &&
        isSame(`${Math.max(LEAST_LETTERS, Number.parseFloat(value))}px`, is.look[name] ?? '')) ||
      isSame(value, is.look[name] ?? '')
        ? []
        : `${name} ${value} → ${is.look[name]}`,
    );
    const all = [...moved, ...changed].join(', ');
    // What is below is pushed by as much: once said is enough.
    if (/^(top [+-]\d+)?$/.test(all) && all === drift) return [];
    drift = moved.find((one) => one.startsWith('top')) ?? '';
    return all ? [`${what}: ${all}`] : [];
  });
}

const keyOf = ({ kind, words }: Mark): string => `${kind} ${words}`;

const isNear = (one: Mark, other: Mark): boolean =>
  PLACES.every((place) => Math.abs(one[place] - other[place]) <= NEAR);

const NUMBER = /-?\d*\.?\d+/g;

/** The same words with numbers that are nearly the same, as colours mixed twice have them. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [here, there] = [one, other].map((text) => (text.match(NUMBER) ?? []).map(Number));
  if (!here || !there || one.replace(NUMBER, '') !== other.replace(NUMBER, '')) return false;
  const room = /^(\S+px \w+ )?rgb/.test(one) ? SAME_COLOR : 0.5;
  return here.every((number, at) => Math.abs(number - (there[at] ?? Number.NaN)) <= room);
}
