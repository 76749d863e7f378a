// Masks against a model that knows no separators: a plain list of characters with a caret between them, as a control without a mask has it.
import { describe, expect, it } from 'vitest';
import { edited, format, type MaskedText, tidied } from '../../../../../../src/widgets/_shared/form/fields/mask.ts';
import { MASKS } from '../../../../../../src/widgets/_shared/form/fields/masks.ts';

type MaskedType = keyof typeof MASKS;

/** A small generator with a seed, so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What a visitor has entered, and where the selection begins and ends among it. */
interface Model {
  readonly entered: string;
  readonly from: number;
  readonly to: number;
}

const isEntered: Readonly<Record<MaskedType, RegExp>> = {
  cpf: /\d/,
  cnpj: /[\dA-Z]/i,
  cep: /\d/,
  'phone-br': /\d/,
  'date-br': /\d/,
  'time-br': /\d/,
};

/** Written without the code under test: only what a visitor would call their own. */
const own = (type: MaskedType, text: string): string =>
  [...text]
    .filter((one) => isEntered[type].test(one))
    .join('')
    .toUpperCase();

const put = ({ entered, from, to }: Model, text: string): Model => ({
  entered: entered.slice(0, from) + text + entered.slice(to),
  from: from + text.length,
  to: from + text.length,
});

const PIECES: Readonly<Record<MaskedType, readonly string[]>> = {
  cpf: ['1', '52', '529.982.247-25', ' 5 2 9 ', 'abc', '.', '12345678901234', '-'],
  cnpj: ['1', 'a', '12.ABC.345/01DE-35', 'ç', '/', '12abc34501de35', ' '],
  cep: ['0', '01310-100', '01.310-100', '-', 'CEP 01310100'],
  'phone-br': ['9', '(11) 98765-4321', '+55 11 3456-7890', '011 98765-4321', '(', ') ', '5511987654321'],
  // Without separators: those complete a single digit, which has a test of its own.
  'date-br': ['3', '25', '25122026', 'x'],
  'time-br': ['2', '23', '2359', 'x'],
};

/** One random session of edits. It returns how many there were. */
function session(type: MaskedType, seed: number, length: number): number {
  const mask = MASKS[type];
  const random = randomFrom(seed);
  let state: MaskedText = { value: '', start: 0, end: 0 };
  let model: Model = { entered: '', from: 0, to: 0 };
  let undone: { state: MaskedText; model: Model }[] = [];
  const done: { state: MaskedText; model: Model }[] = [];
  const countBefore = (at: number): number => own(type, state.value.slice(0, at)).length;
  const remember = (): void => {
    done.push({ state, model });
    undone = [];
  };
  const apply = (inputType: string, data: string | null, next: Model): void => {
    remember();
    const result = edited(mask, state, inputType, data);
    if (!result) throw new Error(`${inputType} is not an edit of the mask`);
    state = result;
    model = next;
  };
  const piece = (): string => PIECES[type][random(PIECES[type].length)] ?? '';
  const steps: readonly (() => void)[] = [
    () => {
      // One key, among them separators and letters that do not belong there.
      const key =
        [...'0123456789', 'a', 'Z', '.', '-'][random(type.endsWith('-br') && type !== 'phone-br' ? 12 : 14)] ?? '';
      apply('insertText', key, put(model, own(type, key)));
    },
    () => {
      const text = piece();
      apply('insertFromPaste', text, put(model, own(type, text)));
    },
    () => {
      const { from, to } = model;
      // A selection of separators alone is deleted like any other: nothing of the visitor's is in it.
      const isEmpty = state.start === state.end;
      apply(
        'deleteContentBackward',
        null,
        put({ ...model, from: isEmpty && from === to ? Math.max(0, from - 1) : from }, ''),
      );
    },
    () => {
      const { from, to, entered } = model;
      const isEmpty = state.start === state.end;
      apply(
        'deleteContentForward',
        null,
        put({ ...model, to: isEmpty && from === to ? Math.min(entered.length, to + 1) : to }, ''),
      );
    },
    () => apply('deleteByCut', null, put(model, '')),
    () => {
      // The browser fills in a whole value itself.
      remember();
      const text = piece();
      state = tidied(mask, { value: text, start: text.length, end: text.length }, true);
      const entered = own(type, text);
      model = { entered, from: entered.length, to: entered.length };
    },
    () => {
      const places = [random(state.value.length + 1), random(state.value.length + 1)].sort((one, other) => one - other);
      const [start = 0, end = 0] = random(2) ? places : [places[0], places[0]];
      state = { ...state, start, end };
      model = { ...model, from: countBefore(start), to: countBefore(end) };
    },
    () => {
      state = { ...state, start: 0, end: state.value.length };
      model = { ...model, from: 0, to: model.entered.length };
    },
    () => {
      const last = done.pop();
      if (!last) return;
      undone.push({ state, model });
      ({ state, model } = last);
    },
    () => {
      const last = undone.pop();
      if (!last) return;
      done.push({ state, model });
      ({ state, model } = last);
    },
    () => {
      // A composition: the browser writes into the control, step by step, and the mask waits for its end.
      remember();
      expect(edited(mask, state, 'insertCompositionText', '1')).toBeNull();
      const text = piece();
      const { value, start, end } = state;
      const caret = start + text.length;
      const inPlace = own(type, value.slice(0, start)).length;
      state = tidied(mask, { value: value.slice(0, start) + text + value.slice(end), start: caret, end: caret });
      model = put({ ...model, from: inPlace, to: countBeforeIn(value, end) }, own(type, text));
    },
  ];
  const countBeforeIn = (value: string, at: number): number => own(type, value.slice(0, at)).length;
  for (let step = 0; step < length; step += 1) {
    const before = state;
    const chosen = random(steps.length);
    steps[chosen]?.();
    const told = `${type}, seed ${seed}, step ${step} (${chosen}), from ${JSON.stringify(before)} to ${JSON.stringify(state)}`;
    const isRight =
      own(type, state.value) === model.entered &&
      countBefore(state.start) === model.from &&
      countBefore(state.end) === model.to &&
      format(mask, model.entered) === state.value;
    if (!isRight) expect.fail(`${told}, expected ${JSON.stringify(model)}`);
  }
  return length;
}

