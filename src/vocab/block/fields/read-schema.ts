import type { BaseIssue, GenericSchema, OutputDataset } from 'valibot';

/**
 * A schema that consists of one function, for kinds that need no more: it is compatible with valibot's own schemas but includes none of that library (2,100 B
 * brotli on every page with a block).
 *
 * @param read the value of the field, or null if it cannot be used
 */
export function readSchema<Value extends {}>(read: (value: unknown) => Value | null): GenericSchema<unknown, Value> {
  const run = (input: unknown): OutputDataset<Value, BaseIssue<unknown>> => {
    const value = read(input);
    if (value !== null) return { typed: true, value };
    // Valibot builds its messages from these; the project's messages use the field's own `expected`.
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
  // Valibot's type also contains the inferred types, which exist at type level only.
  return schema as unknown as GenericSchema<unknown, Value>;
}
