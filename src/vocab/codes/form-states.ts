import { words } from './words.ts';

/**
 * Forms: states (FORM-020). From submitting on to either of the last two.
 *
 * States of a form, no other.
 */
export const formStates = /* @__PURE__ */ words(['idle', 'submitting', 'success', 'failure']);
