/** `Node.ELEMENT_NODE`, whose name would cost every page 27 bytes. */
const ELEMENT_NODE = 1;

/** Callbacks of `watch`. */
export interface Watcher {
  added(elements: readonly Element[]): void;
  removed(): void;
}

/** Observes a tree for added and removed elements. Returns a function that stops it. */
export function watch(root: Node, watcher: Watcher): () => void {
  const observer = new MutationObserver((records) => {
    const added = records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node): node is Element => node.nodeType === ELEMENT_NODE && node.isConnected);
    if (records.some(({ removedNodes }) => removedNodes.length)) watcher.removed();
    if (added.length) watcher.added(added);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
