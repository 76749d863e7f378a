import { anchorOf } from '../../build/markdown.mjs';

/** The anchors of a Markdown page, as GitHub makes them of its headings. */
export const anchorsIn = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
