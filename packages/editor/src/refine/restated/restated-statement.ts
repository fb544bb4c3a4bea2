import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { hasVerb, isQuestion, isStatement } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { applied, type Change, type Outcome } from '../instruction.ts';
import { framed } from '../message/framing.ts';
import { oncePerDraft } from '../per-draft.ts';
import { dutyIn } from '../place/duty.ts';
import { bindToOthers } from './acts.ts';
import { type Alignment, aligned, type Gap, meaningOf } from './alignment.ts';
import { type Statement, statementsOf } from './statements.ts';
import { whereCited, wherever } from './wherever.ts';

/** Longer statements say more than one sentence of a document does. */
const LONGEST = 240;
/** So much of what a statement speaks of has to stand in the sentence that it says anew. */
const SAME = 0.6;
/** What opens like an order says a sentence anew only where it has nearly all of its words. */
const SAME_OF_ORDERS = 0.75;
/** And so much of all that it says, with what it adds at its end. */
const HALF = 0.5;
const FEWEST = 2;
/** Words of the sentence that the statement leaves out between those it shares. */
const MOST_LEFT_OUT = 8;
/** Words that take the place of others, and words that are put in between. */
const MOST_GONE = 3;
const MOST_FRESH = 8;

/**
 * The change that a statement asks for which says a sentence of the draft anew with other words in it ("flags older than 60 days are
 * reported daily", where the draft has them reported weekly after 90 days without change): what differs changes, and what it does not
 * mention stays. Null where it says no sentence anew, or one value alone differs, which readers of values find in every wording.
 */
export const restatedStatement = oncePerDraft((words: string, draft: Draft): Change | null => {
  const said = framed(words)
    .words.trim()
    .replace(/[.!]+$/u, '');
  if (said.length > LONGEST || isSeveral.test(said) || setsAgainst.test(said)) return null;
  if (keysIn(said).length > 0 || isQuestion(words) || dutyIn(said) !== null) return null;
  if (!isStatement(words, draft) && !opensWithVerb(said)) return null;
  return restatedIn(said, draft).length === 0 ? null : (now) => outcomeOf(now, said);
});

