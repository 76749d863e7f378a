import type { Entry } from './entry.ts';

export const crackingVase: Entry = {
  slug: 'o-vaso-que-estala',
  title: 'O vaso que estala à noite',
  date: '2026-08-03',
  author: 'Lúcia Arantes',
  minutes: 3,
  category: 'Forno',
  tags: ['vaso', 'fogo'],
  picture: 'detalhe-craquele',
  summary: 'Recebemos uma carta preocupada: o vaso comprado na sexta fazia barulho. Fazia, sim.',
  parts: [
    '“Prezadas”, começava a carta, “o vaso que comprei na sexta faz um tique-tique depois das dez da noite. Meu marido diz que é o guarda-roupa. Não é o guarda-roupa.” Não era.',
    'O esmalte e o barro encolhem quando esfriam, e nunca na mesma medida. Se o esmalte encolhe menos, fica comprimido e a peça ganha força. Se encolhe mais, estica sobre o barro como camisa apertada, até que um botão salta. O botão é uma trinca. Milhares de botões são um craquelê.',
    { picture: 'vaso-lua', caption: 'O Vaso Lua, três dias depois do forno. As linhas grossas vêm primeiro.' },
    'As primeiras trincas abrem ainda no forno, e nelas passamos nanquim, que entra e fica. As outras vêm em casa, durante semanas, quando a noite esfria. São mais finas e continuam claras. É por isso que a teia tem duas tintas: a nossa e a da sua sala.',
    { sound: 'estalos', title: 'O Vaso Lua esfriando', by: 'Gravado por Lúcia Arantes', seconds: 9 },
    { aside: 'Não é defeito. É o fim da queima, em capítulos.' },
    'O craquelê deixa passar um pouco de água. Por dentro o vaso tem outro esmalte, sem trinca; por fora, pedimos um pires embaixo se a madeira for de estimação. Respondemos isso na carta, com um pires de presente. Ela escreveu de volta: o marido agora fica acordado para ouvir.',
  ],
};
