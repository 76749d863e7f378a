import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mount, reduce, show, state } from './marquee-stage.tsx';

describe('pausing', () => {
  it('hovering changes nothing by default [MARQ-607]', () => {
    const { area, changes } = mount();
    show(true);
    area().dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    expect(state()).toEqual(['running']);
    expect(changes).toEqual([true]);
  });

  it('hovering pauses with pausedOnHover, and leaving goes on from the same place [MARQ-607]', () => {
    const { area } = mount({ 'data-paused-on-hover': 'true' });
    show(true);
    area().dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
    expect(state()).toEqual(['running']);
    area().dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    expect(state()).toEqual(['paused']);
    area().dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    expect(state()).toEqual(['running']);
  });

  it('has a button that pauses and resumes, and says which; out of view and back it stays paused', () => {
    const { getByRole, changes } = mount();
    show(true);
    fireEvent.click(getByRole('button', { name: 'Pausar animação' }));
    expect(state()).toEqual(['paused']);
    show(false);
    show(true);
    reduce(true);
    reduce(false);
    show(true);
    expect(state()).toEqual(['idle', 'paused']);
    fireEvent.click(getByRole('button', { name: 'Retomar animação' }));
    expect(state()).toEqual(['idle', 'running']);
    expect(changes).toEqual([true, false, true]);
  });

  it('does not move while the page is hidden', () => {
    mount();
    show(true);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(state()).toEqual(['paused']);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(state()).toEqual(['running']);
  });
});
