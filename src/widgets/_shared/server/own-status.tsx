import type { OwnStatus } from './use-own-submission.ts';

/** What became of a submission to the page's own action, for a block that keeps the page's form. */
export const OwnStatusText = ({ status: { state, text } }: { readonly status: OwnStatus }) => (
  <div className="own-status" role="status" part="status" data-state={state}>
    {text && <p part={state === 'failed' ? 'error' : undefined}>{text}</p>}
  </div>
);
