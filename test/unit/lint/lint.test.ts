import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Finding, lint, type Skip } from '../../../src/lint/lint.ts';

const only = (html: string): Finding => {
  const [finding, ...others] = lint(html);
  expect(others).toEqual([]);
  if (!finding) throw new Error('nothing was found');
  return finding;
};

const placed = (html: string): string => {
  const { line, column } = only(html);
  return (html.split('\n')[line - 1] ?? '').slice(column - 1);
};

const item = '<details><summary>Frete?</summary><p>Sim.</p></details>';

describe('a finding', () => {
  it('says block, attribute, value read, values expected, what was meant and what is used', () => {
    expect(only(`<div data-block="accordion" data-icon="chevrom">${item}</div>`)).toEqual({
      code: 'VT110',
      severity: 'error',
      line: 1,
      column: 29,
      block: 'accordion',
      attribute: 'data-icon',
      path: null,
      read: 'chevrom',
      expected: 'one of plus, chevron, none',
      nearest: 'chevron',
      used: 'plus',
      message:
        'accordion: data-icon is "chevrom"; expected one of plus, chevron, none; did you mean chevron?; used instead: plus',
      fix: { start: 39, end: 46, text: 'chevron' },
    });
  });

  it('says the path inside JSON, and its line and column in the file', () => {
    const html = `<div data-block="marquee">
<script type="application/json" data-block-json>
  { "items": [ { "text": "Sol" },
               { "text": 7 } ] }
</script></div>`;
    expect(only(html)).toMatchObject({ line: 4, column: 26, path: 'items[1].text', read: '7', expected: 'a string' });
  });

  it('is in the right place with line ends of Windows, and behind the mark of an encoding', () => {
    const lines = [
      '<p>é</p>',
      '<div data-block="marquee">',
      '<script type="application/json" data-block-json>',
      '{',
      '"animationSpeed": "x" }',
      '</script>Sol</div>',
    ];
    expect(placed(lines.join('\r\n'))).toMatch(/^"x" \}/);
    expect(only(`\uFEFF<!doctype html><html><head></head><body><div data-block="acordion"></div>`)).toMatchObject({
      column: 46,
    });
  });

  it('tells an attribute from the JSON beside it', () => {
    const html = `<div data-block="accordion" data-icon="sol" data-block-json='{"icon": "plus", "multiple": "sim"}'>${item}</div>`;
    expect(lint(html).map(({ attribute, path, read }) => [attribute, path, read])).toEqual([
      ['data-icon', null, 'sol'],
      ['data-block-json', 'multiple', '"sim"'],
    ]);
  });

  it('comes in the order of the file', () => {
    const html =
      '<div data-block="a"></div>\n<div data-block="marquee" data-animation-speed="x" data-wave-frequencia="1">Sol</div>';
    expect(lint(html).map(({ line }) => line)).toEqual([1, 2, 2]);
  });
});

describe('JSON that cannot be read', () => {
  it.each([
    ['{"a": 1,}', 'a trailing comma'],
    ['{"a": 1,5}', 'a decimal comma: JSON has a point'],
    ["{'a': 1}", 'single quotes'],
    ['{“a”: 1}', 'typographic quotes'],
    ['{a: 1}', 'a key without quotes'],
    ['{"a": 1 "b": 2}', 'a comma is missing'],
    ['{"a" 1}', 'a colon is missing'],
    ['{"a": 1', 'it ends too early'],
    ['{"a": sim}', 'neither true, false nor null'],
    ['{"a": 1} // fim', 'a comment'],
    ['{"a": 1} fim', 'there is text after the end'],
    [' ', 'it is empty'],
  ])('%s: %s', (json, why) => {
    const html = `<div data-block="marquee">Sol<script type="application/json" data-block-json>${json}</script></div>`;
    expect(only(html)).toMatchObject({ code: 'VT111' });
    expect(only(html).message).toContain(why);
  });

  it('is told why where its own quotes end the attribute', () => {
    const [finding] = lint('<div data-block="marquee" data-block-json="{"animationSpeed": 2}">Sol</div>');
    expect(finding?.message).toContain('put the JSON in single quotes');
  });
});

describe('what a template of the site writes', () => {
  it.each(['{{ section.settings.icon }}', '{% if a %}plus{% endif %}', '<%= icon %>'])(
    '%s is not judged, and said so where asked',
    (value) => {
      const skips: Skip[] = [];
      const html = `<div data-block="accordion" data-icon="${value}" data-block-json='${value}'>${item}</div>`;
      expect(lint(html, { onSkip: (skip) => skips.push(skip) })).toEqual([]);
      expect(skips).toEqual([
        { line: 1, column: 29, what: 'data-icon' },
        { line: 1, column: expect.any(Number), what: 'data-block-json' },
      ]);
    },
  );

  it('keeps no tag, context or items from being elsewhere', () => {
    const html = `<!doctype html><html lang="{{ lang }}"><head>{{ content_for_header }}</head><body>
<div data-block="accordion">{% for b in section.blocks %}<details {{ b.attributes }}><summary>{{ b.title }}</summary>{{ b.text }}</details>{% endfor %}</div>
<div data-block="cookie-banner"></div>
<div data-block="form" {% if multiple %}data-newsletter{% endif %} data-form-id="{{ form.id }}"><form method="post" action="{{ url }}">{% for f in fields %}<label for="f-{{ f.id }}">{{ f.label }}</label><input id="f-{{ f.id }}" name="{{ f.id }}">{% endfor %}<button type="submit">Ir</button></form></div>
</body></html>`;
    expect(lint(html)).toEqual([]);
  });
});

