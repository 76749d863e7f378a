/** What hostile texts are made of: what expressions repeat, and what they look for behind it. */
export const PIECES: readonly string[] = [
  ...'a A 1 0 - . , : ; / \\ @ % # ? & = ( ) < > " \' _ + | é 😀 .1 1. 1, 1e 1e1 a. .a a- a@ 25 %25 %y %%'.split(' '),
  ...'&a= &a=% /% /%80 ?a= /a // <a <" </a> &nbsp; () (( px 1x -1'.split(' '),
  ...[' ', '\t', '\n', '\0', '\u00a0', '\ud800', ' 1', '1 ', '\t '],
];

/** Texts of a length, each a start, one piece again and again, and with or without a sign behind it that no rule expects. */
export function* hostileTexts(
  starts: readonly string[],
  length: number,
  pieces: readonly string[] = PIECES,
): Generator<string> {
  for (const start of starts)
    for (const piece of pieces)
      for (const end of ['', '\u0001']) {
        const inside = length - start.length - end.length;
        yield start + piece.repeat(Math.ceil(inside / piece.length)).slice(0, inside) + end;
      }
}
