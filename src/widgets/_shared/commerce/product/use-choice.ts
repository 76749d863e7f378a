import { useState } from 'react';
import { type Choice, chosenVariant, firstChoice } from './choice.ts';
import type { Product, ProductVariant } from './product.ts';

/** What a visitor has chosen of a product. */
export interface ChosenOptions {
  readonly choice: Choice;
  /** Null while an option is not chosen, and where no variant has this combination. */
  readonly variant: ProductVariant | null;
  /** Options that are not chosen yet. */
  readonly missing: readonly string[];
  /** @param value empty to choose none */
  choose(name: string, value: string): void;
}

interface Options {
  /** The SKU or id of the variant to begin with. */
  readonly asked?: string | null;
  /** What the visitor has chosen in the page's own controls. */
  readonly begun?: Choice | undefined;
  /** Called after each choice of the visitor. */
  chosen?(variant: ProductVariant | null): void;
}

const NONE: Choice = new Map();

/** Keeps the choice between a product's variants. */
export function useChoice(product: Product, { asked = null, begun = NONE, chosen }: Options = {}): ChosenOptions {
  const [choice, setChoice] = useState(() => firstChoice(product, asked, begun));
  return {
    choice,
    variant: chosenVariant(product, choice),
    missing: product.options.flatMap(({ name }) => (choice.has(name) ? [] : [name])),
    choose(name, value) {
      const next = new Map(choice);
      if (value) next.set(name, value);
      else next.delete(name);
      setChoice(next);
      chosen?.(chosenVariant(product, next));
    },
  };
}
