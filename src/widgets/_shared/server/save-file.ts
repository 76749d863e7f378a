import { documentMember } from '../../../runtime/page/document-member.ts';

/**
 * Has the browser save a file that a server has answered with, under the name that it gives it.
 *
 * @param disposition the answer's Content-Disposition
 * @param url the address of the answer, whose last part is the name where the server gives none
 */
export function saveFile(file: Blob, disposition: string, url: string): void {
  const link: HTMLAnchorElement = documentMember('createElement').call(document, 'a') as HTMLAnchorElement;
  // It is kept as long as the page: nothing tells when the browser has read it.
  link.href = URL.createObjectURL(file);
  link.download = fileName(disposition) || new URL(url).pathname.replace(/.*\//, '');
  link.click();
}

/** The name in a Content-Disposition; empty without one. */
function fileName(disposition: string): string {
  const [, coded = ''] = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition) ?? [];
  const [, quoted, plain = ''] = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition) ?? [];
  try {
    return decodeURIComponent(coded) || (quoted ?? plain);
  } catch {
    return quoted ?? plain;
  }
}
