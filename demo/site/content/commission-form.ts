import { COMMON, type FormDefinition } from './form-definition.ts';

const DELIVERED = { field: 'entrega', equals: 'Receber em casa' };

/** An order in steps: the piece, how it gets to the visitor, where if it is delivered, and who asks. */
export const commissionForm: FormDefinition = {
  ...COMMON,
  formId: 'encomenda',
  objectName: 'page-encomenda-em-etapas',
  thanksPage: '/atelie/obrigado',
  formName: 'Encomenda em etapas',
  formSubmitButtonText: 'Pedir orçamento',
  formSubmissionMessage: {
    html: '<p>Recebemos o seu pedido. O orçamento chega por e-mail em até cinco dias, com desenho e prazo.</p>',
  },
  formFields: [
    {
      type: 'text',
      id: 'peca',
      title: 'O que vamos fazer?',
      placeholder: 'Um jogo de seis tigelas',
      required: true,
      formStep: 'A peça',
    },
    {
      type: 'select',
      id: 'quantidade',
      title: 'Quantas peças?',
      required: true,
      options: ['Uma', 'De duas a seis', 'Mais de seis'],
    },
    {
      type: 'checkbox',
      id: 'esmaltes',
      title: 'Esmaltes',
      description: 'Pode marcar mais de um.',
      options: ['Osso', 'Óxido de ferro', 'Verde-mata', 'Barro cru'],
    },
    {
      type: 'radio',
      id: 'entrega',
      title: 'Como prefere receber?',
      required: true,
      options: ['Buscar no ateliê', 'Receber em casa'],
      formStep: 'Entrega',
    },
    {
      type: 'cep',
      id: 'cep',
      title: 'CEP',
      required: true,
      autocomplete: 'postal-code',
      showWhen: DELIVERED,
      formStep: 'Endereço',
    },
    {
      type: 'text',
      id: 'rua',
      title: 'Rua e número',
      required: true,
      autocomplete: 'address-line1',
      showWhen: DELIVERED,
    },
    {
      type: 'text',
      id: 'cidade',
      title: 'Cidade',
      required: true,
      autocomplete: 'address-level2',
      showWhen: DELIVERED,
    },
    { type: 'state', id: 'uf', title: 'Estado', required: true, autocomplete: 'address-level1', showWhen: DELIVERED },
    { type: 'text', id: 'nome', title: 'Nome', required: true, autocomplete: 'name', formStep: 'Você' },
    { type: 'email', id: 'email', title: 'E-mail', placeholder: 'nome@exemplo.com', required: true },
    { type: 'phone-br', id: 'celular', title: 'Celular', autocomplete: 'tel-national' },
    { type: 'textarea', id: 'observacoes', title: 'Observações', maxLength: 1000 },
  ],
};
