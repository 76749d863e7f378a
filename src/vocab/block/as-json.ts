/** A value as JSON text; a value that is nested too deeply is not serialised. It never throws. */
export function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return 'nested too deep';
  }
}
