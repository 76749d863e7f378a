/** The address of the demo server that this worker has to itself. */
export function demoUrl(): string {
  const url = process.env.DEMO_URLS?.split(' ')[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!url)
    throw new Error('The demo server is not running: start the tests with the config test/playwright.config.ts.');
  return url;
}

const at = (path: string): string => demoUrl() + path;

export interface LoggedCall {
  readonly method: string;
  readonly path: string;
  readonly crumb: { readonly query: boolean; readonly header: boolean };
  readonly status: number | null;
}

/** The server's own log of calls. */
export async function calls(): Promise<readonly LoggedCall[]> {
  const { calls: list }: { calls: LoggedCall[] } = JSON.parse(await (await fetch(at('/__calls'))).text());
  return list;
}

/** How many of them went to a path that ends so. */
export const countOf = async (end: string): Promise<number> =>
  (await calls()).filter(({ path }) => path.endsWith(end)).length;

export const forgetCalls = (): Promise<unknown> => fetch(at('/__calls'), { method: 'DELETE' });

/** Switches a fault of the server on, as QA does at /falhas. */
export async function fault(asked: Readonly<Record<string, unknown>>): Promise<void> {
  const { ok, status } = await fetch(at('/__faults'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  if (!ok) throw new Error(`The server has not taken the fault: ${status}.`);
}

export const faultsOff = (): Promise<unknown> => fetch(at('/__faults'), { method: 'DELETE' });

/**
 * Has the server answer for a page from now on. Playwright could do so itself, but it would hold every request of the page for a decision, and switch the
 * browser's cache off.
 */
export async function servePage(given: {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body: string;
}): Promise<void> {
  const { ok, status } = await fetch(at('/__page'), { method: 'POST', body: JSON.stringify(given) });
  if (!ok) throw new Error(`The server has not taken the page: ${status}.`);
}

/** A page of an earlier test is answered no more. */
export const forgetPages = (): Promise<unknown> => fetch(at('/__page'), { method: 'DELETE' });

/** The names of the server's fault table. */
export async function faultNames(): Promise<string[]> {
  const { faults }: { faults: { id: string }[] } = JSON.parse(await (await fetch(at('/__faults'))).text());
  return faults.map(({ id }) => id);
}
