import { expect, it, vi } from 'vitest';
import { stageVideo } from './stage-video.ts';

const json = (own: object): string =>
  `{"purpose":"necessary","url":"https://youtu.be/a"${Object.entries(own)
    .map(([name, value]) => `,"${name}":${value === null ? null : `"${value}"`}`)
    .join('')}}`;

it('is loaded anew when the block JSON has another mode, as by its attribute [VIDEO-310]', async () => {
  const { element, root, stop } = stageVideo('', { 'data-block-json': json({ mode: 'fit' }) });
  const mode = (): string | null => root.querySelector('[part=box]')?.getAttribute('data-mode') ?? null;
  const say = (own: object, expected: string): Promise<void> => {
    element.setAttribute('data-block-json', json(own));
    return vi.waitFor(() => expect(mode()).toBe(expected));
  };
  expect(mode()).toBe('fit');
  await vi.waitFor(() => expect(root.querySelector('iframe')).not.toBeNull());
  const frame = root.querySelector('iframe');
  await say({ mode: 'fill' }, 'fill');
  await vi.waitFor(() => expect(root.querySelector('iframe')).not.toBeNull());
  expect(root.querySelector('iframe')).not.toBe(frame);
  await say({ mode: null }, 'none');
  await say({ mode: 'fit' }, 'fit');
  await say({}, 'none');
  element.setAttribute('data-mode', 'fill');
  await vi.waitFor(() => expect(mode()).toBe('fill'));
  stop();
});

it.each([
  ['a word that is no mode', { mode: 'cover' }, {}],
  ['one beside an attribute, which counts before it', { mode: 'fit' }, { 'data-mode': 'fill' }],
])('keeps its mode where the block JSON has %s [VIDEO-305]', async (_, own, attributes) => {
  const { element, root, stop } = stageVideo('', { 'data-block-json': json({ mode: 'fill' }), ...attributes });
  const heard = vi.fn();
  new MutationObserver(heard).observe(element, { attributes: true });
  element.setAttribute('data-block-json', json(own));
  // The block observes it before the test does.
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(root.querySelector('[part=box]')?.getAttribute('data-mode')).toBe('fill');
  stop();
});
