import { describe, expect, it } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { marquee } from '../../../../src/widgets/marquee/block.ts';
import { readMarquee } from '../../../../src/widgets/marquee/content.ts';
import readPublished from '../../../../src/widgets/marquee/published.ts';

function element(html: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host;
}

const texts = (html: string) => readMarquee(element(html)).content.texts;

describe("the server's markup", () => {
  it('gives one text for each child element, in order and with repeats', () => {
    expect(texts('<p>Um</p><p>•</p><p>Dois\n  linhas</p><p>•</p>')).toEqual(['Um', '•', 'Dois linhas', '•']);
  });

  it('loses no bare text, and takes the entries of a single list', () => {
    expect(texts('Frete <b>grátis</b> hoje')).toEqual(['Frete', 'grátis', 'hoje']);
    expect(texts('<ul><li>Um</li><li>Dois</li></ul>')).toEqual(['Um', 'Dois']);
  });

  it('keeps words apart that a line break or a block parts', () => {
    expect(texts('<p>Frete<br>grátis</p><div><h3>Hoje</h3><p>10&nbsp;h</p></div>')).toEqual([
      'Frete grátis',
      'Hoje 10\u00a0h',
    ]);
  });

  it('leaves out what nobody reads', () => {
    expect(texts('<script type="application/json">{}</script><style>a{}</style><span> </span><!-- x -->')).toEqual([]);
  });

  it('writes nothing', () => {
    const host = element('<p>Um</p>');
    readMarquee(host);
    expect(host.innerHTML).toBe('<p>Um</p>');
  });
});

describe('published platform markup', () => {
  const published = (root: string, body: string, inside = '') =>
    element(
      `<div class="Marquee" ${root}><div class="Marquee-body" ${body}><div class="Marquee-items" aria-hidden="true">${inside}</div><div class="Marquee-items" aria-hidden="true">${inside}</div></div></div>`,
    );

  it('gives items, direction and speed, keeping order and repeats [MARQ-601] [MARQ-602]', () => {
    const items = '[{"text":"Um"},{"text":"*"},{"text":"Dois"},{"text":"*"}]';
    const host = published('', 'data-animation-direction="right" data-animation-speed="1.5"');
    host.querySelector('.Marquee')?.setAttribute('data-marquee-items', items);
    const { data } = parse(marquee.data, { attribute: () => null, values: readPublished(host)?.data });
    expect(data.items.map((item) => item.text)).toEqual(['Um', '*', 'Dois', '*']);
    expect(data.animationDirection).toBe('right');
    expect(data.animationSpeed).toBe(1.5);
    expect(data.pausedOnHover).toBe(false);
  });

  it.each([
    ['true', true],
    ['', false],
    ['false', false],
    ['yes', false],
  ])('reads the flag "%s" as %s [MARQ-607]', (written, expected) => {
    const host = published('', `data-paused-on-hover="${written}"`);
    expect(readPublished(host)?.data?.pausedOnHover).toBe(expected);
  });

  it('falls back on the printed row, once, where the items cannot be read', () => {
    const row = '<span class="Marquee-item">Um</span><span class="Marquee-item">•</span>';
    const reading = readPublished(published('data-marquee-items="[broken"', '', row));
    expect(reading?.content.texts).toEqual(['Um', '•']);
    const { data, problems } = parse(marquee.data, { attribute: () => null, values: reading?.data });
    expect(data.items).toEqual([]);
    expect(problems).toEqual([
      { where: 'markup.items', read: '[broken', expected: 'a list of {"text": "…"}', used: '[]' },
    ]);
  });

  it.each(['null', '', '[broken', '"a"', `[${'['.repeat(80)}${']'.repeat(80)}]`])(
    'says that items of %s are none',
    (text) => {
      const host = published('', '');
      host.querySelector('.Marquee')?.setAttribute('data-marquee-items', text);
      const { data, problems } = parse(marquee.data, {
        attribute: () => null,
        values: readPublished(host)?.data,
      });
      expect([data.items, problems.map(({ where }) => where)]).toEqual([[], ['markup.items']]);
    },
  );

  it('is not there without its root', () => expect(readPublished(element('<p>Um</p>'))).toBeNull());
});
