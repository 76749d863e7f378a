import { CircuitBreaker, type TabStorage } from '../../../src/api/call/circuit-breaker.ts';
import { createRequest, type RequestEnvironment } from '../../../src/api/call/request.ts';
import messages from '../../../src/strings/pt-BR/calls.json';
import { translator } from '../../../src/strings/translate.ts';
import type { Request } from '../../../src/vocab/calls.ts';

export interface Page {
  request: Request;
  /** What the visitor was shown: prompt and text. */
  told: [prompt: string, text: string][];
  /** The crumb cookies of the page. */
  jar: string[];
  /** Makes the device come back on line. */
  online(): void;
}

/** The visitor's words as the page has them. */
export const say = translator(messages, new Map(), null);

/** A page as the call layer sees it, on the origin of a server. */
export function pageOn(
  origin: string,
  own: Partial<RequestEnvironment> & { jar?: string[]; tab?: TabStorage } = {},
): Page {
  const { jar = ['crumb-of-the-page'], tab = tabNote(), ...parts } = own;
  const told: Page['told'] = [];
  const online: (() => void)[] = [];
  const request = createRequest({
    fetch: (one) => fetch(one),
    site: { origin, baseUrl: '', appDomain: '' },
    crumbs: {
      read: () => jar,
      write(crumb) {
        jar.splice(0, jar.length, crumb);
        return true;
      },
    },
    message: say,
    breaker: new CircuitBreaker(tab, parts.now),
    showError: (prompt, text) => void told.push([prompt, text]),
    onOnline: (fn) => void online.push(fn),
    ...parts,
  });
  return { request, told, jar, online: () => online.forEach((fn) => void fn()) };
}

/** A tab's note, empty. */
export function tabNote(): TabStorage & { text: string | null } {
  const note = {
    text: null as string | null,
    read: () => note.text,
    write(text: string) {
      note.text = text;
    },
  };
  return note;
}

/** What a call that has to fail failed with. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (data) => Promise.reject(new Error(`it succeeded with ${JSON.stringify(data)}`)),
    (error: unknown) => error,
  );
