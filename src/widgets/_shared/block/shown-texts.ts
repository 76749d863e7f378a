/** The texts that an element shows, line by line, for the record of a decision. What is hidden is not among them. */
export const shownTexts = (element: HTMLElement | null | undefined): readonly string[] =>
  (element?.innerText ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
