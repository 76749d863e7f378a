import type { Check } from '../../../src/lint/check.ts';
import { CHECKS } from '../../../src/lint/checks.ts';
import { disabledIn } from '../../../src/lint/disabled.ts';
import { hostsOf } from '../../../src/lint/hosts.ts';
import { type Page, readPage } from '../../../src/lint/page.ts';

/** A list or text that counts what is read of it. */
function counted<T extends object>(read: T, count: (steps: number) => void): T {
  return new Proxy(read, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof key === 'string' && /^\d+$/.test(key)) count(1);
      if (typeof value !== 'function' || Array.isArray(target)) return value;
      return (...args: unknown[]) => {
        const given: unknown = Reflect.apply(value, target, args);
        count(typeof given === 'string' ? given.length : `${target}`.length);
        return given;
      };
    },
  });
}

/** How many nodes, entries and characters the checks read of a page. */
export function work(html: string): number {
  let steps = 0;
  const count = (more: number): void => {
    steps += more;
  };
  const read = readPage(html);
  for (const element of read.elements) {
    const { sourceCodeLocation } = element;
    element.childNodes = counted(element.childNodes, count);
    Object.defineProperty(element, 'sourceCodeLocation', {
      get: () => {
        count(1);
        return sourceCodeLocation;
      },
    });
  }
  // A text is an object here, so that what is cut out of it can be counted.
  const text = counted(Object(html), count);
  const page: Page = { ...read, html: text, elements: counted([...read.elements], count) };
  const slips: number[] = [];
  const report: Parameters<Check>[2] = { say: ({ at }) => void slips.push(at), skip: () => {} };
  const hosts = hostsOf(page);
  for (const check of CHECKS) check(page, hosts, report);
  const isDisabled = disabledIn(page);
  for (const at of slips) isDisabled('VT102', at);
  return steps;
}