const isSeveral = /[.!?;]\s|["“„«`]|\n/u;
/** What is set against another value or name says itself what gives way. */
const setsAgainst =
  /(?<!\p{L})(?:not|no longer|instead|rather|never|no|only|except|n['’]t|(?:out of|in) scope|nicht|kein\p{L}*|statt|pas|non|ne|jamais|nunca|niet|geen|nie)(?!\p{L})/iu;

function outcomeOf(draft: Draft, said: string): Outcome {
  const changed = restatedIn(said, draft);
  const splices = changed.flatMap((one) => one.splices);
  const text = splice(draft.text, [...splices, ...whereCited(draft, splices), ...wherever(draft, changed)]);
  const [first] = changed;
  const fresh = first ? splice(draft.text, first.splices).slice(first.start, first.end + grown(first)) : said;
  const count = changed.length;
  return applied(
    draft,
    text,
    `Wrote "${fresh.trim()}" in the place of what was said of it, in ${count} place${count > 1 ? 's' : ''}.`,
  );
}

interface Restated extends Statement {
  readonly splices: readonly Splice[];
}

const grown = ({ splices }: Restated) =>
  splices.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);

/** The sentences that a statement says anew, each with what changes in it. */
const restatedIn = oncePerDraft((said: string, draft: Draft): readonly Restated[] => {
  const least = opensWithVerb(said) ? SAME_OF_ORDERS : SAME;
  const [subject = ''] = topicOf(said);
  const found = statementsOf(draft).flatMap((statement): Restated[] => {
    const stands = draft.text.slice(statement.start, statement.end);
    if (!statement.told.has(subject) || !hasVerb(stands) || bindToOthers(stands, said)) return [];
    const alignment = aligned(draft.text, statement, said, { start: 0, end: said.length });
    const splices = isSame(alignment, said, least) ? splicesOf(draft.text, said, alignment) : null;
    return splices === null || splices.length === 0 ? [] : [{ ...statement, splices }];
  });
  const isValueAlone = found.every(
    ({ splices }) =>
      splices.length === 1 && /^\s*\d/u.test(splices[0]?.text ?? '') && isOfValue(draft, splices[0]),
  );
  const demands = found.filter(({ start }) => !isTest(draft.text, start));
  return isValueAlone || found.some((one) => one.describesDesign) ? [] : demands;
});

/** A test says how a demand is seen to hold, and is no place to say another. */
const isTest = (text: string, start: number) =>
  /^(?:[-*\s]|\d+\.|\*\*T-\d+\*\*|\([A-Z]{1,8}-\d+\))*Given /u.test(
    text.slice(text.lastIndexOf('\n', start) + 1),
  );

const isOfValue = ({ text }: Draft, one: Splice | undefined) =>
  one !== undefined && /\d/u.test(text.slice(one.start, one.end));

/** What a statement speaks of: its words without its values. */
const topicOf = (said: string) =>
  [...new Set(contentWords(said))].filter((word) => !/\d/u.test(word) && !unit.test(word));

const unit =
  /^(?:ms|sec|second|min|minut|hour|day|week|month|year|tim|percent|%|mb|gb|kb|eur|euro|dollar|usd)$/u;

/** Whether what is said up to the last word that both share is for the most part what the sentence says. */
function isSame({ shared, gaps }: Alignment, said: string, least: number): boolean {
  const [whole, topic] = [topicOf(said), topicOf(said.slice(0, gaps.at(-1)?.fresh.start))];
  const held = new Set(contentWords(shared.join(' ')));
  const known = topic.filter((word) => held.has(word));
  return (
    known.length >= FEWEST &&
    known.length / topic.length >= least &&
    known.length / whole.length >= HALF &&
    held.has(topic[0] ?? '')
  );
}

/** Words that bind or point, and that both ways of saying a thing may have or lack. */
const light =
  /^(?:the|an?|our|its|their|each|every|all|must|should|shall|will|may|can|could|to|able|be|been|also|now|then|only|always|der|die|das|den|dem|ein|eine|einen|le|la|les|un|une|el|los|las|una|il|lo|gli|i|o|os|as|de|het|muss|müssen|soll|sollen|kann|können|wird|werden|doit|doivent|peut|debe|deben|puede)$/u;
/** Words that open what is said beside the rest; one of a row can take the place of another of it. */
const openings = [
  /^(?:in|on|at|from|to|into|via|by|over|through|im|am|an|auf|über|par|dans|sur|en|por)$/u,
  /^(?:with|without|mit|ohne|avec|sans|con|sin)$/u,
  /^(?:after|before|within|until|nach|vor|bis|après|avant|tras|antes|hasta)$/u,
];
const opensBeside =
  /^(?:for|of|per|under|and|or|but|if|when|while|as|than|für|von|und|oder|wenn|pour|et|ou|para|y|o)$/u;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}_]+(?:[-'’./:][\p{L}\p{N}_]+)*%?/gu) ?? [];
const heavy = (words: readonly string[]) => words.filter((one) => !light.test(meaningOf(one)));

/** What changes in a sentence; null where a statement says other things than it. */
function splicesOf(text: string, said: string, { gaps }: Alignment): Splice[] | null {
  const splices: Splice[] = [];
  let leftOut = 0;
  for (const [at, gap] of gaps.entries()) {
    const isFirst = at === 0;
    const isLast = at === gaps.length - 1;
    const [old, fresh] = [
      wordsOf(text.slice(gap.old.start, gap.old.end)),
      wordsOf(said.slice(gap.fresh.start, gap.fresh.end)),
    ];
    const [gone, come] = [heavy(old), heavy(fresh)];
    if (isFirst) {
      // who else it holds for, or in which case, is no part of what is said anew
      if (
        come.length > 0 ||
        (gone.length > 0 && !/[,;:]\s*(?:\p{L}+\s)?$/u.test(text.slice(gap.old.start, gap.old.end)))
      )
        return null;
      continue;
    }
    if (come.length === 0) {
      leftOut += isLast ? 0 : gone.length;
      continue;
    }
    if (isOfItsOwn(said.slice(gap.fresh.start, gap.fresh.end))) return null;
    const one = isLast ? lastSplice(text, said, gap) : innerSplice(text, said, gap);
    if (one === null) return null;
    splices.push(one);
  }
  return leftOut > MOST_LEFT_OUT ? null : splices;
}

/** "Also has disputed": words with a verb that nothing joins to the sentence say another thing of it. */
const isOfItsOwn = (words: string) =>
  hasVerb(`it ${words.trim().split(goesOn)[0] ?? ''}`) && !joined.test(words.trim());
const goesOn = /,\s|\s(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero)\s/iu;
const joined =
  /^(?:,\s*)?(?:(?:and|or|but) )?(?:and|or|but|when|whenever|if|after|before|while|because|that|which|who|whose|so|until|unless|once|as|is|are|was|were|be|und|oder|aber|wenn|nachdem|bevor|weil|die|der|das|et|ou|mais|qui|que|quand|y|o|pero|cuando)(?!\p{L})/iu;

function innerSplice(text: string, said: string, { old, fresh }: Gap): Splice | null {
  const [was, is] = [text.slice(old.start, old.end), said.slice(fresh.start, fresh.end)];
  const [before, after] = [wordsOf(was), wordsOf(is)];
  if (before.length === 0 && /^[\s,]*$/u.test(was))
    return after.length <= MOST_FRESH ? { ...old, text: is } : null;
  if (/[,;:()|`*]/u.test(was)) return null;
  if (heavy(before).length === 0) {
    return after.length <= MOST_FRESH ? { ...old, text: `${was.trimEnd()} ${is.trim()} ` } : null;
  }
  return isLike(before, after) ? { ...old, text: is } : null;
}

/** The end of a sentence goes on behind what is said anew of it. */
function lastSplice(text: string, said: string, { old, fresh }: Gap): Splice | null {
  const was = text.slice(old.start, old.end);
  const is = said.slice(fresh.start, fresh.end);
  const end = was.search(/\s?[,;:(–—]|\s(?:and|or|but|then|und|oder|et|y)\s/u);
  const own = end < 0 ? was : was.slice(0, end);
  if (/[`*|]/u.test(own) || wordsOf(is).length > MOST_FRESH) return null;
  const place = { start: old.start, end: old.start + own.length };
  if (heavy(wordsOf(own)).length === 0)
    return { start: place.end, end: place.end, text: bound(text.slice(0, old.start), is.trimEnd()) };
  return isLike(wordsOf(own), wordsOf(is)) ? { ...place, text: is } : null;
}

/** "Commands MUST expire … and be logged": what goes on behind a binding word is bound by it, too. */
function bound(before: string, fresh: string): string {
  const isBound = /(?<!\p{L})(?:MUST|SHOULD|MAY)(?!\p{L})[^.\n]*$/u.test(before);
  return isBound ? fresh.replace(/^(,? (?:and|or)) (?:is|are) /u, '$1 be ') : fresh;
}

/** "Every hour" is every 60 minutes. */
const period = /^(?:second|minute|hour|day|night|week|month|quarter|year)$/iu;

/** Whether words can take the place of others: a value that of a value, few words that of few words of the same part of a sentence. */
function isLike(old: readonly string[], fresh: readonly string[]): boolean {
  const hasValue = (words: readonly string[]) => words.some((one) => /\d/u.test(one) || period.test(one));
  if (hasValue(old) !== hasValue(fresh)) return false;
  if (old.length > MOST_GONE || fresh.length > MOST_FRESH) return false;
  const [was, is] = [meaningOf(old[0] ?? ''), meaningOf(fresh[0] ?? '')];
  return (
    !opensBeside.test(was) && !opensBeside.test(is) && openings.every((row) => row.test(was) === row.test(is))
  );
}
