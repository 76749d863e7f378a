import {
  autoUpdate,
  computePosition,
  flip,
  offset as gap,
  type Placement,
  type ReferenceElement,
  shift,
  size,
} from '@floating-ui/dom';

export interface PlacementOptions {
  /** The side of the anchor it wants; the other one where there is no room. */
  readonly side?: Placement;
  /** Room between both, in px. */
  readonly offset?: number;
  /** Room to the edges of the window, in px. */
  readonly margin?: number;
}

/**
 * Holds a fixed layer beside its anchor while either moves, turns to the other side or shifts along where the window ends, and never grows beyond it.
 *
 * @returns its stop
 */
export function keepPlaced(
  anchor: ReferenceElement,
  layer: HTMLElement,
  { side = 'top', offset = 8, margin = 8 }: PlacementOptions,
) {
  const update = async (): Promise<void> => {
    const { x, y, placement } = await computePosition(anchor, layer, {
      strategy: 'fixed',
      placement: side,
      middleware: [
        gap(offset),
        flip({ padding: margin }),
        shift({ padding: margin }),
        size({
          padding: margin,
          apply({ availableHeight }) {
            layer.style.maxBlockSize = `${Math.max(0, availableHeight)}px`;
          },
        }),
      ],
    });
    Object.assign(layer.style, { left: `${x}px`, top: `${y}px` });
    layer.dataset.placed = placement;
  };
  return autoUpdate(anchor, layer, update);
}
