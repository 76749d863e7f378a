/** What runs along the top of the home page. */
export const notices: readonly string[] = [
  'Fornada aberta no sábado, 28 de novembro',
  'Frete por nossa conta no Sudeste acima de R$\u00a0400,00',
  'Três lugares na turma de quinta',
  'Esmalte novo: verde-mata',
];
