/**
 * In how many steps files came: a step is what was asked for after a file of the step before had come, and before any of its own had.
 *
 * @param {readonly { path: string, start: number, end: number }[]} files when each was asked for, and when it had come, on one clock
 * @returns {number[]} the step of each file, from 0
 */
export function stepsOf(files) {
  const steps = files.map(() => 0);
  const order = files.map((_, at) => at).sort((one, other) => files[one].start - files[other].start);
  for (const at of order) {
    const before = order.filter((other) => files[other].end <= files[at].start);
    steps[at] = before.length ? 1 + Math.max(...before.map((other) => steps[other])) : 0;
  }
  return steps;
}
