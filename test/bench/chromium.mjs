import { chromium } from '@playwright/test';
import { CHROMIUM_OPTIONS } from '../chromium-options.mjs';
import { summary } from './statistics.mjs';

/** The system's Chromium, for measuring. */
export const launch = () => chromium.launch(CHROMIUM_OPTIONS);

/** Median with its range, rounded to a tenth. */
export const shown = (values) => {
  const { median, min, max } = summary(values);
  return `${median.toFixed(1)} (${min.toFixed(1)}–${max.toFixed(1)})`;
};
