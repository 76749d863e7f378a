import { expect, it } from 'vitest';
import { stageVideo } from './stage-video.ts';

const json = (own: object): string => `{"purpose":"necessary","url":"https://youtu.be/a"${Object.entries(own)
  .map(([name, value]) => `,"${name}":${value === null ? null : `"${value}"`}`)
  .join('')}}`;

/** The next turn of the event loop, after all observers have been told. */
const told = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

it('is loaded anew when the block JSON has another mode, as by its attribute [VIDEO-310]', async () => {
  const { element, root, stop } = stageVideo('', { 'data-block-json': json({ mode: 'fit' }) });
  const mode = (): string | null => root.querySelector('[part=box]')?.getAttribute('data-mode') ?? null;
  const say = async (own: object): Promise<string | null> => {
    element.setAttribute('data-block-json', json(own));
    await told();
    return mode();
  };
  expect(mode()).toBe('fit');
  const frame = root.querySelector('iframe');
  expect(await say({ mode: 'fill' })).toBe('fill');
  expect(root.querySelector('iframe')).not.toBe(frame);
  expect(await say({ mode: 'cover' }), 'a word that is no mode').toBe('fill');
  expect(await say({ mode: null })).toBe('none');
  expect(await say({ mode: 'fit' })).toBe('fit');
  expect(await say({})).toBe('none');
  element.setAttribute('data-mode', 'fill');
  await told();
  expect(await say({ mode: 'fit' }), 'the attribute counts').toBe('fill');
  stop();
});
