import type { BaseIssue, GenericSchema, OutputDataset } from 'valibot';

/**
 * A schema made of one function, for kinds that need no more: it fits wherever valibot's own do and brings nothing of it (2,100 B brotli on every page
 * with a block).
 *
 * @param read the value of the field, or null where it cannot be used
 */
export function readSchema<Value extends {}>(read: (value: unknown) => Value | null): GenericSchema<unknown, Value> {
  const run = (input: unknown): OutputDataset<Value, BaseIssue<unknown>> => {
    const value = read(input);
    if (value !== null) return { typed: true, value };
    // Valibot writes its messages out of these; ours name the field's own `expected`.
    const issue = { kind: 'schema', type: 'read', input, expected: null, received: typeof input, message: 'unusable' };
    return { typed: false, value: input, issues: [issue as BaseIssue<unknown>] };
  };
  const schema = {
    kind: 'schema',
    type: 'read',
    reference: readSchema,
    expects: 'unknown',
    async: false,
    '~standard': {
      version: 1,
      vendor: 'vitrine',
      validate(input: unknown) {
        const { typed, value, issues } = run(input);
        return typed ? { value } : { issues };
      },
    },
    '~run': ({ value }: { value: unknown }) => run(value),
  };
  // Valibot's type also names what it is inferred from, which is no value.
  return schema as unknown as GenericSchema<unknown, Value>;
}
