import { describe, expect, it, vi } from 'vitest';
import { mount, reduce, resize, show } from './marquee-stage.tsx';

describe('a wave', () => {
  const offset = (find: (selector: string) => Element | null) =>
    Number(find('textPath')?.getAttribute('startOffset') ?? Number.NaN);
  const wavy = { 'data-wave-intensity': '2' };

  it('lays the text on a bent path, hidden from assistive technology, beside the real text [MARQ-603] [MARQ-615]', () => {
    const { find, container } = mount(wavy);
    show(true);
    expect(find('svg.wave')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelectorAll('.group')).toHaveLength(1);
    const heights = [...(find('#path')?.getAttribute('d') ?? '').matchAll(/ (-?[\d.]+)/g)].map((match) =>
      Number(match[1]),
    );
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(1);
    expect(find('textPath')?.textContent).toContain('•');
  });

  it.each([
    ['left', -1],
    ['right', 1],
  ])(
    'moves to the %s frame by frame in view, and rests out of it [MARQ-604] [MARQ-605] [MARQ-615]',
    (direction, sign) => {
      const { find } = mount({ ...wavy, 'data-animation-direction': direction });
      show(true);
      vi.advanceTimersByTime(32);
      const first = offset(find);
      vi.advanceTimersByTime(320);
      const second = offset(find);
      expect(Math.sign(second - first)).toBe(sign);
      expect(Math.abs(second - first)).toBeGreaterThan(15);
      expect(Math.abs(second - first)).toBeLessThan(23);
      show(false);
      const rest = offset(find);
      vi.advanceTimersByTime(770);
      expect(offset(find)).toBe(rest);
      show(true);
      vi.advanceTimersByTime(16);
      expect(Math.abs(offset(find) - rest), 'goes on from its place').toBeLessThan(2);
    },
  );

  it('samples the path again only after 1000 ms of quiet [MARQ-610]', () => {
    const wide = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
    const { find } = mount(wavy);
    show(true);
    const before = find('#path')?.getAttribute('d');
    wide.mockReturnValue(800);
    resize(800);
    vi.advanceTimersByTime(999);
    expect(find('#path')?.getAttribute('d')).toBe(before);
    vi.advanceTimersByTime(1);
    expect(find('#path')?.getAttribute('d')?.length).toBeGreaterThan((before?.length ?? 0) * 1.5);
  });

  it('stops with reduced motion turned on [MARQ-606]', () => {
    const { find } = mount(wavy);
    show(true);
    vi.advanceTimersByTime(32);
    reduce(true);
    const rest = offset(find);
    vi.advanceTimersByTime(200);
    expect(offset(find)).toBe(rest);
    expect(vi.getTimerCount()).toBe(0);
    expect(find('.marquee')?.hasAttribute('data-still')).toBe(true);
  });

  it('pads a text narrower than 50 px [MARQ-608]', () => {
    const { find } = mount(wavy, ['a']);
    show(true);
    const copies = find('textPath')?.childElementCount ?? 0;
    expect(copies).toBeGreaterThan(1);
    expect(copies).toBeLessThan(10);
    // A gap of 2em less the space's own 1em, and what letter and space lack, 8 px each here.
    const space = find<SVGElement>('textPath tspan tspan');
    expect(space?.style.letterSpacing).toBe('50px');
  });
});
