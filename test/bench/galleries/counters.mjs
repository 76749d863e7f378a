/** What of the browser's counters is kept, by the name of the figure, and how many of the figure's units one of the counter's is. */
const COUNTERS = {
  script: ['ScriptDuration', 1e3],
  style: ['RecalcStyleDuration', 1e3],
  layout: ['LayoutDuration', 1e3],
  nodes: ['Nodes', 1],
  layouts: ['LayoutCount', 1],
};

/** Reads a page's counters: `begin()` now, and `since()` what they have grown by. */
export async function counters(session) {
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  let before = await read();
  return {
    async begin() {
      before = await read();
    },
    async since() {
      const after = await read();
      return Object.fromEntries(
        Object.entries(COUNTERS).map(([name, [counter, units]]) => [name, (after[counter] - before[counter]) * units]),
      );
    },
  };
}
