/** Whether the page's address has a parameter. */
export const inQuery = (name: string): boolean => new URLSearchParams(location.search).has(name);
