/** `firstOpen` → `data-first-open`, as the vocabulary names it (src/vocab/block/attribute-for.ts, which Node cannot read unbuilt). */
export const attributeOf = (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
