import { type DropShadow, dropShadow } from '../../rules/display/drop-shadow.ts';
import type { Field } from '../field.ts';
import { readJson } from '../read-json.ts';
import { type Help, readField } from './read-field.ts';

/** A drop shadow (FLUID-305), in an attribute as JSON; empty if there is none (FLUID-306). */
export const shadow = ({ help }: Help): Field<DropShadow | ''> => ({
  ...readField<DropShadow | ''>({
    kind: 'shadow',
    expected: 'a shadow {"angle": 135, "distance": {"value": 8, "unit": "px"}, "blur": {"value": 4, "unit": "px"}}',
    help,
    fallback: '',
    read: dropShadow,
    toText: () => '',
  }),
  fromText: (raw) => readJson(raw).value ?? raw,
});
