/** The browser's sentence: nothing. The bundler drops calls of an empty function together with their text. */
export function sentence(_text: string): string {
  return '';
}
