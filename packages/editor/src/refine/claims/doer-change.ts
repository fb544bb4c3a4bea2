import { isPersonName } from '../../correct/spelling/person-names.ts';
import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change, noEffect } from '../instruction.ts';
import { readOnce } from '../per-draft.ts';
import { sentences } from '../target/ordinal.ts';
import { areKin } from './kin.ts';
import type { NameChange } from './name-exchanged.ts';
import { changedMessage } from './value-change.ts';

/** A part of a sentence in which one person does something. */
interface Deed extends Span {
  readonly who: string;
  /** Where the name begins. */
  readonly at: number;
  /** What the person does, in words that tell it. */
  readonly what: readonly string[];
}

const joint = /(?:[,;.]|\s[–—-])\s+(?:(?:and|und|et|y|e|en|i)\s+)?|\s(?:and|und|et|y|e|en|i)\s/giu;
const nameLike = /(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}+(?![\p{L}\p{N}-])/gu;
/** Verbs by which somebody has a part of the work, which say nothing of the part; and words around them. */
const doing = new Set(
  contentWords(
    'does do did doing owns owned owner owning responsible charge lead leads leading handed belongs hands verantwortlich zuständig responsable dueño takes take took over handles handle has now care from new instead makes make built builds macht machen übernimmt übernehmen kümmert kümmern erledigt jetzt nun nuevo ahora hace hacen encarga lleva fait font occupe prend maintenant désormais fa fanno occupa adesso ora faz fazem cuida agora doet doen regelt nu robi robią zajmuje teraz bierze sich darum davon',
  ),
);
/** By when it is done says nothing of what is done. */
const due =
  /(?<!\p{L})(?:by|until|till|before|bis|avant|jusqu['’]au|antes del?|hasta|entro|até|vóór|do) (?:the |zum |dem |el |le |il |o )?\d{1,2}\.?(?: (?:de )?\p{L}+)?(?: \d{4})?[.!]?$/iu;
/** Feedback of more letters says more than who does what. */
const LONGEST = 160;

/** A sentence in its parts; in each of them somebody may do something of their own. */
function partsOf(text: string, { start, end }: Span): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const { index, 0: found } of text.slice(start, end).matchAll(joint)) {
    parts.push({ start: from, end: start + index });
    from = start + index + found.length;
  }
  return [...parts, { start: from, end }];
}

/** What one person does in a part; null where it names none, or two. */
function deedIn(text: string, part: Span, areNamed: boolean): Deed | null {
  const names = [...text.slice(part.start, part.end).matchAll(nameLike)].filter(
    ({ 0: name, index }) => isPersonName(name) || (areNamed && index === 0),
  );
  const [only, ...others] = names;
  if (!only || others.length > 0) return null;
  const rest = text.slice(part.start, part.end).replace(only[0], ' ').replace(due, ' ');
  const what = [...new Set(contentWords(rest).filter((word) => !doing.has(word)))];
  return { ...part, who: only[0], at: part.start + only.index, what };
}

/** Who does what, as the sentences of a draft tell it; beside a known name a word with a capital is one as well. */
const deedsOf = readOnce((draft): readonly Deed[] =>
  sentences(draft).flatMap((sentence) => {
    const parts = partsOf(draft.text, sentence);
    const areNamed = parts.some((part) => deedIn(draft.text, part, false) !== null);
    return parts.flatMap((part) => deedIn(draft.text, part, areNamed && part.start > sentence.start) ?? []);
  }),
);

const holds = (words: readonly string[], word: string) => words.some((other) => areKin(word, other));

/**
 * Where the draft has one person do what words have another do, in whichever language; a further part of them may say that the first
 * one is gone ("Jonas left, Ilse does the mails now"). Null where it does not.
 */
export function doerChange(draft: Draft, words: string): NameChange | null {
  if (words.length > LONGEST || /\d|[?？"“„«]/u.test(words) || keysIn(words).length > 0) return null;
  const said = partsOf(words, { start: 0, end: words.length }).filter(
    ({ start, end }) => contentWords(words.slice(start, end)).length > 0,
  );
  if (said.length > 2) return null;
  const changes = said.flatMap((part) => {
    const deed = deedIn(words, part, false);
    const rest = said.filter((other) => other !== part).map(({ start, end }) => words.slice(start, end));
    return (deed && takenOver(deedsOf(draft), deed, rest)) ?? [];
  });
  return changes.length === 1 ? (changes[0] ?? null) : null;
}

/** The change by which somebody takes over what the draft has another do, whom each further part of the words has to name. */
function takenOver(known: readonly Deed[], deed: Deed, rest: readonly string[]): NameChange | null {
  const found = known.filter(
    ({ who, what }) =>
      who !== deed.who &&
      rest.every((part) => new RegExp(`(?<!\\p{L})${who}(?!\\p{L})`, 'u').test(part)) &&
      what.length > 0 &&
      what.every((word) => holds(deed.what, word)) &&
      deed.what.every((word) => holds(what, word)),
  );
  const [old] = new Set(found.map(({ who }) => who));
  if (old === undefined || found.some(({ who }) => who !== old)) return null;
  return {
    splices: found.map(({ at }) => ({ start: at, end: at + old.length, text: deed.who })),
    old,
    fresh: deed.who,
  };
}

/** The change that has another person do what words say; null where the draft has nobody do it. */
export function doerChangeIn(words: string, draft: Draft): Change | null {
  if (doerChange(draft, words) === null) return null;
  return (now) => {
    const change = doerChange(now, words);
    if (change === null) return noEffect(now, 'Nobody does this in the document.');
    const { splices, old, fresh } = change;
    return applied(now, splice(now.text, splices), changedMessage(old, fresh, splices));
  };
}
