/** One item of a form, with the names that published pages use for it. */
export interface FormField {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  /** Characters a text may have. */
  readonly maxLength?: number;
  /** Choices of a radio, a checkbox, a select or each line of a likert. */
  readonly options?: readonly string[];
  /** Lines of a likert. */
  readonly statements?: readonly { readonly id: string; readonly title: string }[];
  /** Name under which a hidden field looks itself up in the page's address. */
  readonly name?: string;
  /** What a hidden field sends when the address does not name it. */
  readonly value?: string;
  /** Whoever ticks this checkbox wants the newsletter. */
  readonly mailingList?: boolean;
}

/** A form as its page publishes it. */
export interface FormDefinition {
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly formName: string;
  readonly formSubmitButtonText: string;
  readonly formSubmissionMessage: { readonly html: string };
  readonly disclaimerMessage: { readonly html: string };
  readonly useLightbox: boolean;
  readonly lightboxHandleText: string;
  readonly captchaEnabled: boolean;
  readonly buttonAlignment: 'left' | 'center' | 'right';
  readonly showTitle: boolean;
  readonly formFieldFormats: {
    readonly initialPhoneFormat: string;
    readonly initialNameOrder: string;
    readonly initialAddressFormat: string;
    readonly countries: readonly { readonly name: string; readonly code: string; readonly phoneCode: string }[];
  };
  readonly formFields: readonly FormField[];
  /** A path of this site to go to after sending; empty: the words of `formSubmissionMessage` are shown. */
  readonly successRedirect: string;
  /** The page of this site that thanks visitors without the script; without it the server's own does. */
  readonly thanksPage?: string;
  readonly postSubmitHtml: string;
  /** Whether the page checks before it sends. The server always does. */
  readonly validate: boolean;
  readonly newsletter: boolean;
}

const COMMON = {
  collectionId: '',
  disclaimerMessage: { html: '<p>Usamos os seus dados só para responder. Nada é passado adiante.</p>' },
  useLightbox: false,
  lightboxHandleText: '',
  captchaEnabled: false,
  buttonAlignment: 'left',
  showTitle: false,
  formFieldFormats: {
    initialPhoneFormat: 'BR',
    initialNameOrder: 'GIVEN_FIRST',
    initialAddressFormat: 'BR',
    countries: [
      { name: 'Brasil', code: 'BR', phoneCode: '55' },
      { name: 'Portugal', code: 'PT', phoneCode: '351' },
      { name: 'Estados Unidos', code: 'US', phoneCode: '1' },
    ],
  },
  successRedirect: '',
  postSubmitHtml: '',
  validate: true,
  newsletter: false,
} as const satisfies Partial<FormDefinition>;

/** Anything a visitor wants to say to the studio. */
export const contactForm: FormDefinition = {
  ...COMMON,
  formId: '6f1c2d3e4a5b6c7d8e9f0a1b',
  objectName: 'page-contato',
  thanksPage: '/atelie/obrigado',
  formName: 'Contato',
  formSubmitButtonText: 'Enviar mensagem',
  formSubmissionMessage: {
    html: '<p>Obrigado por escrever. Respondemos em até dois dias úteis, quase sempre de manhã, antes de acender o forno.</p>',
  },
  formFields: [
    { type: 'name', id: 'nome', title: 'Nome', required: true },
    { type: 'email', id: 'email', title: 'E-mail', placeholder: 'nome@exemplo.com', required: true },
    { type: 'phone', id: 'telefone', title: 'Telefone', description: 'Só se preferir que liguemos.' },
    {
      type: 'select',
      id: 'assunto',
      title: 'Assunto',
      required: true,
      options: ['Uma peça da coleção', 'Uma encomenda', 'Aulas', 'Visita ao ateliê', 'Outro'],
    },
    {
      type: 'radio',
      id: 'resposta',
      title: 'Como prefere a resposta?',
      options: ['Por e-mail', 'Por telefone'],
    },
    {
      type: 'checkbox',
      id: 'novidades',
      title: 'Novidades',
      options: ['Quero saber das próximas fornadas e aulas por e-mail'],
      mailingList: true,
    },
    { type: 'textarea', id: 'mensagem', title: 'Mensagem', required: true, maxLength: 500 },
    { type: 'hidden', id: 'origem', title: 'Origem', name: 'origem', value: 'site' },
  ],
};

