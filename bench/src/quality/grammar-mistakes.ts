/** One way in which a sound sentence goes wrong: where it can, and what stands there then. */
export interface GrammarMistake {
  readonly name: string;
  /** Global; the first group is what is changed. */
  readonly pattern: RegExp;
  readonly made: (word: string) => string;
}

const VERBS =
  'use need return run make take get allow provide contain require support work show start stop help give include create add remove call send read write load fail happen cause keep come depend accept expect handle know look want mean hold change set break apply affect lead become generate produce let print wait compile store check define match point represent build'.split(
    ' ',
  );

function thirdPersonOf(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

const BASES = new Map(VERBS.map((verb) => [thirdPersonOf(verb), verb]));
const THIRD = [...BASES.keys()].join('|');
const BASE = VERBS.join('|');

/** Each of two words for the other. */
function swapped(...pairs: (readonly [string, string])[]): (word: string) => string {
  const other = new Map(pairs.flatMap(([one, two]) => [[one, two] as const, [two, one] as const]));
  return (word) => other.get(word) ?? word;
}

/** Mistakes of people who write in a hurry or in a language that they learned. */
export const GRAMMAR_MISTAKES: readonly GrammarMistake[] = [
  {
    name: 'verb of one without s',
    pattern: new RegExp(
      String.raw`\b(?:[Tt]he|[Aa]n?|[Tt]his|[Ee]ach|[Ee]very|[Yy]our|[Oo]ur|[Ii]t|[Tt]hat) (?:[a-z]+ ){0,3}(${THIRD})\b`,
      'g',
    ),
    made: (word) => BASES.get(word) ?? word,
  },
  {
    name: 'verb of many with s',
    pattern: new RegExp(
      String.raw`\b(?:[Tt]hey|[Ww]e|[Yy]ou|[Tt]hese [a-z]+s|[Tt]he [a-z]+s|[Aa]ll [a-z]+s) (${BASE})\b`,
      'g',
    ),
    made: thirdPersonOf,
  },
  {
    name: 'verb with s behind a modal',
    pattern: new RegExp(String.raw`\b(?:can|will|must|should|may|might|could|would|to) (${BASE})\b`, 'g'),
    made: thirdPersonOf,
  },
  {
    name: 'is and are',
    pattern: /\b(is|are|was|were)\b/g,
    made: swapped(['is', 'are'], ['was', 'were']),
  },
  {
    name: 'has and have',
    pattern: /(?<!\b(?:to|will|can|may|would|could|should|might|must) )\b(has|have)\b(?! been)/g,
    made: swapped(['has', 'have']),
  },
  {
    name: 'does and do',
    pattern: /\b(doesn't|don't|does not|do not)\b/g,
    made: swapped(["doesn't", "don't"], ['does not', 'do not']),
  },
  { name: 'your', pattern: /(?<= )(your|you're)\b/g, made: swapped(['your', "you're"]) },
  { name: 'its', pattern: /\b(its|it's)\b/g, made: swapped(['its', "it's"]) },
  { name: 'their', pattern: /\b(their|there)\b/g, made: swapped(['their', 'there']) },
  { name: 'than', pattern: /(?<= )(than)\b/g, made: () => 'then' },
  { name: 'then', pattern: /(?<= )(then)\b/g, made: () => 'than' },
  {
    name: 'have behind a modal',
    pattern: /\b(?:could|would|should|might|must)(?:n't| not)? (have)\b/g,
    made: () => 'of',
  },
  { name: 'a and an', pattern: /(?<= )(an?)\b(?= [a-z])/g, made: swapped(['a', 'an']) },
  { name: 'article left out', pattern: /(?<= )((?:an?|the) )(?=[a-z]+ )/g, made: () => '' },
  {
    name: 'plural without s',
    pattern:
      /\b(?:many|several|multiple|these|those|all|other|two|three|various|few) (?:[a-z]+ )?([a-z]{3,}[^siu\W]s)\b/g,
    made: (word) => (word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)),
  },
];
