// Where the focus goes with more reviews. A shadow root's focus is tested in test/browser/blocks/reviews.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockHandle } from '../../../../src/runtime/mount/block-handle.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { reviews } from '../../../../src/widgets/reviews/block.ts';
import { readReviews } from '../../../../src/widgets/reviews/content.ts';
import { View } from '../../../../src/widgets/reviews/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

/** A list with one review of so many, each further page of which has one, up to the last. */
function mount(count: number, last = count, fails = false) {
  const element = document.createElement('div');
  element.innerHTML = '<div data-rating="5" data-review-id="0"><p>Texto 0</p></div>';
  let page = 0;
  const call = async () => {
    if (fails) throw new Error('offline');
    page += 1;
    const reviews = page < last ? [{ id: `${page}`, rating: 5, text: `Texto ${page}`, name: 'Ana' }] : [];
    return { reviews, count };
  };
  const request = (async () => call) as unknown as BlockHandle['request'];
  const values: Readonly<Record<string, string>> = { 'data-item-id': 'p', 'data-count': `${count}` };
  const { data } = parse(reviews.data, { attribute: (name) => values[name] ?? null });
  const { content } = readReviews(element);
  render(<View data={data} content={content} handle={fakeHandle({ element, request })} />);
}

const button = (): HTMLElement => screen.getByRole('button', { name: 'Mostrar mais avaliações' });
const press = (): Promise<void> =>
  act(async () => {
    button().focus();
    fireEvent.click(button());
  });

it('goes to the first new review of each page', async () => {
  mount(3);
  await press();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[1]);
  await press();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[2]);
});

it('is left where the visitor has put it meanwhile', async () => {
  mount(2);
  const other = document.createElement('input');
  document.body.append(other);
  await act(async () => {
    button().focus();
    fireEvent.click(button());
    other.focus();
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(document.activeElement).toBe(other);
});

it('goes to the last review where the last page has none', async () => {
  mount(3, 2);
  await press();
  await press();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[1]);
});

it('stays on the button where no more could be loaded', async () => {
  mount(2, 2, true);
  await press();
  expect(document.activeElement).toBe(button());
});
