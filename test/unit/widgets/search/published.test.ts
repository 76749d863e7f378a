// Searches of published pages.
import { expect, it } from 'vitest';
import readPublished from '../../../../src/widgets/search/published.ts';

it.each([
  ['a field', '<input type="search" name="q">', 'q'],
  ['a further list', '<input type="search" name="q"><select name="c"></select>', undefined],
  ['a further box', '<input type="search" name="q"><input type="checkbox" name="novo">', undefined],
])('reads a form with %s, and leaves one that asks for more to the page', (_, fields, name) => {
  const source = document.createElement('div');
  source.innerHTML = `<form action="/search">${fields}<button>Ir</button></form>`;
  document.body.replaceChildren(source);
  expect(readPublished(source)?.content.name).toBe(name);
});
