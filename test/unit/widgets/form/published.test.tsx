import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import readPublished from '../../../../src/widgets/form/published.ts';
import { stageForm } from './form-stage.tsx';

const classic = (attributes = '', items = '') => `<div class="form-wrapper"><div class="form-inner-wrapper">
<form data-form-id="5c756714ee6eb07a7f4ba216" data-success-redirect="" autocomplete="on" method="POST" action="https://exemplo.example" novalidate ${attributes}
  onsubmit="return (function (form) { window.ran = true; (new Y.Squarespace.FormSubmit(form)).submit({
      formId: '5c756714ee6eb07a7f4ba216', collectionId: '5c756704e4966b9bdf812bdb', objectName: 'page-5c756704e4966b9bdf812bdb' }); return false; })(this);">
  <div class="field-list clear">
    <fieldset id="name-yui_1" class="form-item fields name required"><legend class="title">Nome <span class="required" aria-hidden="true">*</span></legend>
      <div class="field first-name"><label class="caption"><input class="field-element" name="fname" type="text" maxlength="30" data-title="First" aria-required="true"/><span class="caption-text">Primeiro nome</span></label></div>
      <div class="field last-name"><label class="caption"><input class="field-element" name="lname" type="text" maxlength="30" data-title="Last" aria-required="true"/><span class="caption-text">Sobrenome</span></label></div>
    </fieldset>
    <div id="email-yui_2" class="form-item field email required"><label class="title" for="email-yui_2-field">E-mail <span class="required">*</span></label><input name="email" type="text" id="email-yui_2-field" aria-required="true"></div>
    <div id="section-yui_3" class="form-item section"><div class="title">Sobre você</div></div>
    <div id="textarea-yui_4" class="form-item field textarea"><label class="title" for="textarea-yui_4-field">Mensagem</label><div class="description">Conte tudo.</div><textarea id="textarea-yui_4-field"></textarea></div>
    ${items}
  </div>
  <div class="form-button-wrapper"><input class="button" type="submit" value="Submit"/></div>
  <div class="hidden form-submission-text">Thank you!</div>
  <div class="hidden form-submission-html" data-submission-html="&lt;p&gt;Até já&lt;/p&gt;&lt;script&gt;window.ran = true&lt;/script&gt;"></div>
</form></div></div>`;

function read(html: string) {
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  return readPublished(host);
}

