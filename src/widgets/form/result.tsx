import { useLayoutEffect, useRef } from 'react';
import { type Rich, RichText } from './rich-text.tsx';

/** What stands in place of a form that was sent. It takes the focus, so that it is read. */
export function Result({ message, after }: { message: Rich; after: Rich }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div className="result" part="result" tabIndex={-1} ref={box}>
      <RichText rich={message} />
      <RichText rich={after} />
    </div>
  );
}
