/** Pages as the platform publishes them (docs/published-markup.md §7, §9, §10): own words and data, the structure of real pages. */
export interface PublishedPage {
  readonly name: string;
  readonly html: string;
  /** The page shows something of its own there before a block does, and has the look that the block takes up. */
  readonly shown: boolean;
}

const STYLE = `<style>
  body { margin: 0; font: 400 17px/1.6 Georgia, serif; color: #2b2a33; background: #fffdf9 }
  section, h1, h2 { margin: 0; padding: 24px 6vw } h1, h2 { font-weight: 400; line-height: 1.15 }
  ul.accordion-items-container { margin: 0; padding: 0; list-style: none }
  .accordion-item__title-wrapper { margin: 0; font: 400 24px/1.25 "Gill Sans", Calibri, sans-serif; color: #6a2c3e }
  .accordion-item__click-target { display: flex; justify-content: space-between; align-items: center; width: 100%; border: 0; background: none; color: inherit; font: inherit; text-align: left }
  .accordion-divider { background: #6a2c3e; border: 0 } [data-is-first-divider-visible=""] > :first-child > .accordion-divider { display: none }
  .accordion-icon-container { flex: none; display: flex; align-items: center; justify-content: center } .arrow-container { width: 100%; height: 100% } .arrow { width: 60%; height: 60%; border: solid currentColor; rotate: 45deg; translate: 0 -20% } .arrow { border-top-style: none; border-left-style: none }
  .accordion-item__dropdown { display: none } .accordion-item__dropdown p { margin: 0 }
  form { max-width: 640px } fieldset { margin: 0 0 22px; padding: 0; border: 0 } .form-item { margin-bottom: 22px }
  .form-item .title { display: block; margin-bottom: 6px; padding: 0; font: 700 14px/1.4 Verdana, sans-serif; letter-spacing: .03em }
  .fields.name { display: grid; grid-template-columns: 1fr 1fr; gap: 0 16px } .fields.name legend { grid-column: 1 / -1 }
  .caption-text { display: block; font-size: 13px }
  input:not([type=submit]), textarea { display: block; box-sizing: border-box; width: 100%; padding: 13px 15px; border: 1px solid #a3919a; background: #fff; color: #2b2a33; font: 16px/1.4 Verdana, sans-serif } textarea { height: 130px }
  .form-button-wrapper--align-center { text-align: center } .button, .newsletter-form-button { padding: 18px 40px; border: 0; border-radius: 300px; background: #6a2c3e; color: #fff; font: 700 14px/1.3 Verdana, sans-serif }
  .newsletter-form { text-align: center } .newsletter-form-fields-wrapper { display: flex; gap: 12px } .newsletter-form-field-wrapper { flex: 1; margin: 0 }
  .hidden { display: none } .sqs-svg-icon--list { display: flex; gap: 16px } .sqs-svg-icon--wrapper { width: 40px; height: 40px } img { display: block; max-width: 100% }
</style>`;

/** What is around a block, and none of ours: a picture, links, space, a quotation. */
const AROUND = {
  image: `<div class="sqs-block website-component-block sqs-block-website-component sqs-block-image image-block" data-block-type="1337" data-definition-name="website.components.imageFluid" data-sqsp-block="image" id="block-img1"><div class="sqs-block-content"><div class="fluid-image-component-root" data-is-image-stretched="false" data-media-focal-point="0.5,0.5"><img src="/favicon.svg" width="320" height="200" alt="Um vaso sobre a mesa"></div></div></div>`,
  social: `<div class="sqs-block website-component-block sqs-block-website-component" data-block-type="1337" data-definition-name="website.components.socialLinks" data-sqsp-block="social-links" id="block-soc1"><div class="sqs-block-content"><nav class="sqs-svg-icon--list"><a class="sqs-svg-icon--wrapper" href="https://exemplo.example/a" aria-label="Canal da oficina">A</a><a class="sqs-svg-icon--wrapper" href="https://exemplo.example/b" aria-label="Fotos da oficina">B</a></nav></div></div>`,
  spacer: `<div class="sqs-block website-component-block sqs-block-website-component sqs-block-spacer" data-block-type="1337" data-definition-name="website.components.spacer" id="block-spc1"><div class="sqs-block-content" style="height: 120px"></div></div>`,
  quote: `<div class="sqs-block quote-block sqs-block-quote" data-block-type="31" id="block-quo1"><div class="sqs-block-content"><figure class="block-animation-site-default"><blockquote data-animation-role="quote"><span>“</span>O barro lembra da mão que passou por ele.<span>”</span></blockquote><figcaption>— da parede da oficina</figcaption></figure></div></div>`,
};

