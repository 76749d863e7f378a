import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LiveStatus, useLiveStatus } from '../../../../../src/widgets/_shared/ui/live-status.tsx';

let speak: (text: string) => void = () => {};

function Counter() {
  const [said, say] = useLiveStatus();
  speak = say;
  return <LiveStatus status={said} />;
}

it('is there before it speaks, and says the same words anew', () => {
  render(<Counter />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  const texts = ['Copiado', 'Copiado', 'Copiado'].map((text) => {
    act(() => speak(text));
    expect(status.textContent?.trim()).toBe('Copiado');
    return status.textContent;
  });
  expect(texts[1]).not.toBe(texts[0]);
  expect(texts[2]).not.toBe(texts[1]);
  act(() => speak(''));
  expect(status.textContent).toBe('');
});
