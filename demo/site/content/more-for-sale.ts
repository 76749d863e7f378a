import type { Piece } from './piece.ts';

/** What the studio sells beside its pieces: balances, hours, files and boxes. */
export const moreForSale: readonly Piece[] = [
  {
    slug: 'vale-presente',
    sku: 'SR-0901',
    name: 'Vale-presente',
    line: 'Presentes e aulas',
    kind: 'giftCard',
    price: 10_000,
    availability: { kind: 'order', weeks: 0 },
    short: 'Para quem prefere escolher a própria caneca.',
    story: [
      'Chega por e-mail, com o seu recado, assim que a compra termina. Vale para peças, aulas e a caixa do mês, de uma vez ou aos poucos.',
      'Não vence. Se sobrar, o resto fica guardado.',
    ],
    facts: [
      ['Entrega', 'por e-mail, logo depois da compra'],
      ['Validade', 'não vence'],
    ],
    options: [
      {
        name: 'Valor',
        display: 'radio',
        values: [{ value: 'R$ 50' }, { value: 'R$ 100' }, { value: 'R$ 200' }, { value: 'R$ 500' }],
      },
    ],
    variants: [
      { sku: 'SR-0901-50', values: ['R$ 50'], price: 5_000, stock: null },
      { sku: 'SR-0901', values: ['R$ 100'], price: 10_000, stock: null },
      { sku: 'SR-0901-200', values: ['R$ 200'], price: 20_000, stock: null },
      { sku: 'SR-0901-500', values: ['R$ 500'], price: 50_000, stock: null },
    ],
    pictures: ['fila-de-copos', 'canecas'],
  },
  {
    slug: 'caixa-do-mes',
    sku: 'SR-0910',
    name: 'Caixa do mês',
    line: 'Presentes e aulas',
    kind: 'subscription',
    price: 18_000,
    availability: { kind: 'order', weeks: 2 },
    short: 'Uma peça por fornada, escolhida por quem a fez.',
    story: [
      'Quando o forno abre, separamos uma peça para cada caixa: um copo, um prato, um vaso pequeno. Nunca a mesma duas vezes, nunca uma que já esteja na loja.',
      'Vai com um cartão que conta de onde veio o esmalte. Você para quando quiser; o que já foi pago ainda chega.',
    ],
    facts: [
      ['Sai', 'na segunda terça de cada mês'],
      ['Frete', 'incluído no Sul e no Sudeste'],
    ],
    plans: [
      {
        id: 'mensal',
        name: 'Todo mês',
        billingPeriod: { value: 1, unit: 'MONTH' },
        numBillingCycles: 0,
        price: 18_000,
      },
      {
        id: 'estacoes',
        name: 'Uma por estação',
        billingPeriod: { value: 3, unit: 'MONTH' },
        numBillingCycles: 4,
        price: 19_500,
      },
      {
        id: 'anual',
        name: 'O ano inteiro',
        billingPeriod: { value: 1, unit: 'YEAR' },
        numBillingCycles: 0,
        price: 192_000,
      },
    ],
    pictures: ['barro-e-ferramentas', 'prateleiras', 'copo-cerrado'],
  },
  {
    slug: 'aula-no-torno',
    sku: 'SR-0920',
    name: 'Aula no torno',
    line: 'Presentes e aulas',
    kind: 'service',
    price: 22_000,
    memberPrice: 19_000,
    availability: { kind: 'shelf', count: 4 },
    short: 'Três horas, um torno só seu, e café.',
    story: [
      'Nair ensina a centrar, abrir e subir. No fim você escolhe duas peças, nós queimamos, e elas viajam até a sua casa seis semanas depois.',
      'Não precisa saber nada. Precisa de unhas curtas.',
    ],
    facts: [
      ['Onde', 'no ateliê'],
      ['Turmas', 'de quatro pessoas'],
    ],
    options: [{ name: 'Turma', display: 'select', values: [{ value: 'Quinta, 19h' }, { value: 'Sábado, 9h' }] }],
    variants: [
      { sku: 'SR-0920', values: ['Quinta, 19h'], price: 22_000, memberPrice: 19_000, stock: 4 },
      { sku: 'SR-0921', values: ['Sábado, 9h'], price: 24_000, memberPrice: 21_000, stock: 0 },
    ],
    fields: [
      { type: 'text', id: 'aluno', title: 'Nome de quem vem', required: true, maxLength: 80 },
      {
        type: 'select',
        id: 'experiencia',
        title: 'Já mexeu com barro?',
        options: ['Nunca', 'Um pouco', 'Sempre que posso'],
      },
    ],
    pictures: ['torno', 'primeiras-tigelas'],
  },
  {
    slug: 'caderno-de-esmaltes',
    sku: 'SR-0930',
    name: 'Caderno de esmaltes',
    line: 'Presentes e aulas',
    kind: 'digital',
    price: 6_800,
    salePrice: 4_900,
    availability: { kind: 'order', weeks: 0 },
    short: 'Quarenta receitas de cinza, com os erros anotados.',
    story: [
      'O caderno de Tomé, passado a limpo: cada receita com a foto da placa, a curva do forno e o que deu errado antes de dar certo.',
      'Em PDF, para imprimir e sujar.',
    ],
    facts: [
      ['Formato', 'PDF, 96 páginas'],
      ['Chega', 'na hora, por e-mail'],
    ],
    pictures: ['placas-de-teste', 'potes-de-esmalte'],
  },
  {
    slug: 'diario-do-forno',
    sku: 'SR-0940',
    name: 'Diário do forno',
    line: 'Presentes e aulas',
    kind: 'paywall',
    price: 1_900,
    availability: { kind: 'order', weeks: 0 },
    short: 'As curvas, as contas e as quebras, toda semana.',
    story: [
      'O que não cabe no diário aberto: as temperaturas de cada noite, o custo de cada fornada e as peças que não sobreviveram.',
      'Lê-se aqui, na área de membros. Vale por um ano.',
    ],
    facts: [
      ['Acesso', 'um ano'],
      ['Sai', 'toda segunda-feira'],
    ],
    pictures: ['forno-aberto', 'biscoito'],
  },
];
