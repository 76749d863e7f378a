import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import { onResize } from '../../runtime/page/element-observers.ts';
import messages from '../../strings/pt-BR/embed.json';
import facadeMessages from '../../strings/pt-BR/facade.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { VIDEO_FALLBACK_ASPECT } from '../../vocab/rules/display/aspect-ratio.ts';
import { Facade } from '../_shared/block/facade/facade.tsx';
import { OutsideFrame } from '../_shared/block/facade/outside-frame.tsx';
import { frameAddress, hostOf } from '../_shared/block/facade/safe-address.ts';
import { useGate } from '../_shared/block/facade/use-gate.ts';
import { RichText, useRichText } from '../_shared/ui/rich-text/rich-text.tsx';
import type { embed } from './block.ts';
import type { EmbedContent } from './content.ts';
import { readHtml } from './read-html.ts';
import { ScriptFrame } from './script-frame.tsx';

type Data = DataOf<(typeof embed)['data']>;
type Props = ViewProps<Data, EmbedContent>;

export function View(props: Props) {
  return props.content.keepsMarkup ? <slot /> : <Embed {...props} />;
}

/** What is embedded: an iframe, markup with scripts, words alone, or nothing that may be shown. */
function useSource({ src, html }: Data) {
  return useMemo(() => {
    const read = src ? null : readHtml(html);
    const written = src || (read?.kind === 'iframe' ? read.address : '');
    return { read, address: written ? frameAddress(written) : null };
  }, [src, html]);
}

function Embed({ data, content, handle }: Props) {
  const t = handle.strings(messages);
  const f = handle.strings(facadeMessages);
  const { read, address } = useSource(data);
  const gate = useGate(handle, {
    purpose: data.purpose,
    service: data.consentService,
    waitsForClick: data.load === 'click',
  });
  const [isLate, setLate] = useState(false);
  const isScript = read?.kind === 'script';
  const isInvalid = !address && !isScript && read?.kind !== 'text';
  useEffect(() => {
    // A src that its own check has refused is reported already.
    if (isInvalid && (data.src || data.html || !handle.element.hasAttribute('data-src')))
      handle.log.warn(
        'neither src nor html has an address with https or a path of this site, so nothing is loaded',
        handle.element,
      );
  }, [isInvalid, data, handle]);

  const inHtml = read && read.kind !== 'iframe' ? read : null;
  // What stands beside an iframe leads elsewhere.
  const isOwn = !(content.isBeside && address);
  const link = safeLink(data.url) || (isOwn && content.link) || safeLink(inHtml?.link);
  const from = hostOf(address ?? (isScript ? frameAddress(read.address) : null));
  const title = data.title || (read?.kind === 'iframe' ? read.title : '') || (isOwn ? content.linkText : '');
  const name = title || (from ? t('embedFrame', { host: from }) : t('embedOfSite'));

  if (isInvalid)
    return (
      <>
        <p className="message" part="message">
          {t('embedInvalid')}
        </p>
        <slot />
      </>
    );
  if (!address) {
    const hasScript = isScript;
    return (
      <div className="post">
        <Post
          html={isScript && !read.words ? '' : data.html}
          content={content}
          handle={handle}
          paper={isScript && gate.isOpen ? [read.words || name, link].join(' ') : ''}
        />
        {hasScript &&
          (gate.isOpen ? (
            <ScriptFrame handle={handle} html={data.html} title={name} focus={gate.wasClicked} />
          ) : (
            <Facade handle={handle} gate={gate} title={data.title} from={from} link={link} />
          ))}
      </div>
    );
  }
  // Paper has neither the iframe nor words of the page in its place.
  const isBare = content.isBeside || !(content.link || content.hasText || content.hasPoster);
  const size = read?.kind === 'iframe' && !data.width && !data.height ? read : data;
  return (
    <>
      <div className="box" style={placeOf(size)}>
        {!content.isBeside && (
          <div className="room" inert>
            <slot />
          </div>
        )}
        {gate.isOpen && isBare && <p className="paper">{`${name} ${link || address.href}`}</p>}
        {gate.isOpen ? (
          <OutsideFrame
            handle={handle}
            address={address}
            title={name}
            forms={data.forms}
            focus={gate.wasClicked}
            onArrive={() => setLate(false)}
            onLate={() => setLate(true)}
          />
        ) : (
          <Facade
            handle={handle}
            gate={gate}
            title={title}
            from={from}
            link={link}
            poster={content.hasPoster && <slot name="poster" />}
          />
        )}
      </div>
      {content.isBeside && <slot />}
      {isLate && gate.isOpen && (
        <p className="late" role="status">
          {f('facadeSlow')} {link && <a href={link}>{title || link}</a>}
        </p>
      )}
    </>
  );
}

