import { describe, expect, it } from 'vitest';
import messages from '../../../../src/strings/pt-BR/form-sending.json';
import { translator } from '../../../../src/strings/translate.ts';
import { serverErrors, statusOf } from '../../../../src/widgets/_shared/form/engine/server-errors.ts';
import { errorsOf, hasErrors } from '../../../../src/widgets/_shared/server/answer-errors.ts';
import { refusal } from './form-stage.tsx';

const words = translator(messages, new Map(), null);

/** What is said of a failure of a form with two fields. */
const said = (error: unknown, newsletter = false) =>
  serverErrors(error, { ids: new Set(['nome', 'email']), newsletter }, words);

const told = (status: number, data?: unknown): readonly string[] => said(refusal(status, data)).messages;

describe('a submission that failed says', () => {
  it('for 401 [FORM-060]', () => {
    expect(told(401, { error: 'x' })).toEqual([
      'Não é possível enviar o formulário. Por favor, tente novamente mais tarde.',
    ]);
  });

  it('for 404 [FORM-061]', () => {
    expect(told(404, { error: 'x' })).toEqual(['Este formulário ainda não foi configurado.']);
  });

  it('for 429 [FORM-062]', () => {
    expect(told(429, { error: 'x' })).toEqual([
      'Não é possível enviar o formulário. Limite de taxa de envio excedido. Tente novamente mais tarde.',
    ]);
  });

  it('for 500 [FORM-063]', () => {
    expect(told(500, { error: 'x', errors: { nome: 'y' } })).toEqual([
      'Não é possível enviar o formulário. Tente novamente mais tarde.',
    ]);
  });

  it('for any other status what the answer says, else that the error is not known [FORM-064] [FORM-057]', () => {
    const unknown = ['Erro desconhecido, tente novamente mais tarde.'];
    expect(told(403, { error: 'O formulário fechou.' })).toEqual(['O formulário fechou.']);
    expect(told(400, { data: { error: 'O formulário fechou.' } })).toEqual(['O formulário fechou.']);
    expect(told(200, { error: '<b>não</b>' })).toEqual(['<b>não</b>']);
    for (const data of [
      null,
      undefined,
      '',
      'texto',
      [],
      {},
      { error: '' },
      { error: { a: 1 } },
      { errors: {} },
      { errors: { nome: 1 } },
    ])
      expect(told(400, data), JSON.stringify(data)).toEqual(unknown);
    expect(told(502, { errors: { nome: 'x' } })).toEqual(unknown);
    expect(told(0)).toEqual(unknown);
    for (const error of [null, undefined, 'x', 7, new TypeError('x')]) expect(said(error).messages).toEqual(unknown);
  });
});

it('says what the server of an own action says itself, whatever the status', () => {
  const own = (status: number, data: unknown): readonly string[] =>
    serverErrors({ status, data }, { ids: new Set(), newsletter: false, own: true }, words).messages;
  for (const status of [400, 401, 404, 429, 500, 503])
    for (const data of [{ message: 'A turma está lotada.' }, { data: { error: 'A turma está lotada.' } }])
      expect(own(status, data), `${status}`).toEqual(['A turma está lotada.']);
  expect(own(404, null)).toEqual(['Este formulário ainda não foi configurado.']);
});

describe('an answer of 400 with an errors map', () => {
  it('marks the fields it names, and asks for the notices [FORM-047] [FORM-048] [FORM-049]', () => {
    const errors = said(refusal(400, { errors: { email: 'Já inscrito.' } }));
    expect([...errors.fields]).toEqual([['email', { message: 'Já inscrito.', controls: [] }]]);
    expect(errors).toMatchObject({ messages: [], notices: true });
  });

  it('joins an error about an unknown field to those of the form [FORM-047]', () => {
    const errors = { fantasma: 'Não existe.', nome: 'Vazio.', __proto__: 'x' };
    const placed = said(refusal(400, { data: { errors } }));
    expect(placed.messages).toEqual(['Não existe.']);
    expect([...placed.fields.keys()]).toEqual(['nome']);
  });

  it('asks for no notices where the form is a newsletter [NEWS-004]', () => {
    expect(said(refusal(400, { errors: { email: 'x' } }), true)).toMatchObject({ notices: false });
  });
});

it('reads errors as texts only', () => {
  expect([...(errorsOf({ errors: { a: ['um', 'dois', 3], b: null, c: { d: 1 }, e: 'três' } }) ?? [])]).toEqual([
    ['a', 'um dois'],
    ['e', 'três'],
  ]);
  expect(errorsOf({ errors: ['x'] })).toBeNull();
  expect(errorsOf(null)).toBeNull();
});

it('knows errors from none, in whatever shape they come', () => {
  for (const errors of [['x'], 'x', true, { email: { message: 'x' } }, { a: null, b: [7] }])
    expect([hasErrors({ errors }), hasErrors({ data: { errors } })], JSON.stringify(errors)).toEqual([true, true]);
  for (const errors of [undefined, null, '', false, [], {}, { email: null }, { email: [], nome: '' }])
    expect([hasErrors({ errors }), hasErrors({ data: { errors } })], JSON.stringify(errors)).toEqual([false, false]);
  expect([null, [], 'x'].map(hasErrors)).toEqual([false, false, false]);
});

it('knows the status of a failure', () => {
  expect([refusal(429), null, new Error('x'), { status: '500' }].map(statusOf)).toEqual([429, 0, 0, 500]);
});

it('has every text of the requirements, as it stands there [FORM-068]', () => {
  const source: Record<keyof typeof messages, string> = {
    formInvalid: 'Um ou mais campos são inválidos; verifique as entradas.',
    formSubmitError: 'Erro ao processar envio de formulário. Recarregue e tente novamente.',
    formUnknownError: 'Erro desconhecido, tente novamente mais tarde.',
    formNoKey: 'Não foi possível obter uma chave para o envio de formulários; tente novamente mais tarde.',
    formUnreadable: 'Não foi possível analisar os campos do formulário; verifique as entradas.',
    formUnauthorised: 'Não é possível enviar o formulário. Por favor, tente novamente mais tarde.',
    formNotConfigured: 'Este formulário ainda não foi configurado.',
    formRateLimit: 'Não é possível enviar o formulário. Limite de taxa de envio excedido. Tente novamente mais tarde.',
    formServerError: 'Não é possível enviar o formulário. Tente novamente mais tarde.',
    formCaptcha: 'Complete o CAPTCHA antes de enviar.',
  };
  for (const [key, text] of Object.entries(source)) expect(words(key as keyof typeof messages)).toBe(text);
});
