import { describe, expect, it } from 'vitest';
import { CONTACT, KEY, refusal, SAVE, stageForm } from './form-stage.tsx';

const filled = { ...CONTACT, validate: false };
const failing = (status: number, data?: unknown) => ({
  data: filled,
  answer: ({ path }: { path: string }) => {
    if (path === SAVE) throw refusal(status, data);
    return undefined;
  },
});

describe('a form that was sent', () => {
  it('tells a newsletter subscription first, then the success [FORM-024] [NEWS-003]', async () => {
    const { send, told } = stageForm({ data: { ...filled, newsletter: true } });
    await send();
    expect(told.map(([name]) => name)).toEqual(['form-submit', 'newsletter-subscribe', 'form-success']);
    expect(told.at(-1)).toEqual(['form-success', { formId: 'contato' }]);
  });

  it('is no subscription otherwise [NEWS-003]', async () => {
    const { send, told } = stageForm({ data: filled });
    await send();
    expect(told.map(([name]) => name)).toEqual(['form-submit', 'form-success']);
  });

  it('goes to its address, after the events, and stays locked until then [FORM-024] [FORM-025]', async () => {
    const { send, navigate, told, $, all, calls } = stageForm({ data: { ...filled, successRedirect: '/obrigado' } });
    let before = 0;
    navigate.mockImplementation(() => {
      before = told.length;
    });
    await send();
    expect(navigate.mock.calls).toEqual([[new URL('/obrigado', location.href).href]]);
    expect(before).toBe(2);
    expect(all('.result')).toEqual([]);
    expect($<HTMLFieldSetElement>('.lock').disabled).toBe(true);
    await send();
    expect(calls).toHaveLength(2);
  });

  it('goes nowhere a script must not go, and shows its texts [FORM-025]', async () => {
    const { send, navigate, $ } = stageForm({ data: { ...filled, successRedirect: 'javascript:alert(1)' } });
    await send();
    expect(navigate).not.toHaveBeenCalled();
    expect($('.result').textContent).toContain('Obrigado');
  });

  it('shows its texts in place of the form, and they take the focus [FORM-026] [FORM-027]', async () => {
    const data = { ...filled, formSubmissionMessage: { html: 'Até já' }, postSubmitHtml: 'Veja o diário.' };
    const { send, all, $ } = stageForm({ data });
    await send();
    expect(all('form')).toEqual([]);
    expect(all('.result p').map((line) => line.textContent)).toEqual(['Até já', 'Veja o diário.']);
    expect(document.activeElement).toBe($('.result'));
    expect($('.result').tabIndex).toBe(-1);
  });

  it('counts any 2xx answer without an error as taken [FORM-055]', async () => {
    for (const answer of [null, {}, [], { qualquer: 1 }]) {
      const { send, all, unmount } = stageForm({
        data: filled,
        answer: ({ path }) => (path === SAVE ? answer : undefined),
      });
      await send();
      expect(all('.result')).toHaveLength(1);
      unmount();
    }
  });
});

