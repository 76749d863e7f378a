import { escapeHtml } from './escape-html.mjs';

/** Some of the shop's pictures with their sizes and text alternatives. */
const PHOTOS = [
  ['tigela-serra', 960, 1200, 'Tigela branca salpicada de ferro, com a borda de barro à mostra'],
  ['caneca-neblina', 960, 1200, 'Caneca verde-clara com alça redonda e o pé sem esmalte'],
  ['prato-barro', 960, 1200, 'Três pratos rasos empilhados, dois cor de óxido e um cor de osso'],
  ['moringa-sertao', 960, 1200, 'Moringa de barro cru com o copo emborcado no gargalo'],
  ['vaso-lua', 960, 1200, 'Vaso redondo e branco, com o esmalte todo craquelado'],
  ['vaso-eucalipto', 960, 1200, 'Vaso estreito verde-mata com dois galhos de eucalipto'],
  ['bule-canastra', 960, 1200, 'Bule escuro e brilhante, com um fio cor de ferro na borda da tampa'],
  ['copo-cerrado', 960, 1200, 'Dois copos sem alça, rosa em cima e cor de areia embaixo'],
  ['travessa-rio', 960, 1200, 'Travessa larga azul-acinzentada, com raios que partem do fundo'],
  ['pote-farinha', 960, 1200, 'Pote com tampa, branco em cima e cor de óxido embaixo'],
  ['jarra-agua', 960, 1200, 'Jarra cor de osso com três listras de ferro pintadas à mão'],
  ['xicara-pires', 960, 1200, 'Xícara verde de gomos sobre um pires mais claro'],
  [
    'mesa-da-manha',
    1600,
    900,
    'Vaso redondo com galhos de algodão, garrafa verde, tigela, caneca e peras numa mesa ao sol',
  ],
  ['janela-da-tarde', 1200, 800, 'Vaso de barro com capim seco diante de uma parede rosada, no fim da tarde'],
  ['fila-de-copos', 1600, 534, 'Dez copos, um de cada esmalte, em fila numa prateleira'],
  ['mesa-posta', 1200, 1200, 'Mesa posta vista de cima: pratos, tigela verde, xícara de café e limões sobre linho'],
  ['ovos', 1200, 960, 'Ovos numa travessa clara, sobre madeira escura'],
  ['limoes', 1200, 800, 'Limões numa fruteira azul de pé alto'],
  ['noite-na-estante', 960, 1200, 'Vaso escuro com eucalipto e uma pera, quase no escuro'],
  ['vaso-e-galho', 675, 1200, 'Vaso branco de gomos com galhos de algodão'],
  ['cafe', 1200, 675, 'Xícara de café sobre um pano rosado, com o bule atrás'],
  ['prateleiras', 1600, 1067, 'Três prateleiras cheias de vasos, tigelas e garrafas'],
  ['biscoito', 1200, 800, 'Peças cor-de-rosa da primeira queima, em tábuas na estante'],
  ['forno-aberto', 800, 1200, 'Forno de tijolos aberto, com três andares de peças prontas'],
  ['placas-de-teste', 1000, 1000, 'Placas de teste de esmalte pregadas na parede, seis por seis'],
  ['torno', 1600, 900, 'Tigela de barro molhado no centro do torno'],
  ['serra-pela-janela', 1600, 640, 'Moringa, tigelas e um vaso no parapeito; lá fora, a serra na neblina'],
  ['barro-e-ferramentas', 1200, 900, 'Blocos e bolas de barro, palitos de madeira e uma esponja na bancada'],
  ['potes-de-esmalte', 1200, 800, 'Oito tigelas com pós coloridos de esmalte'],
  ['detalhe-gotas', 1200, 800, 'O esmalte verde escorre e para em pontas sobre o barro'],
  ['detalhe-craquele', 1000, 1000, 'A teia fina do craquelê, com o reflexo da janela'],
  ['detalhe-borda', 1200, 900, 'A borda da tigela, com salpicos de ferro no esmalte branco'],
  ['tigelas-aninhadas', 960, 1200, 'Quatro tigelas de esmaltes diferentes, uma dentro da outra'],
  ['canecas', 1200, 800, 'Quatro canecas numa prateleira, diante de uma parede verde'],
  ['moringa-na-janela', 800, 1200, 'Moringa e copo de barro na luz que entra pela vidraça'],
  ['bule-e-copos', 1200, 960, 'Bule escuro com dois copos pequenos sobre linho'],
  ['travessa-com-peras', 1200, 800, 'Três peras na travessa azul'],
  ['planta-no-vaso', 800, 1200, 'Muda de eucalipto num vaso de barro'],
  ['pilha-de-pratos', 900, 1200, 'Pilha de nove pratos com duas tigelas em cima'],
  ['jarra-e-flores', 960, 1200, 'Jarra clara com bagas vermelhas e capim seco'],
  ['primeiras-tigelas', 1200, 675, 'Oito peças tortas e simpáticas, feitas por alunos'],
];

/** Pictures as a server sends them, each with the number it is found by. */
export function photos(count) {
  const parts = [];
  for (let index = 0; index < count; index += 1) {
    const [name, width, height, alt] = PHOTOS[index % PHOTOS.length];
    parts.push(
      `<figure><img src="/imagens/${name}.jpg?format=500w" width="${width}" height="${height}" loading="lazy" alt="${index + 1}. ${escapeHtml(alt)}"></figure>`,
    );
  }
  return parts.join('\n');
}
