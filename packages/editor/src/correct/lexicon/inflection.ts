/** "migrate" → "migrated". For regular verbs that do not double their last letter. */
export function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}

/** "migrate" → "migrating". For verbs that do not double their last letter. */
export function gerundOf(base: string): string {
  return /[^eoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`;
}
