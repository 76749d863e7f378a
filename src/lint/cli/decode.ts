/** Byte order marks at the start of a file, which determine its encoding. */
const MARKS = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/**
 * Decodes a page's text: UTF-8, or UTF-16 if the file begins with that byte order mark.
 *
 * @throws Error if the file is not text
 */
export function decode(bytes: Uint8Array): string {
  const { encoding } = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte)) ?? {
    encoding: 'utf-8',
  };
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  if (text.includes('\0')) throw new Error('it is not text in UTF-8, or in UTF-16 with a byte order mark');
  return text;
}
