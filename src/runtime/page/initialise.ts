/** Runs every initialiser of a page once, in the order of the list (CTX-025). One that fails is reported and does not stop the others. */
export function initialise(
  initialisers: Readonly<Record<string, () => void>>,
  failed: (name: string, error: unknown) => void,
): void {
  for (const [name, start] of Object.entries(initialisers))
    try {
      start();
    } catch (error) {
      failed(name, error);
    }
}
