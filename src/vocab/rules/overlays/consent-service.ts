import type { ConsentPurpose } from '../../block/define-block.ts';
import { isRecord } from '../../is-record.ts';
import { CONSENT_PURPOSES } from '../../names.ts';
import { toJson } from '../text/to-json.ts';

/** Something on the site that works for a purpose and that visitors may allow or refuse by itself, such as a map or an advertising pixel. */
export interface ConsentService {
  /** The name in markup and in the stored decision. */
  readonly name: string;
  /** What visitors read. */
  readonly title: string;
  readonly purpose: ConsentPurpose;
  readonly description?: string;
  /** Names of its cookies and of its storage keys; a trailing `*` stands for any ending. */
  readonly cookies: readonly string[];
  readonly storage: readonly string[];
  /** The hosts that it sends to. */
  readonly hosts: readonly string[];
}

/** A wrong value of a declaration, for developers. */
export interface ServiceProblem {
  /** The place, as `services[2].cookies`. */
  readonly place: string;
  readonly read: unknown;
  readonly expected: string;
  /** What happens instead. */
  readonly instead: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Reads the services that a site declares. A wrong entry affects no other: without a name or a purpose it is left out, and everything else has a default. Of the project (D-31).
 *
 * @param given the list as the page wrote it
 * @param report takes every wrong value
 */
export function readConsentServices(given: unknown, report: (problem: ServiceProblem) => void): ConsentService[] {
  if (given === undefined || given === null) return [];
  const found = new Map<string, ConsentService>();
  if (!Array.isArray(given)) {
    report({ place: 'services', read: given, expected: 'a list of services', instead: 'no service' });
    return [];
  }
  for (const [index, entry] of given.entries()) {
    const place = `services[${index}]`;
    const leftOut = (member: string, read: unknown, expected: string): void =>
      report({ place: place + member, read, expected, instead: 'the service is left out' });
    const own: Readonly<Record<string, unknown>> = isRecord(entry) ? entry : {};
    const name = textOf(own.name);
    const purpose = CONSENT_PURPOSES.find((one) => one === own.purpose);
    if (!isRecord(entry)) leftOut('', entry, 'an object');
    else if (!name) leftOut('.name', own.name, 'a name');
    else if (found.has(name)) leftOut('.name', name, 'a name of its own');
    else if (!purpose) leftOut('.purpose', own.purpose, CONSENT_PURPOSES.join(', '));
    else {
      const listOf = (member: 'cookies' | 'storage' | 'hosts'): string[] => {
        const read = own[member] ?? [];
        const texts = (Array.isArray(read) ? read : []).map(textOf).filter(Boolean);
        if (!Array.isArray(read) || texts.length < read.length)
          report({ place: `${place}.${member}`, read, expected: 'a list of texts', instead: toJson(texts) });
        return texts;
      };
      const description = textOf(own.description);
      found.set(name, {
        name,
        title: textOf(own.title) || name,
        purpose,
        ...(description && { description }),
        cookies: listOf('cookies'),
        storage: listOf('storage'),
        hosts: listOf('hosts'),
      });
    }
  }
  return [...found.values()];
}

/** Whether a name is meant by a pattern (D-31): the name itself, or its beginning before a trailing `*`. A bare `*` means nothing. */
export const matchesName = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? pattern.length > 1 && name.startsWith(pattern.slice(0, -1)) : name === pattern;
