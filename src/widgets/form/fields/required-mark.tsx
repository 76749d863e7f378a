import type { Words } from '../words.ts';

/** The sign of a field that has to be filled in; `said` where no attribute tells screen readers. */
export function RequiredMark({ words, said }: { words: Words; said: boolean }) {
  return (
    <>
      <span className="required" title={words('formRequiredMark')} aria-hidden="true">
        {' *'}
      </span>
      {said && <span className="unseen"> ({words('formRequiredMark')})</span>}
    </>
  );
}
