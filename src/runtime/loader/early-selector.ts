// Written by the build from the declarations of services (build/registry-files.mjs). Do not edit.

/** Elements for which a service has to start on a page that has neither blocks nor a context. */
export const EARLY_SELECTOR =
  '[class*=animation-],[data-consent],[data-src],[data-background-image],[data-lightbox],[data-scaled-text],[data-highlight],[data-tooltip]';
