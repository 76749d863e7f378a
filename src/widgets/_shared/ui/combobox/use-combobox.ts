import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { useEscape } from '../escape/use-escape.ts';
import { useFloating } from '../floating/use-floating.ts';

export interface ComboboxOptions {
  readonly handle: BlockHandle;
  /** The control; null while there is nothing to choose for any. */
  readonly control: HTMLInputElement | null;
  /** The element around the control where keys are heard before the page's own listeners. */
  readonly form: HTMLElement | null;
  /** What is shown below the control; its options carry `${id}-${index}`. */
  readonly layer: RefObject<HTMLElement | null>;
  readonly id: string;
  readonly count: number;
  readonly isOpen: boolean;
  /** The option that the visitor has moved to; -1 for none. */
  readonly active: number;
  /** Returns whether the options belong to what the control contains now. */
  isCurrent(): boolean;
  setOpen(isOpen: boolean): void;
  setActive(active: number): void;
  choose(index: number, event: Event): unknown;
}

/**
 * The keyboard and the states of an editable combobox by the ARIA practices, with list autocomplete and manual selection. The control keeps the focus: arrow
 * keys move the active option, Enter chooses it, Escape closes the list, and a press on the list does not take the focus.
 */
export function useCombobox(options: ComboboxOptions): void {
  const { handle, control, form, layer, id, isOpen, active } = options;
  useFloating(layer, control, isOpen, { side: 'bottom-start', offset: 4 });
  useEscape(handle, isOpen, () => options.setOpen(false));

  useLayoutEffect(() => {
    if (!control || !isOpen) return;
    control.setAttribute('aria-expanded', 'true');
    if (active >= 0) {
      control.setAttribute('aria-activedescendant', `${id}-${active}`);
      layer.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' });
    }
    return () => {
      control.setAttribute('aria-expanded', 'false');
      control.removeAttribute('aria-activedescendant');
    };
  }, [control, isOpen, active, id, layer]);

  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const { key, altKey, isComposing, target } = event;
    const { count, isCurrent, setOpen, setActive, choose } = options;
    if (!control || isComposing || target !== control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (/^Arrow(Down|Up)$/.test(key) && count > 0 && isCurrent()) {
      event.preventDefault();
      const isDown = key === 'ArrowDown';
      setOpen(isDown || !altKey);
      if (!altKey) setActive(nextOption(active, count, isDown));
    } else if (key === 'Enter' && isOpen && active >= 0 && active < count) {
      event.preventDefault();
      handle.run(() => choose(active, event));
    } else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) setActive(-1);
  });
  useEffect(() => {
    if (!form) return;
    // The next key needs what this one has changed; React does not know in a shadow root that a visitor waits.
    const onKeyDown = (event: KeyboardEvent): void => void handle.run(() => flushSync(() => pressed(event)));
    // Before the form looks at the key.
    form.addEventListener('keydown', onKeyDown, true);
    return () => form.removeEventListener('keydown', onKeyDown, true);
  }, [form, handle]);

  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    // A press on the list leaves the focus in the control.
    const keepFocus = (event: Event): void => event.preventDefault();
    element.addEventListener('mousedown', keepFocus);
    return () => element.removeEventListener('mousedown', keepFocus);
  }, [layer]);
}

/** The option that an arrow key leads to, around the ends of the list; -1 stands for the text itself. */
export const nextOption = (active: number, count: number, isDown: boolean): number =>
  isDown ? (active + 1) % count : (active <= 0 ? count : active) - 1;
