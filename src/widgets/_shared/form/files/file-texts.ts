import type messages from '../../../../strings/pt-BR/file-fields.json';
import type { Translate } from '../../../../strings/translate.ts';
import { fileSize } from '../../../../vocab/rules/editor/file-size.ts';

export type FileWords = Translate<keyof typeof messages>;

/** A size, with the decimal sign of the page's language. */
export function sizeText(words: FileWords, bytes: number): string {
  const [size, unit] = fileSize(bytes).split(' ');
  return words('formFileSize', { size, unit });
}

const GROUPS: Readonly<Record<string, keyof typeof messages>> = {
  'image/*': 'formFileImages',
  'video/*': 'formFileVideos',
  'audio/*': 'formFileAudio',
  'text/*': 'formFileText',
};

/** Accepted types, as people call them: `.pdf` and `application/pdf` are both PDF. */
export function typesText(words: FileWords, accept: readonly string[]): string {
  const names = accept.map((type) => {
    const group = GROUPS[type.toLowerCase()];
    return group
      ? words(group)
      : type
          .replace(/^\.|^.*\//, '')
          .replace(/\+.*/, '')
          .toUpperCase();
  });
  return [...new Set(names)].join(', ');
}
