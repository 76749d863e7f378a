/** A value as JSON; one that is nested too deep is not written again. It never throws. */
export function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return 'nested too deep';
  }
}
