/** `firstOpen` → `first-open`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `first-open` → `firstOpen`. */
export const camel = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The attribute that a theme author writes for a field: `firstOpen` → `data-first-open`. */
export const attributeFor = (name: string): string => `data-${kebab(name)}`;
