import type { Piece } from './piece.ts';

export const piecesForTheHouse: readonly Piece[] = [
  {
    slug: 'vaso-lua',
    sku: 'SR-0301',
    name: 'Vaso Lua',
    line: 'Casa',
    price: 128_000,
    availability: { kind: 'order', weeks: 9 },
    instalments: 10,
    fields: [
      {
        type: 'text',
        id: 'iniciais',
        title: 'Iniciais gravadas na base',
        description: 'Até três letras. Sem elas, vai só a marca do ateliê.',
        maxLength: 3,
      },
    ],
    short: 'Duas tigelas unidas pela boca. A emenda fica.',
    story: [
      'É grande demais para o torno: são duas metades, coladas com barbotina quando o barro está no ponto de couro. Metade das vezes abre na secagem. A outra metade vale a espera.',
      'O craquelê continua depois da compra. Nos primeiros dias, à noite, ouve-se o vaso estalar baixinho.',
    ],
    facts: [
      ['Medidas', '22 cm de diâmetro, 20 cm de altura'],
      ['Peso', 'cerca de 2,4 kg'],
      ['Esmalte', 'Craquelê, com nanquim na primeira trinca'],
      ['Feito', 'um por mês'],
    ],
    pictures: ['vaso-lua', 'detalhe-craquele', 'noite-na-estante'],
  },
  {
    slug: 'vaso-mata',
    sku: 'SR-0307',
    name: 'Vaso Mata',
    line: 'Casa',
    price: 46_000,
    availability: { kind: 'shelf', count: 2 },
    salePrice: 39_000,
    instalments: 4,
    short: 'Estreito, alto e verde. Fica bem até vazio.',
    story: [
      'O verde é cinza de eucalipto, que recolhemos na padaria da vila, com um pouco de cobre. Escorre devagar e para onde quer; o barro nu do pé é a margem de segurança.',
      'Segura um galho grande sem tombar: o fundo tem quase dois centímetros.',
    ],
    facts: [
      ['Medidas', '8 cm de diâmetro, 25 cm de altura'],
      ['Peso', 'cerca de 1,1 kg'],
      ['Esmalte', 'Mata, brilhante'],
      ['Água', 'não deixa passar'],
    ],
    pictures: ['vaso-eucalipto', 'detalhe-gotas', 'vaso-e-galho'],
  },
  {
    slug: 'moringa-sertao',
    sku: 'SR-0312',
    name: 'Moringa Sertão',
    line: 'Casa',
    price: 32_000,
    availability: { kind: 'shelf', count: 5 },
    short: 'Água fresca sem geladeira, com o copo por tampa.',
    story: [
      'O barro cru transpira. A água que atravessa a parede evapora e leva o calor junto: numa tarde de agosto são seis graus a menos do que no copo ao lado.',
      'Antes do primeiro uso, deixe-a cheia por dois dias. Depois, só água; nunca sabão.',
    ],
    facts: [
      ['Medidas', '15 cm de diâmetro, 26 cm de altura com o copo'],
      ['Volume', '1,5 litro'],
      ['Peso', 'cerca de 1,3 kg'],
      ['Esmalte', 'nenhum'],
    ],
    pictures: ['moringa-sertao', 'moringa-na-janela', 'serra-pela-janela'],
  },
];
