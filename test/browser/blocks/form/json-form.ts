/** A published form that exists only as JSON: nothing is drawn of it before the block. */
export const jsonForm = (context: unknown, attributes = ''): string =>
  `<div class="sqs-block form-block sqs-block-form" data-block-type="9" ${attributes}><div class="sqs-block-content">
<div class="form-wrapper"><div class="react-form-contents"></div>
<script type="application/json" class="sqs-form-block-context">${JSON.stringify(context)}</script></div></div></div>`;

type Raw = Readonly<Record<string, unknown>>;

const field = (type: string, title: string, more: Raw = {}): Raw => ({
  type,
  id: `${type}-${title.length}-${title.charCodeAt(0)}`,
  title,
  [type]: true,
  ...more,
});

const LONG =
  'Conte com calma o que você imagina para a peça: o tamanho, a cor do esmalte, quem vai usar e para quando gostaria de recebê-la';

/** A form that asks for a piece to be made: long enough to be taller than a phone's screen. */
export const ORDER = {
  formId: 'encomenda',
  collectionId: '',
  objectName: 'page-section-1',
  formName: 'Encomenda',
  showTitle: true,
  formSubmitButtonText: 'Enviar pedido',
  useLightbox: true,
  disclaimerMessage: { html: '<p>Respondemos em dois dias úteis.</p>' },
  formFields: [
    field('name', 'Nome', { required: true }),
    field('email', 'E-mail', { required: true }),
    field('phone', 'Telefone', { showCountryCode: false }),
    field('select', 'Peça', { options: ['Tigela', 'Moringa', 'Prato'] }),
    field('textarea', LONG, { description: 'Quanto mais soubermos, melhor.', maxLength: 400 }),
    field('checkbox', 'Como nos conheceu?', { options: ['Feira', 'Por uma amiga ou um amigo', 'Internet'] }),
  ],
};

const scale = { options: ['Nada', 'Pouco', 'Bastante', 'Completamente'], statements: ['Gosto de barro', LONG] };

/** Mixes of fields, each a form: what its JSON says must be the room it takes. */
export const MIXES: Readonly<Record<string, Raw>> = {
  'one field': { formFields: [field('email', 'E-mail')] },
  'an order': ORDER,
  'texts of every kind': {
    formFields: [
      field('text', 'Nome da peça', { required: true }),
      field('website', 'Página'),
      field('number', 'Quantidade', { description: 'Um número inteiro.' }),
      field('currency', LONG, { required: true, description: LONG }),
      field('text', ''),
      field('email', '', { required: true }),
      field('textarea', 'Recado', { maxLength: 0 }),
      field('unknown', 'Outro'),
    ],
  },
  'parts of every kind': {
    formFields: [
      field('name', 'Nome'),
      field('name', '', { required: true }),
      field('phone', 'Telefone', { description: LONG }),
      field('address', 'Endereço', { required: true }),
      field('address', 'Entrega', { parts: ['Line1', 'City', 'Zip'] }),
      field('date', 'Data'),
      field('time', 'Hora', { parts: ['Hour', 'Minute'] }),
      field('time', 'Fim'),
    ],
  },
  choices: {
    formFields: [
      field('radio', 'Cor', { options: ['Osso', 'Areia', LONG], required: true }),
      field('checkbox', '', { options: [LONG], required: true }),
      field('checkbox', '', { id: 'two', options: ['Sim', 'Não'], description: 'Escolha quantas quiser.' }),
      field('select', 'Tamanho', { options: [{ label: 'Grande', value: 'g' }, { title: 'Pequeno' }] }),
      field('likert', 'O que acha?', { ...scale, description: 'Uma resposta por linha.' }),
      field('likert', '', { ...scale, id: 'bare' }),
    ],
  },
  'sections and hidden fields': {
    formName: 'Palavrasmuitocompridassemnenhumespaçoentreelas e mais algumas, para o título quebrar',
    showTitle: true,
    formFields: [
      field('section', 'Primeiro', { description: 'Sobre você.' }),
      field('text', 'Nome'),
      field('hidden', 'origem'),
      field('section', 'Depois', { description: { html: `<p>${LONG}</p><p>${LONG}</p>`, text: `${LONG} ${LONG}` } }),
      { type: 'section', description: LONG },
      { type: 'section', description: 'Curto.' },
      field('text', 'Nome'),
      field('text', 'Peça'),
    ],
    formSubmitButtonText: LONG,
    disclaimerMessage: LONG,
  },
};
