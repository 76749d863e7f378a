import type { Entry } from './entry.ts';

export const weightOfABowl: Entry = {
  slug: 'por-que-a-tigela-pesa',
  title: 'Por que a tigela pesa o que pesa',
  date: '2026-10-19',
  author: 'Lúcia Arantes',
  minutes: 4,
  category: 'Torno',
  tags: ['tigela', 'torno'],
  picture: 'tigelas-aninhadas',
  summary: 'Uma tigela leve demais parece mentira; pesada demais, castigo. Entre as duas há uns oitenta gramas.',
  parts: [
    'Quando alguém pega uma tigela pela primeira vez, a mão chega com um palpite. O olho mediu o tamanho, viu a cor, achou que era pedra ou que era papel, e avisou o braço. Se o peso confirma o palpite, ninguém repara. Se não confirma, a pessoa diz “nossa” e olha o fundo para ver de quem é.',
    'Passei anos tentando fazer louça leve. Achava que era sinal de ofício: parede fina, pé escavado, nada sobrando. Um dia minha mãe, que come sopa todas as noites desde 1961, devolveu uma tigela. “Ela foge”, disse.',
    { heading: 'Quinhentos e sessenta gramas de barro' },
    'Hoje a Tigela Serra sai de uma bola de 560 gramas. Perde a água, perde o que se tira no pé, perde mais um pouco no fogo, e chega à mesa com cerca de 480. Com 400 ela foge. Com 560, quem lava a louça reclama.',
    { picture: 'barro-e-ferramentas', caption: 'Na bancada, antes do torno: as bolas são pesadas uma a uma.' },
    'O peso não fica espalhado. Metade está nos dois dedos de baixo, onde a mão não vê. A borda tem três milímetros, porque é ela que encontra a boca, e a boca é muito mais exigente que o olho.',
    { aside: 'O fundo segura, a parede sobe, a borda convence.' },
    'Se você tem uma tigela nossa em casa, faça a prova: feche os olhos e peça que alguém a ponha vazia na sua mão, depois com água até a metade. A segunda deve parecer só um pouco mais pesada. É quando sei que acertei.',
  ],
};
