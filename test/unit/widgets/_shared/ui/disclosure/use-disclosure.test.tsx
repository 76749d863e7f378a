import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDisclosure } from '../../../../../../src/widgets/_shared/ui/disclosure/use-disclosure.ts';

function More() {
  const { button, region } = useDisclosure();
  return (
    <>
      <button type="button" {...button}>
        Mais
      </button>
      <div {...region} data-testid="region">
        Texto
      </div>
    </>
  );
}

it('opens and closes the region its button names', () => {
  render(<More />);
  const button = screen.getByRole('button');
  const region = screen.getByTestId('region');
  expect(region.id).toBe(button.getAttribute('aria-controls'));
  expect([button.getAttribute('aria-expanded'), region.getAttribute('hidden')]).toEqual(['false', 'until-found']);
  fireEvent.click(button);
  expect([button.getAttribute('aria-expanded'), region.getAttribute('hidden')]).toEqual(['true', null]);
  fireEvent.click(button);
  expect(region.getAttribute('hidden')).toBe('until-found');
});

it('opens for find in page, before the browser scrolls', () => {
  render(<More />);
  const region = screen.getByTestId('region');
  act(() => void region.dispatchEvent(new Event('beforematch')));
  expect(region.hasAttribute('hidden')).toBe(false);
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('true');
});