describe('a rule switched off', () => {
  const wrong = `<div data-block="accordion" data-icon="sol" data-frist-open="sol">${item}</div>`;

  it('says nothing of the next element, and goes on behind it', () => {
    expect(lint(`<!-- vitrine-lint-disable-next VT110 VT102 -->\n${wrong}\n${wrong}`).map(({ line }) => line)).toEqual([
      3, 3,
    ]);
  });

  it('leaves the other rules on', () => {
    expect(lint(`<!-- vitrine-lint-disable-next VT110 -->${wrong}`).map(({ code }) => code)).toEqual(['VT102']);
    expect(lint(`<!-- vitrine-lint-disable-next -->${wrong}`)).toHaveLength(2);
  });
});

describe('published markup', () => {
  const broken = '<div class="sqs-block sqs-block-accordion"><p>Nada</p></div>';

  it('is left alone where the platform’s own runtime is on the page', () => {
    expect(lint(broken).map(({ code }) => code)).toEqual(['VT170']);
    expect(lint(`${broken}<script src="/universal/scripts/site-bundle.1.js"></script>`)).toEqual([]);
    expect(lint(`${broken}<script>var SQUARESPACE_ROLLUPS = {};</script>`)).toEqual([]);
    expect(lint(`${broken}<div data-controllers-bound="Gallery"></div>`)).toEqual([]);
  });

  it('goes by sqsp name, definition name, class and type code, in this order', () => {
    const blocksOf = (attributes: string): (string | null)[] =>
      lint(`<div ${attributes}></div>`).map(({ block }) => block);
    expect(blocksOf('data-sqsp-block="scrolling" class="sqs-block sqs-block-accordion"')).toEqual(['marquee']);
    expect(blocksOf('data-definition-name="website.components.accordion" data-block-type="70"')).toEqual(['accordion']);
    expect(blocksOf('class="sqs-block sqs-block-accordion" data-block-type="70"')).toEqual(['accordion']);
    expect(blocksOf('class="sqs-block" data-block-type="70"')).toEqual(['marquee']);
    expect(blocksOf('class="sqs-block sqs-block-gallery" data-block-type="8"')).toEqual([]);
  });
});

describe('a block that its own content breaks out of a paragraph', () => {
  it.each([
    `<p><span data-block="accordion">${item}</span></p>`,
    '<p><span data-block="marquee"><div>Sol</div></span></p>',
    '<p><span data-block="form"><form method="post" action="/form/a"><label>A <input name="a"></label></form></span></p>',
  ])('is told as that alone: %s', (html) => {
    expect(lint(html).map(({ code }) => code)).toEqual(['VT133']);
  });
});

describe('any text', () => {
  const names = fc.constantFrom(
    'data-block',
    'data-block-json',
    'data-items',
    'data-icon',
    'id',
    'class',
    'for',
    'type',
    'data-site-context',
    'href',
  );
  const values = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('accordion', 'marquee', 'form', 'cookie-banner', 'sqs-block sqs-block-form', '__proto__'),
  );
  const tags = fc.constantFrom(
    'div',
    'p',
    'table',
    'details',
    'summary',
    'script',
    'form',
    'input',
    'template',
    'h3',
    'a',
    'svg',
  );
  const tag = fc
    .tuple(tags, fc.array(fc.tuple(names, values), { maxLength: 3 }), fc.boolean())
    .map(
      ([name, attributes, ends]) =>
        `<${name}${attributes.map(([key, value]) => ` ${key}='${value}'`).join('')}>${ends ? `</${name}>` : ''}`,
    );
  const written = fc.constantFrom(
    '{{ a }}',
    '{{#if a}}',
    '{{/if}}',
    '{% if a %}',
    '{% else %}',
    '{% endif %}',
    '<?= $a ?>',
    '<? } ?>',
  );
  const html = fc
    .array(fc.oneof(tag, fc.string(), fc.json(), written), { maxLength: 12 })
    .map((parts) => parts.join(''));

  it('is looked through without a throw, with every finding inside of it', () => {
    fc.assert(
      fc.property(html, (text) => {
        const lines = text.split(/\r\n|\r|\n/);
        for (const { line, column } of lint(text)) {
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 2);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('may be deep', () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    expect(lint('<div>'.repeat(5_000))).toEqual([]);
    expect(lint(`<div data-block="marquee" data-items='${deep}'>Sol</div>`)).toHaveLength(1);
    expect(lint(`<script type="application/json" data-site-context>{"website": ${deep}}</script>`)).toHaveLength(1);
  });
});
