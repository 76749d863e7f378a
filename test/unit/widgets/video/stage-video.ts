import { createDrawing } from '../../../../src/runtime/light/draw.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { video } from '../../../../src/widgets/video/block.ts';
import { readVideo } from '../../../../src/widgets/video/content.ts';
import { start } from '../../../../src/widgets/video/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

/** A video block that has been started, and where it draws: outside of the page, so that no frame is loaded. */
export function stageVideo(html: string, attributes: Record<string, string> = {}) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = html;
  const text = attributes['data-block-json'];
  const { data } = parse(video.data, {
    attribute: (name) => attributes[name] ?? null,
    json: text === undefined ? [] : [{ where: 'data-block-json', text }],
  });
  const root = document.createElement('div');
  const stop = start({
    data,
    content: readVideo(element).content,
    handle: fakeHandle({ element }),
    draw: createDrawing(root),
  });
  return { element, root, stop };
}
