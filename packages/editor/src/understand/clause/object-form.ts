/** An English subject as it stands behind a verb: "they" as "them" behind "let". */
export function asObject(subject: string): string {
  const objects: Readonly<Record<string, string>> = { they: 'them', he: 'him', she: 'her' };
  return objects[subject.toLowerCase()] ?? subject;
}
