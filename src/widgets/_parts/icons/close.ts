/** Close, dismiss, remove. */
export const close = 'M5 5l10 10M15 5L5 15';
