import type { Code } from './message-log.ts';

/** Something in a block that threw, with its address. */
export class BlockError extends Error {
  override readonly name = 'BlockError';
  constructor(
    readonly code: Code,
    readonly block: string,
    readonly element: Element,
    cause: unknown,
  ) {
    super(`${code} ${block}: ${String(cause)}`, { cause });
  }
}
