/** A picture that says something. One without words is decoration, and often placed by the page's own style. */
export const PICTURE = 'img[alt]:not([alt=""]),img[aria-label],img[title],[role="img"][aria-label],svg:has(>title)';
