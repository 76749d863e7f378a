import type { Page } from '@playwright/test';

/** Goes back as a visitor does, also to a page in the back/forward cache, which fires no load event. The page may go as soon as the call has its answer. */
export const goBack = (page: Page): Promise<void> => page.evaluate(() => void setTimeout(() => history.back()));
