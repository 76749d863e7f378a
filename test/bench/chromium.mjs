import { chromium } from '@playwright/test';
import { CHROMIUM_OPTIONS } from '../chromium-options.mjs';

/** The system's Chromium, for measuring. */
export const launch = () => chromium.launch(CHROMIUM_OPTIONS);

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Median with its range, rounded to a tenth. */
export const shown = (values) =>
  `${median(values).toFixed(1)} (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})`;
