import { render } from '@testing-library/react';
import type { BlockHandle } from '../../../../src/runtime/mount/block-handle.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import type { LightboxPayload } from '../../../../src/vocab/slides.ts';
import { gallery } from '../../../../src/widgets/gallery/block.ts';
import { readGallery } from '../../../../src/widgets/gallery/content.ts';
import { View } from '../../../../src/widgets/gallery/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

interface Staged {
  /** What was logged, each with its level. */
  readonly logged: [level: 'warn' | 'error', message: string][];
  /** What the lightbox was opened with. */
  readonly opened: LightboxPayload[];
  readonly emitted: [name: string, detail: unknown][];
  readonly element: HTMLElement;
  readonly view: ReturnType<typeof render>;
  slide(index: number): HTMLElement;
}

/** A mounted gallery, 1,000 px wide, with its page around it. */
export function stageGallery(
  html: string,
  attributes: Record<string, string> = {},
  own: (element: Element) => Partial<BlockHandle> = () => ({}),
): Staged {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = html;
  const focused = element.querySelector<HTMLElement>('#focused');
  if (focused) document.body.append(element);
  focused?.focus();
  const parsed = readGallery(element);
  const json = attributes['data-block-json'];
  const { data } = parse(gallery.data, {
    attribute: (name) => attributes[name] ?? null,
    json: json === undefined ? [] : [{ where: 'data-block-json', text: json }],
    values: parsed.data,
  });
  const logged: Staged['logged'] = [];
  const opened: LightboxPayload[] = [];
  const emitted: Staged['emitted'] = [];
  const open = ((_name: string, payload: LightboxPayload) => {
    opened.push(payload);
    return Promise.resolve({ closed: new Promise(() => {}), close: () => {} });
  }) as BlockHandle['open'];
  const emit: BlockHandle['emit'] = (name, detail) => {
    emitted.push([name, detail]);
    return true;
  };
  const log = {
    warn: (message: string) => void logged.push(['warn', message]),
    error: (message: string) => void logged.push(['error', message]),
  };
  const handle = fakeHandle({ element, open, emit, log, ...own(element) });
  const content = { ...parsed.content, place: { width: 1000, top: 0 } };
  const view = render(<View data={data} content={content} handle={handle} />);
  const slide = (index: number): HTMLElement => {
    const found = view.container.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (!found) throw new Error(`slide ${index} is not rendered`);
    return found;
  };
  return { logged, opened, emitted, element, view, slide };
}
