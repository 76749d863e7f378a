import type { ServerResponse } from 'node:http';
import type { Answer } from '../answer.ts';
import type { Visit } from '../visit.ts';

/** What a fault has at hand while it plays. */
export interface FaultScene {
  readonly visit: Visit;
  readonly response: ServerResponse;
  /** The number or word it was switched on with, else its own. */
  readonly value: string;
  /** Performs the request: what would have been answered. */
  answer(): Promise<Answer>;
  /** A crumb with which the request may be repeated; its cookie goes with the answer. */
  freshCrumb(): string;
  /** The time, ms. */
  now(): number;
}

/** One way for a call to go wrong. */
export interface Fault {
  /** The name tests switch it on by. */
  readonly id: string;
  /** For people, in Portuguese. */
  readonly title: string;
  readonly sentence: string;
  /** What its value means, and which one it has unless told; a fault without this takes none. */
  readonly value?: { readonly means: string; readonly usual: string };
  /** @returns the answer to send in place of the real one; null where it deals with the connection itself */
  play(scene: FaultScene): Answer | Promise<Answer | null> | null;
}
