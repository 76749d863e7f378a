/** Loads a chunk, and tries a second time if that fails. */
export const retryOnce = <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> => load().catch(load);