/** So that what follows is not in view at first. */
const fill = (paragraphs: number): string => '<p>Um parágrafo antes do que vem.</p>'.repeat(paragraphs);

const marquee = (id: string, props: Record<string, unknown>): string =>
  `<div class="sqs-block marquee-block sqs-block-marquee" data-block-type="70" id="block-${id}"><div class="sqs-block-content"><div class="Marquee" style="font-size: 2.4rem; --marquee-font-size-value: 2.4"><script class="Marquee-props" type="application/json">${JSON.stringify(
    {
      linkTo: '',
      waveFrequency: 4,
      waveIntensity: 0,
      animationDirection: 'right',
      animationSpeed: 1.5,
      pausedOnHover: true,
      fadeEdges: true,
      textStyle: 'heading-2',
      textSize: { unit: 'rem', value: 2.4 },
      itemSpacing: { unit: 'em', value: 0.5 },
      blockId: id,
      estimatedDimensions: { width: 1200, height: 60 },
      containerStyles: { backgroundEnabled: false },
      featureFlags: {},
      ...props,
    },
  )}</script><div class="Marquee-display"><div class="Marquee-measure"><h2> </h2></div></div></div></div></div>`;

const accordionItem = (at: number, words: string): string => `<li class="accordion-item">
<div class="accordion-divider" aria-hidden="true" style="height: 2px; opacity: 0.5"></div>
<h3 class="accordion-item__title-wrapper" role="heading" aria-level="3"><button class="accordion-item__click-target" aria-expanded="false" style="padding: 22px 0"><span class="accordion-item__title">${words}</span><div class="accordion-icon-container" data-is-open="false" aria-hidden="true" style="height: 14px; width: 14px"><div class="arrow-container"><div class="arrow" style="border-width: 2px"></div></div></div></button></h3>
<div class="accordion-item__dropdown" role="region"><div class="accordion-item__description" style="padding: 0 0 26px; min-width: 40%; max-width: 480px"><p>Explicação de número ${at}, em poucas palavras.</p></div></div></li>`;

const ACCORDION = `<div class="sqs-block accordion-block sqs-block-accordion" data-block-type="69" id="block-acc1"><div class="sqs-block-content"><style>#block-acc1 .accordion-items-container { padding: 20px; border-radius: 6px; background: #f3ece6 }</style><ul class="accordion-items-container" data-should-allow-multiple-open-items="true" data-is-expanded-first-item="" data-is-divider-enabled="true" data-is-first-divider-visible="" data-is-last-divider-visible="true" data-accordion-title-alignment="left" data-accordion-description-alignment="left" data-accordion-description-placement="left" data-accordion-icon-placement="right">${['Onde vocês compram o barro?', 'Quantas por forno?', 'Há lista de espera?'].map((words, at) => accordionItem(at + 1, words)).join('')}</ul></div></div>`;

const HANDLER = `return (function (form) { Y.use('squarespace-form-submit', function () { (new Y.Squarespace.FormSubmit(form)).submit({ formId: '6ab0c1d2e3f4a5b6c7d8e9f0', collectionId: '6ab0c1d2e3f4a5b6c7d8e9f1', objectName: 'page-6ab0c1d2e3f4a5b6c7d8e9f1' }); }); return false; })(this);`;
const formHead = (className: string): string =>
  `<form class="${className}" data-form-id="6ab0c1d2e3f4a5b6c7d8e9f0" data-success-redirect="" autocomplete="on" method="POST" action="https://exemplo.example" novalidate onsubmit="${HANDLER}">`;

