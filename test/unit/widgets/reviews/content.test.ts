import { expect, it } from 'vitest';
import { readReviews } from '../../../../src/widgets/reviews/content.ts';
import { newOf, ratingOf, readReview } from '../../../../src/widgets/reviews/review.ts';

function contentOf(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  return readReviews(element).content;
}

it('reads rating, title, text, name and date of the server’s reviews', () => {
  const { reviews, average, count } = contentOf(`<p data-average="4.5" data-count="12">4,5 de 5</p>
    <ol><li data-rating="5" data-review-id="7" data-verified><h3>Linda</h3><p>Um</p><p>Dois</p><footer><span data-author>Bia</span>, <time datetime="2026-05-02T00:00:00Z">2 de maio</time></footer></li>
    <li data-rating="2"><p>Torta</p><footer>Rui, <time>ontem</time></footer></li></ol>`);
  expect(reviews).toEqual([
    {
      id: '7',
      rating: 5,
      title: 'Linda',
      text: 'Um\nDois',
      name: 'Bia',
      created: Date.UTC(2026, 4, 2),
      verified: true,
    },
    { id: '', rating: 2, title: '', text: 'Torta', name: 'Rui', created: null, verified: false },
  ]);
  expect([average, count]).toEqual([4.5, 12]);
});

it('keeps the lines of a review, and words of its title and name apart', () => {
  const { reviews } = contentOf(
    '<div data-rating="5"><h3>Muito<br>linda</h3><p>Chegou\n  bem.<br><br> Uso <b>todo</b> dia.</p><footer><div>Bia</div><div>Souza</div></footer></div>',
  );
  expect(reviews).toMatchObject([{ title: 'Muito linda', text: 'Chegou bem.\nUso todo dia.', name: 'Bia Souza' }]);
});

it('leaves a list that cannot be read to the page, and finds nothing in an empty block', () => {
  expect(contentOf('<p>Muito bom!</p>').reviews).toBeNull();
  expect(contentOf(' ').reviews).toEqual([]);
  expect(contentOf('<p data-average="9" data-count="-1"></p>')).toMatchObject({ average: 0, count: 0 });
});

it.each([
  [0, null],
  [1, 1],
  [5, 5],
  [6, null],
  ['4', 4],
  ['', null],
  [4.5, null],
  [null, null],
])('takes the rating %j as %j', (value, rating) => {
  expect(ratingOf(value)).toBe(rating);
});

it('knows a review that is shown by its id, else by its words', () => {
  const review = (own: object) => readReview({ rating: 5, text: 'a', name: 'n', ...own });
  const all = [review({ id: 1 }), review({ id: 2 }), review({ text: 'b' }), review({ rating: 0 })];
  const shown = all.filter((one) => one !== null);
  expect(shown).toHaveLength(3);
  expect(newOf(shown.slice(0, 1), shown).map(({ id, text }) => [id, text])).toEqual([
    ['2', 'a'],
    ['', 'b'],
  ]);
});

it('knows a review of several paragraphs by its words, however its lines are parted', () => {
  const { reviews } = contentOf('<div data-rating="5"><p>Um</p><p>Dois</p><footer>Bia</footer></div>');
  const sent = readReview({ rating: 5, text: 'Um\n\nDois', name: 'Bia' });
  const other = readReview({ rating: 5, text: 'Um\n\nTrês', name: 'Bia' });
  expect(
    newOf(
      reviews ?? [],
      [sent, other].filter((one) => one !== null),
    ),
  ).toEqual([other]);
});
