import type { PublishedPage } from './published-pages.ts';

// Shapes that published pages have beside those of published-pages.ts: what the page's sheet hides, pulls out, or hangs on a wrapper. Own words and data.

const block = (kind: string, code: number, id: string, attributes: string, body: string): string =>
  `<div class="sqs-block ${kind}-block sqs-block-${kind}" data-block-type="${code}" id="block-${id}"${attributes}><div class="sqs-block-content">${body}</div></div>`;

const json = (data: Readonly<Record<string, unknown>>): string =>
  ` data-block-json='${JSON.stringify(data).replaceAll("'", '&#39;')}'`;

const post = (design: string, title: string, text: string): string =>
  `<div class="summary-item summary-item-record-type-text sqs-gallery-design-${design} summary-item-has-excerpt"><div class="summary-content sqs-gallery-meta-container"><div class="summary-title"><a class="summary-title-link" href="/diario">${title}</a></div><div class="summary-excerpt"><p>${text}</p></div></div></div>`;

/** A summary whose items the sheet shows inside its wrapper alone, which also says what their titles look like. */
const SUMMARY_STYLE = `<style>
  .sqs-block-summary-v2 .summary-item { visibility: hidden; overflow: hidden }
  .sqs-block-summary-v2 .summary-block-setting-design-list .summary-item { visibility: visible; margin-bottom: 18px }
  .sqs-block-summary-v2 .summary-block-setting-text-size-large .summary-title { font: 400 27px/1.3 Verdana, sans-serif }
  .sqs-block-summary-v2 .summary-block-setting-text-size-large .summary-title a { color: #6a2c3e }
</style>`;
const SUMMARY = block(
  'summary-v2',
  55,
  'sum1',
  json({ design: 'list', gutter: 60, imageAspectRatio: '1.5', listImageSize: 30, pageSize: 10, autoCrop: true }),
  `<div class="summary-block-wrapper summary-block-collection-type-blog summary-block-setting-text-size-large summary-block-setting-design-list"><div class="summary-item-list-container sqs-gallery-container"><div class="summary-item-list sqs-gallery">${post('list-slide', 'A fornada de agosto', 'Três dias de fogo, um de espera.')}${post('list-slide', 'Cinza de padaria', 'Um balde e seis placas de prova.')}</div></div></div>`,
);

const NEWSLETTER_STYLE = `<style>
  .newsletter-form-wrapper { text-align: center }
  .newsletter-form-fields-wrapper, .newsletter-form-name-fieldset, .newsletter-form-field-wrapper, .newsletter-form-button-wrapper { display: inline-block; margin: 0; padding: 0; border: 0 }
  .newsletter-form-field-wrapper { min-width: 240px; padding: 8px 4px }
  .newsletter-form-field-label { display: none }
  .newsletter-form-field-element { box-sizing: border-box; width: 100%; padding: 18px 24px; border: 1px solid #b9a9b0; background: #fff; font: 16px/1.4 Verdana, sans-serif }
  .newsletter-form-button { padding: 18px 28px; border: 0; background: #2b2a33; color: #fff; font: 16px/1.4 Verdana, sans-serif }
  .newsletter-form-spinner, .hidden { display: none }
  @media (max-width: 600px) { .newsletter-form-name-fieldset, .newsletter-form-fields-wrapper, .newsletter-form-field-wrapper { display: block; min-width: 0 } }
</style>`;
const namePart = (kind: string, name: string, part: string, words: string): string =>
  `<div class="newsletter-form-field-wrapper field ${kind}-name"><label class="newsletter-form-field-label title">${words}</label><input class="newsletter-form-field-element field-element field-control" name="${name}" type="text" placeholder="${words}" maxlength="30" data-title="${part}"></div>`;
