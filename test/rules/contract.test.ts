// @vitest-environment node
// The contract of a server is written from the clients: `npm run figures`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractInPortuguese } from '../../build/contract/portuguese.mjs';
import { importsOf } from '../../build/contract/users-of.mjs';
import { CONTRACT, contractPage, missingCalls, PORTUGUESE_CONTRACT, readContract } from '../../build/contract.mjs';
import { root, type SourceFile, sourceFiles, withoutComments } from './source-files.ts';

type Contract = Awaited<ReturnType<typeof readContract>>;

const clients = sourceFiles(['src/api'], /\.ts$/).filter(({ path }) => !/^src\/api\/(call\/|index\.ts$)/.test(path));

/** Functions that are exported and are given the request function, or return a call. */
const clientsIn = ({ text }: SourceFile): string[] =>
  [
    ...withoutComments(text).matchAll(
      /^export (?:async )?(?:function|const) (\w+)(?:(?!^export |^}|^const |^function )[\s\S])*?(?:\(\s*request: Request\b|\): Call =>)/gm,
    ),
  ].map(([, name = '']) => name);

/** What is made of other clients, without a call of its own that these do not have. */
const MAKERS: readonly string[] = ['cartAdapter', 'cartCalls', 'ownerLogout', 'siteUserSession'];

/** The clients of some files that the contract does not have. */
const withoutContract = (files: readonly SourceFile[], names: readonly string[]): string[] =>
  files.flatMap(clientsIn).filter((name) => !MAKERS.includes(name) && !names.includes(name));

