import { vi } from 'vitest';

/** Gives a test a ResizeObserver that never tells anything: nothing has a size in it. */
export const stubResizeObserver = (): unknown =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
