import { useEffect, useRef, useState } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import { onResize } from '../../runtime/page/element-observers.ts';
import messages from '../../strings/pt-BR/code.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { check, copy as copyIcon } from '../_shared/ui/icons/icons.ts';
import { LiveStatus, useLiveStatus } from '../_shared/ui/live-status.tsx';
import type { code } from './block.ts';
import type { CodeContent } from './content.ts';

type Props = ViewProps<DataOf<(typeof code)['data']>, CodeContent>;

/** How long the button says that the text was copied, in ms. */
const SHOWN = 2_000;

export const View = (props: Props) =>
  props.content.code === null ? <slot /> : <Code {...props} text={props.content.code} />;

function Code({ data, content, handle, text }: Props & { readonly text: string }) {
  const t = handle.strings(messages);
  const view = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState(0);
  const [scrolls, setScrolls] = useState(false);
  const [status, announce] = useLiveStatus();
  const language = data.language || content.language;

  useEffect(() => {
    const element = view.current;
    if (element) return onResize(element, () => setScrolls(element.scrollWidth > element.clientWidth + 1));
  }, []);
  useEffect(() => (copied ? handle.after(SHOWN, () => setCopied(0)) : undefined), [copied, handle]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied((count) => count + 1);
      announce(t('codeCopied'));
    } catch {
      if (view.current) getSelection()?.selectAllChildren(view.current);
      announce(t('codeSelected'));
    }
  };
  const name = language ? t('codeNamed', { language }) : t('codeText');
  return (
    <div className="code">
      {(language || data.copy) && (
        <div className="bar" part="bar">
          <span className="language" part="language">
            {language}
          </span>
          {data.copy && (
            <Button
              kind="plain"
              part="copy"
              icon={<Icon path={copied ? check : copyIcon} />}
              onClick={() => handle.run(copy)}
            >
              {copied ? t('codeCopied') : t('codeCopy')}
            </Button>
          )}
        </div>
      )}
      <pre
        ref={view}
        part="text"
        data-wrap={data.wrap || undefined}
        data-numbers={data.lineNumbers || undefined}
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': name })}
      >
        <code>
          {data.lineNumbers
            ? text.split('\n').map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place.
                <span className="line" key={at}>
                  {`${line}\n`}
                </span>
              ))
            : text}
        </code>
      </pre>
      <LiveStatus status={status} />
    </div>
  );
}
