import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { AnyBlockModule } from './block-module.ts';
import type { Renderer } from './renderer.ts';

let roots = 0;

/** Renders views that are React components. It stands in React's own file, which changes with React alone: so it imports nothing else. */
export const renderer: Renderer<AnyBlockModule> = {
  prepare({ View }, { root, rootProps, data, content, handle, failed }) {
    const reactRoot = createRoot(root, { identifierPrefix: `vt${++roots}-`, onUncaughtError: failed });
    return {
      render: () =>
        reactRoot.render(
          <div {...rootProps}>
            <View data={data} content={content} handle={handle} />
          </div>,
        ),
      unmount: () => reactRoot.unmount(),
    };
  },
  flush: flushSync,
};
