/** Whether rich text says nothing: no text at all, or an empty paragraph, as editors leave behind (CONSENT-003). */
export const isEmptyRichText = (html: string): boolean =>
  html
    .replace(/<(?:"[^"]*"|'[^']*'|[^'"<>])*>/g, '')
    .replace(/&(nbsp|#160|#xa0|zwnj|#8203|#x200b);/gi, '')
    .replace(/[\s\u200b\u200c\ufeff]/g, '') === '';
