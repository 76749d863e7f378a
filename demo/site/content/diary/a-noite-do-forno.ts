import type { Entry } from './entry.ts';

export const nightOfTheKiln: Entry = {
  slug: 'a-noite-do-forno',
  title: 'A noite do forno',
  date: '2026-11-08',
  author: 'Tomé Valadares',
  minutes: 5,
  picture: 'forno-aberto',
  summary: 'Catorze horas entre o primeiro fósforo e a última medida, contadas por quem não pode dormir.',
  parts: [
    'Acendemos às quatro da tarde, com a chama baixa, quase uma vela. Nas primeiras três horas o forno só seca o que acha que está seco. Toda peça guarda um pouco de água, mesmo depois de um mês na estante, e água com pressa vira vapor com força. Já perdi uma fornada inteira por trinta graus a mais às seis da tarde.',
    'Às oito a Nair traz o jantar e a previsão do tempo. Chuva é bom: o ar úmido segura a chaminé. Vento é mau. Nesta noite havia vento.',
    { heading: 'O que se vê pelo buraco' },
    'Há um tijolo solto na altura dos olhos. A seiscentos graus o forno por dentro é uma sala escura; a setecentos, alguém acendeu um abajur vermelho no fundo. Aos novecentos já se leem os contornos das peças. Acima de mil e cem elas deixam de ter sombra, porque tudo brilha igual, e é preciso soprar pelo buraco para ver qualquer coisa: por um segundo o ar frio escurece a superfície e a gente enxerga se o esmalte fundiu.',
    { aside: 'Esmalte maduro parece molhado. Esmalte cru parece açúcar.' },
    'Confio nos cones, três pauzinhos de cerâmica que se curvam cada um na sua temperatura. O termômetro diz quanto calor faz; o cone diz quanto trabalho o calor já fez. São coisas diferentes, como saber as horas e saber se o bolo assou.',
    { picture: 'placas-de-teste', caption: 'Cada placa é uma noite dessas. A 47 nunca mais saiu igual.' },
    {
      episode: 'Episódio 12: a noite do forno',
      words: 'A Rádio Serra passou a noite conosco. São trinta e quatro minutos, com vento e tudo.',
    },
    { heading: 'Seis da manhã' },
    'O último cone deitou às 5h52, a 1.240 graus. Fechei o gás, tampei a chaminé com a placa e fui dormir no banco da entrada. O forno leva trinta horas para devolver as peças. Abrir antes é querer saber o fim do livro: sabe-se, mas racha.',
    'Abrimos na segunda. Das cento e doze peças, seis foram para o saco dos cacos, que vira brita no caminho da horta. A moringa grande, que eu jurava perdida, está na janela com água dentro enquanto escrevo.',
    {
      label: 'O que saiu do forno na segunda',
      pictures: [
        ['moringa-na-janela', 'A moringa que eu jurava perdida.'],
        ['tigelas-aninhadas', 'Quatro esmaltes, um dentro do outro.'],
        ['pilha-de-pratos', 'Os pratos de uma encomenda de Diamantina.'],
        ['detalhe-gotas', 'O verde parou a dois dedos do pé.'],
        ['jarra-e-flores', 'A jarra já foi para a mesa da Nair.'],
        ['noite-na-estante', 'E a estante, à noite, outra vez cheia.'],
      ],
    },
  ],
};
