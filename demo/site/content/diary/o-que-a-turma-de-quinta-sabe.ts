import type { Entry } from './entry.ts';

export const firstClass: Entry = {
  slug: 'o-que-a-turma-de-quinta-sabe',
  title: 'O que a turma de quinta sabe',
  date: '2026-06-22',
  author: 'Nair Quintão',
  minutes: 4,
  category: 'Ateliê',
  tags: ['aulas', 'torno'],
  picture: 'primeiras-tigelas',
  summary: 'Dez anos de aulas às quintas, e a mesma pergunta na primeira noite: posso levar hoje?',
  parts: [
    'Não pode. Essa é a primeira coisa que ensino, e ninguém acredita. A peça que você fez às sete da noite precisa secar três semanas, queimar um dia, esperar o esmalte, queimar outro dia e esfriar mais um. O que você leva hoje é barro debaixo da unha.',
    'A turma de quinta tem seis lugares. Nestes dez anos passaram por ela uma cartorária, dois netos com a mesma avó, um motorista de ambulância que só podia vir de quinze em quinze dias, e a Célia, que entrou em 2016 e ainda não achou motivo para sair.',
    { heading: 'Centrar' },
    'Centrar é fazer o barro girar sem tremer. Todos acham que é força. O motorista, que tinha braço para dois, levou cinco semanas; a avó, duas. Ela me explicou: “eu só não deixei ele me empurrar”. Nunca achei frase melhor e uso até hoje, com crédito.',
    { picture: 'torno', caption: 'Quando para de tremer, parece que o torno parou.' },
    'A segunda coisa que ensino é jogar fora. No fim da terceira aula cada um corta ao meio, com arame, a melhor peça do dia, para ver por dentro. Há sempre silêncio. Depois há sempre alguém que diz: “olha, a parede está grossa aqui embaixo”. Pronto, aprendeu.',
    { aside: 'Uma peça cortada ensina mais do que dez na prateleira.' },
    'Na última noite do semestre cada um leva a sua primeira tigela, torta como nasceu. Peço que não a guardem. Que ponham na mesa, com sopa. Em agosto começa outra turma; a Célia já se inscreveu.',
  ],
};
