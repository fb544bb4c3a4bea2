import { singularOf } from '../../api/nouns.ts';
import { participleOf } from '../../clause/participle.ts';
import { baseOfParticiple, isBaseVerb } from '../../clause/verbs.ts';
import { fieldName } from '../field-name.ts';

/** Words that end the name of a part. */
const stop =
  /^(?:which|that|and|or|who|whom|whose|where|when|like|such|e\.g\.|in|as|if|for|with|at|on|by|per|unique|required|mandatory|optional|it|they|we|he|she|you|is|are|was|were|has|have|can|could|must|should|may|only|usually|often|sometimes|mostly|but|not|so|because|(?:it|they|we|he|she|you)['’]\p{L}+|then|there|from|to|until|since|during|between|about|plus|than|after|before|without|\d.*|[^\p{L}].*)$/iu;
/** "Title max 80 characters": ends a name, and begins another. */
const bound = /^(?:max\.?|min\.?|maximum|minimum)$/iu;
/** Nouns that say nothing without the words behind them. */
const generic = /^(?:day|date|time|number|amount|place|reason|moment|person|one|year|month|way)$/u;
const little = new Set(
  'the a an one ones it they he she we you is are was were be been to of and its their has have had do does did this that theres thats theyre theyve youre'.split(
    ' ',
  ),
);

/** What a part is called, as a name in the model, and what it says besides. */
interface Named {
  readonly name: string;
  readonly rest: string;
}

/** "Date of birth which is often only estimated" is the name up to "which". */
export function nounIn(said: string): Named | null {
  const [head = ''] = said.split(/,\s/u);
  // "Taken at", "harvested on", "when": a moment by what happens then.
  const moment =
    /^((?:\p{L}+ )?(?:\p{L}{2,}(?:ed|en|ld|nt|un)|starts?|ends?|begins?|expires?|valid|due|open|active)) (at|on|by|from|until|to)(?=$| which | an? )/iu.exec(
      head,
    );
  if (moment) return { name: snake([...(moment[1] ?? '').split(' '), moment[2] ?? '']), rest: '' };
  if (/^when$/iu.test(head)) return { name: 'happened_at', rest: 'when' };
  const words = head.split(' ');
  const end = words.findIndex(
    (word, at) =>
      (at > 0 && bound.test(word)) ||
      ((at > 0 || words.length > 1) && stop.test(word) && !(/^(?:to|from)$/u.test(word) && at === 0)),
  );
  const long = words.slice(0, end < 0 ? words.length : end);
  const whole = withoutDeed(upToWhole(long), words[long.length] ?? '');
  const rest = said.slice(whole.join(' ').length).replace(/^[\s,]+/u, '');
  // "The path of the picture" is the path of one.
  const taken = whole.filter((word, at) => at === 0 || !/^(?:the|an?)$/iu.test(word));
  if (taken.length === 0 || taken.length > mostWords) return null;
  // "Repeating it changes nothing" tells what is done.
  if (taken.length === 1 && /ing$/iu.test(taken[0] ?? '') && /^(?:it|them|this|that)(?!\p{L})/iu.test(rest))
    return null;
  const name = snake(taken);
  const isBare = taken.length === 1 && generic.test(name);
  const told =
    isBare && /^(?:it|they|he|she|we|you|of|for|when|where)(?!\p{L})/iu.test(rest) ? contentOf(rest) : [];
  return told.length > 0 ? { name: snake([name, ...told.slice(0, 3)]), rest: said } : { name, rest };
}

/** Words of the name of a field, at most. */
const mostWords = 4;

/** "The time zone of its site" is a time zone, where all of it is too long for a name. */
function upToWhole(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^of$/iu.test(word));
  return words.length > mostWords && at > 0 ? words.slice(0, at) : words;
}

/** "A key chosen by the caller" is a key. */
function withoutDeed(words: readonly string[], behind: string): readonly string[] {
  const isDeed =
    /^(?:by|from|in|with|for|through|via)$/iu.test(behind) &&
    baseOfParticiple(words.at(-1)?.toLowerCase() ?? '') !== null;
  return isDeed && words.length > 1 ? words.slice(0, -1) : words;
}

/** "When the next one is due", "who borrowed it", "how many months it protects", "whether it is paid". */
export function nounAsked(said: string): Named | null {
  const [, word = '', rest = ''] =
    /^(when|who|how many|how much|whether|where|if|what|how long|how often|which) (.+?)(?: \(?yes(?: or |\s?\/\s?)no\)?)?$/iu.exec(
      said,
    ) ?? [];
  // "If it comes twice we join it" is a condition, "if it is paid" a yes or no.
  if (
    /^if$/iu.test(word) &&
    /^(?:it|they|we|he|she|there|this|that) (?!is|are|was|has|have|can|\p{L}{3,}ed$)/iu.test(rest)
  )
    return null;
  const content = contentOf(rest);
  const [first = ''] = content;
  if (first === '') return null;
  const lower = word.toLowerCase();
  if (lower === 'how many') return { name: `${snake([singularOf(first)])}_count`, rest: said };
  const base = lower === 'who' && content.length === 1 ? first.replace(/s$/u, '') : '';
  if (isBaseVerb(base)) return { name: `${participleOf(base)}_by`, rest: said };
  // "Who won".
  if (lower === 'who' && content.length === 1 && /^\p{L}{3,}$/u.test(rest) && first !== 'did')
    return { name: `${first}_by`, rest: said };
  if (lower === 'who' && /(?:ed|t|de|ave|ook|ame|ote|ught|id)$/u.test(first))
    return { name: `${first === 'did' ? 'done' : snake([first])}_by`, rest: said };
  const deed = content.at(-1) ?? '';
  if (lower === 'when' && (content.length === 1 ? first !== 'due' : baseOfParticiple(deed) !== null))
    return { name: `${snake([deed])}_at`, rest: said };
  if (lower === 'whether' || lower === 'if')
    return {
      name: `${/(?<!\p{L})(?:is|are|was)(?!\p{L})/u.test(rest) ? 'is_' : ''}${snake(content.slice(0, 3))}`,
      rest: said,
    };
  if (lower === 'where') return { name: 'location', rest: said };
  if (lower === 'which' || lower === 'what') return { name: snake([singularOf(first)]), rest: said };
  return { name: snake(content.slice(0, 3)), rest: said };
}

function contentOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .split(/\s+/u)
    .filter((word) => word !== '' && !little.has(word));
}

function snake(given: readonly string[]): string {
  // "The buyer's name" is the name of a buyer, "the price of" what it is of.
  const words = given
    .map((word) => word.replace(/(?<=\p{L})['’]s$/u, '').replace(/(?<=s)['’]$/u, ''))
    .filter((word, at, all) => at === 0 || at < all.length - 1 || !/^(?:of|for)$/iu.test(word));
  return fieldName(words.length === 1 ? (words[0] ?? '') : words.join('_').toLowerCase());
}
