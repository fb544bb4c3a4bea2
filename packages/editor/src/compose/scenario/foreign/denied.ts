import { isInfinitive } from './german-verbs.ts';

const nots: Readonly<Record<string, RegExp>> = {
  de: / nicht(?= )/gu,
  es: /(?<=^| )no (?=\p{Ll})/gu,
  it: /(?<=^| )non (?=\p{Ll})/gu,
  pt: /(?<=^| )não (?=\p{Ll})/gu,
  nl: / niet(?= )/gu,
  pl: /(?<=^| )nie (?=\p{Ll})/gu,
};
/** Other words that deny, which do not go with one that denies the verb. */
const denies =
  /(?<!\p{L})(?:ni|weder|nor|né|nem|ani|noch|nada|nadie|nikt|nic|niemand|nessuno|ninguém|personne|kein\p{L}*|geen|pas|plus|jamais|nicht|niet|nie|no|non|não|ne|n)(?!\p{L})/iu;
/** How many it is about, and more than what: what is not so for all of them may be so for some. */
const counted =
  /(?<!\p{L})(?:alle[nrs]?|beide[nr]?|jede[nrs]?|nur|mehr|weniger|mindestens|höchstens|tous|toutes|todos|todas|tutti|tutte|wszys\p{L}+|elke?|alleen|meer|minder|más|menos|più|meno|mais|plus|moins|und|et|y|e|en|i|oder|ou|o|of|lub)(?!\p{L})|\p{Ll}{2,}er (?:als|dan) |\d/iu;

/** Somebody, and nobody. */
const somebody: Readonly<Record<string, readonly [RegExp, string]>> = {
  de: [/^jemand(?= )/u, 'niemand'],
  nl: [/^iemand(?= )/u, 'niemand'],
  es: [/^alguien(?= )/u, 'nadie'],
  it: [/^qualcuno(?= )/u, 'nessuno'],
  pt: [/^alguém(?= )/u, 'ninguém'],
};
/** A verb whose denial has one form, wherever it stands, with that form. */
const being: Readonly<Record<string, readonly [RegExp, string]>> = {
  fr: [/(?<= )(est|sont|a|ont|peut|peuvent|doit|doivent) (?=\p{Ll})/u, ''],
  es: [/(?<= )(?=(?:es|está|son|están|ha|han|puede|pueden|se) \p{L})/u, 'no '],
  it: [/(?<= )(?=(?:è|sono|viene|vengono|ha|hanno|può|possono) \p{L})/u, 'non '],
  pt: [/(?<= )(?=(?:é|são|está|estão|foi|for|forem|estiver|estiverem|pode|podem|houver) \p{L})/u, 'não '],
  pl: [/(?<= )(?=(?:jest|są|może|mogą|zostanie|zostaną|będzie|będą) \p{L})/u, 'nie '],
};

/** A condition that does not hold, in its own words; null where they cannot be denied without doubt. */
export function deniedIn(condition: string, language: string): string | null {
  return (
    affirmed(condition, language) ??
    (denies.test(condition) || counted.test(condition) ? null : denied(condition, language))
  );
}

/** What is not so yet, and what is so by now: "todavía no está" ↔ "ya está". */
const untilNow: Readonly<Record<string, readonly [RegExp, string]>> = {
  de: [/(?<= )noch nicht(?= )/u, 'schon'],
  fr: [/(?<= )(?:ne |n['’])(\p{L}+) pas encore(?= |$)/u, '$1 déjà'],
  es: [/(?<=^| )(?:todavía|aún) no(?= \p{Ll})/u, 'ya'],
  it: [/(?<=^| )non (è|sono|ha|hanno) ancora(?= )/u, '$1 già'],
  pt: [/(?<=^| )ainda não(?= \p{Ll})/u, 'já'],
  nl: [/(?<= )nog niet(?= )/u, 'al'],
  pl: [/(?<=^| )jeszcze nie(?= \p{Ll})/u, 'już'],
};

/** A condition without the one word that denies it: "el dueño no responde" → "el dueño responde"; null where it denies nothing. */
function affirmed(condition: string, language: string): string | null {
  const [notYet, already = ''] = untilNow[language] ?? [];
  if (notYet?.test(condition)) {
    const done = condition.replace(notYet, already);
    return denies.test(done) ? null : done;
  }
  if (language === 'fr') {
    const plain = condition.replace(/(?<= )(?:ne |n['’])(\p{L}+) (?:pas|plus)(?= |$)/u, '$1');
    return plain === condition || denies.test(plain) ? null : plain;
  }
  const not = nots[language];
  const found = not ? [...condition.matchAll(not)] : [];
  return not && found.length === 1 && !denies.test(condition.replace(not, ''))
    ? condition.replace(not, '')
    : null;
}

function denied(condition: string, language: string): string | null {
  const [who, nobody = ''] = somebody[language] ?? [];
  if (who?.test(condition)) return condition.replace(who, nobody);
  if (language === 'de' || language === 'nl') return deniedAtEnd(condition, language);
  const [verb, not = ''] = being[language] ?? [];
  if (!verb?.test(condition)) return null;
  if (language !== 'fr') return condition.replace(verb, not);
  return condition.replace(
    verb,
    (_, form: string) => `${/^a$/u.test(form) ? 'n’' : /^[aeiou]/u.test(form) ? 'n’' : 'ne '}${form} pas `,
  );
}

const one: Readonly<Record<string, RegExp>> = {
  de: /^ein(?=e[nmrs]? | )/u,
  nl: /^een (?=\p{L})/u,
};
const closing =
  /(?:\p{L}+ )?(?:wird|werden|wurde|ist|sind|war|hat|haben|kann|können|muss|wordt|worden|zijn|is|heeft|hebben|kan)$/u;

/** "Eine Rechnung geändert wird" → "keine Rechnung geändert wird", "die Datei fehlt" → "die Datei nicht fehlt": the verb stands last. */
function deniedAtEnd(condition: string, language: string): string | null {
  const article = one[language];
  if (article?.test(condition)) return condition.replace(article, language === 'de' ? 'kein' : 'geen ');
  const not = language === 'de' ? 'nicht' : 'niet';
  const verbs = closing.exec(condition)?.[0] ?? /\p{Ll}{3,}$/u.exec(condition)?.[0] ?? '';
  const fore = condition.slice(0, condition.length - verbs.length);
  // Behind a noun of German "ist" says what something is: "die Datei eine Rechnung ist".
  if (verbs === '' || fore.trim() === '' || /^\p{Lu}/u.test(verbs) || isInfinitive(verbs)) return null;
  return `${fore}${not} ${verbs}`;
}
