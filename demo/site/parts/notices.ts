/** What a page says after a form that was sent without the script, by the word in its address. */
const NOTICES: Readonly<Record<string, readonly [kind: 'done' | 'wrong', words: string]>> = {
  adicionada: ['done', 'Está no carrinho.'],
  mudou: ['done', 'O carrinho foi atualizado.'],
  removida: ['done', 'A peça saiu do carrinho.'],
  cupom: ['done', 'O código foi aplicado.'],
  entrou: ['done', 'Você entrou.'],
  saiu: ['done', 'Você saiu.'],
  avaliada: ['done', 'Obrigado. A sua avaliação já aparece na página da peça.'],
  avisaremos: ['done', 'Anotado. Escrevemos assim que voltar.'],
  sessao: ['wrong', 'Esta página ficou aberta por muito tempo. Tente de novo.'],
  quantidade: ['wrong', 'Não há essa quantidade em estoque.'],
  esgotada: ['wrong', 'Esta peça está esgotada.'],
  invalido: ['wrong', 'Não foi possível ler o envio. Confira os campos e tente de novo.'],
  codigo: ['wrong', 'Este código não vale para este carrinho.'],
  cep: ['wrong', 'Informe um CEP com oito dígitos.'],
  senha: ['wrong', 'E-mail ou senha incorretos.'],
  espere: ['wrong', 'Foram muitas tentativas em pouco tempo. Espere um minuto e tente de novo.'],
  email: ['wrong', 'Informe um e-mail válido.'],
  avaliacao: ['wrong', 'Escolha de uma a cinco estrelas, escreva o texto e o seu nome.'],
  valor: ['wrong', 'Escolha um valor de R$ 5 a R$ 10.000.'],
};

/** What the address asks to be said; null for a word that is none. */
export function noticeOf(query: URLSearchParams): { readonly wrong: boolean; readonly words: string } | null {
  const word = query.get('aviso') ?? '';
  const [kind, words = ''] = Object.hasOwn(NOTICES, word) ? (NOTICES[word] ?? []) : [];
  return kind === undefined ? null : { wrong: kind === 'wrong', words };
}
