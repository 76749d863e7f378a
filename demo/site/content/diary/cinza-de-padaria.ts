import type { Entry } from './entry.ts';

export const bakeryAsh: Entry = {
  slug: 'cinza-de-padaria',
  title: 'Cinza de padaria',
  date: '2026-09-14',
  author: 'Tomé Valadares',
  minutes: 4,
  category: 'Esmalte',
  tags: ['cinza', 'vila'],
  picture: 'potes-de-esmalte',
  summary: 'O nosso verde vem do forno de pão da vila. A receita tem três linhas e levou dois invernos.',
  parts: [
    'Toda quarta-feira o Seu Orlando me guarda dois baldes de cinza. O forno da padaria queima eucalipto de poda, e a cinza de eucalipto é, para quem olha de perto, um esmalte quase pronto: cálcio da casca, potássio da folha, um nada de ferro e de manganês.',
    'Quase. Posta pura no barro, a mil e duzentos graus, ela escorre como mel em dia quente e cola a peça na prateleira para sempre. É preciso dar-lhe corpo.',
    { heading: 'Lavar, esperar, peneirar' },
    'A cinza vai para um tambor com água. Mexe-se, espera-se, joga-se fora a água, que sai escorregadia de tanta potassa, e começa-se outra vez. São nove lavagens. Depois seca ao sol em panos e passa por uma peneira tão fina que parece seda.',
    'A receita: duas partes de cinza, duas de feldspato, uma de argila branca. Com um por cento de cobre vira o verde da nossa linha Mata. Sem cobre fica cor de chá fraco e se chama, sem muita imaginação, Cinza.',
    {
      recipe:
        '2 partes  cinza de padaria, lavada nove vezes\n2 partes  feldspato potássico\n1 parte   argila branca\n1 %       óxido de cobre, para o verde Mata',
    },
    { picture: 'detalhe-gotas', caption: 'O pé nu não é enfeite: é até onde deixamos o esmalte andar.' },
    { heading: 'O ano sem verde' },
    'Em 2019 a padaria trocou o eucalipto por pinus. Ninguém nos avisou, e por que avisaria? Durante quatro meses o verde saiu castanho. Culpei o cobre, o gás, a lua. Um dia fui comprar pão e o pão também estava diferente.',
  ],
};
