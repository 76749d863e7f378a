const QUESTIONS = [
  ['Posso trocar uma peça?', 'Pode, em até trinta dias, se ela não foi ao fogo nem à mesa.'],
  ['A peça vai ao forno?', 'Vai, desde que entre fria e aqueça junto com ele.'],
  ['Quanto tempo leva uma encomenda?', 'De cinco a sete semanas, porque a secagem não se apressa.'],
  ['Vocês entregam fora de Minas?', 'Entregamos em todo o Brasil, com embalagem de palha e papelão.'],
  ['Como é a primeira aula?', 'Três horas, argila incluída, e ninguém sai sem uma tigela.'],
];

/** As many accordions as asked for, each with one question. Kept small on purpose: the page is about their number. */
export function many(count) {
  const parts = [];
  for (let index = 0; index < count; index += 1) {
    const [question, answer] = QUESTIONS[index % QUESTIONS.length];
    parts.push(
      `<div data-block="accordion"><details><summary>${index + 1}. ${question}</summary><p>${answer}</p></details></div>`,
    );
  }
  return parts.join('\n');
}
