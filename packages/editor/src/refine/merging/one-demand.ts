import { conjugated, negated } from '../../compose/voice/english.ts';
import { frequentEnglish } from '../../correct/spelling/foreign-tables.ts';
import { lowerFirst, upperFirst } from '../../first-letter.ts';
import { splitSentences } from '../../read/sentences.ts';
import { takesObject } from '../../understand/clause/present.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { codeSpans } from '../terms/code-spans.ts';

/** Words that bind in the languages of documents, the strongest first. */
const STRENGTHS = [
  /^(?:MUST|SHALL|MUSS|MÜSSEN|DOIT|DOIVENT|DEBE|DEBEN)$/u,
  /^(?:SHOULD|SOLL|SOLLEN|SOLLTEN?|DEVRAIT|DEVRAIENT|DEBERÍAN?)$/u,
  /^(?:MAY|DARF|DÜRFEN|KANN|KÖNNEN|PEUT|PEUVENT|PUEDEN?)$/u,
];
const binding =
  /(?<!\p{L})(?:MUST|SHALL|SHOULD|MAY|MUSS|MÜSSEN|SOLL|SOLLEN|SOLLTEN?|DARF|DÜRFEN|KANN|KÖNNEN|DOIT|DOIVENT|DEVRAIT|DEVRAIENT|PEUT|PEUVENT|DEBE|DEBEN|DEBERÍAN?|PUEDEN?)(?!\p{L})/gu;
const PERMISSION = 2;

const ands: Readonly<Record<string, string>> = { en: 'and', de: 'und', fr: 'et', es: 'y' };

/** A word that opens a clause or joins: behind it a bare "and" could belong to either. */
const joins =
  /,|(?<!\p{L})(?:and|or|if|when|while|unless|until|once|because|that|which|who|where|after|before|und|oder|wenn|falls|dass|et|ou|si|quand|que|qui|y|o|cuando)(?!\p{L})/iu;
