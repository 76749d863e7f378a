// Fields and words of a newsletter. What is sent, said and tracked is proved in test/browser/blocks/newsletter.
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { newsletter } from '../../../../src/widgets/newsletter/block.ts';
import { readOwn } from '../../../../src/widgets/newsletter/content.ts';
import { Newsletter } from '../../../../src/widgets/newsletter/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';
import { stubResizeObserver } from '../../stub-resize-observer.ts';

beforeEach(() => void stubResizeObserver());

function show(data: Readonly<Record<string, unknown>> = {}, { html = '', width = 0 } = {}): Element {
  const element = document.createElement('div');
  element.append(document.createRange().createContextualFragment(html));
  Object.defineProperty(element, 'offsetWidth', { value: width });
  const { content, data: values } = readOwn(element);
  const parsed = parse(newsletter.data, {
    attribute: () => null,
    json: [{ where: 'data-block-json', text: JSON.stringify(data) }],
    values,
  });
  const { container } = render(<Newsletter data={parsed.data} content={content} handle={fakeHandle({ element })} />);
  return container.querySelector('.newsletter') as Element;
}

const names = (): string[] => screen.getAllByRole('textbox').map((one) => one.getAttribute('name') ?? '');

it('has one required field for the email address and its own button where neither data nor markup have any', () => {
  show({ formId: 'boletim' });
  expect(names()).toEqual(['email']);
  expect(screen.getByRole('textbox', { name: /Seu e-mail/ }).getAttribute('aria-required')).toBe('true');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Assinar']);
});

it('asks for first and last name, too, where the site wants them', () => {
  show({ nameFields: true });
  expect(names()).toEqual(['nome.First', 'nome.Last', 'email']);
  expect(screen.getByRole('group', { name: /Seu nome/ })).toBeTruthy();
});

it('takes fields and label of the markup before its own, and those of the data before both', () => {
  const html = '<form><label>Correio <input type="email" name="correio"></label><button>Quero</button></form>';
  show({}, { html });
  expect(names()).toEqual(['correio']);
  expect(screen.getByRole('button').textContent).toBe('Quero');
  document.body.replaceChildren();
  show({ formFields: [{ type: 'email', id: 'carta', title: 'Carta' }], formSubmitButtonText: 'Receber' }, { html });
  expect(names()).toEqual(['carta']);
  expect(screen.getByRole('button').textContent).toBe('Receber');
});

it.each([
  [320, 'true'],
  [321, 'false'],
])('is narrow at most 320 px wide: %i [NEWS-005]', (width, narrow) => {
  expect(show({}, { width }).getAttribute('data-narrow')).toBe(narrow);
});