describe('the classic kind', () => {
  it('gives the ids that stand only in the text of its handler, which never runs [FORM-067]', () => {
    expect(read(classic())?.data).toMatchObject({
      formId: '5c756714ee6eb07a7f4ba216',
      collectionId: '5c756704e4966b9bdf812bdb',
      objectName: 'page-5c756704e4966b9bdf812bdb',
      formSubmissionMessage: { html: 'Thank you!' },
      postSubmitHtml: '<p>Até já</p><script>window.ran = true</script>',
      newsletter: false,
    });
    expect(read(classic().replace(/collectionId: '\w+'/, "collectionId: ''"))?.data).toMatchObject({
      collectionId: '',
    });
    expect(Reflect.get(window, 'ran')).toBeUndefined();
  });

  it('gives its fields under the ids the server knows them by, parts by their titles', async () => {
    const { type, send, sentForm, calls, problems, container } = stageForm({ html: classic(), platform: true });
    type('name-yui_1.First', 'Ana');
    type('name-yui_1.Last', 'Souza');
    type('email-yui_2', 'ana@exemplo.com');
    expect(within(container).getByLabelText('Primeiro nome')).toBeTruthy();
    await send();
    expect(calls).toHaveLength(2);
    expect(sentForm()).toEqual({
      'name-yui_1': ['Ana', 'Souza'],
      'email-yui_2': 'ana@exemplo.com',
      'textarea-yui_4': '',
    });
    expect(problems).toEqual([]);
    expect(Reflect.get(window, 'ran')).toBeUndefined();
  });

  it('is checked as its markup asks', async () => {
    const { send, errorsOf, calls, summary } = stageForm({ html: classic(), platform: true });
    await send();
    expect(calls).toEqual([]);
    expect(errorsOf('name-yui_1.First')).toEqual(['Este campo é obrigatório.']);
    expect(summary()).toEqual(['Um ou mais campos são inválidos; verifique as entradas.']);
  });

  it('gives a phone number without a country its empty first part [FORM-008]', async () => {
    const phone = ['Areacode', 'Prefix', 'Line']
      .map((title, at) => `<label><input name="p${at}" data-title="${title}" value="${at}"></label>`)
      .join('');
    const { send, sentForm } = stageForm({
      html: classic(
        '',
        `<fieldset id="phone-yui_5" class="form-item fields phone"><legend class="title">Telefone</legend>${phone}</fieldset>`,
      ),
      platform: true,
      data: { validate: false },
    });
    await send();
    expect(sentForm()).toMatchObject({ 'phone-yui_5': ['', '0', '1', '2'] });
  });

  it('gives choices, a scale and a hidden field', () => {
    const items = `<fieldset id="checkbox-yui_6" class="form-item field checkbox"><legend class="title">Cores</legend><div class="option"><label><input type="checkbox" name="c" value="Osso"/> Osso</label></div></fieldset>
      <fieldset id="likert-yui_7" class="form-item fields likert"><legend class="title">Gosto</legend><fieldset class="item"><legend class="question">Prazo</legend><label><input type="radio" name="l-0" value="1"/> Sim</label><label><input type="radio" name="l-0" value="2"/> Não</label></fieldset></fieldset>
      <div id="hidden-yui_8" class="form-item field hidden"><input type="hidden" name="SQF_SOURCE" value="site"/></div>`;
    const fields = read(classic('', items))?.data?.formFields as Record<string, unknown>[];
    expect(fields.slice(-3)).toMatchObject([
      { id: 'checkbox-yui_6', type: 'checkbox', title: 'Cores', options: [{ value: 'Osso', label: 'Osso' }] },
      { id: 'likert-yui_7', type: 'likert', statements: [{ value: 'l-0', label: 'Prazo' }] },
      { id: 'hidden-yui_8', type: 'hidden', name: 'SQF_SOURCE', value: 'site' },
    ]);
  });

  it('shows what the page has around and in its items as it is: words, pictures, links', () => {
    const reading = read(
      classic(
        '',
        `<p id="antes">Antes de <a href="/loja">comprar</a></p><script>oculto()</script><p style="display: none">Oculto</p><p> * </p>
         <div id="text-yui_9" class="form-item field text"><label class="title" for="f9">Peça</label><div class="description">Leia os <a href="/termos">termos</a></div>
         <div class="description"><img alt="Medidas"></div><input id="f9"><img id="mapa" alt="Mapa"></div>Por <b id="fim">fim</b>`,
      ),
    );
    const fields = reading?.data?.formFields as Record<string, unknown>[];
    expect(fields.slice(4).map(({ id, slot }) => id ?? slot)).toEqual([
      'page-0',
      'text-yui_9',
      'page-1',
      'page-2',
      'page-3',
    ]);
    expect(fields[5]?.description).toEqual({
      html: 'Leia os <a href="/termos">termos</a>',
      text: 'Leia os termos',
    });
    expect(reading?.content.keepMarkup).toBe(false);
    const shown = reading?.lend.map(({ nodes }) =>
      nodes.map((node) => (node as Element).id || node.textContent?.trim()),
    );
    expect(shown?.map((ids) => ids.filter(Boolean))).toEqual([['antes'], [], ['mapa'], ['Por', 'fim']]);
  });

  it('shows the header and the footnote of a newsletter, and only its field in between', () => {
    const reading =
      read(`<form class="newsletter-form" data-form-id="n"><header class="newsletter-form-header"><h2>Cartas</h2><div>Uma por mês.</div></header>
      <div class="newsletter-form-body"><div id="email-1" class="newsletter-form-field-wrapper form-item field email required"><label class="title" for="e">E-mail</label><input id="e" name="email"></div>
      <div class="newsletter-form-button-wrapper"><button class="newsletter-form-button" type="submit"><span>Assinar</span></button></div></div>
      <div class="newsletter-form-footnote">Leia a <a href="/privacidade">política</a>.</div><div class="hidden form-submission-text">Obrigado</div></form>`);
    const fields = reading?.data?.formFields as Record<string, unknown>[];
    expect(fields.map(({ id, slot }) => id ?? slot)).toEqual(['page-0', 'email-1', 'page-1']);
    expect(reading?.lend.map(({ nodes }) => (nodes[0] as Element).className)).toEqual([
      'newsletter-form-header',
      'newsletter-form-footnote',
    ]);
    expect(reading?.content).toMatchObject({ keepMarkup: false, buttons: ['Assinar'] });
    expect(fields.map(({ after }) => after)).toEqual([false, undefined, true]);
  });

  it('stays as it is where something could not be carried: what scripts work with, a link in a name', () => {
    for (const item of [
      '<button type="button">Mais um</button>',
      '<iframe></iframe>',
      '<x-rating name="nota"></x-rating>',
      '<div class="form-item checkbox" id="c1"><div class="title">Aceite</div><label><input type="checkbox" value="1">Os <a href="/t">termos</a></label></div>',
      '<div class="form-item text" id="c1"><div class="title">Os <a href="/t">termos</a></div><input></div>',
    ])
      expect(read(classic('', item))?.content.keepMarkup, item).toBe(true);
  });

  it('is a newsletter by its class', () => {
    expect(read(classic('class="newsletter-form"'))?.data).toMatchObject({ newsletter: true });
  });

  it('is not a form of anybody else', () => {
    expect(read('<form action="https://outro.example"><input name="a"></form>')).toBeNull();
  });
});

