/** What a watcher is told. A moved element is neither added nor removed. */
export interface Watcher {
  added(elements: readonly Element[]): void;
  removed(): void;
}

/** Watches a tree for elements that come and go. Returns the stop. */
export function watch(root: Node, watcher: Watcher): () => void {
  const observer = new MutationObserver((records) => {
    const added = records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node): node is Element => node.nodeType === Node.ELEMENT_NODE && node.isConnected);
    if (records.some(({ removedNodes }) => removedNodes.length)) watcher.removed();
    if (added.length) watcher.added(added);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
