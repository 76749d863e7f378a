/** Whether a document is written from the sources, which have rules of their own for their texts. */
export const isMade = (path: string): boolean =>
  /^docs\/(reference\/(blocks\/.+|attributes|codes|context|lint|rules|tokens)|server\/contract(\.pt-BR)?)\.md$/.test(
    path,
  );
