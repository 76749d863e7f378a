/** Whether an object has a member of its own. `in` would also find members that scripts of the page have added to every object. */
export const hasOwn = <Whole extends object, Name extends PropertyKey>(
  value: Whole,
  name: Name,
): value is Extract<Whole, Readonly<Record<Name, unknown>>> => Object.hasOwn(value, name);
