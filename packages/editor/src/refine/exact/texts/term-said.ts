import { isAdjectiveOnly, isCountedNoun, isNounWithPlural } from '../../../correct/lexicon/word-class.ts';
import { sectionIdsOf } from '../../../formats/headings.ts';
import type { Span } from '../../../read/source.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { applied, type Change, noEffect } from '../../instruction.ts';
import { isQuoted, unquoted } from '../../target/phrase.ts';
import { isEnglishPlural, isUncounted } from '../../terms/term-plurals.ts';
import { withTerm } from '../../terms/terms.ts';
import { isVerb } from '../../terms/verb-forms.ts';
import type { ExactReader } from '../exact-reader.ts';
import { calledForm, termForms } from './term-forms.ts';
import { type Where, whereSaid } from './where-said.ts';

/** One term in the place of another, as a wish has both. */
interface Exchange {
  readonly old: string;
  readonly fresh: string;
}

const LONGEST = 200;
const MOST_WORDS = 4;
/** What a term is not made of: signs of code, figures, and words that make a sentence or point at something. */
const noTerm =
  /[\d_`{}/:]|(?<!\p{L})(?:is|are|was|were|be|been|must|should|shall|may|can|will|has|have|had|it|this|that|these|those|they|them|him|her|we|you|i|who|which|where|when|if|and|or|not|no|by|with|from|because|as|one|two|three|four|five|ten|more|less|everything|nothing|something|someone|nobody|everybody)(?!\p{L})/iu;
/** Parts and shapes of a document, which a wish means as such and not as words. */
const ofDocument =
  /^(?:sections?|chapters?|headings?|titles?|documents?|docs?|text|tables?|lists?|bullets?(?: points?)?|numbered lists?|bulleted lists?|prose|paragraphs?|sentences?|words?|terms?|items?|points?|tickets?|epics?|story|stories|tone|style|status|owner|author|date|priority|estimate|bold|italics?|headers?|columns?|rows?|diagrams?|format|json|xml|yaml|markdown|english|german|french|spanish|formal|informal|casual|short|shorter|longer|brief|simple|simpler|first|last|higher|lower|bigger|smaller|better|option \p{L}|alternative \p{L})$/iu;
/** What is called something by its kind, and has readers for its name. */
const ofKind =
  /^(?:inputs?|variables?|placeholders?|parameters?|fields?|entit(?:y|ies)|endpoints?|resources?|roles?|rules?|goals?|requirements?|questions?|risks?|options?|alternatives?)$/iu;
const placing =
  /^(?:to|in|on|at|for|of|into|out|up|back|again|every|each|before|after|first|later|once|only|also|of)(?!\p{L})/iu;

/**
 * "Lend should be borrow everywhere", "only in the summary, call the dressers staff": one term in the place of another in each of its forms,
 * everywhere or where the wish says. Null where what is to give way does not stand there.
 */
export const termSaid: ExactReader = (message, draft) => {
  if (message.length > LONGEST || /[?\n]/u.test(message)) return null;
  for (const where of whereSaid(message.trim(), draft)) {
    const found = exchangeIn(where, draft);
    if (found) return changeOf(found, where.within);
    const elsewhere = where.within === null ? null : exchangeIn({ ...where, within: null }, draft);
    if (elsewhere)
      return (now) => noEffect(now, `"${elsewhere.old}" does not stand in ${where.part ?? 'what is left'}.`);
  }
  return null;
};

function changeOf({ old, fresh }: Exchange, within: readonly Span[] | null): Change {
  return (now) => {
    const { text, count } = exchanged(now, old, fresh, within);
    return applied(now, text, `Replaced "${old}" with "${fresh}" in ${count} place${count > 1 ? 's' : ''}.`);
  };
}

/** As `withTerm`, in each of several stretches: the last first, so that those before it stay where they are. */
function exchanged(draft: Draft, old: string, fresh: string, within: readonly Span[] | null) {
  if (within === null) return withTerm(draft, old, fresh);
  let done = { text: draft.text, count: 0 };
  for (const span of within.toReversed()) {
    const { text, count } = withTerm(draftOf(done.text, draft.request), old, fresh, span);
    done = { text, count: done.count + count };
  }
  return done;
}

function exchangeIn(where: Where, draft: Draft): Exchange | null {
  const { words, within, isTold } = where;
  for (const { pattern, isSure } of termForms) {
    const { old = '', fresh = '' } = pattern.exec(words)?.groups ?? {};
    if (old === '' || fresh === '' || isThingForName(words, old, fresh)) continue;
    const isMeant = isSure || isTold || isQuoted(old) || isQuoted(fresh) || isWordOnly(old, fresh);
    const isAlike = isSure || isQuoted(fresh) || areAlike(old, fresh);
    if (isMeant && isAlike && isTerm(old) && isTerm(fresh) && stands(draft, old, fresh, within))
      return { old: unquoted(old), fresh: unquoted(fresh) };
  }
  return calledIn(words, within, draft);
}

/** "Mara with the search team": what has an article beside a name is written with it, which other readers do. */
function isThingForName(words: string, old: string, fresh: string): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(old) && /(?<!\p{L})(?:the|an?) $/iu.test(words.slice(0, words.lastIndexOf(fresh)))
  );
}

/** "Call the volunteers helpers": where the first words stand in the document, and what follows is of the same number. */
function calledIn(words: string, within: readonly Span[] | null, draft: Draft): Exchange | null {
  const both = calledForm.exec(words)?.groups?.['both']?.split(/\s+/u) ?? [];
  for (let count = Math.min(both.length - 1, MOST_WORDS); count > 0; count -= 1) {
    const [old, fresh] = [both.slice(0, count).join(' '), both.slice(count).join(' ')];
    const plain = fresh.replace(/^(?:the|an?) /iu, '');
    if (ofKind.test(lastOf(old))) continue;
    const isThing = /^\p{Lu}/u.test(plain) || areAlike(old, plain);
    if (isThing && isTerm(old) && isTerm(plain) && !placing.test(plain) && stands(draft, old, plain, within))
      return { old, fresh: plain };
  }
  return null;
}

/** Whether words can be a term, as they stand in a wish. */
function isTerm(words: string): boolean {
  const plain = unquoted(words);
  if (plain.split(/\s+/u).length > MOST_WORDS || plain.length < 2) return false;
  if (/^(?:MUST|SHOULD|MAY|must|should|may)$/u.test(plain)) return false;
  return isQuoted(words) || (!noTerm.test(plain) && !ofDocument.test(plain));
}

/** Two nouns of one number, or two verbs: "the headings should be bold" tells how something is to be. */
function areAlike(old: string, fresh: string): boolean {
  const [one, other] = [lastOf(old), lastOf(fresh)];
  if (isVerb(one) && isVerb(other)) return true;
  const isDescribed = isAdjectiveOnly(other) || /(?:ed|ly|er than)$/u.test(other) || ofDocument.test(other);
  return (
    !isDescribed &&
    (isEnglishPlural(one) === isEnglishPlural(other) || isUncounted(other)) &&
    isNounLike(other)
  );
}

function isNounLike(word: string): boolean {
  return isNounWithPlural(word) || isCountedNoun(word) || isEnglishPlural(word) || isUncounted(word);
}

const lastOf = (words: string) => unquoted(words).toLowerCase().split(/\s+/u).at(-1) ?? '';

/** "Lend should be borrow": only a word is spoken of like that, no thing. */
function isWordOnly(old: string, fresh: string): boolean {
  const isVerbAlone = isVerb(old.toLowerCase()) && !isNounLike(old.toLowerCase());
  return isVerbAlone && isVerb(fresh.toLowerCase());
}

/** Whether the draft says the term where it is to give way; what only heads a section or names a part of code has readers of its own. */
function stands(draft: Draft, old: string, fresh: string, within: readonly Span[] | null): boolean {
  const [term, other] = [unquoted(old), unquoted(fresh)];
  const named = term.toLowerCase();
  const isHeading = draft.outline.sections.some(({ title }) => title.toLowerCase() === named);
  const isCode = draft.text.includes(`\`${term}\``) || draft.text.includes(`{{${term}}}`);
  if (isHeading || isCode || sectionIdsOf(named).length > 0 || named === other.toLowerCase()) return false;
  return exchanged(draft, term, other, within).count > 0;
}
