/** Whether an open layer covers nothing that a visitor is asked to read (the project's own rule): bars and the badge are beside the page's content, the diagnosis panel is for developers, the overlay manager for owners. */
export const isBesideLayer = (name: string): boolean =>
  /^(announcement-bar|mobile-info-bar|badge|diagnosis|overlay-manager)$/.test(name);

/** Whether a layer asks for the decision about cookies, which every page of a site does (the project's own rule). */
export const isConsentLayer = (name: string): boolean => /^(cookie-banner|consent-preferences)$/.test(name);
