import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { counterText } from '../../../src/vocab/rules/textarea.ts';

type Texts = Readonly<Record<string, string>>;

/** All texts of a language, as they are written. */
const textsOf = (language: string): Texts =>
  Object.assign(
    {},
    ...readdirSync(`src/strings/${language}`).map((file) =>
      JSON.parse(readFileSync(`src/strings/${language}/${file}`, 'utf8')),
    ),
  );

/** Those that Portuguese and English say in the same word. */
const SAME = [
  'calendarMore',
  'cartSubtotal',
  'diagnosisMarketing',
  'diagnosisTotal',
  'dialogOk',
  'editorMailCc',
  'editorTags',
  'formFileSize',
  'formTimeAmpm',
  'formTimeHint',
  'lightboxSlide',
  'managerPopup',
  'marketingTitle',
  'productPlanPrice',
  'searchSku',
  'slidesSlide',
];

const pt = textsOf('pt-BR');
const en = textsOf('en');

describe('visitors', () => {
  it('read Portuguese, except what the requirements give in English and what both languages call the same [STR-001] [STR-301]', () => {
    expect(
      Object.keys(pt)
        .filter((key) => pt[key] === en[key])
        .sort(),
    ).toEqual([...SAME, 'callNotJson', 'reservationPreviewText', 'reservationPreviewTitle'].sort());
  });

  it('of a form read its state and what is wrong with it [STR-004]', () => {
    const { formSending, formInvalidEmail, formTooLong, formInvalid, formCaptcha, formProblemAbove, formProblemBelow } =
      pt;
    expect(formSending).toBe('Enviando…');
    expect(formInvalidEmail).toBe('E-mail inválido. O endereço de e-mail deve ter o formato {email}.');
    expect(formTooLong).toBe('Você excedeu o limite de caracteres.');
    expect(counterText('doze letras!', 100)).toBe('12 / 100');
    expect(formInvalid).toBe('Um ou mais campos são inválidos; verifique as entradas.');
    expect(formCaptcha).toBe('Complete o CAPTCHA antes de enviar.');
    expect(formProblemAbove).toBe('Seu formulário encontrou um problema. Role para baixo para revisá-lo.');
    expect(formProblemBelow).toBe('Role para cima');
  });

  it('of a form that was not sent read why [STR-005]', () => {
    expect([
      pt.formSubmitError,
      pt.formUnknownError,
      pt.formNoKey,
      pt.formUnreadable,
      pt.formUnauthorised,
      pt.formNotConfigured,
      pt.formRateLimit,
      pt.formServerError,
    ]).toEqual([
      'Erro ao processar envio de formulário. Recarregue e tente novamente.',
      'Erro desconhecido, tente novamente mais tarde.',
      'Não foi possível obter uma chave para o envio de formulários; tente novamente mais tarde.',
      'Não foi possível analisar os campos do formulário; verifique as entradas.',
      'Não é possível enviar o formulário. Por favor, tente novamente mais tarde.',
      'Este formulário ainda não foi configurado.',
      'Não é possível enviar o formulário. Limite de taxa de envio excedido. Tente novamente mais tarde.',
      'Não é possível enviar o formulário. Tente novamente mais tarde.',
    ]);
  });

  it('read everything that the requirements ask for without giving it, in one table of texts [STR-010]', () => {
    const asked = {
      notice: ['cookieBannerText'],
      required: ['formRequired'],
      clear: ['dialogErrorClear'],
      connection: ['callNotConnected'],
      store: ['storeSoldOut', 'storeOnSale', 'storePriceFrom', 'subscriptionEveryMonth', 'subscriptionEveryYearFor'],
      cart: [
        'cartTitle',
        'cartEmpty',
        'cartQuantity',
        'cartRemove',
        'cartCode',
        'cartSubtotal',
        'cartTotal',
        'cartCheckout',
      ],
      review: ['reviewTitle', 'reviewText', 'reviewStars', 'reviewSend', 'reviewThanks'],
      signUp: ['signUpTitle', 'signUpText', 'signUpSubmit'],
      login: ['dialogLoginTitle', 'dialogLoginText', 'dialogLogin', 'dialogLoginLater'],
      spinner: ['spinnerLabel'],
      bars: [
        'announcementBarName',
        'announcementBarClose',
        'mobileInfoBarName',
        'mobileInfoBarEmail',
        'mobileInfoBarPhone',
        'mobileInfoBarMap',
        'mobileInfoBarHours',
      ],
      aids: ['aidEdit', 'aidSignIn'],
    };
    for (const [what, keys] of Object.entries(asked))
      for (const key of keys) {
        expect(pt[key], `${what}: ${key}`).toMatch(/\S/);
        expect(pt[key] === en[key], `${what}: ${key}`).toBe(SAME.includes(key));
      }
    expect([pt.spinnerLabel, pt.cartEmpty, pt.dialogErrorClear]).toEqual([
      'Carregando…',
      'Seu carrinho está vazio.',
      'Limpar',
    ]);
  });

  it('of a cookie notice read its two buttons, and a notice of its own [STR-006]', () => {
    expect([pt.cookieBannerAccept, pt.cookieBannerRefuse]).toEqual(['Aceitar', 'Recusar']);
    expect(pt.cookieBannerText).toMatch(/^Usamos cookies /);
  });

  it('of a call that failed read why [STR-008]', () => {
    expect([pt.callNotJson, pt.callUnauthorised, pt.callServerError, pt.callUnavailable]).toEqual([
      'internal error: cannot parse server response as JSON',
      'Solicitação não autorizada',
      'Erro interno do servidor. Tente novamente mais tarde.',
      'Este serviço está temporariamente indisponível. Tente novamente mais tarde.',
    ]);
    expect(pt.callNotConnected).toMatch(/^Não foi possível conectar/);
    expect(pt.dialogErrorReload).toBe('Recarregar página');
  });

  it('may put a system error aside [STR-011]', () => {
    expect(pt.dialogErrorClear).toBe('Limpar');
  });
});
