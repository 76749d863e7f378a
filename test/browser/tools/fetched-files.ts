import type { Page } from '@playwright/test';
import { frames } from './frames.ts';

/** Files below /dist/ that the page asks for, from now on. */
export const fetchedFiles = (page: Page): string[] => {
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /\/dist\/(.*)$/.exec(new URL(request.url()).pathname)?.[1];
    if (file) files.push(file);
  });
  return files;
};

/** Those of React, and of what comes only with a block that React renders. */
export const ofReact = (files: readonly string[]): string[] =>
  files.filter((file) => /^chunks\/(react|layers|controls|facade|video-kit)-/.test(file));

/** The tag asked for an idle callback before this one does, and observers speak once a frame: whatever was to start has started. */
export const pastIdle = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3_000 })));
  await frames(page);
};

/** Waits until a module that the page asks for runs, with everything that it imports: nothing of it is asked for later. */
export const runs = async (page: Page, file: RegExp): Promise<void> => {
  const request = await page.waitForRequest(file);
  await page.evaluate(async (url) => void (await import(url)), request.url());
};
