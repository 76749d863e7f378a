import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../answer.ts';
import type { FaultScene } from './fault.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const bodyOf = ({ body }: Answer): Buffer => (typeof body === 'string' ? Buffer.from(body) : body);

/** Never answers. The connection stays until the client gives up. */
export const hang = (): null => null;

/** Sends the headers and half of the body, then nothing more. */
export async function hangInBody({ response, answer }: FaultScene): Promise<null> {
  const { status, headers, body } = await answer();
  const half = bodyOf({ status, headers, body });
  response.writeHead(status, { ...JSON_HEADERS, ...headers, 'content-length': String(half.length + 1) });
  response.write(half.subarray(0, half.length >> 1));
  return null;
}

/** Closes the connection before anything is done. */
export function reset({ response }: FaultScene): null {
  response.socket?.resetAndDestroy();
  return null;
}

/** Does what was asked, and closes the connection before saying so. */
export async function loseAnswer({ response, answer }: FaultScene): Promise<null> {
  await answer();
  response.socket?.resetAndDestroy();
  return null;
}

/** Closes the connection halfway through the body. */
export async function resetInBody(scene: FaultScene): Promise<null> {
  await hangInBody(scene);
  // What has been written must leave before the connection ends.
  await new Promise((done) => scene.response.write(' ', done));
  scene.response.socket?.resetAndDestroy();
  return null;
}

/** Sends the real answer byte by byte. The value is the wait between two bytes, ms. */
export async function drip({ visit, response, answer, value }: FaultScene): Promise<null> {
  const { status, headers, body } = await answer();
  const whole = bodyOf({ status, headers, body });
  const cookies = visit.cookies.length > 0 && { 'set-cookie': visit.cookies };
  response.writeHead(status, { ...JSON_HEADERS, ...headers, ...cookies });
  for (const byte of whole) {
    if (response.destroyed) return null;
    response.write(Buffer.of(byte));
    await wait(Math.max(0, Number(value) || 0));
  }
  response.end();
  return null;
}
