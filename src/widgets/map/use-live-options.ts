import { useEffect, useState } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import { attributeFor } from '../../vocab/block/attribute-for.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import { readJson } from '../../vocab/block/read-json.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import { type MapUiOptions, mapUiOptions } from '../../vocab/rules/display/map-options.ts';
import { map } from './block.ts';

type Data = DataOf<(typeof map)['data']>;

/** The fields of a map's options. */
const FIELDS = [
  'style',
  'showLabels',
  'showTerrain',
  'draggable',
  'scrollwheel',
  'showControls',
  'disableDefaultUi',
  'markerDraggable',
  'linkOnClick',
] as const;
type OptionData = Pick<Data, (typeof FIELDS)[number]>;

/** The value of an option's attribute; undefined if it is gone or wrong, so that the first one counts again. */
function optionIn(element: Element, name: (typeof FIELDS)[number]): unknown {
  const raw = element.getAttribute(attributeFor(name));
  const { schema, fromText } = map.data[name];
  return raw === null ? undefined : (schema['~standard'].validate(fromText(raw)) as { readonly value?: unknown }).value;
}

/** What a changed block JSON says about the options (MAP-006). */
function modelOf(element: Element): Partial<OptionData> {
  const { value } = readJson(element.getAttribute(BLOCK_JSON) ?? '');
  if (!isRecord(value)) return {};
  const { style, showControls, showTerrain, showLabels } = mapUiOptions(value);
  return { style, showControls, showTerrain, showLabels };
}

/** The options of a map as they are now: a page may change their attributes, or the model of a published block (MAP-006). */
export function useLiveOptions(data: Data, handle: BlockHandle): MapUiOptions {
  const [changed, setChanged] = useState<Partial<OptionData>>({});
  useEffect(() => {
    const { element } = handle;
    const observer = new MutationObserver((records) => {
      const next: Record<string, unknown> = {};
      for (const { attributeName } of records) {
        if (attributeName === BLOCK_JSON) Object.assign(next, modelOf(element));
        for (const name of FIELDS) if (attributeFor(name) === attributeName) next[name] = optionIn(element, name);
      }
      setChanged((before) => ({ ...before, ...next }));
    });
    observer.observe(element, { attributeFilter: [...FIELDS.map(attributeFor), BLOCK_JSON] });
    return () => observer.disconnect();
  }, [handle]);
  const known = Object.entries(changed).filter(([, value]) => value !== undefined);
  const { disableDefaultUi, ...options }: OptionData = { ...data, ...Object.fromEntries(known) };
  return {
    style: options.style,
    showLabels: options.showLabels,
    showTerrain: options.showTerrain,
    draggable: options.draggable,
    scrollwheel: options.scrollwheel,
    showControls: options.showControls,
    markerDraggable: options.markerDraggable,
    linkOnClick: options.linkOnClick,
    disableDefaultUI: disableDefaultUi,
  };
}
