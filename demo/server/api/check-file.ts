import { fileNameProblem } from '../../../src/vocab/catalogue/rules/editor/typed-values.ts';
import { fileSize } from '../../../src/vocab/rules/editor/file-size.ts';
import { type FileLimits, fileFault } from '../../../src/vocab/rules/file-limits.ts';

const at = (content: Uint8Array, from: number, to: number): string =>
  Buffer.from(content.subarray(from, to)).toString('latin1');

const isJpeg = (content: Uint8Array): boolean => at(content, 0, 3) === '\xff\xd8\xff';
const isBoxed = (content: Uint8Array): boolean => at(content, 4, 8) === 'ftyp';

/** How the files of an extension begin. */
const BEGINNINGS: Readonly<Record<string, (content: Uint8Array) => boolean>> = {
  png: (content) => at(content, 0, 8) === '\x89PNG\r\n\x1a\n',
  jpg: isJpeg,
  jpeg: isJpeg,
  gif: (content) => /^GIF8[79]a$/.test(at(content, 0, 6)),
  webp: (content) => at(content, 0, 4) === 'RIFF' && at(content, 8, 12) === 'WEBP',
  avif: isBoxed,
  heic: isBoxed,
  heif: isBoxed,
  pdf: (content) => at(content, 0, 5) === '%PDF-',
};

export interface FileProblem {
  readonly status: 400 | 413 | 415;
  readonly sentence: string;
}

/** What is wrong with a file that came for a field. What its sender says of its type counts for nothing: the extension does, and for images and PDF how the file begins. */
export function checkFile(name: string, content: Uint8Array, limits: FileLimits): FileProblem | null {
  if (fileNameProblem(name)) return { status: 400, sentence: 'O arquivo não tem um nome que possa ser guardado.' };
  const fault = fileFault({ name, type: '', size: content.length }, limits);
  if (fault === 'empty') return { status: 400, sentence: `O arquivo “${name}” está vazio.` };
  if (fault === 'size')
    return { status: 413, sentence: `O arquivo “${name}” passa do tamanho máximo, ${fileSize(limits.maxSize, ',')}.` };
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const begins = Object.hasOwn(BEGINNINGS, extension) ? BEGINNINGS[extension] : undefined;
  if (fault === 'type' || (begins && !begins(content)))
    return {
      status: 415,
      sentence: `O arquivo “${name}” não é de um tipo aceito${limits.accept.length > 0 ? `: ${limits.accept.join(', ')}` : ''}.`,
    };
  return null;
}