/**
 * The words of a post: those of the page, otherwise those of the embedded markup, cleaned. A quote of the page's own keeps the look that quotes have there.
 * While its script shows the post they are for paper only, which has no iframe; those that were not on the screen before are cleaned once the page is printed.
 * A first print does not wait for that: it has them as plain text.
 */
function Post({
  html,
  content: { hasText, hasQuote, isBeside },
  handle,
  paper,
}: Pick<Props, 'content' | 'handle'> & {
  readonly html: string;
  /** What paper has until then; empty where the words are on the screen. */
  readonly paper: string;
}) {
  const isForPaper = paper !== '';
  const isWanted = useWanted(!isForPaper);
  const rich = useRichText(html, { wanted: !hasText && isWanted });
  useEffect(() => (hasQuote ? keepWithin(handle.element) : undefined), [hasQuote, handle]);
  // A card has the look of its page, too.
  if (hasQuote || (hasText && isBeside))
    return (
      <div className={isForPaper ? 'paper' : undefined} part="quote">
        <slot />
      </div>
    );
  return (
    <blockquote className={isForPaper ? 'quote paper' : 'quote'} part="quote">
      {hasText ? <slot /> : rich?.html || (rich && !paper) ? <RichText rich={rich} /> : paper}
    </blockquote>
  );
}

/** Whether words have been on the screen, or the page has been printed: only then is the sanitiser worth its bytes. */
function useWanted(isOnScreen: boolean): boolean {
  const [isWanted, setWanted] = useState(isOnScreen);
  if (isOnScreen && !isWanted) setWanted(true);
  useEffect(() => {
    if (isWanted) return;
    const want = (): void => setWanted(true);
    addEventListener('beforeprint', want);
    return () => removeEventListener('beforeprint', want);
  }, [isWanted]);
  return isWanted;
}

/**
 * Lets the least widths that other sites write into their quotes give way where the block is narrower.
 *
 * @returns a function that gives them back
 */
function keepWithin(block: Element): () => void {
  const wide = [...block.querySelectorAll<HTMLElement>('[style*="min-width"]')].map((element) => ({
    element,
    least: element.style.minWidth,
  }));
  const giveBack = (): void => {
    for (const { element, least } of wide) element.style.minWidth = least;
  };
  const fit = (): void => {
    giveBack();
    const { left, right } = block.getBoundingClientRect();
    const isTooWide = wide.map(({ element }) => {
      const box = element.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    });
    for (const [at, { element }] of wide.entries()) if (isTooWide[at]) element.style.minWidth = '0';
  };
  const stop = wide.length ? onResize(block, fit) : () => {};
  return () => {
    stop();
    giveBack();
  };
}

const safeLink = (text: string | undefined): string => (text ? (frameAddress(text)?.href ?? '') : '');

/** The place of the iframe: its ratio, or a fixed height. */
function placeOf({ width, height }: { readonly width: number; readonly height: number }): CSSProperties {
  if (!width && height) return { minBlockSize: `${height}px` };
  return { aspectRatio: width && height ? `${width} / ${height}` : `100 / ${VIDEO_FALLBACK_ASPECT}` };
}
