import { plainText } from '../../vocab/rules/text/plain-text.ts';

/** A piece of a text, and whether it is what was searched for. */
export type Piece = readonly [text: string, isMatch: boolean];

/** Splits a text into what begins with the words of a search and what does not. Accents and letter case do not count. */
export function matchPieces(text: string, query: string): Piece[] {
  const letters = [...text];
  const folded = letters.map((letter) => foldLetter(letter));
  const words = query.split(/\s+/).map(plainText).filter(Boolean);
  const marks = letters.map(() => false);
  for (let at = 0; at < letters.length; at += 1) {
    if (at > 0 && /[\p{L}\p{N}]/u.test(letters[at - 1] ?? '')) continue;
    for (const word of words) {
      let end = at;
      for (let length = 0; length < word.length && end < letters.length; end += 1) length += folded[end]?.length ?? 0;
      if (folded.slice(at, end).join('') === word) marks.fill(true, at, end);
    }
  }
  const pieces: [string, boolean][] = [];
  for (const [at, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last && last[1] === marks[at]) last[0] += letter;
    else pieces.push([letter, marks[at] === true]);
  }
  return pieces;
}

/** Spaces stay, unlike those around a whole text. */
const foldLetter = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
