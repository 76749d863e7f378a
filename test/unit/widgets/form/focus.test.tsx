// Where the focus is after an answer of the server, and once the form takes the place of the page's own.
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONTACT, gate, refusal, SAVE, stageForm } from './form-stage.tsx';

const filled = { ...CONTACT, validate: false };

/** Sends a form, and lets its answer come while the visitor is in another control of the page. */
async function answered(tag: 'input' | 'button', answer: () => unknown) {
  const { opened, open } = gate();
  const form = stageForm({
    data: filled,
    answer: async ({ path }) => {
      if (path !== SAVE) return { key: 'chave' };
      await opened;
      return answer();
    },
  });
  const other = document.createElement(tag);
  document.body.append(other);
  await form.send();
  act(() => other.focus());
  open();
  await form.settle();
  return { ...form, other };
}

const refuse = (): never => {
  throw refusal(400, { errors: { email: 'Já inscrito.' } });
};

describe('an answer of the server', () => {
  it('leaves the focus of a visitor who is typing elsewhere by now, and is said', async () => {
    const sent = await answered('input', () => ({}));
    expect(document.activeElement).toBe(sent.other);
    expect(sent.$('.result').getAttribute('role')).toBe('alert');
    const refused = await answered('input', refuse);
    expect(refused.errorsOf('email')).toEqual(['Já inscrito.']);
    expect(document.activeElement).toBe(refused.other);
    expect(refused.$('.messages').getAttribute('role')).toBe('alert');
  });

  it('has the focus of a visitor who is not typing', async () => {
    const sent = await answered('button', () => ({}));
    expect(document.activeElement).toBe(sent.$('.result'));
    expect(sent.$('.result').getAttribute('role')).toBeNull();
    const refused = await answered('button', refuse);
    expect(document.activeElement).toBe(refused.named('email'));
  });

  it('leads from one field of the form to the one that is wrong', async () => {
    const { named, send } = stageForm({
      data: filled,
      answer: ({ path }) => (path === SAVE ? refuse() : undefined),
    });
    act(() => named('nome').focus());
    await send();
    expect(document.activeElement).toBe(named('email'));
  });
});

it('what the form finds wrong itself has the focus, wherever the visitor is typing', async () => {
  const { named, send } = stageForm({ data: CONTACT });
  const other = document.createElement('input');
  document.body.append(other);
  act(() => other.focus());
  await send();
  expect(document.activeElement).toBe(named('nome'));
});

it.each([
  '<button>Um</button><button>Dois</button>',
  '<input type="submit" value="Um"><input type="submit" value="Dois">',
])('the focus stays on the submit button in whose place the form has its own: %s', (buttons) => {
  const { $ } = stageForm({
    html: `<form><input name="a">${buttons}</form>`,
    focused: ':is(button, [type=submit]):last-of-type',
  });
  expect(document.activeElement).toBe($('[data-button="1"]'));
});

it('a form in steps has the focus on its button, which continues', () => {
  const html = `<form><p data-form-step="Um"><input name="a"></p><p data-form-step="Dois"><input name="b"></p>
    <button>Enviar</button><button>Guardar</button></form>`;
  const first = stageForm({ html, focused: 'button' });
  expect(document.activeElement).toBe(first.$('[data-button]'));
  first.unmount();
  first.element.remove();
  // The first step has no such button, and no other gets the focus in its place.
  const second = stageForm({ html, focused: 'button:last-of-type' });
  expect(document.activeElement).toBe(second.element.querySelector('button:last-of-type'));
});
