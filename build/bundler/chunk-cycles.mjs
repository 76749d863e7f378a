/** A chunk that another waits for. What is fetched later, by a call, waits for nobody. */
const WAITED_FOR = /(?:\bfrom|\bimport)\s*"\.\/@([\w.-]+)@\.js"/g;

/**
 * Finds chunks that import each other. Which of them runs first is then decided by the network, and that one runs without what it takes from the other: a
 * style sheet in a list is `undefined`.
 *
 * @param made name → { code }, with placeholders for the names of other chunks
 * @returns none, or at least one round: the names on the way, the first of them again at its end
 */
export function chunkCycles(made) {
  const rounds = new Map();
  const done = new Set();
  const visit = (name, trail) => {
    const at = trail.indexOf(name);
    if (at >= 0) {
      const round = trail.slice(at);
      rounds.set([...round].sort().join(), [...round, name].join(' → '));
      return;
    }
    if (done.has(name) || !made[name]) return;
    for (const [, next] of made[name].code.matchAll(WAITED_FOR)) visit(next, [...trail, name]);
    done.add(name);
  };
  for (const name of Object.keys(made).sort()) visit(name, []);
  return [...rounds.values()];
}
