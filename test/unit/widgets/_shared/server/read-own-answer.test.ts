import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readOwnAnswer } from '../../../../../src/widgets/_shared/server/read-own-answer.ts';
import { saveFile } from '../../../../../src/widgets/_shared/server/save-file.ts';
import { showPage } from '../../../../../src/widgets/_shared/server/show-page.ts';

vi.mock('../../../../../src/widgets/_shared/server/show-page.ts', () => ({ showPage: vi.fn() }));

const JSON_TYPE = { 'content-type': 'application/json' };
const TEXT = { 'content-type': 'text/plain; charset=utf-8' };
const HTML = { 'content-type': 'text/html' };
const PDF = { 'content-type': 'application/pdf' };
const ATTACHED = { ...TEXT, 'content-disposition': 'attachment; filename="lista.txt"' };

interface Sent {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly redirected?: true;
}

const saved: string[] = [];

beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.spyOn(location, 'assign').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(showPage).mockClear();
  saved.length = 0;
});

/** What becomes of an answer: what the block is told, or what the browser does. */
async function outcome({ status, headers, body, redirected }: Sent): Promise<string> {
  const response = new Response(body || null, { status, headers });
  Object.defineProperties(response, {
    url: { value: `${location.origin}/enviar` },
    redirected: { value: redirected === true },
  });
  const answer = await readOwnAnswer(response);
  const told = answer.kind === 'answer' ? `${answer.status} ${JSON.stringify(answer.data)}` : answer.kind;
  const [shown] = vi.mocked(showPage).mock.lastCall ?? [];
  const opened = vi.mocked(location.assign).mock.lastCall ? ' opened' : '';
  return `${told}${shown === undefined ? '' : ` ${shown.replace(/.*<pre[^>]*>/, '<pre>')}`}${opened}${saved.map((name) => ` saved ${name}`).join('')}`;
}

for (const [what, status, headers, body, expected, redirected] of [
  ['JSON', 200, JSON_TYPE, '{"a":1}', '200 {"a":1}'],
  ['JSON of a gateway', 504, JSON_TYPE, '{"message":"Endpoint request timed out"}', '0 null'],
  ['JSON of a gateway with errors of fields', 502, JSON_TYPE, '{"errors":{"a":"x"}}', '502 {"errors":{"a":"x"}}'],
  ['a page of a network in front of the server', 524, HTML, '<p>x', '0 null'],
  ['nothing', 204, HTML, '', '204 null'],
  ['a page without a word', 200, HTML, ' ', '200 null'],
  ['a page', 422, HTML, '<p>Não', 'page <p>Não'],
  ['a text of success', 200, TEXT, 'Erro: <b>', 'page <pre>Erro: &lt;b></pre>'],
  ['a text of refusal', 422, TEXT, 'A & B', 'page <pre>A &amp; B</pre>'],
  ['an attached text', 200, ATTACHED, 'x', '200 null saved lista.txt'],
  ['an attached text at the end of a redirect', 200, ATTACHED, 'x', '200 null saved lista.txt', true],
  ['an attached text of refusal', 422, ATTACHED, 'x', '422 null'],
  ['a file without a name', 200, PDF, 'x', '200 null saved enviar'],
  ['a page at the end of a redirect', 200, HTML, 'x', 'page opened', true],
  ['a failure', 503, HTML, 'x', '503 null'],
  ['no action', 404, TEXT, 'x', '404 null'],
  ['a failure at the end of a redirect', 503, HTML, 'x', '0 null', true],
  ['no page at the end of a redirect', 404, HTML, 'x', '0 null', true],
  ['a gateway that got no answer', 502, HTML, 'x', '0 null'],
  ['a gateway whose time ran out', 504, HTML, 'x', '0 null'],
] as const)
  it(`${what} (${status}) is ${expected}`, async () => {
    const sent = { status, headers, body, ...(redirected && { redirected }) };
    expect(await outcome(sent)).toBe(expected);
  });

it('saves a file under the name that the server gives it', () => {
  for (const disposition of [
    'attachment; filename="a b.pdf"',
    'attachment; filename=a.pdf',
    `attachment; filename="a.pdf"; filename*=UTF-8''cat%C3%A1logo.pdf`,
    `attachment; filename=a.pdf; filename*=UTF-8''%E0%A4%A`,
    'attachment',
  ])
    saveFile(new Blob(['x']), disposition, 'https://site.example/baixar/livro?x=1');
  expect(saved).toEqual(['a b.pdf', 'a.pdf', 'catálogo.pdf', 'a.pdf', 'livro']);
});
