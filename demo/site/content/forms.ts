import { commissionForm } from './commission-form.ts';
import { COMMON, type FormDefinition } from './form-definition.ts';

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

/** What an invoice needs: Brazilian numbers, an address and a time for the delivery. */
const invoiceForm: FormDefinition = {
  ...COMMON,
  formId: '9c4f5a6b7d8e9f0a1b2c3d4e',
  objectName: 'page-nota-fiscal',
  formName: 'Nota fiscal e entrega',
  formSubmitButtonText: 'Enviar dados',
  formSubmissionMessage: { html: '<p>Dados recebidos. A nota segue por e-mail no dia da entrega.</p>' },
  formFields: [
    { type: 'text', id: 'nome', title: 'Nome ou razão social', required: true },
    { type: 'cpf', id: 'cpf', title: 'CPF', required: true },
    { type: 'cnpj', id: 'cnpj', title: 'CNPJ', description: 'Só para empresas.' },
    { type: 'phone-br', id: 'celular', title: 'Celular', required: true },
    { type: 'cep', id: 'cep', title: 'CEP', required: true },
    { type: 'text', id: 'rua', title: 'Rua e número', required: true },
    { type: 'text', id: 'bairro', title: 'Bairro' },
    { type: 'text', id: 'cidade', title: 'Cidade', required: true },
    { type: 'state', id: 'uf', title: 'Estado', required: true },
    { type: 'date-br', id: 'dia', title: 'Dia da entrega', required: true },
    { type: 'time-br', id: 'hora', title: 'Hora da entrega' },
  ],
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

/** The smallest newsletter, the example of that block's own page; a name may be sent with it. */
const exampleNewsletter: FormDefinition = {
  ...newsletterForm,
  formId: 'boletim',
  objectName: 'block-exemplo-boletim',
  formName: 'Exemplo de newsletter',
  formFields: [
    { type: 'name', id: 'nome', title: 'Nome' },
    { type: 'email', id: 'email', title: 'E-mail', required: true },
  ],
};

/** A request for a repair: a form with conditions, drafts and a control that only programs fill in. */
export const repairForm: FormDefinition = {
  ...COMMON,
  formId: 'reparo',
  objectName: 'block-reparo',
  formName: 'Reparo de uma peça',
  formSubmitButtonText: 'Pedir reparo',
  formSubmissionMessage: { html: '<p>Recebemos o seu pedido de reparo.</p>' },
  formFields: [
    { type: 'text', id: 'nome', title: 'Nome', required: true },
    { type: 'email', id: 'email', title: 'E-mail', required: true },
    { type: 'text', id: 'cpf', title: 'CPF', description: 'Só para a nota fiscal.' },
    { type: 'select', id: 'dano', title: 'O que aconteceu?', required: true, options: ['Lascou', 'Quebrou', 'Outro'] },
    {
      type: 'text',
      id: 'qual',
      title: 'Conte o que foi',
      required: true,
      showWhen: { field: 'dano', equals: 'Outro' },
    },
    {
      type: 'text',
      id: 'cacos',
      title: 'Quantos pedaços?',
      required: true,
      showWhen: { field: 'dano', anyOf: ['Quebrou'] },
    },
    { type: 'textarea', id: 'historia', title: 'A história da peça', maxLength: 500 },
    { type: 'file', id: 'fotos', title: 'Fotos da peça', accept: 'image/*,.pdf', maxSize: 5_242_880, maxFiles: 3 },
  ],
};

/** Every form of the site. */
export const forms: readonly FormDefinition[] = [
  contactForm,
  orderForm,
  newsletterForm,
  invoiceForm,
  exampleForm,
  exampleNewsletter,
  repairForm,
  commissionForm,
];
