/** Verbs of several syllables that double their last letter before an ending. */
const DOUBLING: ReadonlySet<string> = new Set(
  'begin occur prefer refer transmit debug submit commit overlap'.split(' '),
);

/** "Pin", "stop", "split": one syllable with one vowel and one consonant at its end, which is doubled. */
const SHORT = /^[^aeiouy]*(?:(?<=q)u)?[aeiou][^aeiouwxy]$/;

/** What is made of such verbs doubles it as well: "resetting", "outputting", "sunsetting". */
const MADE_OF_DOUBLING = /[a-z]{2}(?<!^clo)(?:set|put|run|cut)$/;

function stemOf(base: string): string {
  return SHORT.test(base) || DOUBLING.has(base) || MADE_OF_DOUBLING.test(base) ? base + base.slice(-1) : base;
}

/** "migrate" → "migrated", "stop" → "stopped". For regular verbs. */
export function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stemOf(base)}ed`;
}

/** "migrate" → "migrating", "stop" → "stopping". */
export function gerundOf(base: string): string {
  return /[^eoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${stemOf(base)}ing`;
}

/** What a verb may be whose form has an ending behind `stem`: "walk", "us" → use, "stopp" → stop. */
export function possibleBases(stem: string): string[] {
  return [stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1')];
}
