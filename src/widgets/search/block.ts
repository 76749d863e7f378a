import { defineBlock } from '../../vocab/block/define-block.ts';
import { count, flag, text, url } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { serverField } from '../../vocab/server-field.ts';

declare module '../../vocab/names.ts' {
  interface EventDetails {
    'search-submit': { query: string };
  }
}

/** The search of the site: a field with suggestions, and the search page (BLOCK-009, COLL-008). */
export const search = defineBlock({
  name: 'search',
  summary: sentence('Searches the site: suggests products and pages while a visitor types, and shows the results.'),
  when: 'visible',
  budget: 9_330,
  publishedNames: ['search'],
  data: {
    results: flag({
      help: sentence(
        'The block is on the search page: it also shows what was found. On a page of type 102 it does without.',
      ),
    }),
    action: url({
      help: sentence('Address of the search page; by default that of the form in the markup, else /search.'),
    }),
    label: text({ help: sentence('Name of the field for screen readers.') }),
    placeholder: text({ help: sentence('Example inside the empty field.') }),
    suggestions: count({
      fallback: 6,
      max: 20,
      help: sentence('How many suggestions are shown while a visitor types; 0 requests none.'),
    }),
    pageSize: count({ fallback: 20, min: 1, max: 100, help: sentence('How many results are requested at a time.') }),
    server: serverField,
  },
  parts: sentence({
    form: 'The form.',
    control: 'The field.',
    clear: 'The button that empties the field.',
    button: 'The button that searches.',
    list: 'The list of suggestions.',
    suggestion: 'One suggestion.',
    results: 'The list of results.',
    result: 'One result.',
    more: 'The button that requests more results.',
    'empty-state': 'What is shown where nothing was found.',
    'error-state': 'What is shown where the search failed.',
    retry: 'The button that repeats a failed search.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the button.',
    '--vitrine-surface': 'Colour behind the field and the suggestions.',
    '--vitrine-line': 'Colour of the lines between results.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  events: sentence({
    'search-submit': 'A visitor searches; the detail has the text. If it is prevented, the page does not change.',
  }),
  keys: sentence({
    'ArrowDown, ArrowUp': 'In the field: moves to the next or the previous suggestion; it wraps around at the ends.',
    Enter: 'In the field: opens the suggestion, or the search page if none is selected.',
    Escape: 'Closes the list.',
  }),
  notes: sentence([
    'Without scripts the form of the markup goes to the search page, which the server renders. Enter and the button submit that form, with all its fields and its button; only with the option action, or without an action in the markup where the platform’s calls are meant, the block’s own form goes to the search page, with the hidden inputs.',
    'Suggestions and results are requested from a site that answers the platform’s calls (server), and where the markup has no form. Elsewhere, and after a first answer 404, 405, 501 or without JSON, nothing is requested while a visitor types, and the server shows the results.',
    'A suggestion is requested 200 ms after the last input, from two characters on. An answer to an earlier text is dropped, and a text is not requested twice on a page.',
    'What visitors have searched for is kept in this browser only, with consent to preferences only, and the latest five. The service is named searches.',
    'If the markup of the search page has results, they stay the content. Otherwise the block requests them, if the platform’s calls are meant.',
    'The published markup of this block is not documented. An input in it gives the placeholder, and it submits to /search.',
  ]),
});
