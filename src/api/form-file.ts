import type { Call, Request } from '../vocab/calls.ts';
import { memberOrData } from './call/member-of.ts';

/** A file of a form that is to be sent. */
export interface FormFile {
  readonly formId: string;
  readonly fieldId: string;
  readonly name: string;
  /** Made by the page, once for each chosen file: whatever is sent with it again is the same file. */
  readonly key: string;
  /** Media type; empty if it is unknown. */
  readonly type: string;
}

/** A file may take as long as it needs: its sender watches the progress. This is the longest time that a browser can wait, in ms. */
const NO_TIMEOUT = 2_147_483_647;

/**
 * Sends one file of a form (this project's own). The body is the file itself.
 *
 * @returns the id under which the server keeps the file; empty if the response has none
 */
export async function uploadFormFile(
  request: Request,
  { formId, fieldId, name, key, type }: FormFile,
  options: Required<Pick<Call, 'send' | 'signal'>>,
): Promise<string> {
  const answer = await request({
    ...options,
    method: 'POST',
    path: '/api/form/UploadFile',
    query: { formId, fieldId, name, key },
    headers: { 'Content-Type': type || 'application/octet-stream' },
    secure: true,
    quiet: true,
    retries: 0,
    timeout: NO_TIMEOUT,
  });
  const id = memberOrData(answer, 'id');
  return typeof id === 'string' ? id : '';
}
