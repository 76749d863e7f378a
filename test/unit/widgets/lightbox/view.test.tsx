import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LayerControl } from '../../../../src/runtime/mount/block-module.ts';
import type { LightboxPayload } from '../../../../src/vocab/slides.ts';
import { View } from '../../../../src/widgets/lightbox/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

const item = (id: string, meta: string | null = null) => ({
  content: `<img src="/${id}.jpg" width="30" height="20" alt="${id}">`,
  meta,
  id,
});

function open(payload: LightboxPayload) {
  const emit = vi.fn(() => true);
  const warn = vi.fn();
  const close = vi.fn();
  let request = (): void => {};
  const layer: LayerControl<LightboxPayload> = {
    payload,
    close,
    onCloseRequest: (fn) => {
      request = () => fn(undefined);
    },
  };
  const handle = fakeHandle({ emit, log: { warn, error: vi.fn() } });
  const view = render(<View data={{}} content={{}} handle={handle} layer={layer} />);
  const dialog = (): HTMLDialogElement => view.container.querySelector('dialog') as HTMLDialogElement;
  return {
    ...view,
    emit,
    warn,
    close,
    dialog,
    request: () => act(request),
    text: () => view.container.querySelector('.counter')?.textContent,
    button: (name: string) => view.container.querySelector<HTMLElement>(`[aria-label="${name}"]`),
    state: () => dialog().dataset.lightboxState,
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

describe('the lightbox', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('passes its states, tells the page of opening, changes and closing, and ends [LBOX-320]', async () => {
    const changed = vi.fn();
    const view = open({ set: [item('a'), item('b')], changed });
    expect(view.state()).toBe('shown');
    expect(view.emit.mock.calls).toEqual([['lightbox-open', { index: 0, count: 2 }]]);
    await view.pass(350);
    expect(view.state()).toBe('overlayFadedIn');
    await view.pass(600);
    expect(view.state()).toBe('contentFadedIn');
    fireEvent.click(view.button('Próximo') as Element);
    expect(view.text()).toBe('2 de 2');
    expect(changed.mock.calls).toEqual([[1]]);
    expect(view.emit).toHaveBeenLastCalledWith('lightbox-change', { index: 1, count: 2 });
    view.request();
    expect(view.state()).toBe('hidden');
    expect(view.close).not.toHaveBeenCalled();
    await view.pass(250);
    expect(view.state()).toBe('destroyed');
    expect(view.emit).toHaveBeenLastCalledWith('lightbox-close', { index: 1 });
    expect(view.close).toHaveBeenCalledOnce();
  });

  it('takes arrow keys at once and then every 200 ms, without modifiers [LBOX-324]', async () => {
    const view = open({ set: [item('a'), item('b'), item('c')] });
    const press = (key: string, more = {}): boolean => fireEvent.keyDown(view.dialog(), { key, ...more });
    press('ArrowLeft');
    expect(view.text()).toBe('3 de 3');
    await view.pass(199);
    press('ArrowLeft');
    expect(view.text()).toBe('3 de 3');
    await view.pass(1);
    press('ArrowLeft', { altKey: true });
    expect(view.text()).toBe('3 de 3');
    press('ArrowLeft');
    expect(view.text()).toBe('2 de 3');
  });

  it('takes arrow keys by their codes where they have no name [LBOX-324]', async () => {
    const view = open({ set: [item('a'), item('b'), item('c')] });
    fireEvent.keyDown(view.dialog(), { key: '', keyCode: 37 });
    expect(view.text()).toBe('3 de 3');
    await view.pass(200);
    fireEvent.keyDown(view.dialog(), { keyCode: 39 });
    expect(view.text()).toBe('1 de 3');
  });

  it('says that it is modal [LBOX-301]', () => {
    expect(
      open({ set: [item('a')] })
        .dialog()
        .getAttribute('aria-modal'),
    ).toBe('true');
  });

  describe('with the address', () => {
    const set = [item('a'), item('forno à lenha'), item('c')];
    afterEach(() => history.replaceState(null, '', '/'));

    it('opens at the item that it names, and keeps it [LBOX-317]', () => {
      history.replaceState(null, '', '/#forno%20%C3%A0%20lenha');
      const view = open({ set, historyHash: true });
      expect(view.text()).toBe('2 de 3');
      expect(location.hash).toBe('#forno%20%C3%A0%20lenha');
      expect(view.emit.mock.calls).toEqual([['lightbox-open', { index: 1, count: 3 }]]);
    });

    it.each([
      ['at the item that the page or a click names', '/#c', { historyHash: true, currentSetIndex: 1 }, '2 de 3'],
      ['at the first item where it names none', '/#d', { historyHash: true }, '1 de 3'],
      ['at the first item where the page does not want it', '/#c', {}, '1 de 3'],
      ['at the first item by a broken one', '/#%', { historyHash: true }, '1 de 3'],
    ])('opens %s', (_, address, payload, text) => {
      history.replaceState(null, '', address);
      expect(open({ set, ...payload }).text()).toBe(text);
    });
  });

  it('closes an empty set at once and tells developers [LBOX-313]', () => {
    const view = open({ set: [] });
    expect(view.close).toHaveBeenCalledOnce();
    expect(view.warn.mock.calls[0]).toEqual(['The lightbox was opened with an empty set.']);
    expect(view.container.querySelector('dialog')).toBeNull();
  });

  it('tells of arrows that the page does not have, and uses its own [LBOX-316]', () => {
    const view = open({ set: [item('a'), item('b')], controls: { previous: '#missing', next: '[' } });
    expect(view.warn.mock.calls).toEqual([
      ['The lightbox found no arrow "#missing".'],
      ['"[" is no selector of an arrow of the lightbox.'],
    ]);
    expect(view.button('Anterior')).toBeTruthy();
    expect(view.button('Próximo')).toBeTruthy();
  });

  it('draws only the first item in its first frame, and the neighbours once the overlay is there', async () => {
    const view = open({ set: [item('a'), item('b'), item('c'), item('d')] });
    const drawn = (): (string | null)[] =>
      [...view.container.querySelectorAll('.slide img')].map((image) => image.getAttribute('alt'));
    expect(drawn()).toEqual(['a']);
    expect(view.container.querySelector('.thumbnails')).toBeNull();
    await view.pass(350);
    expect(drawn()).toEqual(['d', 'a', 'b']);
    expect(view.container.querySelectorAll('.thumbnail')).toHaveLength(4);
    expect([...view.container.querySelectorAll('.slide')].map((slide) => slide.hasAttribute('inert'))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('has buttons that save and share only where the page allows it', async () => {
    const view = open({ set: [item('a')], download: true, share: true });
    expect(view.button('Baixar imagem')?.getAttribute('href')).toBe('/a.jpg');
    const write = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, share: undefined, clipboard: { writeText: write } });
    fireEvent.click(view.button('Compartilhar') as Element);
    await view.pass(0);
    expect(write).toHaveBeenCalledWith(new URL('/a.jpg', location.href).href);
    expect(view.container.querySelector('.told')?.textContent).toBe('Link copiado.');
    vi.unstubAllGlobals();
    expect(open({ set: [item('a')] }).button('Compartilhar')).toBeNull();
  });

  it('says in Portuguese that a picture does not load, and keeps its caption', async () => {
    const view = open({ set: [item('a', 'Um vaso')] });
    fireEvent.error(view.container.querySelector('.slide img') as Element);
    expect(view.container.querySelector('.note')?.textContent).toBe('aNão foi possível carregar esta imagem.');
    expect(view.container.querySelector('.caption')?.textContent).toBe('Um vaso');
  });
});
