import type { Entry } from './entry.ts';

export const packing: Entry = {
  slug: 'como-uma-moringa-viaja',
  title: 'Como uma moringa viaja',
  date: '2026-05-11',
  author: 'Nair Quintão',
  minutes: 3,
  category: 'Ateliê',
  tags: ['correio', 'moringa'],
  picture: 'moringa-na-janela',
  summary: 'Palha, papel, duas caixas e uma queda de um metro e vinte. De propósito.',
  parts: [
    'Antes de mandar a primeira moringa pelo correio, embalamos uma e jogamos da escada. Quebrou. Jogamos onze. A décima segunda ficou inteira, e desde então embalamos todas como ela.',
    'O segredo, se é segredo, são as duas caixas. A peça viaja apertada na de dentro, em papel amassado à mão, e a de dentro viaja frouxa na de fora, em palha de arroz. Uma caixa segura; a outra cai no lugar dela.',
    { heading: 'O que pedimos a quem recebe' },
    'Abra em cima da mesa. Guarde a palha: serve para a horta ou para o gato. Se algo chegou quebrado, tire uma foto da caixa aberta e nos escreva em até sete dias; fazemos outra, sem custo e sem conversa.',
    { picture: 'moringa-sertao', caption: 'O copo viaja dentro do gargalo, enrolado em jornal de domingo.' },
    'Em catorze anos de correio quebraram quarenta e uma peças de umas nove mil. A Lúcia acha muito. Eu acho que o correio merece um bule.',
  ],
};
