import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { attributeFor } from '../../../vocab/block/attribute-for.ts';
import type { DataOf, Field, Fields } from '../../../vocab/block/field.ts';
import { BLOCK } from '../../../vocab/names.ts';

/** What other attributes say about the fields, such as the JSON of a block. Attributes of the fields themselves go before them in own markup (D-04). */
export type OtherSources<Data> = Readonly<Record<string, (element: Element) => Partial<Data>>>;

interface Options<S extends Fields> {
  readonly handle: Pick<BlockHandle, 'element' | 'log'>;
  readonly others?: OtherSources<DataOf<S>> | undefined;
  /** Called with all values whenever one has changed. */
  changed(data: DataOf<S>): void;
}

/**
 * Follows the values of fields whose attributes a page may change later (MAP-006, VIDEO-305), read by the block's own declaration. A value that cannot be used is
 * told to developers, and the one in force stays. Where an attribute is taken away, the value counts that there was without it.
 *
 * @param fields those that may change
 * @param first their values at mounting
 * @returns ends it
 */
export function followData<S extends Fields>(
  fields: S,
  first: DataOf<S>,
  { handle: { element, log }, others, changed }: Options<S>,
): () => void {
  const known = Object.entries(fields).map(([name, field]) => ({ name, field, attribute: attributeFor(name) }));
  /** What counts without an attribute of the field. */
  const without: Record<string, unknown> = {};
  for (const { name, field, attribute } of known)
    without[name] = element.hasAttribute(attribute) ? field.fallback : first[name];
  for (const [name, read] of Object.entries(others ?? {}))
    if (element.hasAttribute(name)) Object.assign(without, read(element));
  const isSet = (field: Field<unknown>, raw: string | null): boolean =>
    element.hasAttribute(BLOCK) && raw !== null && !check(field, raw).issues;
  let now: DataOf<S> = first;
  const observer = new MutationObserver((records) => {
    const next: Record<string, unknown> = { ...now };
    for (const changedName of new Set(records.map(({ attributeName }) => attributeName))) {
      const said: Readonly<Record<string, unknown>> = others?.[changedName ?? '']?.(element) ?? {};
      Object.assign(without, said);
      for (const { name, field, attribute } of known) {
        const raw = element.getAttribute(attribute);
        if (Object.hasOwn(said, name) && !isSet(field, raw)) next[name] = said[name];
        if (attribute !== changedName) continue;
        const read = raw === null ? null : check(field, raw);
        if (!read) next[name] = without[name];
        else if (!read.issues) next[name] = read.value;
        else
          log.warn(
            `${attribute}="${raw}" is not read; expected ${field.expected}, so ${String(next[name]) || 'nothing'} is still used.`,
          );
      }
    }
    now = next as DataOf<S>;
    changed(now);
  });
  observer.observe(element, {
    attributeFilter: [...known.map((one) => one.attribute), ...Object.keys(others ?? {})],
  });
  return () => observer.disconnect();
}

/** The project's schemas are never asynchronous; the interface's type allows it. */
function check({ schema, fromText }: Field<unknown>, raw: string) {
  const { validate } = schema['~standard'];
  return validate(fromText(raw)) as Awaited<ReturnType<typeof validate>>;
}
