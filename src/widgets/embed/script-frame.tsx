import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { fillFrame, HEIGHT_MESSAGE } from './read-html.ts';

/** So high may such content make its iframe, in px. */
const HIGHEST = 3_000;

interface Props {
  readonly handle: BlockHandle;
  readonly html: string;
  readonly title: string;
  readonly focus: boolean;
}

/** Markup with scripts in an iframe without an origin: it reaches neither the page nor its cookies (threat T-16). */
export function ScriptFrame({ handle, html, title, focus }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    try {
      fillFrame(element, html);
    } catch {
      handle.log.warn('the page requires Trusted Types and does not allow the policy vitrine#embed');
    }
    if (focus) element.focus({ preventScroll: true });
  }, [handle, html, focus]);
  useEffect(() => {
    const told = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow || !isRecord(data)) return;
      const value = data[HEIGHT_MESSAGE];
      if (typeof value === 'number' && value > 0) setHeight(Math.min(Math.ceil(value), HIGHEST));
    };
    addEventListener('message', told);
    return () => removeEventListener('message', told);
  }, []);
  return (
    <iframe
      ref={frame}
      className="script"
      part="frame"
      title={title}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      style={height > 0 ? { blockSize: `${height}px` } : undefined}
    />
  );
}
