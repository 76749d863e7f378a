import { describe, expect, it } from 'vitest';
import { html, json } from '../../../../demo/site/html.ts';
import { render } from './site-pages.ts';

const EVIL = `"><img src=x onerror=alert(1)>'&{{nonce}}`;

describe('html', () => {
  it('escapes text, keeps markup, joins lists and leaves out what is missing', () => {
    const made = html`<p title="${EVIL}">${EVIL}${html`<b>${'<'}</b>`}${[1, html`<i></i>`, null]}${false}${undefined}</p>`;
    expect(made.toString()).toBe(
      `<p title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;'&amp;{{nonce}}">&quot;&gt;&lt;img src=x onerror=alert(1)&gt;'&amp;{{nonce}}<b>&lt;</b>1<i></i></p>`,
    );
  });

  it('writes data that cannot leave its script element', () => {
    const text = json({ words: '</script><!--' }).toString();
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ words: '</script><!--' });
  });
});

describe('what an address says', () => {
  it('never becomes markup', () => {
    for (const address of [
      `/atelie/${encodeURIComponent(EVIL)}`,
      `/atelie/peca/${EVIL}`,
      `/atelie/contato?peca=${EVIL}`,
      `/atelie/colecao?linha=${EVIL}`,
    ]) {
      expect(render(address)?.html).not.toContain('<img src=x');
    }
  });
});
