// How a layer ends where neither its view nor its opener has closed it.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { added, stage, stopStage } from './layer-stage.tsx';

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  stopStage();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

it('ends where the page empties its element: nothing is left that could be answered', async () => {
  const { blocks, layers } = stage();
  const handle = await blocks.open('note', {});
  added()[0]?.replaceChildren();
  await expect(handle.closed).resolves.toBeUndefined();
  expect(added()).toEqual([]);
  expect(layers()).toEqual([]);
});

it('that was answered before the page removed its element does not come back', async () => {
  const { blocks, layers } = stage();
  const handle = await blocks.open('note', {});
  const [element] = added();
  element?.remove();
  blocks.removeDetached();
  handle.close('over');
  await expect(handle.closed).resolves.toBe('over');
  await Promise.resolve();
  expect(added()).toEqual([]);
  expect(layers()).toEqual([]);
});

it('asked for before everything stopped is refused, as is one that is asked for later', async () => {
  const { blocks } = stage();
  const early = blocks.open('note', {});
  blocks.stop();
  await expect(early).rejects.toThrow('stopped');
  await expect(blocks.open('note', {})).rejects.toThrow('stopped');
  expect(added()).toEqual([]);
});
