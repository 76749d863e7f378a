/** What people ask before they write. */
export const questions: readonly (readonly [string, string])[] = [
  [
    'Quanto tempo leva uma encomenda?',
    'De cinco a nove semanas, conforme a peça. O barro seca devagar e cada queima leva um dia inteiro. Quando a peça sai do forno mandamos uma foto, antes de embalar.',
  ],
  [
    'A louça vai ao forno, ao micro-ondas e à lava-louça?',
    'Vai. Tudo o que fazemos para a mesa é queimado a 1.240 °C. Só pedimos que entre no forno ainda frio e esquente junto com ele. As moringas são a exceção: só água.',
  ],
  [
    'Posso escolher uma peça igual à da foto?',
    'Muito parecida, sim; igual, não. O forno tem as suas vontades. Se quiser, mandamos fotos das que estão na prateleira e você escolhe a sua.',
  ],
  [
    'Vocês entregam fora de Minas?',
    'Em todo o Brasil, pelo correio ou por transportadora. Acima de R$\u00a0400,00 o frete para o Sudeste é por nossa conta. Para fora do país, escreva antes.',
  ],
  [
    'E se chegar quebrado?',
    'Fazemos outra, sem custo. Basta uma foto da caixa aberta em até sete dias depois da entrega.',
  ],
  [
    'Dá para visitar?',
    'De terça a sábado, no nosso horário. Se vier de longe, avise: podemos estar com as mãos no barro e o telefone longe.',
  ],
];
