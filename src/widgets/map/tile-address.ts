import { parseAddress } from '../../vocab/parse-address.ts';
import type { MapUiOptions } from '../../vocab/rules/display/map-options.ts';

/** Fills what a template of tiles says about the look: `{style}` with the style's name, `{labels}` and `{terrain}` with 1 or 0. The rest is for the library. */
export const tileAddress = (template: string, { style, showLabels, showTerrain }: MapUiOptions): string =>
  template
    .replaceAll('{style}', style)
    .replaceAll('{labels}', showLabels ? '1' : '0')
    .replaceAll('{terrain}', showTerrain ? '1' : '0');

/** Whether tiles come from the page's own site. Those of another one tell it about the visitor, and wait for consent. */
export const isOwnTile = (template: string): boolean => {
  const address = template.replace(/\{\w+\}/g, '0');
  return parseAddress(address, location.href)?.origin === location.origin;
};
