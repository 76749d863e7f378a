import { nightOfTheKiln } from './a-noite-do-forno.ts';
import { bakeryAsh } from './cinza-de-padaria.ts';
import { packing } from './como-uma-moringa-viaja.ts';
import type { Entry } from './entry.ts';
import { firstClass } from './o-que-a-turma-de-quinta-sabe.ts';
import { crackingVase } from './o-vaso-que-estala.ts';
import { weightOfABowl } from './por-que-a-tigela-pesa.ts';

/** The diary, newest first. */
export const entries: readonly Entry[] = [nightOfTheKiln, weightOfABowl, bakeryAsh, crackingVase, firstClass, packing];

export const entryBySlug = (slug: string): Entry | undefined => entries.find((entry) => entry.slug === slug);
