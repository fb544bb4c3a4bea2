import type { Message } from '../../reading/message.ts';

const required =
  /(?<!\p{L})(?:required|mandatory|compulsory|not null|non-null(?:able)?|notnull|must (?:always )?(?:have|be (?:set|filled|given|present|there))|pflicht(?:feld)?|obligatoire|obligatori[oa]|obligatório|obbligatorio|verplicht|wymagane|obowiązkowe)(?!\p{L})/giu;
const nullable =
  /(?<!\p{L})(?<!non-)(?:nullable|null|optional(?:ly)?|empty|blank|left out|unset|leer|facultati(?:f|ve)|optionnel(?:le)?|vide|nulo|vac[ií][oa]|opcional|vazio|facoltativo|opzionale|nullo|vuoto|optioneel|leeg|puste|opcjonalne)(?!\p{L})/giu;
const negated =
  /(?:(?<!\p{L})(?:not|no|never|cannot|nt|drop|remove|lift|without|nicht|kein\w*|ne|pas|non|não|niet|geen|nie|usuń)|n['’]t)(?:\s(?:the|a|an|be|have|longer|any|to|puede|peut|ser|être|essere|más|plus|darf|really|just|constraint|on|it|deve|kann|mag|może))*\s*$/iu;

/** Whether a message says that a field may be empty: what it denies counts for the contrary. Null where it says neither, or both. */
export function nullableSaid({ segments }: Message): boolean | null {
  const said = segments
    .filter(({ isPlain }) => isPlain)
    .flatMap(({ text }) => {
      const bare = text.replace(/⟦\d+⟧/gu, ' ').replace(/\s+/gu, ' ');
      const demands = [...bare.matchAll(required)].map((one) => isDenied(bare, one.index));
      const rest = bare.replace(required, (words) => ' '.repeat(words.length));
      const allowances = [...rest.matchAll(nullable)].map((one) => !isDenied(rest, one.index));
      return [...demands, ...allowances];
    });
  const [first] = said;
  return first === undefined || said.some((one) => one !== first) ? everyHas(segments) : first;
}

const isDenied = (words: string, at: number) => negated.test(words.slice(0, at));

/** "Not every customer has a phone": then it may be empty, if nothing else is said of it. */
function everyHas(segments: Message['segments']): boolean | null {
  const words = segments
    .filter(({ isPlain }) => isPlain)
    .map(({ text }) => text)
    .join(' , ');
  return /^not (?:every|all) /iu.test(words) ? true : null;
}
