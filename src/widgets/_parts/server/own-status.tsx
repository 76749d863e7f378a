import type { OwnStatus } from './use-own-submission.ts';

/** What became of a submission to the page's own action, for a block that keeps the page's form. */
export const OwnStatusText = ({ status: { state, text } }: { readonly status: OwnStatus }) => (
  <div role="status" part="status" data-state={state}>
    {text &&
      (state === 'failed' ? (
        <p className="redirect-error" part="error">
          {text}
        </p>
      ) : (
        <p>{text}</p>
      ))}
  </div>
);
