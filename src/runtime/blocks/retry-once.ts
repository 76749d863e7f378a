/** One more try for a chunk that did not come. */
export const retryOnce = <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> => load().catch(load);
