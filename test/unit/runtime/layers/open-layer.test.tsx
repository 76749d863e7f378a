import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LayerHandle } from '../../../../src/vocab/block/layers.ts';
import { expectConsole } from '../../expect-console.ts';
import { added, asked, load, loadMany, press, shadowOf, stage, stopStage } from './layer-stage.tsx';

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  vi.clearAllMocks();
});
afterEach(() => {
  stopStage();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

describe('a layer', () => {
  it('stands at the end of the body once its handle is here, with what it was opened with', async () => {
    const { blocks, layers } = stage('<p>a página</p>');
    const ready = vi.fn();
    document.addEventListener('vitrine:block-ready', ready, { once: true });
    await blocks.open('note', { words: 'olá' });
    expect(document.body.lastElementChild).toBe(added()[0]);
    expect(shadowOf(added()[0])?.textContent).toBe('olá');
    expect(added()[0]?.dataset).toMatchObject({ block: 'note', blockState: 'ready' });
    expect(layers()).toEqual(['note']);
    expect(ready).toHaveBeenCalledOnce();
  });

  it('tells its opener what was chosen in it, and leaves nothing behind', async () => {
    const { blocks, layers, page } = stage();
    const stops = page.stops.size;
    const handle = await blocks.open('note', {});
    press(added()[0]);
    await expect(handle.closed).resolves.toBe('chosen');
    expect(added()).toEqual([]);
    expect(layers()).toEqual([]);
    await Promise.resolve();
    expect(page.stops.size).toBe(stops);
  });

  it('goes at once where its opener asks, with what that says', async () => {
    const { blocks } = stage();
    const handle = await blocks.open('note', {});
    handle.close('over');
    await expect(handle.closed).resolves.toBe('over');
    expect(added()).toEqual([]);
    handle.close('again');
    await expect(handle.closed).resolves.toBe('over');
  });

  it('may fade first: it hears that it is asked to go', async () => {
    const { blocks } = stage();
    const handle = await blocks.open('note', { fades: true });
    await vi.waitFor(() => {
      handle.close('over');
      expect(asked).toHaveBeenCalledWith('over');
    });
    expect(added()).toHaveLength(1);
    press(added()[0]);
    await expect(handle.closed).resolves.toBe('chosen');
  });

  it('is one, though two ask for it; after that it is another', async () => {
    const { blocks } = stage();
    const [first, second] = await Promise.all([blocks.open('note', {}), blocks.open('note', {})]);
    expect(second).toBe(first);
    expect(added()).toHaveLength(1);
    first.close();
    expect(await blocks.open('note', {})).not.toBe(first);
  });

  it('of a kind that may stand many times over stands in an element of its own, the newest last, and each goes by itself', async () => {
    const { blocks, layers } = stage();
    const handles: LayerHandle[] = [];
    for (const words of ['um', 'dois', 'três']) handles.push(await blocks.open('many', { words }));
    await blocks.open('note', {});
    expect(added().map((one) => shadowOf(one)?.textContent)).toEqual(['um', 'dois', 'três', '']);
    expect(layers()).toEqual(['many', 'many', 'many', 'note']);
    handles[1]?.close();
    expect(added().map((one) => shadowOf(one)?.textContent)).toEqual(['um', 'três', '']);
    expect(layers()).toEqual(['many', 'many', 'note']);
  });

  it('opens in the order of the calls, whichever import is resolved first', async () => {
    const { blocks } = stage();
    let release = (): void => {};
    const imported = await loadMany();
    loadMany.mockImplementationOnce(() => new Promise((done) => (release = () => done(imported))));
    const first = blocks.open('many', { words: 'um' });
    const rest = ['dois', 'três'].map((words) => blocks.open('many', { words }));
    await blocks.open('note', {});
    expect(added(), 'another block does not wait').toHaveLength(1);
    release();
    await Promise.all([first, ...rest]);
    expect(added().map((one) => shadowOf(one)?.textContent)).toEqual(['', 'um', 'dois', 'três']);
  });

  it('does not wait for one whose files have not come', async () => {
    expectConsole(/VT022 many: Error: offline/);
    const { blocks } = stage();
    // Each is fetched a second time, the first one in vain.
    for (let time = 0; time < 3; time += 1) loadMany.mockRejectedValueOnce(new Error('offline'));
    const results = await Promise.allSettled(['um', 'dois'].map((words) => blocks.open('many', { words })));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(added()).toHaveLength(1);
  });
});

describe('a layer that cannot stand', () => {
  it('rejects where it throws, leaves nothing, and may be opened the next time', async () => {
    expectConsole(/VT020 note: .*cannot be drawn/);
    const { blocks, layers } = stage('<p>a página</p>');
    const failed = vi.fn();
    document.addEventListener('vitrine:block-failed', failed, { once: true });
    await expect(blocks.open('note', { throws: true })).rejects.toThrow('cannot be drawn');
    expect(document.body.innerHTML).toBe('<p>a página</p>');
    expect(layers()).toEqual([]);
    expect(failed).toHaveBeenCalledOnce();
    await blocks.open('note', { words: 'olá' });
    expect(shadowOf(added()[0])?.textContent).toBe('olá');
  });

  it('rejects where its files do not come, and is fetched again the next time', async () => {
    expectConsole(/VT022 note: Error: offline/);
    const { blocks } = stage();
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    await expect(blocks.open('note', {})).rejects.toThrow('offline');
    expect(added()).toEqual([]);
    await blocks.open('note', {});
    expect(added()).toHaveLength(1);
  });

  it.each(['nothing', 'constructor', 'ordinary'])('called "%s" is a rejection that says so', async (name) => {
    const { blocks } = stage();
    await expect(blocks.open(name)).rejects.toThrow(new TypeError(`there is no block "${name}"`));
    expect(added()).toEqual([]);
  });
});

describe('the page around a layer', () => {
  const OWN = '<aside data-block="note" data-words="daqui"><p>conteúdo</p></aside>';
  const own = (): HTMLElement => document.querySelector('aside') as HTMLElement;

  it('may have an element for it, which shows its own content, gets it back, and can be opened again', async () => {
    const { blocks } = stage(OWN);
    expect(own().dataset.blockState).toBe('waiting');
    for (const _ of [1, 2]) {
      const handle = await blocks.open('note', {});
      expect(shadowOf(own())?.textContent).toBe('daqui');
      expect(own().dataset.blockState).toBe('ready');
      expect(own().querySelector('[slot=lent]')?.textContent).toContain('conteúdo');
      handle.close();
      expect(own().innerHTML).toBe('<p>conteúdo</p>');
      expect(own().dataset.blockState).toBe('waiting');
    }
  });

  it('may hand over another element, whose content it shows and gives back', async () => {
    const html = '<section data-words="de lá"><p>emprestado</p></section>';
    const { blocks } = stage(html);
    const source = document.querySelector('section') as Element;
    const handle = await blocks.open('note', { source });
    expect(shadowOf(added()[0])?.textContent).toBe('de lá');
    expect(source.querySelector('p')).toBeNull();
    expect(added()[0]?.textContent).toContain('emprestado');
    handle.close();
    expect(document.body.innerHTML).toBe(html);
  });

  it('may throw its place away: what lies over it comes back, with the same handle', async () => {
    const { blocks } = stage();
    const handle = await blocks.open('note', { words: 'olá' });
    document.body.innerHTML = '<p>outra</p>';
    blocks.removeDetached();
    await vi.waitFor(() => expect(shadowOf(added()[0])?.textContent).toBe('olá'));
    handle.close('over');
    await expect(handle.closed).resolves.toBe('over');
    expect(document.body.innerHTML).toBe('<p>outra</p>');
  });

  it('is as it was once everything stops, and whoever waits for the layer is told', async () => {
    const { blocks, page } = stage('<p>a página</p>');
    const handle = await blocks.open('note', {});
    for (const one of page.stops) one();
    blocks.stop();
    await expect(handle.closed).resolves.toBeUndefined();
    expect(document.body.innerHTML).toBe('<p>a página</p>');
  });
});
