/** What a visitor reads at a field that is not right. */
export const FIELD_MESSAGES = {
  required: 'Este campo é obrigatório.',
  unreadable: 'Não foi possível ler este campo. Preencha de novo.',
  email: 'E-mail inválido. O endereço de e-mail deve ter o formato nome@exemplo.com.',
  tooLong: 'Você excedeu o limite de caracteres.',
  noChoice: 'Escolha uma das opções da lista.',
  tooManyFiles: 'São arquivos demais. Remova alguns e envie de novo.',
  filesGone: 'Os arquivos não estão mais aqui. Escolha-os de novo.',
  unknown: 'O formulário não tem este campo.',
  phone: 'Digite o telefone só com números.',
  zip: 'O código postal dos EUA (ZIP) tem 5 dígitos.',
  date: 'Esta data não existe. Confira dia, mês e ano.',
  time: 'Este horário não existe. Confira hora e minutos.',
} as const;
