import type { Evidence } from '../evidence.ts';
import type { Cues } from '../lexicon/cues.ts';
import { pastForms } from './past-forms.ts';
import { SIGNAL_WORDS } from './signal-words.ts';
import type { Surroundings } from './surroundings.ts';

/** The place of a sentence in its text. */
interface Place {
  /** Statements read before it. */
  readonly order: number;
  /** Where it begins, from 0, the start of the text, to 1. */
  readonly share: number;
}

/** The sentence behind another one, as it stands in the text. */
export interface Following {
  readonly prose: string;
  readonly cues: Cues;
  readonly isListItem: boolean;
}

/** What is known of a sentence beside its evidence. */
export interface Standing {
  /** Where it stands in its text; null in a text of so few sentences that its place says nothing. */
  readonly place: Place | null;
  /** Null behind the last sentence, and where it says nothing. */
  readonly next: Following | null;
  /** Null where the text has so few sentences that they say nothing. */
  readonly around: Surroundings | null;
  readonly language: string;
}

/** A number with a unit that limits something. */
const measure =
  /\d\s?(?:ms|s|sec|seconds?|min|minutes?|h|hours?|days?|%|kb|mb|gb|tb|rps|req|px|eur|usd|€|\$|sekunden?|minuten?|stunden?|tagen?|secondes?|minutos?|segundos?|heures?|horas?|jours?|días?)(?!\p{L})/iu;

/** What tells in other languages that something has been: how many came last May is no demand. */
const pastElsewhere =
  /(?<!\p{L})(?:war|waren|warens|hatten?|wurden?|gab|kam|kamen|étai(?:t|ent)|avai(?:t|ent)|a été|ont été|on a eu|on en a|fue|fueron|hubo|tuvo|tuvimos|estaba|había|eran?|foi|foram|eram|houve|teve|tivemos|tinha|chegaram|erano|c['’]era(?:no)?|stat[oaie]|avevamo|was|hadden|had|werd|kwamen|był|była|było|były|byli|miał|mieliśmy|przyszło)(?!\p{L})|た[。.]?$|上周|上个月|昨天|去年/iu;

/** Parts of a text that a sentence may stand in. */
const FIFTHS = 5;

/** Stands for a protected span: what is in it says nothing of the sentence. */
const SPAN = '⟦';

/**
 * What can be seen of a sentence, as names that the learned weights know: its words and pairs of words, its cues, its
 * place, the kind of the sentence before it and the cues of the one behind it.
 */
export function signalsOf(evidence: Evidence, { place, next, language }: Standing): string[] {
  const { prose, text, cues } = evidence;
  const open = opened(prose);
  const words = wordsOf(open);
  const [first = '', second = ''] = words;
  const signals = [
    ...words.map((word) => `w:${word}`),
    ...words.slice(1).map((word, at) => `b:${words[at]} ${word}`),
    ...characterPairs(open).map((pair) => `w:${pair}`),
    ...words.slice(0, 6).flatMap((word) => (word.length > 4 ? [`s:${word.slice(-3)}`] : [])),
    ...[...cues].flatMap(([name, { index }]) => [`c:${name}`, ...(index < 3 ? [`c0:${name}`] : [])]),
    ...Object.entries(SIGNAL_WORDS).flatMap(([name, pattern]) => (pattern.test(open) ? [`x:${name}`] : [])),
    `1:${first}`,
    `2:${first} ${second}`,
    `prev:${evidence.previous}`,
    ...words.slice(0, OPENING).map((word) => `o:${word}`),
    `last:${words.at(-1) ?? ''}`,
    ...placeOf(place),
    ...(next === null ? [] : followedBy(next)),
    `len:${Math.min(4, Math.floor(words.length / 5))}`,
    `lang:${language}`,
    ...Object.entries(shapesOf(evidence, open, first, second)).flatMap(([name, holds]) =>
      holds ? [name] : [],
    ),
    ...(language === 'en'
      ? [`past:${Math.min(2, pastForms(words))}`]
      : pastElsewhere.test(open)
        ? ['past']
        : []),
    ...(evidence.hint === null ? [] : [`hint:${evidence.hint}`]),
    ...(measure.test(text) ? ['measure'] : []),
  ];
  return [...new Set(signals)];
}

/** Words that open a sentence. */
const OPENING = 4;

/** Trouble is followed by what is wanted, and a demand by the next. */
function followedBy({ prose, cues, isListItem }: Following): string[] {
  const [first = ''] = wordsOf(opened(prose));
  return [
    `n1:${first}`,
    ...[...cues].flatMap(([name, { index }]) => [`nc:${name}`, ...(index < 3 ? [`nc0:${name}`] : [])]),
    ...(/[?？]\s*$/u.test(prose) ? ['n?'] : []),
    ...(isListItem ? ['n-item'] : []),
  ];
}

/** A masked sentence with one sign for everything that is protected. */
function opened(prose: string): string {
  return prose.replace(/\uE010[\uE100-\uF8FF]\uE011/gu, ` ${SPAN} `);
}

function placeOf(place: Place | null): string[] {
  if (place === null) return [];
  return [
    `order:${Math.min(place.order, 3)}`,
    `at:${Math.min(FIFTHS - 1, Math.floor(place.share * FIFTHS))}`,
  ];
}

function shapesOf(evidence: Evidence, open: string, first: string, second: string): Record<string, boolean> {
  const { text } = evidence;
  return {
    item: evidence.isListItem,
    ordered: evidence.isOrdered,
    imperative: evidence.isImperative,
    wish: evidence.isWish,
    report: evidence.isReport,
    'first-s': first.endsWith('s'),
    'second-s': second.endsWith('s'),
    'second-ed': second.endsWith('ed'),
    '?': /[?？]\s*$/u.test(text),
    clock: /^\d{1,2}[:h]\d{2}/u.test(text),
    label: /^[\p{L} ]{2,24}:/u.test(open),
    digit: /\d/u.test(text),
    compare: /[<>≤≥]/u.test(text),
    'person-verb':
      /^\p{Lu}\p{Ll}+ (?:will|can|could|writes|does|checks|looks|owns|prepares|tests)(?!\p{L})/u.test(open),
  };
}

function wordsOf(open: string): string[] {
  const lower = open.toLowerCase().replaceAll('’', "'");
  return (lower.match(/[\p{L}\p{M}']+|\d+|⟦|[?:()→>=-]/gu) ?? []).map((word) =>
    /^\d+$/u.test(word) ? '#' : word,
  );
}

/** Chinese and Japanese have no spaces: their pairs of characters stand for words. */
function characterPairs(open: string): string[] {
  const characters = open.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? [];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
