import type { LayerHandle } from '../../vocab/block/layers.ts';
import type { AnyBlockModule } from '../mount/block-module.ts';
import { type OpenOptions, openLayerWith } from './layer-opener.ts';
import { renderLayer } from './render-layer.tsx';

/** Opens a page-level block whose view React renders. */
export const openLayer = (name: string, options: OpenOptions<AnyBlockModule>): LayerHandle =>
  openLayerWith(name, { ...options, render: renderLayer });
