import * as v from 'valibot';
import { faultNamed } from '../faults.ts';
import type { Visit } from '../visit.ts';
import type { Fault } from './fault.ts';

/** Longest delay a test may ask for, in ms. */
const LONGEST_DELAY = 60_000;

const NUMBER = v.union([v.number(), v.string()]);

/** A fault as a test asks for it: one of the table by name, or an answer spelt out. `path` is part of the address, or the text of a regular expression. */
const ASKED = v.object({
  path: v.pipe(v.string(), v.minLength(1)),
  fault: v.optional(v.string()),
  value: v.optional(NUMBER),
  method: v.optional(v.picklist(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  delay: v.optional(NUMBER),
  status: v.optional(NUMBER),
  body: v.optional(v.string()),
  type: v.optional(v.string()),
});

export type AskedFault = v.InferOutput<typeof ASKED>;

export interface SwitchedFault extends AskedFault {
  /** By which it is switched off. */
  readonly number: number;
  /** How often it will still play; null without limit. */
  readonly left: number | null;
}

/** What to do with one request. */
export interface Play {
  /** ms */
  readonly delay: number;
  /** 0: the real one. */
  readonly status: number;
  readonly body: string | undefined;
  readonly type: string | undefined;
  readonly named: { readonly fault: Fault; readonly value: string } | null;
}

function matches(pattern: string, address: string): boolean {
  if (address.includes(pattern)) return true;
  try {
    return new RegExp(pattern).test(address);
  } catch {
    return false;
  }
}

const asDelay = (value: unknown): number => Math.min(LONGEST_DELAY, Math.max(0, Number(value) || 0));

function asStatus(value: unknown): number {
  const status = Number(value);
  return Number.isInteger(status) && status >= 200 && status <= 599 ? status : 0;
}

/** The faults somebody has switched on, and `?delay=` and `?status=` on a single request. */
export class Faults {
  #table: (AskedFault & { number: number; left: number })[] = [];
  #last = 0;

  /** @throws TypeError for what is no fault */
  add(asked: unknown): void {
    const { success, output } = v.safeParse(ASKED, asked);
    if (!success) throw new TypeError('a fault needs a path, and values of the right kinds');
    if (output.fault !== undefined && !faultNamed(output.fault))
      throw new TypeError(`no fault is named ${output.fault}`);
    this.#last += 1;
    this.#table.push({ ...output, number: this.#last, left: output.times ?? Number.POSITIVE_INFINITY });
  }

  remove(number: number): void {
    this.#table = this.#table.filter((fault) => fault.number !== number);
  }

  clear(): void {
    this.#table = [];
  }

  /** Those that will still play. */
  list(): SwitchedFault[] {
    return this.#table
      .filter(({ left }) => left > 0)
      .map((fault) => ({ ...fault, left: Number.isFinite(fault.left) ? fault.left : null }));
  }

  /** What to do with this request. The fault counts as used. */
  take({ url, method }: Visit): Play {
    const address = url.pathname + url.search;
    const found = this.#table.find(
      (fault) => fault.left > 0 && (fault.method ?? method) === method && matches(fault.path, address),
    );
    if (found) found.left -= 1;
    const fault = found?.fault === undefined ? null : faultNamed(found.fault);
    return {
      delay: asDelay(url.searchParams.get('delay') ?? found?.delay),
      status: asStatus(url.searchParams.get('status') ?? found?.status),
      body: found?.body,
      type: found?.type,
      named: fault && { fault, value: String(found?.value ?? fault.value?.usual ?? '') },
    };
  }
}
