import { createElement, useLayoutEffect, useRef, useState } from 'react';

/** The accordion that the React peers hydrate. It marks its block once it is ready. */
export default function Accordion({ items }) {
  const [open, setOpen] = useState(-1);
  const block = useRef(null);
  useLayoutEffect(() => block.current.setAttribute('data-stands', ''), []);
  return createElement(
    'div',
    { className: 'accordion', ref: block },
    items.map(({ title, text }, index) =>
      createElement(
        'div',
        { key: title },
        createElement(
          'h3',
          null,
          createElement(
            'button',
            {
              type: 'button',
              'aria-expanded': open === index,
              onClick: () => setOpen(open === index ? -1 : index),
            },
            title,
          ),
        ),
        createElement('div', { hidden: open !== index }, createElement('p', null, text)),
      ),
    ),
  );
}
