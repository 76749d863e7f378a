import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  testDir: here('./browser'),
  outputDir: here('./.results'),
  globalSetup: here('./browser/start-server.ts'),
  reporter: [['line'], ['json', { outputFile: here('./.reports/browser.json') }]],
  timeout: 30_000,
  retries: 0,
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      // Without this Playwright switches the back/forward cache off, and a test of it would prove nothing.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
});
