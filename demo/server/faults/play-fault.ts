import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../answer.ts';
import type { FaultScene } from './fault.ts';
import type { Play } from './switched-faults.ts';

/** Answers a request as its fault wants it, or as it is where there is none. Null: the fault deals with the connection itself. */
export async function playFault(play: Play, scene: Omit<FaultScene, 'value'>): Promise<Answer | null> {
  const { delay, status, body, type, named } = play;
  if (delay > 0) await wait(delay);
  if (named) return named.fault.play({ ...scene, value: named.value });
  if (status || body !== undefined) {
    // The bundle may be fetched by a page of another origin, so its faults are as readable as itself.
    const shared = scene.visit.path.startsWith('/dist/') ? { 'access-control-allow-origin': '*' } : {};
    const headers = { 'content-type': type ?? 'text/plain; charset=utf-8', ...shared };
    return { status: status || 200, headers, body: body ?? '' };
  }
  const real = await scene.answer();
  return type === undefined ? real : { ...real, headers: { ...real.headers, 'content-type': type } };
}
