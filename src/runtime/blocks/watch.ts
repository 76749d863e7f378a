/** What a watcher is told. A moved element is neither added nor removed. */
export interface Watcher {
  added(elements: readonly Element[]): void;
  removed(): void;
}

/** Watches a tree for elements that come and go. Returns the stop. */
export function watch(root: Node, watcher: Watcher): () => void {
  const observer = new MutationObserver((records) => {
    const added = new Set<Element>();
    let removed = false;
    for (const { addedNodes, removedNodes } of records) {
      for (const node of addedNodes)
        if (node.nodeType === Node.ELEMENT_NODE && node.isConnected) added.add(node as Element);
      removed ||= removedNodes.length > 0;
    }
    if (removed) watcher.removed();
    if (added.size) watcher.added([...added]);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
