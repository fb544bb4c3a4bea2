import { contentWords } from '../../document/content-words.ts';

/** How much a demand binds, as words tell it beside what it is of. */
export interface Level {
  readonly level: 'MUST' | 'SHOULD' | 'MAY';
  /** The words without those that tell it. */
  readonly rest: string;
}

const must =
  '(?:(?:an? )?(?:absolute |hard )?must(?:[- ]have)?(?! \\p{L}+ )|mandatory|required|obligatory|non[- ]negotiable|(?:an? )?hard (?:limit|requirement|bound)|(?:eine? )?(?:muss(?:[- ]anforderung)?|pflicht(?:anforderung)?)|zwingend(?: (?:nötig|notwendig|erforderlich))?|verpflichtend|verbindlich|obligatoire|impérati(?:f|ve)|indispensable|obligatori[oa]s?|imprescindible|obbligatori[oa]|obrigatóri[oa]|verplicht|obowiązkow\\p{L}+)';
const should =
  '(?:(?:an? )?should(?:[- ]have)?(?! \\p{L}+ )|recommended|(?:an? )?(?:wish|target|recommendation)|(?:ein )?(?:soll(?:te)?(?:[- ]anforderung)?|wunsch)|empfohlen|recommandée?|souhaitable|recomendad[oa]|consigliat[oa]|aanbevolen|zalecan\\p{L}+)';
const may =
  '(?:optional|voluntary|(?:an? )?nice[- ]to[- ]have|(?:would|might) be nice|(?:an? )?(?:may|could)(?:[- ]have)?(?! \\p{L}+ )|(?:ein )?kann(?:[- ]anforderung)?|freiwillig|kür|wäre (?:schön|nett)|facultati(?:f|ve)|optionnel(?:le)?|serait (?:bien|sympa)|opcional(?:es)?|facoltativ[oa]|opzionale|optioneel|opcjonaln\\p{L}+)';
const edge = '(?<![\\p{L}-])';
const end = '(?![\\p{L}-])';
const negated =
  "(?:(?:is|are|was|it|that|be|ist|sind|est|es)?\\s?(?:no longer|not|n['’]t|never|kein(?:e|en)?|nicht(?: mehr)?|n['’]est (?:pas|plus)|pas|plus|no|non|niet|geen|nie)(?: (?:an?|really|unbedingt|mehr|any|das|strictly|ein|une?|un))*\\s)";
const telling: readonly (readonly [Level['level'], string])[] = [
  ['MUST', must],
  ['SHOULD', should],
  ['MAY', may],
];
const patterns = telling.map(
  ([level, words]) => [level, new RegExp(`${edge}(?<no>${negated})?${words}${end}`, 'giu')] as const,
);
/** What a demand is no more or less than, where that is all that was said. */
const opposite = { MUST: 'SHOULD', SHOULD: 'MAY', MAY: 'MUST' } as const;

/**
 * How much words say that something binds ("is only a wish", "ist kein Muss", "n'est pas obligatoire"); null where they say nothing of it,
 * or two things. What it is counts more than what it is not.
 */
export function levelIn(words: string): Level | null {
  const found = patterns.flatMap(([level, pattern]) =>
    [...words.matchAll(pattern)].map((match) => ({ level, isDenied: match.groups?.['no'] !== undefined })),
  );
  const said = new Set(found.filter(({ isDenied }) => !isDenied).map(({ level }) => level));
  const denied = new Set(found.filter(({ isDenied }) => isDenied).map(({ level }) => opposite[level]));
  const [level, ...others] = said.size > 0 ? said : denied;
  if (level === undefined || others.length > 0) return null;
  const rest = patterns.reduce((left, [, pattern]) => left.replace(pattern, ' '), words);
  return { level, rest };
}

/** How much words say that something binds, where they say nothing else: "nice to have, not a must". */
export function levelAloneIn(words: string): Level['level'] | null {
  const told = levelIn(words);
  return told !== null && contentWords(told.rest).length === 0 ? told.level : null;
}

const modals: readonly (readonly [Level['level'], RegExp])[] = [
  [
    'MUST',
    /(?<!\p{L})(?:must|has to|have to|muss|müssen|doit|doivent|debe|deben|deve|devono|moet|moeten)(?!\p{L})/iu,
  ],
  ['SHOULD', /(?<!\p{L})(?:should|sollte?n?|soll|devrai(?:t|ent)|debería[n]?|dovrebbe(?:ro)?)(?!\p{L})/iu],
];
/** "…, muss aber nicht", "… but need not". */
const unforced =
  /[,;]?\s(?:(?:but|aber|mais|pero|ma) )?(?:(?:it |they )?(?:need not|does(?:n['’]t| not) have to|must not|has no need to)|(?:muss|müssen)(?: es)?(?: aber)? nicht|sans obligation)(?: be)?[.!]*$/iu;
const denial =
  /(?<!\p{L})(?:not|no|never|nicht|kein\p{L}*|nie|pas|jamais|ne|nunca|non|niet|geen)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** How much a statement binds by its verb ("das Personal sollte …, muss aber nicht"); null where it does not, or denies something. */
export function modalIn(words: string): Level | null {
  const own = words.replace(unforced, '');
  if (denial.test(own)) return null;
  const [found, ...others] = modals.filter(([, pattern]) => pattern.test(own));
  if (!found || others.length > 0) return null;
  return { level: found[0], rest: own.replace(found[1], ' ') };
}
