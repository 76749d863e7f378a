import { useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUntilFound } from './use-until-found.ts';

/**
 * A button that shows and hides a region (APG, "disclosure"). Closed, the region is hidden until find in page finds its text.
 *
 * @returns the attributes of the button and the region
 */
export function useDisclosure(startsOpen = false) {
  const [open, setOpen] = useState(startsOpen);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  // Drawn before the browser scrolls to the text that it found.
  const reveal = useCallback(() => flushSync(() => setOpen(true)), []);
  useUntilFound(ref, !open, reveal);
  return {
    open,
    button: { 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) },
    region: { id, ref },
  };
}
