import type { Complaint } from './logic.ts';
import { Problem, Sign } from './problem.tsx';
import type { Words } from './words.ts';

/** What is wrong with the form as a whole, above its fields. It takes the focus where no field can. */
export function Summary({ complaint: { messages, notices }, words }: { complaint: Complaint; words: Words }) {
  return (
    <div className="messages" role="alert">
      {(messages.length > 0 || notices) && (
        <div className="summary" part="summary" tabIndex={-1}>
          {notices && <p className="notice">{words('formProblemAbove')}</p>}
          {[...new Set(messages.map(words.say))].map((said) => (
            <Problem key={said}>{said}</Problem>
          ))}
        </div>
      )}
    </div>
  );
}

/** Below the form: back up to the first field that is wrong (000 §5). */
export function BackUp({ words, onPress }: { words: Words; onPress(): void }) {
  return (
    <button type="button" className="back-up" onClick={onPress}>
      <Sign />
      {words('formProblemBelow')}
    </button>
  );
}
