// What the script of a social network does: it replaces the text of a post by a card of its own.
const quote = document.querySelector('blockquote');
if (quote) {
  const card = document.createElement('article');
  card.style.cssText =
    'padding: 20px; border: 1px solid #bbb; border-radius: 12px; font: 16px/1.5 system-ui, sans-serif';
  card.append(...quote.childNodes);
  quote.replaceWith(card);
}