/** The paths that some files write down and no call of the contract begins with. */
const pathsWithoutCall = (files: readonly SourceFile[], paths: readonly string[]): string[] =>
  files
    .flatMap(({ text }) => [...withoutComments(text).matchAll(/['"`](\/api\/[^'"`$?]*)/g)])
    .map(([, path = '']) => path)
    .filter((path) => !paths.some((one) => one.startsWith(path)));

const EXAMPLE = 'docs/server/example/server.mjs';

/** What is wrong with the example of a server. */
function problemsOf(text: string): string[] {
  const lines = text.trimEnd().split('\n').length;
  const imports = [...text.matchAll(/\b(?:from\s*|import\s*\(?\s*|require\(\s*)['"]([^'"]+)['"]/g)].map(
    ([, from = '']) => from,
  );
  return [...(lines > 80 ? [`${lines} lines`] : []), ...imports.filter((from) => !from.startsWith('node:'))];
}

describe('the example of a server', () => {
  const text = readFileSync(join(root, EXAMPLE), 'utf8');

  it('has at most 80 lines, and imports nothing but Node', () => {
    expect(text).toContain("from 'node:http'");
    expect(problemsOf(text)).toEqual([]);
  });

  it('is refused with one line more, and with a package', () => {
    const padded = text.trimEnd() + '\n'.repeat(81 - text.trimEnd().split('\n').length) + "import 'left-pad'";
    expect(problemsOf(padded)).toEqual(['81 lines', 'left-pad']);
    expect(problemsOf("const a = await import('./a.mjs');")).toEqual(['./a.mjs']);
  });

  it('answers the calls that the contract says form, newsletter and cart need, and no call that it does not have', async () => {
    const { calls, users } = await readContract();
    const answered = [...text.matchAll(/'((?:GET|POST|PUT|DELETE) \/api\/[^']*)'/g)].map(([, call]) => call);
    const called = (one: (typeof calls)[number]): string =>
      `${one.call.method} ${decodeURIComponent(one.call.path).replaceAll(/\{\w+\}/g, '*')}`;
    const used = users.filter(({ name }) => ['form', 'newsletter', 'cart'].includes(name));
    const isUsed = ({ name }: { name: string }): boolean =>
      used.some((one) => one.clients.has(name.split('.')[0] ?? ''));
    const needed = calls.filter((one) => one.need?.needed && isUsed(one)).map(called);
    expect(needed.length).toBe(6);
    expect(answered).toEqual(expect.arrayContaining(needed));
    expect(answered.filter((call) => !calls.map(called).includes(call ?? ''))).toEqual([]);
  });
});

describe('the contract of a server', () => {
  let contract: Contract;
  let page: string;
  beforeAll(async () => {
    contract = await readContract();
    page = readFileSync(join(root, CONTRACT), 'utf8');
  });

  it('is the page that the clients make now (else run npm run figures)', () => {
    expect(page).toBe(contractPage(contract));
  });

  it('is the same page in Portuguese, with no sentence in English and none that the page does not need', () => {
    const { page: portuguese, unused } = contractInPortuguese(contractPage(contract));
    expect(readFileSync(join(root, PORTUGUESE_CONTRACT), 'utf8')).toBe(portuguese);
    expect(unused).toEqual([]);
  });

  it('refuses a sentence that nobody has translated, and counts one that is gone', () => {
    const [first = ''] = contract.calls.map(({ call }) => call.path);
    expect(() => contractInPortuguese(`### GET ${first}\n\n\`one\`. Reads a new thing.\n`)).toThrow(
      'build/contract/portuguese has no sentence for “Reads a new thing.”',
    );
    const { page: short, unused } = contractInPortuguese(
      '- **Errors.** A failure is ignored. A failure changes nothing.\n',
    );
    expect(short).toBe('- **Erros.** Uma falha é ignorada. Uma falha não muda nada.\n');
    expect(unused).toContain('Every other call');
    expect(unused).not.toContain('A failure is ignored.');
  });

  it('has every client, and every method of the cart and of a member’s session', () => {
    const names = contract.calls.map(({ name }) => name);
    expect(clients.flatMap(clientsIn).length).toBeGreaterThan(30);
    expect(withoutContract(clients, names)).toEqual([]);
    expect(contract.methodNames.filter((name) => !names.includes(name))).toEqual([]);
    expect(contract.methodNames.length).toBeGreaterThan(10);
  });

  it('has every path that a client names', () => {
    const paths = contract.calls.map(({ call }) => decodeURIComponent(call.path));
    expect(pathsWithoutCall(clients, paths)).toEqual([]);
  });

  it('names every field of a cart above its calls', () => {
    const [, cart = ''] = page.split('\n## Cart\n');
    const [introduction = ''] = cart.split('\n### ');
    expect(contract.CART_FIELDS.length).toBeGreaterThan(20);
    expect(contract.CART_FIELDS.filter((name) => !introduction.includes(`\`${name}\``))).toEqual([]);
  });

  it('misses a call that is taken away from the page', () => {
    const [first, ...rest] = page.split(/^(?=### )/m);
    expect(rest.length).toBe(contract.calls.length);
    expect(missingCalls(page, contract.calls)).toEqual([]);
    const [, gone = ''] = /^`([\w.]+)`\. /m.exec(rest[1] ?? '') ?? [];
    expect(missingCalls([first, ...rest.toSpliced(1, 1)].join(''), contract.calls)).toEqual([gone]);
  });

  it('misses a client and a path that are new', () => {
    const text = [
      "export const newClient = (request: Request): Promise<unknown> => request({ method: 'GET', path: '/api/new' });",
      'export async function another<One>(\n  request: Request,\n  id: string,\n): Promise<unknown> {\n}',
      "export const madeCall = (id: string): Call => ({ method: 'GET', path: `/api/census/${id}` });",
      'export const monthText = (year: number): string => `${year}`;',
    ].join('\n');
    const files = [{ path: 'src/api/new.ts', text }];
    expect(withoutContract(files, ['another'])).toEqual(['newClient', 'madeCall']);
    expect(pathsWithoutCall(files, ['/api/census/overlay'])).toEqual(['/api/new']);
  });

  it('finds users by their imports, and not by types', () => {
    const text = [
      "import { type FormFile, uploadFormFile } from '../../api/form-file.ts';",
      "import type { FormSubmission } from '../../api/form.ts';",
      "// import { logout } from '../../api/auth.ts';",
      "const later = () => import('./later.ts'); handle.service('cart');",
    ].join('\n');
    expect(importsOf('src/widgets/one/index.ts', text)).toEqual({
      imports: [
        { target: 'src/api/form-file.ts', names: ['uploadFormFile'] },
        { target: 'src/widgets/one/later.ts', names: [] },
      ],
      services: ['cart'],
    });
  });

  it('says of the landing beacon that it is an image, which shows no failure', () => {
    const [, section = ''] = contractPage(contract).split('### GET /api/track/Track\n');
    const [beacon = ''] = section.split('\n### ');
    expect(beacon).toContain('a failure is ignored');
    expect(beacon).not.toMatch(/system error|30,000 ms/);
  });

  it('says of the blocks of the example what they need', () => {
    const usersOf = (name: string): string[] =>
      contract.users.filter(({ clients: used }) => used.has(name)).map(({ name: user }) => user);
    expect(usersOf('saveSubmission')).toEqual(['form', 'newsletter']);
    expect(usersOf('cartCalls')).toEqual(['cart']);
    expect(usersOf('logout')).toEqual(['owner']);
    expect(contract.users.filter(({ services }) => services.has('cart')).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['cart-drawer', 'cart-indicator', 'product']),
    );
  });
});