const NEWSLETTER = block(
  'newsletter',
  51,
  'nws2',
  '',
  `<div class="newsletter-form-wrapper newsletter-form-show-name newsletter-form-wrapper--layoutFloat newsletter-form-wrapper--alignCenter"><form class="newsletter-form" data-form-id="6ab0c1d2e3f4a5b6c7d8e9f0" autocomplete="on" method="POST" novalidate><div class="newsletter-form-body"><div class="newsletter-form-fields-wrapper form-fields"><fieldset id="name-w2" class="newsletter-form-name-fieldset form-item fields name required">
${namePart('first', 'fname', 'First', 'Nome')}
${namePart('last', 'lname', 'Last', 'Sobrenome')}
</fieldset>
<div id="email-w2" class="newsletter-form-field-wrapper form-item field email required"><label class="newsletter-form-field-label title" for="email-w2-field">E-mail</label><input id="email-w2-field" class="newsletter-form-field-element field-element" name="email" type="email" placeholder="Seu e-mail"></div>
</div><div class="newsletter-form-button-wrapper submit-wrapper"><button class="newsletter-form-button sqs-system-button" type="submit" value="Assinar"><span class="newsletter-form-spinner sqs-spin light large"></span><span class="newsletter-form-button-label">Assinar</span></button></div></div><div class="hidden form-submission-text">Anotado.</div></form></div>`,
);

/** Required labels have a colour of their own; the pair of names is pulled out by what its halves are inset by; letters are small. */
const FORM_STYLE = `<style>
  .field-list fieldset { margin: 0; padding: 0; border: 0 } .field-list .form-item { margin-bottom: 28px }
  .field-list .title { display: block; padding: 0; font: 20px/1.5 Georgia, serif }
  .field-list .required .title, .field-list .required .caption-text { color: #b00020 }
  .field-list .fields.name { margin: 0 -2% 28px; overflow: hidden } .field-list .fields.name .title { padding: 0 2% }
  .field-list .fields.name .field { float: left; box-sizing: border-box; width: 50%; padding: 0 2% }
  .field-list .caption-text { display: block; font-size: 12px }
  .field-list .field-element { box-sizing: border-box; width: 100%; padding: 12px; border: 1px solid #bbb; background: #fafafa; font: 12px/normal Verdana, sans-serif }
  .form-button-wrapper input { padding: 14px 35px; border: 0; border-radius: 30px; background: #2a2d34; color: #fff; font: bold 14px/1 Verdana, sans-serif }
  .form-submission-text, .hidden { display: none }
</style>`;
const FORM = block(
  'form',
  9,
  'frm2',
  '',
  `<div class="form-wrapper"><div class="form-inner-wrapper"><form data-form-id="6ab0c1d2e3f4a5b6c7d8e9f0" autocomplete="on" method="POST" novalidate><div class="field-list clear">
<fieldset id="name-q4" class="form-item fields name required"><legend class="title">Nome <span class="required" aria-hidden="true">*</span></legend>
<div class="field first-name"><label class="caption"><input class="field-element field-control" name="fname" type="text" maxlength="30" data-title="First" aria-required="true"><span class="caption-text">Primeiro nome</span></label></div>
<div class="field last-name"><label class="caption"><input class="field-element field-control" name="lname" type="text" maxlength="30" data-title="Last" aria-required="true"><span class="caption-text">Último nome</span></label></div></fieldset>
<div id="email-q5" class="form-item field email required"><label class="title" for="email-q5-field">E-mail <span class="required" aria-hidden="true">*</span></label><input class="field-element" id="email-q5-field" name="email" type="email" aria-required="true"></div>
<div id="text-q6" class="form-item field text"><label class="title" for="text-q6-field">Quem indicou a oficina?</label><input class="field-element text" type="text" id="text-q6-field"></div></div>
<div class="form-button-wrapper form-button-wrapper--align-left"><input class="button sqs-system-button sqs-editable-button" type="submit" value="Mandar"></div>
<div class="hidden form-submission-text">Obrigada!</div></form></div></div>`,
);