describe('a form that was not taken', () => {
  it('says so, is open again with its own words, and can be sent again [FORM-028] [FORM-029]', async () => {
    const { send, summary, $, saved } = stageForm(failing(500));
    await send();
    expect(summary()).toEqual(['Não é possível enviar o formulário. Tente novamente mais tarde.']);
    expect($<HTMLFieldSetElement>('.lock').disabled).toBe(false);
    expect($('form').getAttribute('aria-busy')).toBe('false');
    expect($('button').textContent).toBe('Mandar');
    expect($<HTMLButtonElement>('button').disabled).toBe(false);
    await send();
    expect(saved()).toHaveLength(2);
  });

  it('keeps everything that was typed [FORM-072]', async () => {
    const { send, type, named } = stageForm(failing(0));
    type('nome', 'Ana');
    type('texto', 'Olá');
    await send();
    expect([named('nome').value, named('texto').value]).toEqual(['Ana', 'Olá']);
  });

  it('tells the page what it told the visitor', async () => {
    const { send, told } = stageForm(failing(404));
    await send();
    expect(told.at(-1)).toEqual([
      'form-failure',
      { formId: 'contato', status: 404, messages: ['Este formulário ainda não foi configurado.'] },
    ]);
  });

  it('says so where no key was given, and saves nothing [FORM-058] [FORM-054]', async () => {
    const answers: ((path: string) => unknown)[] = [
      () => ({ key: '' }),
      () => ({ outra: 1 }),
      () => {
        throw refusal(0);
      },
      () => {
        throw refusal(429);
      },
    ];
    for (const answer of answers) {
      const { send, summary, saved, unmount } = stageForm({
        data: filled,
        answer: ({ path }) => (path === KEY ? answer(path) : {}),
      });
      await send();
      expect(summary()).toEqual([
        'Não foi possível obter uma chave para o envio de formulários; tente novamente mais tarde.',
      ]);
      expect(saved()).toEqual([]);
      unmount();
    }
  });

  it('says so where it has no id to be sent under, without a call [FORM-056]', async () => {
    const { send, summary, calls } = stageForm({ data: { ...filled, formId: '' } });
    await send();
    expect(summary()).toEqual(['Erro ao processar envio de formulário. Recarregue e tente novamente.']);
    expect(calls).toEqual([]);
  });

  it('says so where its own code fails, and can be sent again [FORM-056]', async () => {
    const { send, summary, calls, host, $ } = stageForm({ data: filled });
    const { emit } = host;
    host.emit = () => {
      throw new Error('broken');
    };
    await send();
    expect(summary()).toEqual(['Erro ao processar envio de formulário. Recarregue e tente novamente.']);
    expect(calls).toEqual([]);
    host.emit = emit;
    await send();
    expect($('.result')).toBeTruthy();
  });

  it('says so where the fields cannot be read, without a call [FORM-059]', async () => {
    const { send, summary, calls, $ } = stageForm({ data: filled });
    const form = $<HTMLFormElement>('form');
    const original = globalThis.FormData;
    globalThis.FormData = class {
      constructor() {
        throw new TypeError('unreadable');
      }
    } as unknown as typeof FormData;
    await send();
    globalThis.FormData = original;
    expect(form.isConnected).toBe(true);
    expect(summary()).toEqual(['Não foi possível analisar os campos do formulário; verifique as entradas.']);
    expect(calls).toEqual([]);
  });

  it('says what the server says of each field, above it, with notices above and below [FORM-047] [FORM-048] [FORM-049]', async () => {
    const { send, summary, errorsOf, $, named } = stageForm(
      failing(400, { errors: { email: '<b>Já inscrito.</b>', fantasma: 'Não existe.' } }),
    );
    await send();
    expect(summary()).toEqual(['Seu formulário encontrou um problema. Role para baixo para revisá-lo.', 'Não existe.']);
    expect(errorsOf('email')).toEqual(['<b>Já inscrito.</b>']);
    expect(errorsOf('nome')).toEqual([]);
    expect(named('email').getAttribute('aria-invalid')).toBe('true');
    const below = $('.back-up');
    expect(below.textContent).toBe('Role para cima');
    expect($('.lock').compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const error = $('.error[id]');
    expect(error.compareDocumentPosition(named('email'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.activeElement).toBe(named('email'));
    document.body.focus();
    below.click();
    expect(document.activeElement).toBe(named('email'));
  });

  it('says once what the server says of several fields it does not have', async () => {
    const { send, summary } = stageForm(failing(400, { errors: { um: 'Obrigatório.', dois: 'Obrigatório.' } }));
    await send();
    expect(summary().filter((line) => line === 'Obrigatório.')).toHaveLength(1);
  });

  it('shows no notices where it is a newsletter, but the errors of its fields [NEWS-004]', async () => {
    const { send, errorsOf, all } = stageForm({
      ...failing(400, { errors: { email: 'Já inscrito.' } }),
      data: { ...filled, newsletter: true },
    });
    await send();
    expect(errorsOf('email')).toEqual(['Já inscrito.']);
    expect(all('.notice,.back-up')).toEqual([]);
  });

  it('takes an answer with an errors map for what it says, whatever its status of success', async () => {
    const { send, errorsOf, all } = stageForm({
      data: filled,
      answer: ({ path }) => (path === SAVE ? { errors: { nome: 'Curto demais.' } } : undefined),
    });
    await send();
    expect(errorsOf('nome')).toEqual(['Curto demais.']);
    expect(all('.result')).toEqual([]);
  });

  it('is not told as sent where an answer of success speaks of errors that cannot be read, fault F-063 [FORM-055] [FORM-057]', async () => {
    for (const errors of [['Curto demais.'], 'Curto demais.', { email: { message: 'x' } }]) {
      const { send, summary, all, unmount } = stageForm({
        data: filled,
        answer: ({ path }) => (path === SAVE ? { errors } : undefined),
      });
      await send();
      expect(summary()).toEqual(['Erro desconhecido, tente novamente mais tarde.']);
      expect(all('.result')).toEqual([]);
      unmount();
    }
  });

  it('forgets all that before the next attempt [FORM-070]', async () => {
    let refuse = true;
    const { send, all, settle } = stageForm({
      data: filled,
      answer: ({ path }) => {
        if (path === SAVE && refuse) throw refusal(400, { errors: { email: 'x' } });
        return path === KEY && !refuse ? new Promise(() => {}) : undefined;
      },
    });
    await send();
    expect(all('.error,.notice,.back-up,[aria-invalid=true]').length).toBeGreaterThan(3);
    refuse = false;
    await send();
    await settle();
    expect(all('.error,.notice,.back-up,[aria-invalid=true]')).toEqual([]);
  });
});
