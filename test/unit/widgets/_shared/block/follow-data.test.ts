import { describe, expect, it, vi } from 'vitest';
import { flag, oneOf } from '../../../../../src/vocab/block/fields.ts';
import { followData } from '../../../../../src/widgets/_shared/block/follow-data.ts';

const FIELDS = {
  mode: oneOf(['none', 'fit', 'fill'], { fallback: 'none', help: '' }),
  bigPlay: flag({ help: '' }),
};

function mount(attributes: Readonly<Record<string, string>>) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const warn = vi.fn();
  const first = { mode: 'fit', bigPlay: false } as const;
  const others = { 'data-model': () => ({ mode: 'fill' }) as const };
  const handle = { element, log: { warn, error: () => {} } };
  const changed = vi.fn();
  followData(FIELDS, first, { handle, others, changed });
  const now = (): { mode: string; bigPlay: boolean } => changed.mock.lastCall?.[0] ?? first;
  return { element, warn, mode: () => now().mode, bigPlay: () => now().bigPlay };
}

describe('attributes that a page changes later', () => {
  it('are read like those at mounting; a wrong one is told and changes nothing', async () => {
    const { element, warn, mode, bigPlay } = mount({ 'data-mode': 'fit' });
    element.setAttribute('data-mode', 'fill');
    element.setAttribute('data-big-play', '');
    await vi.waitFor(() => expect([mode(), bigPlay()]).toEqual(['fill', true]));
    element.setAttribute('data-mode', 'cover');
    await vi.waitFor(() =>
      expect(warn.mock.calls).toEqual([
        [`data-mode="cover" is not read; expected ${FIELDS.mode.expected}, so fill is still used.`],
      ]),
    );
    expect(mode()).toBe('fill');
  });

  it('count as not given once they are gone: the default for one of the markup, else what was there without it', async () => {
    const own = mount({ 'data-mode': 'fit' });
    own.element.removeAttribute('data-mode');
    await vi.waitFor(() => expect(own.mode()).toBe('none'));
    const ofJson = mount({});
    ofJson.element.setAttribute('data-mode', 'fill');
    await vi.waitFor(() => expect(ofJson.mode()).toBe('fill'));
    ofJson.element.removeAttribute('data-mode');
    await vi.waitFor(() => expect(ofJson.mode()).toBe('fit'));
  });

  it('may have other sources, such as a model', async () => {
    const { element, mode } = mount({});
    element.setAttribute('data-model', '');
    await vi.waitFor(() => expect(mode()).toBe('fill'));
  });
});
