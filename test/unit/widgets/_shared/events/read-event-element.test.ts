import { expect, it } from 'vitest';
import { readEventElement } from '../../../../../src/widgets/_shared/events/read-event-element.ts';

it('keeps words of an event apart that a line break or a block parts', () => {
  const element = document.createElement('article');
  element.innerHTML =
    '<h3>Fornada<br>de verão</h3><time datetime="2026-12-05">x</time><address>Sala 2<br>Rua do Forno, 5</address><div data-description><p>Um.</p><p>Dois.</p></div>';
  expect(readEventElement(element, 'UTC')).toMatchObject({
    title: 'Fornada de verão',
    place: 'Sala 2 Rua do Forno, 5',
    description: 'Um. Dois.',
  });
});
