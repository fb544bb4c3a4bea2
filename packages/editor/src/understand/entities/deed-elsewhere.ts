const deed = /^(?:l[aeo]s?|li|se|s['’]|l['’]) ?\p{L}{2,}(?:er|ir|re|ar|ere|are|ire)(?!\p{L})/iu;

/** The parts of a list before the first that tells what is done besides: "un article, le modifier et l'annuler". */
export function beforeDeeds(parts: readonly string[]): string[] {
  const end = parts.findIndex((part) => deed.test(part.trim()));
  return parts.slice(0, end < 0 ? undefined : end);
}
