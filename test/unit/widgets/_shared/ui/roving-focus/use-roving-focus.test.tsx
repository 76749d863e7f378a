import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { useRovingFocus } from '../../../../../../src/widgets/_shared/ui/roving-focus/use-roving-focus.ts';

const NAMES = ['Abril', 'Agosto', 'Maio', 'Março'];

function Row({ off = [] as number[], from = 0 }) {
  const ref = useRef<HTMLDivElement>(null);
  const [stop, go] = useState(from);
  const disabled = (index: number): boolean => off.includes(index);
  const { box, stopAt } = useRovingFocus({ ref, count: NAMES.length, stop, go, typeahead: true, disabled });
  return (
    <div {...box} role="toolbar">
      {NAMES.map((name, index) => (
        <button key={name} type="button" disabled={disabled(index)} {...stopAt(index)}>
          {name}
        </button>
      ))}
    </div>
  );
}

const stops = (): number[] => screen.getAllByRole('button').map((one) => one.tabIndex);
const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('has one tab stop, which follows the focus', () => {
  render(<Row />);
  expect(stops()).toEqual([0, -1, -1, -1]);
  screen.getByText('Abril').focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(screen.getByText('Agosto'));
  expect(stops()).toEqual([-1, 0, -1, -1]);
});

it('lets the first other stand in for a stop that is disabled', () => {
  render(<Row off={[0, 1]} />);
  expect(stops()).toEqual([-1, -1, 0, -1]);
});

it('goes to what begins with the letters, the same letter on to the next', () => {
  render(<Row />);
  screen.getByText('Abril').focus();
  press('m');
  expect(document.activeElement).toBe(screen.getByText('Maio'));
  press('m');
  expect(document.activeElement).toBe(screen.getByText('Março'));
});

it('leaves keys with a modifier to the browser', () => {
  render(<Row />);
  screen.getByText('Abril').focus();
  fireEvent.keyDown(screen.getByText('Abril'), { key: 'ArrowRight', altKey: true });
  expect(document.activeElement).toBe(screen.getByText('Abril'));
});
