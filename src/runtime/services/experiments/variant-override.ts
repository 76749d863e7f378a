import { isRecord } from '../../../vocab/is-record.ts';
import { EXPERIMENTS_KEY, VARIANT_OVERRIDE_QUERY } from '../../../vocab/measure-names.ts';
import { toJson } from '../../../vocab/rules/text/to-json.ts';
import { session } from '../../page/web-storage.ts';

export type Variants = Readonly<Record<string, unknown>>;

const RESET = 'reset';

function stored(): Variants {
  try {
    const known: unknown = JSON.parse(session.read(EXPERIMENTS_KEY) ?? '');
    return isRecord(known) ? known : {};
  } catch {
    return {};
  }
}

/**
 * The variants that internal staff have asked for in this tab, by `experiment_variant=name:value` in this address or an
 * earlier one (EXPER-602). `reset` forgets all of them, and `name:reset` one (EXPER-603). Only staff may do that: for
 * anybody else it is ignored and nothing is stored (EXPER-601).
 */
export function variantOverrides(isInternal: boolean): Variants {
  if (!isInternal) return {};
  const asked = new URLSearchParams(location.search).get(VARIANT_OVERRIDE_QUERY) ?? '';
  const at = asked.indexOf(':');
  const name = asked.slice(0, Math.max(at, 0));
  const value = asked.slice(at + 1);
  const { [name]: _, ...others } = asked === RESET ? {} : stored();
  const variants = name && value !== RESET ? { ...others, [name]: value } : others;
  if (!Object.keys(variants)[0]) session.remove(EXPERIMENTS_KEY);
  else if (name) session.write(EXPERIMENTS_KEY, toJson(variants));
  return variants;
}
