import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { attributeFor } from '../../../vocab/block/attribute-for.ts';
import type { DataOf, Field, Fields } from '../../../vocab/block/field.ts';

/** What other attributes say about the fields when they change, such as the JSON of a published block. */
export type OtherSources<Data> = Readonly<Record<string, (element: Element) => Partial<Data>>>;

interface Options<S extends Fields> {
  readonly handle: Pick<BlockHandle, 'element' | 'log'>;
  readonly others?: OtherSources<DataOf<S>> | undefined;
  /** Called with all values whenever one has changed. */
  changed(data: DataOf<S>): void;
}

/**
 * Follows the values of fields whose attributes a page may change later (MAP-006, VIDEO-305), read by the block's own
 * declaration. Developers are told of a value that cannot be used, and the one in force stays. Where an attribute is
 * removed, the option has the value again that it had without the attribute.
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
  const known = Object.entries(fields).map(([name, field]) => {
    const attribute = attributeFor(name);
    const without = element.hasAttribute(attribute) ? field.fallback : first[name];
    return { name, field, attribute, without };
  });
  let now: DataOf<S> = first;
  const observer = new MutationObserver((records) => {
    const next: Record<string, unknown> = { ...now };
    for (const changedName of new Set(records.map(({ attributeName }) => attributeName))) {
      Object.assign(next, others?.[changedName ?? '']?.(element));
      for (const { name, field, attribute, without } of known) {
        if (attribute !== changedName) continue;
        const raw = element.getAttribute(attribute);
        const read = raw === null ? null : check(field, raw);
        if (!read) next[name] = without;
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
