import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'formStates'> = {
  formStates: { title: 'Forms: states', source: 'FORM-020', note: 'From submitting on to either of the last two.' },
};

/** States of a form, no other (FORM-020). */
export const formStates = /* @__PURE__ */ words(['idle', 'submitting', 'success', 'failure']);
