import { expect, it, vi } from 'vitest';
import { stageForm } from './form-stage.tsx';

// What the sanitiser itself lets through is proved in test/browser/page/sanitise.spec.ts.
vi.mock('../../../../src/runtime/page/sanitise.ts', () => ({
  sanitise(html: string) {
    if (html.includes('proibido')) throw new Error('no policy');
    return html.replace(/ onclick="[^"]*"/g, '');
  },
}));

it('a description given as HTML is shown as such, once it has been cleaned; one given as words stays words', async () => {
  const { all, getByLabelText, container } = stageForm({
    data: {
      formFields: [
        { id: 'a', title: 'Peça', description: { html: '<p>Até <strong onclick="x()">30 cm</strong></p>' } },
        { id: 'b', title: 'Cor', description: 'Só <strong> ou osso' },
        { type: 'section', title: 'Entrega', description: { html: '<p>Em <em>maio</em></p>' } },
      ],
    },
  });
  // Nothing is fired here: the sanitiser comes when it comes.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(() => expect(all('.description em')).toHaveLength(1));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  expect(all('.description').map((one) => one.textContent)).toEqual(['Até 30 cm', 'Só <strong> ou osso', 'Em maio']);
  expect(all('.description strong').map((one) => one.outerHTML)).toEqual(['<strong>30 cm</strong>']);
  const id = getByLabelText('Peça').getAttribute('aria-describedby');
  expect(container.querySelector(`[id="${id}"]`)?.textContent).toBe('Até 30 cm');
});

it('a description whose HTML cannot be cleaned is shown by its words, where it has some, from the start', async () => {
  const { all } = stageForm({
    data: {
      formFields: [{ id: 'a', title: 'Peça', description: { html: '<p>Até <b>proibido</b></p>', text: 'Até 30 cm' } }],
    },
  });
  const said = (): (string | null)[] => all('.description').map((one) => one.textContent);
  expect(said()).toEqual(['Até 30 cm']);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(() => expect(all('.description p')).toHaveLength(1));
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  expect(said()).toEqual(['Até 30 cm']);
});

it('what describes a group of options in the markup describes the group, and what describes a step none of its fields', () => {
  const { all, container } = stageForm({
    html: `<form><fieldset data-form-step aria-describedby="s"><legend>A peça</legend><p id="s">Comece aqui.</p>
      <fieldset aria-describedby="d"><legend>Esmaltes</legend><span id="d">Pode marcar mais de um.</span>
      <label><input type="checkbox" name="esmalte" value="osso"> Osso</label>
      <label><input type="checkbox" name="esmalte" value="mata"> Mata</label></fieldset>
      <p><label><input type="checkbox" name="aviso" value="sim"> Avise-me</label></p></fieldset></form>`,
  });
  const describing = all('.field').map((field) => {
    const id = field.getAttribute('aria-describedby');
    return id && container.querySelector(`[id="${id}"]`)?.textContent;
  });
  expect(describing).toEqual(['Pode marcar mais de um.', null]);
  expect(all('.words').map(({ textContent }) => textContent)).toEqual(['Comece aqui.']);
});