describe('the current kind', () => {
  const context = {
    formId: 'f1',
    collectionId: null,
    objectName: 'page-section-1',
    formName: 'Contato',
    formSubmitButtonText: 'Send',
    formSubmissionMessage: { html: 'Obrigado' },
    buttonAlignment: 'LEFT',
    captchaEnabled: true,
    formFields: [
      { type: 'email', id: 'email-1', title: 'E-mail', required: true, locked: false, email: true },
      { type: 'text', id: 'text-2', title: 'Peça', placeholder: '', required: false, text: true },
    ],
    localizedStrings: { validation: {} },
  };
  const html = `<div class="react-form"><script type="application/json" id="form-context-1" class="sqs-form-block-context">${JSON.stringify(context)}</script><form><input id="email-1-field" value="ana@exemplo.com"></form></div>`;

  it('gives everything out of its JSON, and what its inputs hold', async () => {
    const { send, sentForm, saved, named, problems } = stageForm({ html, platform: true });
    expect(problems).toEqual([]);
    expect(named('email-1').value).toBe('ana@exemplo.com');
    await send();
    expect(sentForm()).toEqual({ 'email-1': 'ana@exemplo.com', 'text-2': '' });
    expect(saved()[0]).toMatchObject({ formId: 'f1', objectName: 'page-section-1', submitButtonText: 'Send' });
  });

  it('tells what its JSON carries and nothing is made of', () => {
    expect(read(html)?.unread).toEqual(['form context: captchaEnabled is true']);
  });

  const withFields = (formFields: unknown[], markup: string): string =>
    `<script type="application/json" class="sqs-form-block-context">${JSON.stringify({ ...context, formFields })}</script><form>${markup}</form>`;

  it('finds every control by the id of its field, the parts by their names, and takes over what was typed', async () => {
    const { send, sentForm, problems } = stageForm({
      html: withFields(
        [
          { type: 'name', id: 'name-1', title: 'Nome' },
          { type: 'text', id: 'text-1', title: 'Peça' },
          { type: 'text', id: 'text-12', title: 'Cor' },
          { type: 'text', id: 'text-1-2', title: 'Prazo' },
          { type: 'checkbox', id: 'box-1', title: 'Aulas', options: ['Torno', 'Mão'] },
        ],
        `<input id="name-1-fname-field" name="fname"><input id="name-1-lname-field" name="lname">
         <input id="text-1-field"><input id="text-12-field"><input id="text-1-2-field">
         <input type="checkbox" id="box-1-0" value="Torno"><input type="checkbox" id="box-1-1" value="Mão" checked>`,
      ),
      platform: true,
      typed: {
        'name-1-fname-field': 'Ana',
        'name-1-lname-field': 'Souza',
        'text-1-field': 'Tigela',
        'text-12-field': 'Osso',
        'text-1-2-field': 'Maio',
      },
    });
    expect(problems).toEqual([]);
    await send();
    expect(sentForm()).toEqual({
      'name-1': ['Ana', 'Souza'],
      'text-1': 'Tigela',
      'text-12': 'Osso',
      'text-1-2': 'Maio',
      'box-1': ['Mão'],
    });
  });

  it('stays as it is where something was typed that none of its fields can take over', () => {
    const html = withFields(
      [{ type: 'name', id: 'name-1', title: 'Nome' }],
      '<input id="name-1-apelido" name="apelido">',
    );
    expect(stageForm({ html, platform: true }).all('input')).toHaveLength(2);
    const kept = stageForm({ html, platform: true, typed: { 'name-1-apelido': 'Aninha' } });
    expect(kept.container.innerHTML).toBe('<slot></slot>');
  });

  it('is none where its JSON is broken', () => {
    expect(read('<script class="sqs-form-block-context">{</script>')).toBeNull();
    expect(read('<script class="sqs-form-block-context">[]</script>')).toBeNull();
  });
});
