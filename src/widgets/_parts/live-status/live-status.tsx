import { useCallback, useEffect, useState } from 'react';

/** What a status says. The same words are said anew when `turn` is another number. */
export interface Said {
  readonly text: string;
  readonly turn: number;
}

interface Props {
  readonly said: Said;
  /** Shown as well; else it is for assistive technology only. */
  readonly className?: string;
}

/**
 * A polite live region. It stands empty before it speaks, since what a region holds when it comes to the page is not read out, and marks a repetition by a
 * space that nobody sees.
 */
export function LiveStatus({ said: { text, turn }, className = 'visually-hidden' }: Props) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => setSpoken(text && (turn % 2 ? `${text}\u00a0` : text)), [text, turn]);
  return (
    <span className={className} role="status">
      {spoken}
    </span>
  );
}

/** What a `LiveStatus` says, and the function that has it say something; '' takes the words away. */
export function useLiveStatus(): [Said, (text: string) => void] {
  const [said, setSaid] = useState<Said>({ text: '', turn: 0 });
  const say = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  return [said, say];
}