describe('a mask', () => {
  it('keeps what the visitor entered, and the caret at it, through 100,000 random edits', () => {
    const types = Object.keys(MASKS) as MaskedType[];
    let edits = 0;
    for (let seed = 1; edits < 100_000; seed += 1) for (const type of types) edits += session(type, seed, 60);
    expect(edits).toBeGreaterThanOrEqual(100_000);
  }, 60_000);

  const typed = (type: MaskedType, keys: string): string =>
    [...keys].reduce<MaskedText>((state, key) => edited(MASKS[type], state, 'insertText', key) ?? state, {
      value: '',
      start: 0,
      end: 0,
    }).value;

  it.each([
    ['cpf', '52998224725', '529.982.247-25'],
    ['cpf', '529', '529'],
    ['cpf', '5299', '529.9'],
    ['cpf', '529982247251', '529.982.247-251'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['cep', '01310100', '01310-100'],
    ['phone-br', '1134567890', '(11) 3456-7890'],
    ['phone-br', '11987654321', '(11) 98765-4321'],
    ['phone-br', '5511987654321', '+55 (11) 98765-4321'],
    ['phone-br', '01134567890', '011 3456-7890'],
    ['date-br', '25122026', '25/12/2026'],
    ['date-br', '5/3/2026', '05/03/2026'],
    ['date-br', '05/3-2026', '05/03/2026'],
    ['time-br', '2359', '23:59'],
    ['time-br', '8:30', '08:30'],
  ] as const)('of a %s writes %s as %s', (type, keys, shown) => expect(typed(type, keys)).toBe(shown));

  it.each([
    ['date-br', '2026-12-25', '25/12/2026'],
    ['date-br', '2026-12-25T10:00:00Z', '25/12/2026'],
    ['date-br', ' 5.3.2026', '05/03/2026'],
    ['time-br', '8h30', '08:30'],
    ['phone-br', '+55 (11) 98765-4321', '+55 (11) 98765-4321'],
    ['cpf', 'CPF: 529.982.247-25', '529.982.247-25'],
    ['cpf', '52998224725000', '529.982.247-25000'],
  ] as const)('of a %s reads %s from the clipboard and from autofill as %s', (type, text, shown) => {
    expect(edited(MASKS[type], { value: '', start: 0, end: 0 }, 'insertFromPaste', text)?.value).toBe(shown);
    expect(tidied(MASKS[type], { value: text, start: 0, end: 0 }, true).value).toBe(shown);
  });

  it('lets a separator be typed over, and deletes the character beside one', () => {
    const at = (caret: number): MaskedText => ({ value: '529.982.2', start: caret, end: caret });
    expect(edited(MASKS.cpf, at(3), 'insertText', '.')).toEqual(at(4));
    expect(edited(MASKS.cpf, at(4), 'deleteContentBackward', null)).toEqual({ value: '529.822', start: 2, end: 2 });
    expect(edited(MASKS.cpf, at(3), 'deleteContentForward', null)).toEqual({ value: '529.822', start: 3, end: 3 });
  });

  it('deletes a group by word and everything by line', () => {
    const at = (caret: number): MaskedText => ({ value: '529.982.247-25', start: caret, end: caret });
    const left = (caret: number, inputType: string) => edited(MASKS.cpf, at(caret), inputType, null)?.value;
    expect(left(14, 'deleteWordBackward')).toBe('529.982.247');
    expect(left(12, 'deleteWordBackward')).toBe('529.982.25');
    expect(left(0, 'deleteWordForward')).toBe('982.247.25');
    expect(left(7, 'deleteSoftLineBackward')).toBe('247.25');
    expect(left(7, 'deleteHardLineForward')).toBe('529.982');
    expect(left(7, 'deleteEntireSoftLine')).toBe('');
  });

  it('leaves composition, drag and drop and undo to the browser', () => {
    for (const inputType of [
      'insertCompositionText',
      'deleteCompositionText',
      'deleteByDrag',
      'insertFromDrop',
      'historyUndo',
    ])
      expect(edited(MASKS.cpf, { value: '1', start: 1, end: 1 }, inputType, '2'), inputType).toBeNull();
  });
});