/** The title has room at its end, towards the mark. */
const ACCORDION_STYLE = `<style>
  .accordion-items-container { margin: 0; padding: 0; list-style: none } .accordion-item__title-wrapper { margin: 0; font: 400 23px/32px Verdana, sans-serif }
  .accordion-item__click-target { display: flex; justify-content: space-between; align-items: center; width: 100%; border: 0; background: none; color: inherit; font: inherit; text-align: left }
  .accordion-item__dropdown { display: none } .accordion-icon-container { flex: none; display: flex; align-items: center; justify-content: center }
  .arrow { width: 14px; height: 14px; border: solid; transform: rotate(45deg) } .arrow { border-top-style: none; border-left-style: none } .accordion-divider { background: currentColor }
</style>`;
const question = (words: string): string =>
  `<li class="accordion-item"><h3 class="accordion-item__title-wrapper" role="heading" aria-level="3"><button class="accordion-item__click-target" aria-expanded="false" style="padding: 10px 7px 10px 5px"><span class="accordion-item__title" style="padding-right: 24px">${words}</span><div class="accordion-icon-container" data-is-open="false" aria-hidden="true" style="height: 24px; width: 24px"><div class="arrow-container"><div class="arrow" style="border-width: 3px"></div></div></div></button></h3><div class="accordion-item__dropdown" role="region"><div class="accordion-item__description" style="padding: 0 0 30px"><p>Um dia, e outro para esfriar.</p></div></div></li>`;
const ACCORDION = block(
  'accordion',
  69,
  'acc2',
  '',
  `<ul class="accordion-items-container" data-should-allow-multiple-open-items="true" data-is-divider-enabled="" data-is-first-divider-visible="" data-is-last-divider-visible="" data-is-expanded-first-item="" data-accordion-title-alignment="left" data-accordion-icon-placement="right">${question('Quanto dura uma queima?')}${question('O esmalte pode ir à mesa?')}</ul>`,
);

/** The classic form beside its JSON is hidden until the platform's own script shows it. */
const HIDDEN_FORM = block(
  'form',
  9,
  'frm3',
  '',
  `<script type="application/json" id="form-context-frm3" class="sqs-form-block-context">${JSON.stringify({
    formId: '6ab0c1d2e3f4a5b6c7d8e9f4',
    formName: 'Aulas',
    formSubmitButtonText: 'Mandar',
    buttonAlignment: 'left',
    formFields: [
      { type: 'name', id: 'name-j5', title: 'Nome', required: true },
      { type: 'email', id: 'email-j6', title: 'E-mail', required: true },
      { type: 'textarea', id: 'textarea-j7', title: 'Recado', required: false },
    ],
  })}</script><div class="form-wrapper"><div class="form-inner-wrapper" hidden><form data-form-id="6ab0c1d2e3f4a5b6c7d8e9f4" method="POST" novalidate><div class="field-list clear"><div id="email-j6" class="form-item field email required"><label class="title" for="email-j6-field">E-mail</label><input class="field-element" id="email-j6-field" name="email" type="email"></div></div><input type="submit" value="Mandar"></form></div></div>`,
);

/** The sheet of one shape must not reach another one. */
const alone = (name: string, style: string, body: string, shown = true): PublishedPage => ({
  name,
  html: `<style>body { margin: 0; font: 400 17px/1.6 Georgia, serif; color: #2b2a33; background: #fffdf9 } section { max-width: 1000px; margin: 0 auto; padding: 24px 16px }</style>${style}<section>${'<p>Um parágrafo antes do que vem.</p>'.repeat(22)}</section><section>${body}</section><section>${'<p>E um depois.</p>'.repeat(8)}</section>`,
  shown,
});

export const PUBLISHED_SHAPES: readonly PublishedPage[] = [
  alone('a summary that is shown inside its wrapper alone', SUMMARY_STYLE, SUMMARY),
  alone('a newsletter without labels', NEWSLETTER_STYLE, NEWSLETTER),
  alone('a form whose fields look different', FORM_STYLE, FORM),
  alone('an accordion whose titles have room before their mark', ACCORDION_STYLE, ACCORDION),
  alone('a form that is hidden beside its JSON', '', HIDDEN_FORM, false),
];
