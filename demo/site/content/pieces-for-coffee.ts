import type { Piece } from './piece.ts';

export const piecesForCoffee: readonly Piece[] = [
  {
    slug: 'caneca-neblina',
    sku: 'SR-0201',
    name: 'Caneca Neblina',
    line: 'Café e chá',
    price: 9_600,
    availability: { kind: 'shelf', count: 22 },
    memberPrice: 8_600,
    options: [
      {
        name: 'Esmalte',
        display: 'swatch',
        values: [
          { value: 'Neblina', color: '#a9b5a4' },
          { value: 'Musgo', color: '#4f5f3d' },
          { value: 'Areia', color: '#d2bd97' },
        ],
      },
    ],
    variants: [
      { sku: 'SR-0201', values: ['Neblina'], price: 9_600, memberPrice: 8_600, stock: 22, picture: 'caneca-neblina' },
      { sku: 'SR-0202', values: ['Musgo'], price: 9_600, memberPrice: 8_600, stock: 6 },
      { sku: 'SR-0203', values: ['Areia'], price: 9_600, memberPrice: 8_600, stock: 0 },
    ],
    short: 'Da cor da serra às seis da manhã.',
    story: [
      'A alça é puxada, não cortada: uma tira de barro que afina entre os dedos molhados. Quatro cabem nela, e o polegar encontra onde descansar.',
      'O pé fica sem esmalte. É ali que se sente o barro, e por ali se sabe, no escuro, que a caneca é sua.',
    ],
    facts: [
      ['Medidas', '9 cm de diâmetro, 9 cm de altura'],
      ['Volume', '340 ml'],
      ['Peso', 'cerca de 360 g'],
      ['Esmalte', 'Neblina, brilhante'],
    ],
    pictures: ['caneca-neblina', 'canecas', 'mesa-da-manha'],
  },
  {
    slug: 'copo-cerrado',
    sku: 'SR-0206',
    name: 'Copo Cerrado',
    line: 'Café e chá',
    price: 7_800,
    availability: { kind: 'shelf', count: 17 },
    salePrice: 6_200,
    short: 'Sem alça, para que a mão saiba da temperatura antes da boca.',
    story: [
      'Dois banhos: areia até o ombro, rosa na outra metade. A linha escura do encontro é uma reação entre os dois, e só acontece acima de 1.220 °C.',
      'Serve café coado, chá, vinho de jarra. Empilha mal, o que consideramos uma qualidade.',
    ],
    facts: [
      ['Medidas', '8 cm de diâmetro, 9,5 cm de altura'],
      ['Volume', '220 ml'],
      ['Peso', 'cerca de 240 g'],
      ['Esmalte', 'Poente, acetinado'],
    ],
    pictures: ['copo-cerrado', 'fila-de-copos', 'bule-e-copos'],
  },
  {
    slug: 'bule-canastra',
    sku: 'SR-0211',
    name: 'Bule Canastra',
    line: 'Café e chá',
    price: 54_000,
    availability: { kind: 'shelf', count: 1 },
    instalments: 6,
    short: 'Cinco peças que têm de encolher juntas.',
    story: [
      'Corpo, tampa, botão, bico e alça são feitos em dias diferentes e montados num só. O bico corta a gota: sem pano embaixo, sem mancha na toalha.',
      'O esmalte é um tenmoku: preto onde está grosso, cor de ferrugem onde afina. Pede luz de janela.',
    ],
    facts: [
      ['Medidas', '14 cm de altura, 24 cm do bico à alça'],
      ['Volume', '850 ml'],
      ['Peso', 'cerca de 780 g'],
      ['Esmalte', 'Noite, brilhante'],
    ],
    pictures: ['bule-canastra', 'bule-e-copos', 'cafe'],
  },
  {
    slug: 'xicara-gomos',
    sku: 'SR-0218',
    name: 'Xícara Gomos, com pires',
    line: 'Café e chá',
    price: 11_800,
    availability: { kind: 'shelf', count: 8 },
    memberPrice: 10_600,
    short: 'Vinte e oito cortes, um de cada vez.',
    story: [
      'Os gomos são cortados com um arco de arame quando o barro já aguenta o próprio peso. O esmalte se junta nas valas e clareia nas arestas; o desenho aparece sozinho.',
      'O pires tem a mesma altura do sachê de açúcar. Foi de propósito.',
    ],
    facts: [
      ['Medidas', 'xícara de 9 cm, pires de 16 cm'],
      ['Volume', '180 ml'],
      ['Peso', 'cerca de 420 g o conjunto'],
      ['Esmalte', 'Musgo e neblina'],
    ],
    pictures: ['xicara-pires', 'cafe', 'mesa-posta'],
  },
];
