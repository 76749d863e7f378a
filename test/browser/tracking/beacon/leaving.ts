/** The key under which a page notes that it has heard that it goes, followed by the number of its first event. */
export const LEAVING = 'test:leaving:';
