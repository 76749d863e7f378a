import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { vi } from 'vitest';
import type { AnyBlockModule, LayerViewProps } from '../../../../src/runtime/mount/block-module.ts';
import { createBlocks } from '../../../../src/runtime/stage/blocks.ts';
import type { Registry } from '../../../../src/runtime/stage/registry.ts';
import { fakePage } from '../../../fake-page.ts';
import { fakeHandover } from '../loader/fake-handover.ts';

declare module '../../../../src/vocab/block/layers.ts' {
  interface LayerPayloads {
    note: { readonly words?: string; readonly throws?: boolean; readonly fades?: boolean; readonly source?: Element };
  }
}

type NoteProps = LayerViewProps<object, string, 'note'>;

/** What the view heard that somebody else asks for. */
export const asked = vi.fn();

function Note({ layer, content }: NoteProps) {
  const { words, throws, fades } = layer.payload ?? {};
  if (throws) throw new Error('cannot be drawn');
  useEffect(() => {
    if (fades) layer.onCloseRequest(asked);
  }, [fades, layer]);
  return (
    <button type="button" onClick={() => layer.close('chosen')}>
      {words}
      {content}
      <slot name="lent" />
    </button>
  );
}

const doorOf = (name: string, many?: true): AnyBlockModule => ({
  block: { name, summary: '', when: 'load', budget: 1, data: {}, level: 'page', ...(many && { many }) },
  View: Note,
  styles: [],
  readOwn: (source) => ({
    content: source.getAttribute('data-words') ?? '',
    lend: [...source.querySelectorAll('p')].map((one) => ({ nodes: [one], slot: 'lent' })),
  }),
});

export const load = vi.fn(async () => ({ default: doorOf('note') }));
export const loadMany = vi.fn(async () => ({ default: doorOf('many', true) }));
const registry: Registry = {
  note: { when: 'load', level: 'page', load },
  many: { when: 'load', level: 'page', load: loadMany },
  badge: { when: 'load', level: 'page', load: async () => ({ default: doorOf('badge') }) },
  'cookie-banner': { when: 'load', level: 'page', load: async () => ({ default: doorOf('cookie-banner') }) },
  ordinary: { when: 'load', load },
};

let stop = (): void => {};
/** Stops the last page. */
export const stopStage = (): void => stop();

/** A page with the block `note`, which is one, and `many`; and two by the names of such as are beside the page. */
export function stage(html = '') {
  document.body.innerHTML = html;
  const page = fakePage();
  const blocks = createBlocks({
    registry,
    handover: fakeHandover().handover,
    page,
    found: () => {},
    published: () => null,
  });
  stop = blocks.stop;
  blocks.scan([document]);
  return { page, blocks, layers: () => page.store.getState().ui.layers };
}

/** The elements that the stage has added. */
export const added = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('body > [data-block-added]')];
export const shadowOf = (element: Element | null | undefined): ShadowRoot | null | undefined =>
  [...(element?.querySelectorAll('*') ?? [])].find((one) => one.shadowRoot)?.shadowRoot;
export const press = (element: Element | undefined): void =>
  act(() => shadowOf(element)?.querySelector('button')?.click());
