import { useCallback, useEffect, useState } from 'react';

/** What a status says. The same words are said anew when `turn` is another number. */
export interface Status {
  readonly text: string;
  readonly count: number;
}

interface Props {
  readonly status: Status;
  /** Shown as well; else it is for assistive technology only. */
  readonly className?: string;
}

/**
 * A polite live region. It stands empty before it speaks, since what a region holds when it comes to the page is not read out, and marks a repetition by a
 * space that nobody sees.
 */
export function LiveStatus({ status: { text, count }, className = 'visually-hidden' }: Props) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(text && (count % 2 ? `${text}\u00a0` : text)), [text, count]);
  return (
    <span className={className} role="status">
      {announced}
    </span>
  );
}

/** What a `LiveStatus` says, and the function that has it say something; '' takes the words away. */
export function useLiveStatus(): [Status, (text: string) => void] {
  const [status, setStatus] = useState<Status>({ text: '', count: 0 });
  const announce = useCallback((text: string) => setStatus(({ count }) => ({ text, count: count + 1 })), []);
  return [status, announce];
}
