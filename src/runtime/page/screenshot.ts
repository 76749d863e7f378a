import { SCREENSHOT_QUERY } from '../../vocab/names.ts';

/** Whether the page is being photographed, by its address (CTX-605): popup and cookie banner stay away. */
export const inScreenshotMode = (search: string): boolean => new URLSearchParams(search).has(SCREENSHOT_QUERY);
