const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text, made safe inside markup and attributes. */
export const escapeHtml = (text) => String(text).replace(/[&<>"]/g, (letter) => ENTITIES[letter]);
