/** What a visitor reads at a field that is not right. */
export const FIELD_MESSAGES = {
  required: 'Este campo é obrigatório.',
  unreadable: 'O valor deste campo não pôde ser lido.',
  email: 'E-mail inválido. O endereço de e-mail deve ter o formato nome@exemplo.com.',
  tooLong: 'Você excedeu o limite de caracteres.',
  noChoice: 'Escolha uma das opções da lista.',
  unknown: 'O formulário não tem este campo.',
  phone: 'Um telefone tem só algarismos.',
  zip: 'O CEP dos Estados Unidos tem 5 algarismos.',
  date: 'Esta data não existe.',
  time: 'Esta hora não existe.',
} as const;
