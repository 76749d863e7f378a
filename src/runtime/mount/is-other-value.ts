import { asJson } from '../../vocab/block/as-json.ts';
import { readJson } from '../../vocab/block/read-json.ts';

/**
 * Whether an attribute says something else than before.
 *
 * @param live in a block's JSON, the options that the block follows itself: these are no change. Those in kebab case are one: the block is mounted anew, which is right, too
 */
export const isOtherValue = (value: string | null, before: string | null, live: readonly string[]): boolean =>
  without(live, value) !== without(live, before);

const without = (live: readonly string[], text: string | null): string | null =>
  live[0]
    ? asJson(Object.entries(readJson(`${text}`).value ?? `${text}`).filter(([key]) => !live.includes(key)))
    : text;
