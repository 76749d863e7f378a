import { describe, expect, it } from 'vitest';
import { unreadAttributes, unreadInForm } from '../../../../src/vocab/published/form.ts';

describe('what the JSON of a published form carries and nothing is made of', () => {
  it('is nothing where all of it is read, or changes nothing', () => {
    const context = {
      secureUrl: 'https://exemplo.example',
      formId: 'f1',
      collectionId: '',
      objectName: 'page-1',
      formName: 'Contato',
      showTitle: true,
      buttonAlignment: 'LEFT',
      buttonVariant: 'PRIMARY',
      submissionAnimation: 'NONE',
      useLightbox: false,
      lightboxHandleText: 'Abrir',
      useFormsJs: true,
      captchaEnabled: false,
      captchaTheme: 1,
      captchaAlignment: 1,
      localizedStrings: { validation: { required: 'Preencha este campo' } },
      border: { blendMode: 'normal', width: '' },
      shadow: { enabled: false, radius: 4 },
      formFieldFormats: {
        countries: [{ name: 'Brasil', code: 'BR' }],
        initialNameOrder: 'GIVEN_FIRST',
        initialPhoneFormat: { type: 'PHONE_NUMBER', countryCode: '55' },
        initialAddressFormat: { type: 'ADDRESS', fields: ['Line1'] },
      },
      formFields: [
        { type: 'email', id: 'e', title: 'E-mail', locked: false, email: true, mailingList: false },
        { type: 'Currency', id: 'c', title: 'Valor', Currency: true, required: true },
        { type: 'section', title: 'Depois', underline: true },
        { type: 'hidden', id: 'h', key: 'origem' },
        { type: 'password', id: 'p', password: true },
        null,
      ],
    };
    expect(unreadInForm(context)).toEqual([]);
    expect(unreadInForm({})).toEqual([]);
  });

  it.each([
    [{ captchaEnabled: true }, 'captchaEnabled is true'],
    [{ useLightbox: true }, 'useLightbox is true'],
    [{ buttonVariant: 'SECONDARY' }, 'buttonVariant is "SECONDARY"'],
    [{ submissionAnimation: 'FADE' }, 'submissionAnimation is "FADE"'],
    [{ novidade: ['x'] }, 'novidade is ["x"]'],
    [
      { novidades: { validation: { required: 'Preencha este campo, por favor, antes de enviar' } } },
      'novidades is {"validation":{"required":"Preencha este campo, por favor, a…',
    ],
    [{ formFieldFormats: { initialNameOrder: 'FAMILY_FIRST' } }, 'formFieldFormats.initialNameOrder is "FAMILY_FIRST"'],
    [
      {
        formFields: [
          { id: 'a', type: 'text' },
          { id: 'b', type: 'estrelas' },
        ],
      },
      'formFields[1].type is "estrelas"',
    ],
    [{ formFields: [{ id: 'a', type: 'email', email: true, mailingList: true }] }, 'formFields[0].mailingList is true'],
    [{ formFields: [{ id: 'a', type: 'currency', currencySymbol: 'R$' }] }, 'formFields[0].currencySymbol is "R$"'],
    [JSON.parse('{"__proto__": 1}'), '__proto__ is 1'],
  ])('is told: %j', (context, said) => {
    expect(unreadInForm(context)).toEqual([`form context: ${said}`]);
  });

  it('is told of whatever a page nests', () => {
    const deep = JSON.parse(`${'['.repeat(5_000)}1${']'.repeat(5_000)}`) as unknown;
    expect(unreadInForm({ fundo: deep, formFields: [{ id: 'a', type: 'text', fundo: deep }] })).toHaveLength(2);
  });
});

it('of a classic form its data attributes are told, where they say something', () => {
  const attributes = [
    { name: 'class', value: 'x' },
    { name: 'onsubmit', value: 'x' },
    { name: 'data-form-id', value: 'x' },
    { name: 'data-success-redirect', value: '/obrigado' },
    { name: 'data-controllers-bound', value: 'x' },
    { name: 'data-empty', value: '' },
    { name: 'data-steps', value: '3' },
  ];
  expect(unreadAttributes(attributes)).toEqual(['form: data-steps is "3"']);
});
