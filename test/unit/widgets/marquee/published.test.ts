import { describe, expect, it } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { MARQUEE_IDLE, MARQUEE_READ } from '../../../../src/vocab/published/marquee.ts';
import { marquee } from '../../../../src/widgets/marquee/block.ts';
import { amplitude, segmentLength } from '../../../../src/widgets/marquee/logic.ts';
import readPublished from '../../../../src/widgets/marquee/published.ts';

/** A published block with the text of its props, and what the reader makes of it. */
function read(text: string, inside = '<div class="Marquee-display"></div>') {
  const host = document.createElement('div');
  host.innerHTML = `<div class="Marquee"><script class="Marquee-props" type="application/json"></script>${inside}</div>`;
  const script = host.querySelector('script');
  if (script) script.textContent = text;
  document.body.replaceChildren(host);
  const reading = readPublished(host);
  const { data, problems } = parse(marquee.data, { attribute: () => null, values: reading?.data });
  return { data, problems, unread: reading?.unread ?? [], texts: reading?.content.texts, look: reading?.look?.(false) };
}
const props = (values: Record<string, unknown>) => read(JSON.stringify(values));

const WHOLE = {
  marqueeItems: [{ text: 'Barro novo' }, { text: '*' }, { text: 'Barro novo' }],
  linkTo: '/loja',
  waveFrequency: 4,
  waveIntensity: 30,
  animationDirection: 'right',
  animationSpeed: 0.4,
  pausedOnHover: true,
  fadeEdges: true,
  textStyle: 'heading-1',
  textSize: { unit: 'rem', value: 2.8 },
  itemSpacing: { unit: 'em', value: 0.5 },
  blockId: '0f3c',
  estimatedDimensions: { width: 900, height: 50 },
  containerStyles: { backgroundEnabled: true, padding: { unit: 'px', value: 12 } },
  featureFlags: { any: true },
};

describe('the props of a published marquee', () => {
  it('are all read, in our own units, and leave nothing to tell', () => {
    const { data, problems, unread, look } = props(WHOLE);
    const { waveFrequency, waveIntensity, ...rest } = data;
    expect(rest).toEqual({
      items: WHOLE.marqueeItems,
      linkTo: '/loja',
      animationDirection: 'right',
      animationSpeed: 0.4,
      pausedOnHover: true,
      fadeEdges: true,
    });
    expect(segmentLength(waveFrequency)).toBeCloseTo(550);
    expect(amplitude(waveIntensity, 1000)).toBe(30);
    expect([problems, unread]).toEqual([[], []]);
    expect(look).toContain('--_look-text-size:2.8rem;');
    expect(look).toContain('--_look-text-gap:0.5em;');
    expect(look).toContain('--_look-box-padding:12px;');
  });

  it.each([
    [0, 250],
    [1, 325],
    ['4', 550],
    [10, 1000],
    [99, 1000],
  ])('make of the frequency %s a wave of %d px', (waveFrequency, expected) =>
    expect(segmentLength(props({ waveFrequency }).data.waveFrequency)).toBeCloseTo(expected),
  );

  it.each<[string, unknown, unknown]>([
    ['waveIntensity', 0, 0],
    ['waveIntensity', '25', 2.5],
    ['animationSpeed', 0, 0],
    ['animationSpeed', '2', 2],
    ['animationDirection', 'RIGHT', 'right'],
    ['pausedOnHover', 'true', true],
    ['pausedOnHover', '', false],
    ['fadeEdges', 'false', false],
    ['linkTo', '', ''],
    ['linkTo', { url: 'https://exemplo.example/' }, 'https://exemplo.example/'],
    ['linkTo', { url: '' }, ''],
    ['waveFrequency', null, 1],
    ['pausedOnHover', null, false],
  ])('%s of %j is %j, and nothing to tell', (name, value, expected) => {
    const { data, problems, unread } = props({ [name]: value });
    expect(Reflect.get(data, name)).toBe(expected);
    expect([problems, unread]).toEqual([[], []]);
  });

  it.each<[string, unknown]>([
    ['marqueeItems', 7],
    ['linkTo', 'javascript:alert(1)'],
    ['linkTo', { href: '/loja' }],
    ['waveFrequency', 'often'],
    ['waveIntensity', -3],
    ['waveIntensity', {}],
    ['animationDirection', 'up'],
    ['animationDirection', 2],
    ['animationSpeed', 'fast'],
    ['animationSpeed', -1],
    ['animationSpeed', '1e400'],
    ['pausedOnHover', 'sim'],
    ['fadeEdges', 1],
  ])('%s of %j takes the default and is told', (name, value) => {
    const { data, problems } = props({ [name]: value });
    const field = name === 'marqueeItems' ? 'items' : name;
    expect(Reflect.get(data, field)).toEqual(Reflect.get(parse(marquee.data, { attribute: () => null }).data, field));
    expect(problems.map(({ where }) => where)).toEqual([`markup.${field}`]);
  });

  it.each<[string, unknown]>([
    ['textStyle', 'heading-9'],
    ['textStyle', 4],
    ['textSize', { unit: 'furlong', value: 2 }],
    ['textSize', { unit: 'rem', value: 'big' }],
    ['textSize', { unit: 'px', value: -4 }],
    ['textSize', 12],
    ['itemSpacing', { unit: 'em' }],
    ['containerStyles', 'none'],
    ['containerStyles.backgroundEnabled', 'yes'],
    ['containerStyles.borderRadii', 4],
    ['containerStyles.padding', { top: 3 }],
    ['containerStyles.stroke', {}],
    ['containerStyles.shadow', { blur: 3 }],
    ['linkTo.newWindow', true],
    ['glow', 'strong'],
  ])('%s of %j is told as what nothing is made of', (name, value) => {
    const [outer = '', inner] = name.split('.');
    const { unread } = props({ [outer]: inner ? { url: '/', [inner]: value } : value });
    const told = `script.Marquee-props: ${name} is ${JSON.stringify(value)}`;
    expect(unread.filter((one) => !one.includes('containerStyles.url'))).toEqual([told]);
  });

  it('keep the good items of a list, and tell the others', () => {
    const { data, unread } = props({
      marqueeItems: [{ text: 'Um' }, null, { text: 7 }, 'dois', { text: 'Três', id: 1 }],
    });
    expect(data.items).toEqual([{ text: 'Um' }, { text: 'Três' }]);
    expect(unread).toHaveLength(3);
    expect(unread[0]).toBe('script.Marquee-props: marqueeItems[1] is null');
  });

  it.each(['', '2', '"2"', 'null', 'true', '[broken', '[]', `[${'['.repeat(80)}${']'.repeat(80)}]`])(
    'that are %s leave the defaults and the text that the page has drawn',
    (text) => {
      const { data, problems, texts } = read(text, '<div class="Marquee-measure"><h1>Barro  novo</h1></div>');
      expect({ ...data }).toEqual({ ...parse(marquee.data, { attribute: () => null }).data });
      expect(texts).toEqual(['Barro novo']);
      // An empty list is a list.
      expect(problems).toHaveLength(text === '[]' ? 0 : 1);
    },
  );

  it('go before the attributes of older pages', () => {
    const host = document.createElement('div');
    host.innerHTML =
      '<div class="Marquee" data-animation-speed="3" data-glow="1"><script class="Marquee-props">{"animationSpeed":2}</script></div>';
    const reading = readPublished(host);
    expect(reading?.data).toEqual({ animationSpeed: 2 });
    expect(reading?.unread).toEqual(['.Marquee: data-glow is "1"']);
  });

  it('are each in one of the lists', () => {
    for (const name of Object.keys(WHOLE))
      expect(
        [...MARQUEE_READ, ...MARQUEE_IDLE].filter((one) => one === name),
        name,
      ).toHaveLength(1);
  });
});

