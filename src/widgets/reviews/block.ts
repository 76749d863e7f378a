import { defineBlock } from '../../vocab/block/define-block.ts';
import { count, number, text, url } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

/** What visitors wrote about a product (REVIEW-001). */
export const reviews = defineBlock({
  name: 'reviews',
  summary: sentence('The reviews of a product: average, distribution, and the list, which can be continued.'),
  when: 'visible',
  budget: 5_918,
  copiesText: true,
  data: {
    itemId: text({ help: sentence('Identifier of the product. Without one, that of the page’s item.') }),
    average: number({ fallback: 0, min: 0, max: 5, help: sentence('The average, from 1 to 5; 0 if it is not known.') }),
    count: count({ fallback: 0, help: sentence('How many reviews there are altogether; 0 if it is not known.') }),
    distribution: text({
      help: sentence(
        'How many reviews have five, four, three, two stars and one star, separated by commas. Anything else is not shown.',
      ),
    }),
    pageSize: count({
      fallback: 0,
      help: sentence(
        'How many reviews a page of the server’s answer has. With it the loading continues after those of the markup.',
      ),
    }),
    formUrl: url({ help: sentence('Address of the page where one can write a review.') }),
  },
  parts: sentence({
    summary: 'Average, stars and number of the reviews.',
    stars: 'The stars of the summary or of a review.',
    distribution: 'How many reviews have how many stars.',
    list: 'The reviews.',
    review: 'One review.',
    more: 'The button that loads more.',
    error: 'Why no more could be loaded.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the stars and bars.',
    '--vitrine-line': 'Colour of the lines between the reviews, and of empty bars.',
    '--vitrine-muted': 'Colour of name and date.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  keys: sentence({
    'Enter, Space': 'On “Mostrar mais avaliações”: loads more; the focus goes to the first new review.',
  }),
  notes: sentence([
    'A review in the markup is an element with data-rating from 1 to 5; inside are a heading or an element with data-title, paragraphs, an element with data-author, cite or footer, and a time. An element with data-average and data-count tells both of all reviews. If none of it can be read, the markup is shown as it is.',
    'Average and number are never computed from the reviews that are shown. The server’s answer replaces those of the markup.',
    'A review that the page has already is not shown twice.',
    'The texts of reviews are shown as texts, without markup.',
  ]),
});
