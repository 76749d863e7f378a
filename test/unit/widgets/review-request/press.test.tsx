// One press of the block's button is acted upon once, also by a script of the page that takes the page's own form over.
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reviewRequest } from '../../../../src/widgets/review-request/block.ts';
import { readReviewRequest } from '../../../../src/widgets/review-request/content.ts';
import { ReviewForm, reviewWay } from '../../../../src/widgets/review-request/review-form.tsx';
import { mountBlock } from '../../mount-block.tsx';

const STARS = [1, 2, 3, 4, 5].map((one) => `<input type="radio" name="rating" value="${one}">`).join('');
const FORM = `<form method="post" action="/avaliar">${STARS}<textarea name="text"></textarea><button>Enviar</button></form>`;

function mount(take: (event: SubmitEvent) => void) {
  const submitted = vi.fn(take);
  const element = document.createElement('div');
  element.setAttribute('data-block', 'review-request');
  const waits: (() => void)[] = [];
  mountBlock(
    reviewRequest,
    readReviewRequest,
    (props) => {
      const way = reviewWay(props);
      return way && <ReviewForm {...props} way={way} />;
    },
    FORM,
    { element, inPage: true, after: (_, then) => (waits.push(then), () => {}) },
  );
  const clicked = vi.fn();
  element.querySelector('button')?.addEventListener('click', clicked);
  element.querySelector('form')?.addEventListener('submit', submitted);
  fireEvent.click(screen.getByRole('radio', { name: '5 estrelas' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Sua avaliação/ }), { target: { value: 'Linda.' } });
  const button = screen.getByRole('button', { name: 'Enviar avaliação' });
  const press = (calls: number) =>
    act(async () => {
      fireEvent.click(button);
      await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(calls));
    });
  return { clicked, button, press, over: () => act(async () => waits.splice(0).forEach((then) => void then())) };
}

it('acts once on a double click that a script of the page takes over, and on the next press again', async () => {
  const { clicked, button, press, over } = mount((event) => event.preventDefault());
  await press(1);
  expect(button.hasAttribute('data-busy')).toBe(false);
  await press(1);
  expect(clicked).toHaveBeenCalledTimes(1);
  await over();
  await press(2);
});

it('does not press a button of the page again that its script keeps disabled', async () => {
  const { clicked, press, over } = mount((event) => {
    event.preventDefault();
    (event.submitter as HTMLButtonElement).disabled = true;
  });
  await press(1);
  await over();
  await press(1);
  expect(clicked).toHaveBeenCalledTimes(1);
});
