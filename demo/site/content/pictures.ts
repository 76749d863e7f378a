interface Picture {
  readonly width: number;
  readonly height: number;
  /** What a visitor who does not see it is told. */
  readonly alt: string;
  /** What has to stay in view when it is cropped: shares of width and height from the top left. */
  readonly focal: readonly [number, number];
}

const entry = (size: readonly [number, number], focal: readonly [number, number], alt: string): Picture => ({
  width: size[0],
  height: size[1],
  focal,
  alt,
});

const UPRIGHT = [960, 1200] as const;
const WIDE = [1200, 800] as const;
const TALL = [800, 1200] as const;

/** Every picture of the site. The files are in `demo/pictures`; its README says how they were made. */
export const pictures = {
  // Pieces
  'tigela-serra': entry(UPRIGHT, [0.5, 0.53], 'Tigela branca salpicada de ferro, com a borda de barro à mostra'),
  'caneca-neblina': entry(UPRIGHT, [0.5, 0.53], 'Caneca verde-clara com alça redonda e o pé sem esmalte'),
  'prato-barro': entry(UPRIGHT, [0.5, 0.54], 'Três pratos rasos empilhados, dois cor de óxido e um cor de osso'),
  'moringa-sertao': entry(UPRIGHT, [0.5, 0.52], 'Moringa de barro cru com o copo emborcado no gargalo'),
  'vaso-lua': entry(UPRIGHT, [0.5, 0.51], 'Vaso redondo e branco, com o esmalte todo craquelado'),
  'vaso-eucalipto': entry(UPRIGHT, [0.5, 0.55], 'Vaso estreito verde-mata com dois galhos de eucalipto'),
  'bule-canastra': entry(UPRIGHT, [0.5, 0.52], 'Bule escuro e brilhante, com um fio cor de ferro na borda da tampa'),
  'copo-cerrado': entry(UPRIGHT, [0.5, 0.52], 'Dois copos sem alça, rosa em cima e cor de areia embaixo'),
  'travessa-rio': entry(UPRIGHT, [0.5, 0.54], 'Travessa larga azul-acinzentada, com raios que partem do fundo'),
  'pote-farinha': entry(UPRIGHT, [0.5, 0.52], 'Pote com tampa, branco em cima e cor de óxido embaixo'),
  'jarra-agua': entry(UPRIGHT, [0.5, 0.52], 'Jarra cor de osso com três listras de ferro pintadas à mão'),
  'xicara-pires': entry(UPRIGHT, [0.5, 0.53], 'Xícara verde de gomos sobre um pires mais claro'),
  // Tables
  'mesa-da-manha': entry(
    [1600, 900],
    [0.43, 0.59],
    'Vaso redondo com galhos de algodão, garrafa verde, tigela, caneca e peras numa mesa ao sol',
  ),
  'janela-da-tarde': entry(
    WIDE,
    [0.33, 0.64],
    'Vaso de barro com capim seco diante de uma parede rosada, no fim da tarde',
  ),
  'fila-de-copos': entry([1600, 534], [0.35, 0.55], 'Dez copos, um de cada esmalte, em fila numa prateleira'),
  'mesa-posta': entry(
    [1200, 1200],
    [0.46, 0.55],
    'Mesa posta vista de cima: pratos, tigela verde, xícara de café e limões sobre linho',
  ),
  ovos: entry([1200, 960], [0.49, 0.54], 'Ovos numa travessa clara, sobre madeira escura'),
  limoes: entry(WIDE, [0.3, 0.5], 'Limões numa fruteira azul de pé alto'),
  'noite-na-estante': entry(UPRIGHT, [0.48, 0.65], 'Vaso escuro com eucalipto e uma pera, quase no escuro'),
  'vaso-e-galho': entry([675, 1200], [0.52, 0.65], 'Vaso branco de gomos com galhos de algodão'),
  cafe: entry([1200, 675], [0.41, 0.55], 'Xícara de café sobre um pano rosado, com o bule atrás'),
  // Studio
  prateleiras: entry([1600, 1067], [0.37, 0.47], 'Três prateleiras cheias de vasos, tigelas e garrafas'),
  biscoito: entry(WIDE, [0.56, 0.55], 'Peças cor-de-rosa da primeira queima, em tábuas na estante'),
  'forno-aberto': entry(TALL, [0.45, 0.53], 'Forno de tijolos aberto, com três andares de peças prontas'),
  'placas-de-teste': entry([1000, 1000], [0.5, 0.5], 'Placas de teste de esmalte pregadas na parede, seis por seis'),
  torno: entry([1600, 900], [0.46, 0.47], 'Tigela de barro molhado no centro do torno'),
  'serra-pela-janela': entry(
    [1600, 640],
    [0.72, 0.71],
    'Moringa, tigelas e um vaso no parapeito; lá fora, a serra na neblina',
  ),
  'barro-e-ferramentas': entry(
    [1200, 900],
    [0.5, 0.46],
    'Blocos e bolas de barro, palitos de madeira e uma esponja na bancada',
  ),
  'potes-de-esmalte': entry(WIDE, [0.35, 0.32], 'Oito tigelas com pós coloridos de esmalte'),
  // Near
  'detalhe-gotas': entry(WIDE, [0.39, 0.55], 'O esmalte verde escorre e para em pontas sobre o barro'),
  'detalhe-craquele': entry([1000, 1000], [0.5, 0.55], 'A teia fina do craquelê, com o reflexo da janela'),
  'detalhe-borda': entry([1200, 900], [0.4, 0.57], 'A borda da tigela, com salpicos de ferro no esmalte branco'),
  'tigelas-aninhadas': entry(UPRIGHT, [0.5, 0.5], 'Quatro tigelas de esmaltes diferentes, uma dentro da outra'),
  canecas: entry(WIDE, [0.38, 0.59], 'Quatro canecas numa prateleira, diante de uma parede verde'),
  'moringa-na-janela': entry(TALL, [0.41, 0.6], 'Moringa e copo de barro na luz que entra pela vidraça'),
  'bule-e-copos': entry([1200, 960], [0.4, 0.52], 'Bule escuro com dois copos pequenos sobre linho'),
  'travessa-com-peras': entry(WIDE, [0.48, 0.47], 'Três peras na travessa azul'),
  'planta-no-vaso': entry(TALL, [0.5, 0.6], 'Muda de eucalipto num vaso de barro'),
  'pilha-de-pratos': entry([900, 1200], [0.49, 0.57], 'Pilha de nove pratos com duas tigelas em cima'),
  'jarra-e-flores': entry(UPRIGHT, [0.46, 0.64], 'Jarra clara com bagas vermelhas e capim seco'),
  'primeiras-tigelas': entry([1200, 675], [0.36, 0.53], 'Oito peças tortas e simpáticas, feitas por alunos'),
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
