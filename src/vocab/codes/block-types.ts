/** Platform block type codes (002 §3). Only those a block of this bundle answers to; the specification's numbers stay verbatim. */
export const blockTypes = { accordion: 69, form: 9, marquee: 70 } as const;
