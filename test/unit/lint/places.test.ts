import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/lint/lint.ts';

/** What is in the file where each finding points; lines end as in HTML. */
const placed = (html: string): string[] => {
  const lines = html.split(/\r\n|\r|\n/);
  return lint(html).map(({ line, column }) => (lines[line - 1] ?? '').slice(column - 1).split(/[\s,}]/)[0] ?? '');
};

const json = [
  '<div data-block="marquee" data-block-json=\'{',
  '"animationSpeed": "x",',
  '"items": [{"text": 7},',
  '{"text": 8}]}\'>Sol</div>',
];

describe('the place of a mistake in JSON', () => {
  it.each([
    ['LF', '\n'],
    ['CR LF', '\r\n'],
    ['CR', '\r'],
  ])('is that of the value in an attribute with line ends of %s', (_, end) => {
    expect(placed(json.join(end))).toEqual(['"x"', '7', '8']);
    expect(lint(json.join(end)).map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  it.each([
    ['&quot;', ''],
    ['&#34;', ''],
    ['&#x22;', '&amp; '],
    ['&QUOT;', '&eacute;&nbsp'],
  ])('is that of the value behind character references such as %s', (quote, words) => {
    const text = json.join('\r\n').replace('"text": 7', `"text": 7, "alt": "${words}"`);
    const html = text.replace(/'\{([\s\S]*)\}'/, (_, inside: string) => `"{${inside.replaceAll('"', quote)}}"`);
    expect(placed(html)).toEqual([`${quote}x${quote}`, '7', '8']);
  });

  it('counts no reference where HTML reads none', () => {
    const html = `<div data-block="marquee" data-block-json='{"a": "?b&copy=1&c", "animationSpeed": "x"}'>Sol</div>`;
    expect(placed(html)).toEqual(['"a":', '"x"']);
  });
});

describe('a value in JSON', () => {
  const only = (inside: string) => lint(`<div data-block="marquee" data-block-json='${inside}'>Sol</div>`)[0];

  it('is told as it is written, and not as the block has read it', () => {
    expect(only('{"animationSpeed": "1,5"}')).toMatchObject({ read: '"1,5"', nearest: '1.5' });
    expect(only('{"waveIntensity": "alta"}')).toMatchObject({ read: '"alta"', nearest: null });
    expect(only('{"waveIntensity": null}')).toMatchObject({ read: 'null', nearest: null });
  });
});

describe('a comment in a template', () => {
  it('switches rules off for the next element of the file, and for no other', () => {
    const html =
      '<template><!-- vitrine-lint-disable-next VT100 --><div data-block="a"></div></template>\n<div data-block="b"></div>';
    expect(lint(html).map(({ read }) => read)).toEqual(['b']);
  });

  it('may stand inside of what another one covers', () => {
    const off = '<!-- vitrine-lint-disable-next VT100 -->';
    const html = `${off}<main>${off}<p></p><div data-block="a"></div></main><div data-block="b"></div>`;
    expect(lint(html).map(({ read }) => read)).toEqual(['b']);
  });
});

describe('a message', () => {
  it('is one line, and commands no terminal', () => {
    const html = `<div data-block="marquee" data-animation-direction="a\n::error::b\u001b[31m\u009b\u202e" data-ico\u001bn="x">Sol</div>`;
    for (const { message, read } of lint(html)) {
      expect(message).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(read).toMatch(/\p{Cc}/u);
    }
    expect(lint(html)[0]?.message).toContain('is "a\\n::error::b\\u001b[31m\\u009b\\u202e"');
  });
});
