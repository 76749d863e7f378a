import { isControl } from '../form/engine/page-controls.ts';

/**
 * Returns whether the controls that belong to a form of the page from outside of the block are filled in correctly. The
 * browser itself says what is wrong there: nobody else has a place for it.
 */
export const areOthersValid = (form: HTMLFormElement | null, block: Element): boolean =>
  [...(form?.elements ?? [])].every((one) => !isControl(one) || block.contains(one) || one.reportValidity());
