import { expect } from 'vitest';
import { started } from './started.ts';
import { switchOn, Visitor } from './visitor.ts';

/** The call that faults are tried on. */
export const KEY_CALL = '/api/form/FormSubmissionKey';

interface Scene {
  readonly visitor: Visitor;
  readonly url: string;
  /** The call the fault is switched on for. */
  call(): Promise<Response>;
}

/** A server with one fault switched on, and a visitor of it. */
export async function withFault(fault: object): Promise<Scene> {
  const { url } = await started();
  const visitor = await new Visitor(url).arrive();
  expect((await switchOn(url, { path: KEY_CALL, ...fault })).status).toBe(200);
  return { url, visitor, call: () => visitor.post(KEY_CALL) };
}
