// The renderer of light views, beside React: the same JSX gives the same nodes. Layout, focus and content security are proved in test/browser.
import { render } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrawing } from '../../../../src/runtime/light/draw.ts';
import { Fragment, jsx, jsxs } from '../../../../src/runtime/light/jsx-runtime.ts';
import { nodesIn } from './nodes-in.ts';

const Named = ({ name, children }: { readonly name?: string; readonly children?: ReactNode }) => (
  <p data-name={name}>{children}</p>
);

const CASES: Record<string, ReactNode> = {
  nothing: null,
  text: 'a < b & "c"',
  'what is not shown': [null, undefined, true, false, '', 0],
  'a component without content': <Named />,
  'components and fragments': (
    <Named name="a">
      um <b>dois</b>
      <>
        {3}
        <i>quatro</i>
      </>
    </Named>
  ),
  'a list with keys': ['a', 'b'].map((one) => <li key={one}>{one}</li>),
  'classes and labels': (
    <label className="a b" htmlFor="x">
      x
    </label>
  ),
  'attributes that are on, off or absent': (
    <button type="button" disabled hidden={false} title={undefined} tabIndex={-1} popover="manual" data-focus={true}>
      x
    </button>
  ),
  'states that are said': <div aria-hidden={false} aria-busy data-on={false} data-off={undefined} />,
  'custom properties': <div style={{ '--_aspect': '0.5', '--_side': 'left' } as CSSProperties} />,
  'other custom properties': <div style={{ '--_aspect': '0.75' } as CSSProperties} />,
  'a style that is gone': <div style={undefined} />,
  'an attribute that would end': <a href={'"><script>'}>x</a>,
  'an icon': (
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M1 1" />
    </svg>
  ),
};

let box: HTMLElement;
let draw: (node: ReactNode) => void;

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  draw = createDrawing(box);
});

const only = (selector: string): HTMLElement => {
  const [first, second] = box.querySelectorAll<HTMLElement>(selector);
  if (!first || second) throw new Error(`not one ${selector}`);
  return first;
};

describe('JSX drawn without React', () => {
  it.each(Object.entries(CASES))('gives the nodes that React gives: %s', (_, node) => {
    draw(node);
    expect(nodesIn(box)).toEqual(nodesIn(render(node).container));
  });

  it('gives them for an icon in the name space of React’s', () => {
    draw(CASES['an icon']);
    expect([...box.querySelectorAll('*')].map(({ namespaceURI }) => namespaceURI)).toEqual(
      Array(2).fill('http://www.w3.org/2000/svg'),
    );
  });

  it('gives them from each case to each other', () => {
    for (const [from, before] of Object.entries(CASES))
      for (const [to, after] of Object.entries(CASES)) {
        draw(before);
        draw(after);
        expect(nodesIn(box), `${from} → ${to}`).toEqual(nodesIn(render(after).container));
      }
  });

  it('takes what the chunks make of JSX', () => {
    const made = jsxs(Fragment, { children: [jsx('b', { children: 'x' }), jsx(Named, { name: 'a' })] });
    draw(made as ReactNode);
    expect(box.innerHTML).toBe('<b>x</b><p data-name="a"></p>');
  });
});

describe('drawn again', () => {
  it('an element of the same type, part and key stays, and others go', () => {
    const list = (...parts: string[]) => parts.map((part) => <button key={part} type="button" part={part} />);
    draw(list('a', 'b', 'c'));
    const [, b, c] = box.children;
    draw(list('b', 'x', 'c'));
    expect(box.children).toHaveLength(3);
    expect([box.children[0], box.children[2]]).toEqual([b, c]);
    draw(<button type="button" part="b" key="other" />);
    expect(box.children[0]).not.toBe(b);
  });

  it('draws a component anew whose key is another', () => {
    draw(<Named key={1} name="a" />);
    const first = only('p');
    draw(<Named key={1} name="b" />);
    expect(only('p')).toBe(first);
    draw(<Named key={2} name="b" />);
    expect(only('p')).not.toBe(first);
  });

  it('it hears the latest handler, once, and none that is gone', () => {
    const presses: string[] = [];
    const button = (say: string | null) => (
      <button type="button" {...(say && { onClick: () => presses.push(say) })}>
        x
      </button>
    );
    for (const say of ['a', 'b', null, 'c']) {
      draw(button(say));
      only('button').click();
    }
    expect(presses).toEqual(['a', 'b', 'c']);
  });

  it('hears the focus from inside, as React does', () => {
    const focused = vi.fn();
    draw(
      <fieldset onFocus={focused}>
        <input />
      </fieldset>,
    );
    only('input').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(focused).toHaveBeenCalledOnce();
  });

  it('leaves what a ref has put into an element without children', () => {
    const fill = (element: HTMLElement | null): void => element?.append('x');
    draw(<div ref={fill} />);
    draw(<div ref={fill} title="a" />);
    expect(box.innerHTML).toBe('<div title="a">x</div>');
  });
});

describe('a ref', () => {
  it('is called once all stands, from inside out, and stopped while it still does', () => {
    const calls: string[] = [];
    const attach = (name: string) => (element: HTMLElement | null) => {
      calls.push(`${name} ${element?.isConnected} ${box.querySelectorAll('*').length}`);
      return () => void calls.push(`end of ${name} ${element?.isConnected}`);
    };
    const outer = attach('outer');
    const inner = attach('inner');
    const node = (ref = outer) => (
      <div ref={ref}>
        <p ref={inner} />
      </div>
    );
    draw(node());
    expect(calls.splice(0)).toEqual(['inner true 2', 'outer true 2']);
    draw(node());
    expect(calls).toEqual([]);
    draw(node(attach('next')));
    expect(calls.splice(0)).toEqual(['end of outer true', 'next true 2']);
    draw(null);
    expect(calls).toEqual(['end of next true', 'end of inner true']);
  });
});
