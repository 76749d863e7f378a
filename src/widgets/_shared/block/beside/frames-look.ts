import { EDGES, writtenValue } from './written-value.ts';

const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;

/** Where a wrapper stands, what it leaves free, and what it paints. */
const PROPERTIES: readonly string[] = /* @__PURE__ */ [
  ...EDGES.flatMap((edge) => ['width', 'style', 'color'].map((what) => `border-${edge}-${what}`)),
  ...EDGES.flatMap((edge) => [`margin-${edge}`, `padding-${edge}`]),
  ...CORNERS.map((corner) => `border-${corner}-radius`),
  ...['color', 'image', 'size', 'position', 'repeat'].map((what) => `background-${what}`),
  ...'box-shadow box-sizing max-width'.split(' '),
];

/** Values of a box that nobody has styled. */
const PLAIN = /^(0px|none|repeat|auto auto|auto|0% 0%|rgba\(0, 0, 0, 0\))$/;

/** The look of wrappers, as rules for `frame-0`, `frame-1` and so on. */
export const framesLook = (frames: readonly Element[]): string =>
  frames
    .map((element, at) => {
      const style = getComputedStyle(element);
      const around = element.parentElement ? getComputedStyle(element.parentElement).color : style.color;
      const rules = PROPERTIES.flatMap((name) => {
        const value = /^(margin|max)/.test(name) ? writtenValue(element, style, name) : style.getPropertyValue(name);
        const isUsual = name === 'margin-left' || name === 'margin-right' ? value === '0px' : PLAIN.test(value);
        return value && !isUsual ? [`${name}:${value}`] : [];
      });
      // An inherited colour stays inherited.
      if (style.color !== around) rules.push(`color:${style.color}`);
      return `.frame-${at}{${rules.join(';')}}`;
    })
    .join('');
