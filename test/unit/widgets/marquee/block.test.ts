import { describe, expect, it } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { blockTypes } from '../../../../src/vocab/catalogue/codes/block-types.ts';
import { marquee } from '../../../../src/widgets/marquee/block.ts';

const read = (attributes: Record<string, string>) =>
  parse(marquee.data, { attribute: (name) => attributes[name] ?? null });

const defaults = {
  waveFrequency: 1,
  waveIntensity: 0,
  animationDirection: 'left',
  animationSpeed: 1,
  pausedOnHover: false,
  fadeEdges: false,
  linkTo: '',
  items: [],
};

describe('the declaration', () => {
  it('has the props and defaults of the requirements [MARQ-601]', () => {
    expect({ ...read({}).data }).toEqual(defaults);
  });

  it('takes the default for every value it cannot use [MARQ-601]', () => {
    const { data, problems } = read({
      'data-wave-frequency': 'often',
      'data-wave-intensity': '-3',
      'data-animation-direction': 'up',
      'data-animation-speed': 'Infinity',
      'data-paused-on-hover': 'maybe',
      'data-fade-edges': 'soft',
      'data-link-to': 'java\nscript:alert(1)',
      'data-items': '[{"txt":1}]',
    });
    expect({ ...data }).toEqual(defaults);
    expect(problems).toHaveLength(8);
  });

  it('takes the default for a speed that no clock could count', () => {
    for (const [given, used] of [
      ['1000', 1000],
      ['1000.5', 1],
      ['1e308', 1],
    ] as const)
      expect(read({ 'data-animation-speed': given }).data.animationSpeed).toBe(used);
  });

  it('takes left and right, and left for anything else [MARQ-602]', () => {
    const direction = (value: string) => read({ 'data-animation-direction': value }).data.animationDirection;
    expect(['left', 'right', 'LEFT', 'rtl', ''].map(direction)).toEqual(['left', 'right', 'left', 'left', 'left']);
  });

  it('reads every prop from its attribute', () => {
    const { data } = read({
      'data-wave-frequency': '2.5',
      'data-wave-intensity': '3',
      'data-animation-direction': 'right',
      'data-animation-speed': '0',
      'data-paused-on-hover': '',
      'data-fade-edges': '',
      'data-link-to': '/loja?p=1',
      'data-items': '[{"text":"Um"},{"text":"•"},{"text":"Um"}]',
    });
    expect({ ...data }).toEqual({
      waveFrequency: 2.5,
      waveIntensity: 3,
      animationDirection: 'right',
      animationSpeed: 0,
      pausedOnHover: true,
      fadeEdges: true,
      linkTo: '/loja?p=1',
      items: [{ text: 'Um' }, { text: '•' }, { text: 'Um' }],
    });
  });

  it('is block type 70 [MARQ-614]', () => {
    expect(blockTypes.codeOf(marquee.name)).toBe(70);
  });
});
