import { vi } from 'vitest';
import type { Handover } from '../../../../src/runtime/loader/handover.ts';

type Mutable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

/** What the loader would hand over, with an observer that only remembers. */
export function fakeHandover() {
  const observed = new Set<Element>();
  const observer = {
    observe: (element: Element) => void observed.add(element),
    unobserve: (element: Element) => void observed.delete(element),
    disconnect: vi.fn(() => observed.clear()),
  };
  const handover: Mutable<Handover> = {
    tag: document.createElement('script'),
    observer: observer as unknown as IntersectionObserver,
    seen: [],
    held: [],
    notify: () => {},
    reach: () => {},
  };
  return { handover, observed, disconnect: observer.disconnect };
}
