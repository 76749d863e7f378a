import { useLayoutEffect, useRef } from 'react';
import type { Caption } from '../../../../vocab/slides.ts';
import { RichText, useRichText } from '../../ui/rich-text/rich-text.tsx';

/** What would run, load or act a second time. */
const LEFT_OUT =
  'script,style,link,iframe,object,embed,template,noscript,form,input,select,textarea,button,video,audio';
/** Copies take the look of the block, and no name of theirs occurs twice. */
const KEPT = new Set('href target lang dir title alt src srcset width height'.split(' '));

/** Copies nodes of the page so that they can be shown twice: without ids, names, styles and scripts; links keep their address. */
function copyOf(nodes: readonly Node[]): DocumentFragment {
  const copy = Document.prototype.createDocumentFragment.call(document);
  for (const node of nodes) copy.append(node.cloneNode(true));
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
  for (const element of copy.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!KEPT.has(name)) element.removeAttribute(name);
    if (!(element instanceof HTMLAnchorElement)) continue;
    element.setAttribute('rel', 'noopener noreferrer');
    if (!/^(https?|mailto|tel):$/.test(element.protocol)) element.removeAttribute('href');
  }
  return copy;
}

/** A caption of any kind. */
export interface AnyCaption {
  readonly text?: string;
  readonly html?: string;
  readonly nodes?: readonly Node[];
}

/** The caption of a slide: plain text, an owner's HTML once it is sanitised, or copies of the page's own nodes. */
export function CaptionContent({ caption }: { readonly caption: Caption }) {
  const { nodes, html, text = '' }: AnyCaption = caption;
  if (nodes) return <CopiedNodes nodes={nodes} />;
  return html === undefined ? <RichText rich={{ text, html: null }} /> : <HtmlCaption html={html} />;
}

function HtmlCaption({ html }: { readonly html: string }) {
  const rich = useRichText(html);
  return rich && <RichText rich={rich} />;
}

function CopiedNodes({ nodes }: { readonly nodes: readonly Node[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(copyOf(nodes));
  }, [nodes]);
  return <div className="rich" ref={ref} />;
}
