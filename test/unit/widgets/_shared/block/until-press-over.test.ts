import { expect, it, vi } from 'vitest';
import { untilPressOver } from '../../../../../src/widgets/_shared/block/until-press-over.ts';

it('is over 600 ms after the press, by the clock of the block, which stops with it', async () => {
  const after = vi.fn((_ms: number, end: () => void) => {
    end();
    return () => {};
  });
  await untilPressOver({ after });
  expect(after).toHaveBeenCalledExactlyOnceWith(600, expect.any(Function));
});
