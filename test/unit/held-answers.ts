interface Held<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** What a test asks waits here, in order, until the test answers it. */
export function heldAnswers<Answer>(): { readonly waiting: Held<Answer>[]; ask(): Promise<Answer> } {
  const waiting: Held<Answer>[] = [];
  const ask = (): Promise<Answer> => new Promise((resolve, reject) => void waiting.push({ resolve, reject }));
  return { waiting, ask };
}
