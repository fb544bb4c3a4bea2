/** What stands in the slots of a phrasing, by their names; others may hold what a check has to know. */
export type Slots = Readonly<Record<string, string>>;

/** What stands in a slot. Throws where the filling lacks it. */
export function slot(slots: Slots, name: string): string {
  const value = slots[name];
  if (value === undefined) throw new Error(`nothing for {${name}}`);
  return value;
}

/** A phrasing with its slots filled. Throws where one has no filling. */
export function filled(text: string, slots: Slots): string {
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => slot(slots, name));
}