const severalDeeds = /(?<!\p{L})(?:and|or|but)(?!\p{L})|,/iu;
const pronoun = /^(?:it|they|he|she|this|these|that|those)$/iu;
/** What denies in a language whose denials are not taken apart here. */
const denies = /(?<!\p{L})(?:nicht|keine?[nrsm]?|ne|n['’]|pas|no|nunca)(?!\p{L})/iu;

/** A requirement of one sentence: its case, who is bound by it, how much, and to what. */
interface Demand {
  /** "When a token has expired", without its comma; empty where it holds always. */
  readonly condition: string;
  readonly who: string;
  readonly word: string;
  readonly isNegative: boolean;
  readonly action: string;
  /** Sentences behind it, which bind to nothing. */
  readonly rest: string;
}

/** One requirement made of two; null where no sentence with one word that binds says both. */
export interface OneDemand {
  readonly text: string;
  /** Whether one of both binds more than it did. */
  readonly isStronger: boolean;
}

/** Whether two texts that are put behind one another would bind twice. */
export function bindsTwice(one: string, other: string): boolean {
  return (one.match(binding)?.length ?? 0) + (other.match(binding)?.length ?? 0) > 1;
}

/**
 * Two requirements as one sentence: "X MUST a" and "X MUST b" as "X MUST a and b". Of two doers the second is told in the
 * present behind a semicolon, in English alone. A permission joins no duty, and a denial of several things no other deed.
 */
export function oneDemand(one: string, other: string, language: string): OneDemand | null {
  const [first, second] = [demandIn(one, language), demandIn(other, language)];
  if (!first || !second) return null;
  const strengths = [strengthOf(first), strengthOf(second)] as const;
  if (strengths[0] !== strengths[1] && strengths.includes(PERMISSION)) return null;
  const word = strengths[0] <= strengths[1] ? first.word : second.word;
  const sentence =
    lowerFirst(first.who) === lowerFirst(second.who)
      ? ofOneDoer(first, second, word, language)
      : strengths[0] === strengths[1]
        ? ofTwoDoers(first, second, language)
        : null;
  if (sentence === null) return null;
  const rest = [first.rest, second.rest].filter((more) => more !== '').map((more) => ` ${more}`);
  return { text: `${upperFirst(sentence)}.${rest.join('')}`, isStronger: strengths[0] !== strengths[1] };
}

function demandIn(text: string, language: string): Demand | null {
  const trimmed = text.trim();
  const [first] = splitSentences(trimmed, { start: 0, end: trimmed.length }, codeSpans(trimmed));
  if (!first) return null;
  const [bound, ...others] = [...trimmed.matchAll(binding)];
  const sentence = trimmed.slice(0, first.end).replace(/[.!]$/u, '');
  if (!bound || others.length > 0 || bound.index >= sentence.length || sentence.includes(';')) return null;
  const before = sentence.slice(0, bound.index).trim();
  const behind = sentence.slice(bound.index + bound[0].length).trim();
  const comma = before.lastIndexOf(', ');
  const who = comma < 0 ? before : before.slice(comma + 2);
  const isNegative = /^NOT /iu.test(behind);
  const isOdd = language !== 'en' && (comma >= 0 || before.includes(',') || denies.test(sentence));
  if (!/^[\p{L}`]/u.test(who) || behind === '' || isOdd) return null;
  return {
    condition: comma < 0 ? '' : before.slice(0, comma),
    who,
    word: bound[0],
    isNegative,
    action: isNegative ? behind.slice('NOT '.length) : behind,
    rest: trimmed.slice(first.end).trim(),
  };
}

function strengthOf({ word }: Demand): number {
  return STRENGTHS.findIndex((words) => words.test(word));
}

function ofOneDoer(first: Demand, second: Demand, word: string, language: string): string | null {
  const isOneCase = lowerFirst(first.condition) === lowerFirst(second.condition);
  const denied = [first, second].filter(({ isNegative }) => isNegative);
  if (denied.some(({ action }) => severalDeeds.test(action))) return null;
  if (!isOneCase && (pronoun.test(first.who) || denied.length === 2)) return null;
  const and = ands[language] ?? ands['en'] ?? '';
  if (isOneCase) {
    const opening = first.condition === '' ? '' : `${first.condition}, `;
    const isDenial = denied.length === 2;
    const listed = denied.length === 0 ? asList(first.action, second.action, and) : null;
    if (listed !== null) return `${opening}${first.who} ${word} ${listed}`;
    // "MUST NOT a and b" would still allow one of them
    const link = isDenial ? 'or' : joins.test(first.action) || joins.test(second.action) ? `, ${and}` : and;
    const [left, right] = !isDenial && first.isNegative ? [second, first] : [first, second];
    const not = isDenial ? ' NOT' : '';
    const denial = !isDenial && right.isNegative ? 'not ' : '';
    return `${opening}${first.who} ${word}${not} ${left.action}${link.startsWith(',') ? '' : ' '}${link} ${denial}${right.action}`;
  }
  // what holds always comes first, for a case that stands before it would take it in
  const [left, right] = second.condition === '' ? [second, first] : [first, second];
  if (left.isNegative) return null;
  const opened = left.condition === '' ? ' ' : `, ${lowerFirst(left.condition)}, `;
  return `${left.who} ${word}${opened}${left.action} ${and}, ${lowerFirst(right.condition)}, ${right.isNegative ? 'not ' : ''}${right.action}`;
}

/** "A row and log it" with "stop" as "lock a row, log it and stop"; null where what joins the deeds of one is not seen. */
function asList(one: string, other: string, and: string): string | null {
  if (and !== ands['en']) return null;
  const deeds = [one, other].map((action) => deedsIn(action));
  const all = deeds.flat();
  if (all.length < 3 || all.some((deed) => joins.test(deed))) return null;
  return `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1)}`;
}

/** The deeds that an action joins: what stands behind "and" opens with a verb and its object, "a name and an amount" is one. */
function deedsIn(action: string): string[] {
  const halves = action.split(' and ');
  return halves.every((half, at) => {
    const [verb = '', next = ''] = half.split(' ');
    return at === 0 || (isBaseVerb(verb) && takesObject(next));
  })
    ? halves
    : [action];
}

/** "Prices", "exports older than a year": a plural noun of the language opens what no name is. */
const isCommonNoun = (who: string) => {
  const [first = '', ...rest] = who.split(' ');
  const isName = rest.some((word) => /^\p{Lu}/u.test(word));
  return /^\p{Lu}\p{Ll}+s$/u.test(first) && !isName && frequentEnglish().has(first.toLowerCase());
};

function ofTwoDoers(first: Demand, second: Demand, language: string): string | null {
  if (language !== 'en' || [first, second].some(({ who }) => pronoun.test(who))) return null;
  // a permission, or what is only advised, is a fact where it is told in the present
  if (strengthOf(first) > 0) return null;
  const { action, who, isNegative } = second;
  if (isNegative && severalDeeds.test(action)) return null;
  const deed = isNegative ? negated(action, who) : conjugated(action, who);
  const small =
    /^(?:The|An?|Each|Every|All) |^There$/u.test(who) || isCommonNoun(who) ? lowerFirst(who) : who;
  const opening = first.condition === '' ? '' : `${first.condition}, `;
  const opened = second.condition === '' ? '' : `${lowerFirst(second.condition)}, `;
  return `${opening}${first.who} ${first.word}${first.isNegative ? ' NOT' : ''} ${first.action}; ${opened}${small} ${deed}`;
}
