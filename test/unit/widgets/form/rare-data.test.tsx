import { describe, expect, it } from 'vitest';
import en from '../../../../src/strings/en/rare-fields.json';
import es from '../../../../src/strings/es/rare-fields.json';
import { stageForm } from './form-stage.tsx';

const show = (...formFields: object[]) => stageForm({ data: { formId: 'f', formFields } });

describe('a likert field without statements', () => {
  const likert = { id: 'l', type: 'likert', title: 'O que acha?', options: ['Preço', 'Prazo'], required: true };

  it('has its options as statements, each on a scale of five [FORM-012] [FORM-045] [EDITOR-633]', async () => {
    const { all, send, check, sentForm, saved } = show(likert);
    expect(all('.statement p').map(({ textContent }) => textContent)).toEqual(['Preço', 'Prazo']);
    expect(all('.statement:first-of-type .option').map(({ textContent }) => textContent)).toEqual([
      'Discordo totalmente',
      'Discordo',
      'Neutro',
      'Concordo',
      'Concordo totalmente',
    ]);
    check('l.Preço', '5');
    await send();
    expect(saved()).toEqual([]);
    check('l.Prazo', '1');
    await send();
    expect(sentForm()).toEqual({ l: { Preço: '5', Prazo: '1' } });
  });

  it('has words for the scale in every language', () => {
    expect([en.formLikert5, es.formLikert1]).toEqual(['Strongly agree', 'Totalmente en desacuerdo']);
  });

  it('has the same scale if it has statements and no options', () => {
    const { all } = show({ id: 'l', type: 'likert', statements: ['Preço'] });
    expect(all('.statement input')).toHaveLength(5);
  });

  it('and without options is told to developers', () => {
    expect(show({ ...likert, options: [] }).warned).toEqual([
      'The field "l" of the type likert has neither statements nor options, so it has nothing to answer.',
    ]);
    expect(show(likert).warned).toEqual([]);
  });
});

it('a hidden field is named in the address by its name, else its key, else its title [FORM-016] [EDITOR-634]', async () => {
  history.replaceState(null, '', '?chave=c&nome=n&titulo=t');
  const { send, sentForm } = show(
    { id: 'a', type: 'hidden', key: 'chave', title: 'titulo' },
    { id: 'b', type: 'hidden', name: 'nome', key: 'chave' },
    { id: 'c', type: 'hidden', title: 'titulo' },
    { id: 'd', type: 'text' },
  );
  await send();
  history.replaceState(null, '', '?');
  expect(sentForm()).toEqual({ a: 'c', b: 'n', c: 't', d: '' });
});

it('a password cannot be read on the screen, and browsers fill in no old one [FORM-005] [EDITOR-626]', async () => {
  const { named, type, send, sentForm } = show(
    { id: 'p', type: 'password', title: 'Palavra' },
    { id: 'q', type: 'password', autocomplete: 'current-password' },
  );
  expect([named('p').type, named('p').autocomplete]).toEqual(['password', 'new-password']);
  expect(named('q').autocomplete).toBe('current-password');
  type('p', ' segredo ');
  await send();
  expect(sentForm()).toEqual({ p: ' segredo ', q: '' });
});