describe('the container', () => {
  const box = (containerStyles: unknown) => props({ containerStyles }).look?.match(/--_look-box.*/)?.[0];

  it('has its sides, corners, colour and line', () => {
    const px = (value: number) => ({ unit: 'px', value });
    const look = box({
      backgroundEnabled: true,
      backgroundColor: '#f0e4d8',
      padding: { top: px(4), right: px(8), bottom: px(4) },
      borderRadii: { topLeft: px(10), topRight: px(10), bottomRight: px(0), bottomLeft: px(0) },
      stroke: { thickness: px(2), color: 'red' },
    });
    expect(look).toContain('--_look-box-padding:4px 8px 4px 0px;');
    expect(look).toContain('--_look-box-radius:10px 10px 0px 0px;');
    expect(look).toContain('--_look-box-background:#f0e4d8;');
    expect(look).toContain('--_look-box-border:2px solid red;');
  });

  it.each([false, ''])('has nothing where its background is %j', (backgroundEnabled) =>
    expect(box({ backgroundEnabled, padding: { unit: 'px', value: 9 } })).toContain('--_look-box-padding:initial;'),
  );
});

it('leads where the links of the page lead, and leaves those to several addresses to the page', () => {
  const link = (href: string) => `<span class="Marquee-item"><a href="${href}">Loja</a></span>`;
  const linked = (inside: string) => read('', `<div class="Marquee-items">${inside}</div>`);
  expect(linked(link('/loja') + link('/loja')).data.linkTo).toBe('/loja');
  expect(linked(link('/loja') + link('/aulas')).texts).toBeUndefined();
  expect(linked(`${link('/loja')}<span class="Marquee-item">Frete grátis</span>`).texts).toBeUndefined();
});

it('keeps what stands beside the moving text', () => {
  const host = document.createElement('div');
  host.innerHTML =
    '<h2>Acima</h2><div class="Marquee"><div class="Marquee-items"><i class="Marquee-item">Barro</i></div></div><p>Abaixo</p>';
  document.body.replaceChildren(host);
  expect(readPublished(host)?.lend.map(({ nodes }) => nodes[0]?.textContent)).toEqual(['Acima', 'Abaixo']);
});
