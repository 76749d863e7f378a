import { describe, expect, it } from 'vitest';
import { formHeight } from '../../../../src/vocab/published/form-height.ts';
import { linesIn } from '../../../../src/vocab/published/lines-in.ts';

/** Letters half as wide as they are high. */
const measure = (text: string, size: number): number => (text.length * size) / 2;
const lines = (text: string, width: number): number => linesIn(measure)(text, width, 10);
const roomOf = (...formFields: unknown[]) => formHeight({ formFields }, 600, measure);

describe('a text takes as many lines', () => {
  it.each([
    ['', 100, 0],
    [' \n ', 100, 0],
    ['aaaa bbbb', 45, 1],
    ['aaaa bbbb', 44, 2],
    ['aaaa bbbb cccc', 45, 2],
    ['aaaa\nbbbb', 100, 2],
    ['aaaaaaaaaa', 25, 2],
    ['a bbbbbbbbbb', 25, 3],
    ['bbbbbbbb a', 25, 2],
    ['aaaa', 0, 1],
  ])('%j in %i px: %i', (text, width, count) => {
    expect(lines(text, width)).toBe(count);
  });
});

describe('the room of a published form', () => {
  it('is none where no form is drawn', () => {
    for (const context of [
      null,
      [],
      'x',
      {},
      { formFields: 'x' },
      { formFields: [] },
      { formFields: [null, { type: 'text' }] },
    ])
      expect(formHeight(context, 600, measure)).toBeNull();
    expect(formHeight({ formFields: [{ id: 'a', type: 'text' }] }, 0, measure)).toBeNull();
  });

  it('counts a field with its label, the gap and the button', () => {
    expect(roomOf({ id: 'a', type: 'text', title: 'Nome' })).toEqual({ px: 21.6 + 6, gaps: 1, controls: 2 });
  });

  it('takes a field once, and none that is hidden', () => {
    const one = roomOf({ id: 'a', type: 'text', title: 'Nome' });
    expect(
      roomOf({ id: 'a', type: 'text', title: 'Nome' }, { id: 'a', type: 'textarea' }, { id: 'h', type: 'hidden' }),
    ).toEqual(one);
  });

  it('has a line about what is required, where there are several fields', () => {
    const [first, second] = ['a', 'b'].map((id) => ({ id, type: 'text', title: 'Nome' }));
    const px = (room: ReturnType<typeof roomOf>) => room?.px ?? 0;
    expect(px(roomOf({ ...first, required: true }))).toBe(px(roomOf(first)));
    expect(px(roomOf({ ...first, required: true }, second)) - px(roomOf(first, second))).toBeCloseTo(22.5);
  });
});

it('a likert field without statements has its options as statements, with a scale of five [EDITOR-633]', () => {
  const [type, scale] = ['likert', ['Discordo totalmente', 'Discordo', 'Neutro', 'Concordo', 'Concordo totalmente']];
  expect(roomOf({ id: 'l', type, options: ['Preço', 'Prazo'] })).toEqual(
    roomOf({ id: 'l', type, statements: ['Preço', 'Prazo'], options: scale }),
  );
});
