import type { ReactNode } from 'react';
import type { Block } from '../../vocab/block/define-block.ts';
import type { LayerHandle, LayerName, LayerPayloads } from '../../vocab/block/layers.ts';
import type { Context } from '../../vocab/context.ts';
import { BLOCK_ADDED, MOTION } from '../../vocab/names.ts';
import { layerControl, removeBox, removeCopies } from '../layers/layer-host.ts';
import { type OpenOptions, openLayerWith, type RenderOptions } from '../layers/layer-opener.ts';
import base from '../mount/base.css';
import { createBlockHandle, type HandleWith } from '../mount/block-handle.ts';
import type { LayerControl } from '../mount/block-module.ts';
import { pageButtons } from '../mount/look/page-buttons.ts';
import type { Mounted } from '../mount/mount-batch.ts';
import { documentMember } from '../page/document-member.ts';
import { isMotionReduced, onMotionChange } from '../page/reduced-motion.ts';
import { createDrawing } from './draw.ts';

/** The handle of a light view. Its `site` is null until something has read the page's context. */
export type LightHandle = HandleWith<Context | null>;

/** The props with which a light view is started. */
export interface LightView<Name extends LayerName> {
  readonly handle: LightHandle;
  readonly layer: LayerControl<LayerPayloads[Name]>;
  /** Draws the view, or draws it anew: what is alike stays. */
  draw(node: ReactNode): void;
}

/** The content of the page's own element that a view shows, read before the host is in it. */
export interface Slots {
  /** The style of what is slotted. */
  readonly sheet: string;
  /** Lends it to the host. Returns a function that gives it back. */
  lend(host: Element): () => void;
}

/** The exports of the chunk of a page-level block whose view needs no React. */
export interface LightModule<Name extends LayerName> {
  readonly block: Pick<Block, 'name' | 'many'>;
  readonly styles: readonly string[];
  slots?(element: Element): Slots | null;
  /** Draws the view, now and whenever what it shows changes. Returns a function that ends that. */
  start(view: LightView<Name>): () => void;
}

/** A light module whose payload only its own `start` knows. */
// biome-ignore lint/suspicious/noExplicitAny: the payload is passed on.
export type AnyLightModule = Omit<LightModule<LayerName>, 'start'> & { start(view: any): () => void };

/** The chunk of a light view brings what opens it. */
export interface LightChunk {
  readonly default: AnyLightModule;
  readonly openLayer: typeof openLayer;
}

/** Opens a page-level block whose view needs no React. */
export const openLayer = (name: string, options: OpenOptions<AnyLightModule>): LayerHandle =>
  openLayerWith(name, { ...options, render: renderLight });

const createElement = (name: string): HTMLElement => documentMember('createElement').call(document, name);

/** Not the cache of `sheets.ts`, which is in React's runtime: light layers are few and small. */
function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** Renders a layer in a shadow root of its own, which looks like one that React has rendered. */
function renderLight(
  element: Element,
  { layer, module, context, failed }: RenderOptions<AnyLightModule>,
): Mounted & { readonly container: Element } {
  const { page, replay } = context;
  removeCopies(element);
  const { handle, close } = createBlockHandle({
    element,
    block: module.block.name,
    page,
    site: page.store.getState().site,
    takeHeldClicks: () => replay.take(element),
  });
  const slots = module.slots?.(element);
  const host = createElement('div');
  const view = createElement('div');
  // Also of an element that the stage created; an element of the page keeps its own style.
  if (element.hasAttribute(BLOCK_ADDED)) removeBox(element as HTMLElement);
  removeBox(host);
  view.className = 'vitrine';
  view.setAttribute('part', 'root');
  view.dir = handle.dir;
  const setMotion = (): void =>
    isMotionReduced() ? view.setAttribute(MOTION, 'reduce') : view.removeAttribute(MOTION);
  setMotion();
  const stops = [close, onMotionChange(setMotion)];
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...new Set([base, ...module.styles, slots?.sheet ?? '', pageButtons()])].map(sheetOf);
  root.append(view);
  element.append(host);
  if (slots) stops.push(slots.lend(host));
  const paint = createDrawing(view);
  let stands = false;
  const unmount = (): void => {
    for (const stop of stops.splice(0)) stop();
    paint(null);
    host.remove();
  };
  const draw = (node: ReactNode): void => {
    try {
      paint(node);
    } catch (error) {
      if (!stands) throw error;
      queueMicrotask(() => failed(error));
    }
  };
  try {
    stops.unshift(
      module.start({
        handle,
        draw,
        layer: layerControl(layer),
      }),
    );
  } catch (error) {
    unmount();
    throw error;
  }
  stands = true;
  return { unmount, container: host };
}
