/** What the console of the running test got, and what the test said it would get. */
export const consoleOfTest: { lines: string[]; expected: RegExp[] } = { lines: [], expected: [] };

/** Declares that this test writes a console line; without it any line fails the test, and a declared line that never comes fails it too. */
export function expectConsole(line: RegExp): void {
  consoleOfTest.expected.push(line);
}