const CLASSIC = `<div class="sqs-block form-block sqs-block-form" data-block-type="9" id="block-frm1"><div class="sqs-block-content"><div class="form-wrapper"><div class="form-inner-wrapper">${formHead('')}<div class="field-list clear">
<fieldset id="name-q1" class="form-item fields name required"><legend class="title">Nome <span class="required" aria-hidden="true">*</span></legend><div class="field first-name"><label class="caption"><input class="field-element field-control" name="fname" type="text" maxlength="30" data-title="First" aria-required="true"><span class="caption-text">Primeiro nome</span></label></div><div class="field last-name"><label class="caption"><input class="field-element field-control" name="lname" type="text" maxlength="30" data-title="Last" aria-required="true"><span class="caption-text">Último nome</span></label></div></fieldset>
<div id="email-q2" class="form-item field email required"><label class="title" for="email-q2-field">E-mail <span class="required" aria-hidden="true">*</span></label><input class="field-element" name="email" type="text" id="email-q2-field" aria-required="true"></div>
<div id="textarea-q3" class="form-item field textarea"><label class="title" for="textarea-q3-field">O que você procura</label><textarea class="field-element" id="textarea-q3-field"></textarea></div></div>
<div data-animation-role="button" class="form-button-wrapper form-button-wrapper--align-center"><input class="button sqs-system-button sqs-editable-button" type="submit" value="Mandar"></div>
<div class="hidden form-submission-text">Obrigada!</div></form></div></div></div></div>`;

const NEWSLETTER = `<div class="sqs-block newsletter-block sqs-block-newsletter" data-block-type="51" id="block-nws1"><div class="sqs-block-content"><div class="newsletter-form-wrapper newsletter-form-wrapper--layoutFloat newsletter-form-wrapper--alignCenter">${formHead('newsletter-form')}<div class="newsletter-form-body"><div class="newsletter-form-fields-wrapper"><div id="email-w1" class="newsletter-form-field-wrapper form-item field email required"><label class="newsletter-form-field-label title" for="email-w1-field">Seu e-mail</label><input id="email-w1-field" class="newsletter-form-field-element field-element" name="email" type="text" x-autocompletetype="email" aria-required="true"></div><div class="newsletter-form-button-wrapper"><button class="newsletter-form-button sqs-system-button" type="submit" value="Assinar"><span class="newsletter-form-spinner sqs-spin light large"></span><span class="newsletter-form-button-label">Assinar</span></button></div></div></div><div class="hidden form-submission-text">Anotado.</div></form></div></div></div>`;

const CONTEXT = {
  formId: '6ab0c1d2e3f4a5b6c7d8e9f2',
  collectionId: '',
  objectName: 'page-section-6ab0',
  formName: 'Visita',
  formSubmitButtonText: 'Pedir uma visita',
  formSubmissionMessage: { html: '<p>Pedido anotado.</p>' },
  useLightbox: false,
  buttonAlignment: 'left',
  formFields: [
    { type: 'name', id: 'name-j1', title: 'Nome', description: '', required: true },
    { type: 'email', id: 'email-j2', title: 'E-mail', description: 'Para confirmar o dia.', required: true },
    { type: 'select', id: 'select-j3', title: 'Período', options: ['Manhã', 'Tarde'], required: false },
    { type: 'textarea', id: 'textarea-j4', title: 'Recado', required: false },
  ],
};
const JSON_ONLY = `<div class="sqs-block form-block sqs-block-form" data-block-type="9" data-sqsp-block="form" id="block-jsn1"><div class="sqs-block-content"><div class="form-wrapper"><script type="application/json" id="form-context-jsn1" class="sqs-form-block-context">${JSON.stringify(CONTEXT)}</script></div></div></div>`;

const page = (name: string, body: string, shown = false): PublishedPage => ({
  name,
  html: `${STYLE}<section>${fill(22)}</section><section>${body}</section><section>${fill(8)}</section>`,
  shown,
});

export const PUBLISHED_PAGES: readonly PublishedPage[] = [
  page(
    'a marquee with its props in a script',
    marquee('mq1', { marqueeItems: [{ text: 'Fornada de maio' }, { text: 'Portas abertas' }] }),
  ),
  page('an accordion with all its options', ACCORDION, true),
  page('a classic form with its button in the middle', CLASSIC, true),
  page('a newsletter in one line', NEWSLETTER),
  page('a form that exists only as JSON', JSON_ONLY),
  page(
    'all of them among blocks that are none of ours',
    [
      AROUND.image,
      marquee('mq2', { marqueeItems: [{ text: 'Oficina' }], animationDirection: 'left' }),
      AROUND.quote,
      ACCORDION,
      AROUND.spacer,
      CLASSIC,
      AROUND.social,
      NEWSLETTER,
      JSON_ONLY,
    ].join('</section><section>'),
  ),
];