/** A piece made to order, and where and when to deliver it. */
export const orderForm: FormDefinition = {
  ...COMMON,
  formId: '7a2d3e4f5b6c7d8e9f0a1b2c',
  objectName: 'page-encomenda',
  thanksPage: '/atelie/obrigado',
  formName: 'Encomenda',
  formSubmitButtonText: 'Pedir orçamento',
  formSubmissionMessage: {
    html: '<p>Recebemos o seu pedido. O orçamento chega por e-mail em até cinco dias, com desenho e prazo.</p>',
  },
  formFields: [
    { type: 'section', id: 'quem', title: 'Quem encomenda' },
    { type: 'name', id: 'nome', title: 'Nome', required: true },
    { type: 'email', id: 'email', title: 'E-mail', placeholder: 'nome@exemplo.com', required: true },
    { type: 'section', id: 'peca', title: 'A peça' },
    { type: 'text', id: 'titulo', title: 'O que vamos fazer?', placeholder: 'Um jogo de seis tigelas', required: true },
    {
      type: 'checkbox',
      id: 'esmaltes',
      title: 'Esmaltes',
      description: 'Pode marcar mais de um.',
      options: ['Osso', 'Óxido de ferro', 'Verde-mata', 'Barro cru'],
      required: true,
    },
    {
      type: 'likert',
      id: 'gosto',
      title: 'Quanto cada coisa importa para você?',
      options: ['Pouco', 'Tanto faz', 'Muito'],
      statements: [
        { id: 'prazo', title: 'Ficar pronta logo' },
        { id: 'preco', title: 'Custar menos' },
        { id: 'feitio', title: 'Ser única' },
      ],
    },
    { type: 'section', id: 'entrega', title: 'Entrega' },
    { type: 'address', id: 'endereco', title: 'Endereço', required: true },
    { type: 'date', id: 'data', title: 'Para quando?', required: true },
    { type: 'time', id: 'hora', title: 'Melhor hora para receber' },
    { type: 'textarea', id: 'observacoes', title: 'Observações', maxLength: 1000 },
    { type: 'hidden', id: 'peca-origem', title: 'Peça de origem', name: 'peca', value: '' },
  ],
};

/** The newsletter: an address, and a name if one likes. */
export const newsletterForm: FormDefinition = {
  ...COMMON,
  formId: '8b3e4f5a6c7d8e9f0a1b2c3d',
  objectName: 'block-boletim',
  formName: 'Carta do forno',
  formSubmitButtonText: 'Assinar',
  formSubmissionMessage: { html: '<p>Assinatura anotada. A próxima fornada chega primeiro para você.</p>' },
  disclaimerMessage: { html: '<p>Uma carta por mês. Para sair, basta responder “sair”.</p>' },
  buttonAlignment: 'center',
  formFields: [{ type: 'email', id: 'email', title: 'E-mail', placeholder: 'nome@exemplo.com', required: true }],
  newsletter: true,
};

/** The smallest form, the example of the block's own page. */
const exampleForm: FormDefinition = {
  ...COMMON,
  formId: 'contato',
  objectName: 'block-exemplo',
  formName: 'Exemplo',
  formSubmitButtonText: 'Enviar mensagem',
  formSubmissionMessage: { html: '<p>Obrigado! Recebemos a sua mensagem.</p>' },
  formFields: [
    { type: 'text', id: 'nome', title: 'Nome', required: true },
    { type: 'email', id: 'email', title: 'E-mail', required: true },
    { type: 'textarea', id: 'mensagem', title: 'Mensagem', required: true, maxLength: 600 },
  ],
};

/** Every form of the site. */
export const forms: readonly FormDefinition[] = [contactForm, orderForm, newsletterForm, exampleForm];
