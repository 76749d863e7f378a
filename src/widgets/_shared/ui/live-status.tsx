import { useCallback, useEffect, useState } from 'react';

/** The text of a status. The same text is announced again if `turn` is another number. */
export interface Status {
  readonly text: string;
  readonly count: number;
}

interface Props {
  readonly status: Status;
  /** The text is visible as well; otherwise it is for assistive technology only. */
  readonly className?: string;
}

/** A polite live region. It is empty at first, because initial content of a live region is not announced, and it marks a repetition with an invisible space. */
export function LiveStatus({ status: { text, count }, className = 'visually-hidden' }: Props) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(text && (count % 2 ? `${text}\u00a0` : text)), [text, count]);
  return (
    <span className={className} role="status">
      {announced}
    </span>
  );
}

/** The content of a `LiveStatus`, and the function that announces a text; '' removes the text. */
export function useLiveStatus(): [Status, (text: string) => void] {
  const [status, setStatus] = useState<Status>({ text: '', count: 0 });
  const announce = useCallback((text: string) => setStatus(({ count }) => ({ text, count: count + 1 })), []);
  return [status, announce];
}
