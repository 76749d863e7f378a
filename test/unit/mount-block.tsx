import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { BlockHandle } from '../../src/runtime/mount/block-handle.ts';
import type { DataOf, Fields } from '../../src/vocab/block/field.ts';
import { parse } from '../../src/vocab/block/parse.ts';
import { fakeHandle } from './fake-handle.ts';

interface Options extends Partial<BlockHandle> {
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  /** The block's element is on the page, as the only thing beside what is rendered. */
  readonly inPage?: boolean;
}

/**
 * Renders the view of a block as the runtime does: it parses the server's markup and reads the options from attributes.
 *
 * @param options also the members of the handle that differ from those of `fakeHandle`
 */
export function mountBlock<Data extends Fields, Parsed extends { readonly content: unknown }>(
  block: { readonly data: Data },
  read: (element: HTMLElement) => Parsed,
  View: (props: { data: DataOf<Data>; content: Parsed['content']; handle: BlockHandle }) => ReactNode,
  html: string,
  { attributes = {}, inPage = false, ...own }: Options = {},
) {
  const element = own.element ?? document.createElement('div');
  element.innerHTML = html;
  if (inPage) document.body.replaceChildren(element);
  const { data } = parse(block.data, { attribute: (name) => attributes[name] ?? null });
  const parsed = read(element as HTMLElement);
  const view = render(<View data={data} content={parsed.content} handle={fakeHandle({ element, ...own })} />);
  return { ...view, element, parsed };
}
