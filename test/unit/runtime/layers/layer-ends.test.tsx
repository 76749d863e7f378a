// How a layer ends where neither its view nor its opener has closed it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { added, shadowOf, stage, stopStage } from './layer-stage.tsx';

const ADDRESS = location.href;

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  stopStage();
  history.replaceState(null, '', ADDRESS);
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

it.each(['note', 'many'])('%s, over the page, ends where a visit brings another page', async (name) => {
  const { blocks, layers } = stage();
  const handle = await blocks.open(name, { words: 'olá' });
  history.pushState(null, '', '/outra');
  document.body.innerHTML = '<p>outra</p>';
  blocks.removeDetached();
  await expect(handle.closed).resolves.toBeUndefined();
  expect(document.body.innerHTML).toBe('<p>outra</p>');
  expect(layers()).toEqual([]);
});

it.each(['badge', 'cookie-banner'])('%s goes with the visitor to another page', async (name) => {
  const { blocks, layers } = stage();
  const handle = await blocks.open(name, { words: 'olá' });
  history.pushState(null, '', '/outra');
  document.body.innerHTML = '<p>outra</p>';
  blocks.removeDetached();
  await vi.waitFor(() => expect(shadowOf(added()[0])?.textContent).toBe('olá'));
  expect(layers()).toEqual([name]);
  handle.close();
});

it('stays where only the fragment of the address is another one', async () => {
  const { blocks } = stage();
  const handle = await blocks.open('note', { words: 'olá' });
  history.pushState(null, '', '#foto');
  document.body.innerHTML = '<p>outra</p>';
  blocks.removeDetached();
  await vi.waitFor(() => expect(shadowOf(added()[0])?.textContent).toBe('olá'));
  handle.close();
});

it.each(['note', 'badge'])(
  '%s, which shows the words of an element, ends where the page takes that away and brings no other',
  async (name) => {
    const html = (words: string) => `<aside data-block="${name}"><p>${words}</p></aside>`;
    const { blocks, layers } = stage(html('uma'));
    const handle = await blocks.open(name, {});
    document.body.innerHTML = html('outra');
    blocks.removeDetached();
    blocks.scan([document]);
    const own = (): Element | null => document.querySelector('aside');
    await vi.waitFor(() => expect(own()?.querySelector('[slot=lent]')?.textContent).toContain('outra'));
    document.body.innerHTML = '<p>nada</p>';
    blocks.removeDetached();
    await expect(handle.closed).resolves.toBeUndefined();
    expect(document.body.innerHTML).toBe('<p>nada</p>');
    expect(layers()).toEqual([]);
  },
);

it('asked for before everything stopped is refused, as is one that is asked for later', async () => {
  const { blocks } = stage();
  const early = blocks.open('note', {});
  blocks.stop();
  await expect(early).rejects.toThrow('stopped');
  await expect(blocks.open('note', {})).rejects.toThrow('stopped');
  expect(added()).toEqual([]);
});
