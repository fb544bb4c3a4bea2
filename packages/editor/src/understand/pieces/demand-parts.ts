import { isCountedNoun, isNounWithPlural } from '../../correct/lexicon/word-class.ts';
import { lowerFirst, withCapital } from '../../first-letter.ts';
import { indefiniteArticle } from '../../indefinite-article.ts';
import { possibleForms } from '../../syntax/possible-forms.ts';
import type { Tree, Word } from '../../syntax/tree.ts';
import { orderInCase } from '../clause/order-in-case.ts';
import type { Conditional } from '../demand/by-label.ts';
import { bound, isSelf } from '../demand/parts.ts';
import { lowerWord } from '../lower-word.ts';
import { baseForm } from './base-form.ts';
import { bindsAnother } from './binds-another.ts';
import { able, forbids, strengthIn, who, wisherIn } from './bound-who.ts';
import { caseIn } from './case.ts';
import type { Piece, Segment } from './segments.ts';
import { isOfName, isOnePhrase } from './subject.ts';

/** A demand by the pieces of its segment; null where they make none. */
export function demandIn(pieces: Segment, tree: Tree): Conditional | null {
  const segment = withPlace(pieces, tree);
  const deedAt = segment.findIndex(({ label }) => /[VPEO]/u.test(label));
  const first = segment[deedAt];
  const named = segment.filter(({ label }) => label === 'S');
  if (first === undefined || named.length > 1 || segment.some(({ label }) => /[FQ]/u.test(label)))
    return null;
  const [before, subjects] = [segment.slice(0, deedAt), named.filter((one) => !isCase(one, first, tree))];
  // a capital in the middle of a sentence is that of a name: "we need Excel"
  const isOpening = before.every(({ label }) => label === 'T');
  const spelled = deedOf(segment.slice(deedAt), tree);
  const deed = isOpening ? lowerWord(spelled) : spelled;
  if (deed === '' || noDeed.test(deed) || isOrder(first, tree) || endsInCase.test(deed)) return null;
  const said = textsOf(
    segment.filter((_, at) => !isAbleBehind(segment, at, deedAt)),
    'M',
  )
    .join(' ')
    .toLowerCase();
  const cases = before
    .filter((piece) => piece.label === 'C' || isCase(piece, first, tree))
    .map(({ text }) => withoutMark(text))
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
  if (isDenied(segment, deedAt) && goesOn(segment, deedAt)) return null;
  if (bindsAnother(segment, deedAt, tree)) return null;
  if (cases.some((one) => waits.test(one) || /:/u.test(one) || orderInCase(one) !== null)) return null;
  // "Links in comments: strip them": what is named before a colon is not who does it.
  const end = tree.word(subjects.at(-1)?.last ?? -1)?.end;
  if (end !== undefined && /^\s?:\s/u.test(tree.sentence.slice(end))) return null;
  const parts = {
    strength: strengthIn(said),
    isNegative: isDenied(segment, deedAt),
    condition: cases.length === 0 ? null : withCapital(cases.map(caseIn).join(', ')),
  };
  // "A switch to hide it": without its "to" the purpose of a thing is no phrase
  if (first.label === 'O' && textsOf(segment.slice(deedAt), 'M').some((text) => /(?:^| )to$/iu.test(text)))
    return null;
  if (first.label === 'O') return { ...parts, subject: 'There', action: `be ${oneOf(first, deed, tree)}` };
  const adverb = textsOf(before, 'R').map(trimmed).join(' ');
  const action = placed(adverb, first.label === 'V' ? deed : `be ${deed}`);
  const bearer = subjects[0] === undefined ? null : withThe(subjects[0], tree);
  // "You can pick a seat": whoever uses it
  const known = bearer !== null && /^you$/iu.test(bearer) && able.test(said) ? null : bearer;
  const subject = known ?? (/^be /u.test(action) ? wisherIn(textsOf(before, 'M')) : null);
  if (subject !== null && said === '' && isOfName(subject, first)) return null;
  if (subject !== null && !isOnePhrase(subject)) return null;
  if (subject !== null && isSelf(subject)) return { ...parts, ...bound(subject, action, parts.condition) };
  const [, bare = subject, leading = ''] =
    (first.label === 'V' ? null : endsInPreposition.exec(`${subject ?? ''} `)) ?? [];
  return { ...parts, ...who(bare, said, { ...parts, action: action.replace(/^be /u, `be ${leading}`) }) };
}

/** "Never raise, return the default": what is to be done instead is not denied. */
function goesOn(segment: Segment, deedAt: number): boolean {
  return segment.some(
    ({ label }, at) => at > deedAt && label === 'V' && /,\s*$/u.test(segment[at - 1]?.text ?? ''),
  );
}

/** "Tables in `exclude` stay empty": where a thing is belongs to it where a verb follows. */
function withPlace(segment: Segment, tree: Tree): Segment {
  const at = segment.findIndex(({ label }) => label === 'E');
  const [before, place, deed] = [segment[at - 1], segment[at], segment[at + 1]];
  if (before?.label !== 'S' || place === undefined || !/[VM]/u.test(deed?.label ?? '')) return segment;
  const whole = { ...before, last: place.last, text: tree.textOf({ first: before.first, last: place.last }) };
  return [...segment.slice(0, at - 1), whole, ...segment.slice(at + 1)];
}

/** "Reuse of an old one = kill them all": what stands before the sign is the case in which that is done. */
function isCase({ label, last }: Piece, deed: Piece, tree: Tree): boolean {
  const mark = tree.sentence.slice(tree.word(last)?.start, tree.word(deed.first)?.start);
  return label === 'S' && deed.label === 'V' && /(?:=|->|=>|→)\s*$/u.test(mark);
}

/** "The printer while it": a case whose verb is missing. */
const endsInCase = /(?<!\p{L})(?:while|when|whenever|if|unless|until|because) \p{L}+$/iu;

/** "Send hr a list": what is asked for opens with a word that can be a verb and nothing else. */
function isOrder({ label, first }: Piece, tree: Tree): boolean {
  return label === 'O' && (possibleForms(tree.word(first)?.text.toLowerCase() ?? '') & VERB_ONLY) !== 0;
}

/** The bit of `possibleForms` for what is a verb only. */
const VERB_ONLY = 1 << 1;

/** What no deed is or begins with: "match ranked above" is said of matches. */
const noDeed =
  /^(?:do|(?!(?:get|stay|keep|remain|be|become|have|come|go|look|show|leave|arrive) )\p{L}+ \p{L}+ed (?:above|below) .*|(?:of|while|when|if|unless|until|because)(?!\p{L}).*)$/isu;

/** "Otherwise somebody from": a case whose noun is still to come. */
const waits =
  /(?<!\p{L})(?:of|for|from|to|with|by|in|on|at|the|an?|your|my|our|their|its|and|or|if|when|than|as|per|is|are)$/iu;

/** "Error messages in" before "plain language": the preposition belongs to what is said. */
const endsInPreposition = /^(.+?) ((?:in|on|at|by|for|from|with|within|under|over|per|to|of|as) )$/iu;

function textsOf(segment: Segment, label: string): string[] {
  return segment.filter((piece) => piece.label === label).map(({ text }) => text);
}

/** Whether the deed is denied: by a word before its first verb, or right behind a form of "be". */
function isDenied(segment: Segment, deedAt: number): boolean {
  const at = segment.findIndex(({ label, text }) => label === 'N' || (label === 'M' && forbids.test(text)));
  return at >= 0 && at <= deedAt + 1;
}

/** What is said from the first verb on: each verb in its base form, without what binds, denies and is talk. */
function deedOf(segment: Segment, tree: Tree): string {
  let deed = '';
  let end = -1;
  const isThing = segment[0]?.label === 'O';
  const lastSaid = segment.findLastIndex(({ label }) => label !== 'T');
  segment.forEach((piece, at) => {
    // talk within a deed may be a part of it
    const isAble = isAbleBehind(segment, at, 0);
    if (
      (/[MS]/u.test(piece.label) && !isAble) ||
      (piece.label === 'T' && at > lastSaid) ||
      (piece.label === 'N' && at <= 1)
    )
      return;
    const gap = piece.first === end + 1 ? between(tree, end) : ' ';
    // "A banner, can be closed for a week", "the loan lasts 28 days, can be extended"
    if (isAble) deed = deed.replace(/,\s*$/u, isThing ? '' : ' and');
    const said = isAble
      ? isThing
        ? 'that can'
        : 'be able to'
      : piece.label === 'V' && !hasOwnSubject.test(deed) && !(deed.endsWith(',') && speaks.test(piece.text))
        ? verbsOf(piece, tree)
        : piece.label === 'N' && !withinClause.test(deed)
          ? 'not'
          : piece.text;
    deed += (deed === '' ? '' : gap) + said;
    end = piece.last;
  });
  return trimmed(deed.replace(/\s{2,}/gu, ' '));
}

/** "Use a library so we" before "don't invent our own": what a clause within the deed denies is denied there. */
const withinClause =
  / (?:so|because|since|that|which|who|if|when|where|while|as|unless|until|although) [^,;]*$/u;

/** "Show 'full' and the page" before "suggests": the verb is that of somebody else. */
const hasOwnSubject =
  / (?:and|but|while) (?:the|an?|each|every|its|their) (?:\p{L}+ )?\p{L}+\s*$|[,;] (?:every|any|some|no)(?:one|body)(?: else)?\s*$| (?:which|when|where|if|until|while|because) (?:it|he|she|they|(?:the|an?) \p{L}+) \p{L}+(?: [^,;]{1,40})?,? (?:and|or)\s*$/iu;

/** "…, says the data protection officer". */
const speaks = /^(?:says?|said|thinks|claims|writes)$/iu;

/** "The request stays open and can be sent again": what is possible besides is no part of the first deed. */
function isAbleBehind(segment: Segment, at: number, deedAt: number): boolean {
  const [piece, next] = [segment[at], segment[at + 1]];
  return at > deedAt && piece?.label === 'M' && /^(?:can|could)$/iu.test(piece.text) && next?.label === 'V';
}

/** What stands between a word and the next. */
function between(tree: Tree, at: number): string {
  return tree.sentence.slice(tree.word(at)?.end, tree.word(at + 1)?.start);
}

function verbsOf({ first, last, text }: Piece, tree: Tree): string {
  const from = tree.word(first)?.start ?? 0;
  return tree.words
    .slice(first, last + 1)
    .filter(({ text: word }) => /^\p{L}[\p{L}’'-]*$/u.test(word))
    .toReversed()
    .reduce(
      (said, { text: word, start, end }) =>
        said.slice(0, start - from) + baseForm(word) + said.slice(end - from),
      text,
    );
}

/** "Always" of "the checkout always reads": before the verb, behind a form of "be". */
function placed(adverb: string, action: string): string {
  if (adverb === '') return action;
  return action.startsWith('be ')
    ? `be ${lowerWord(adverb)} ${action.slice(3)}`
    : `${lowerWord(adverb)} ${action}`;
}

/** A thing that is asked for, with its article where it is one that can be counted. */
function oneOf(piece: Piece, thing: string, tree: Tree): string {
  const words = namingIn(piece, tree);
  const head = words.at(-1);
  const noun = head?.text.toLowerCase() ?? '';
  // What is made of two words is counted where its last word has a plural, verb or not: "a progress bar", "an 8h session".
  const isOne = head?.tag === 'NN' && (isCountedNoun(noun) || (words.length > 1 && isNounWithPlural(noun)));
  const said = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(thing) && words[0]?.tag === 'JJ' ? lowerFirst(thing) : thing;
  return isOne ? `${indefiniteArticle(said)} ${said}` : said;
}

/** Whether a piece opens with a noun in the singular that can be counted, and has no article. */
function isOneThing(piece: Piece, tree: Tree): boolean {
  const head = namingIn(piece, tree).at(-1);
  return head?.tag === 'NN' && isCountedNoun(head.text.toLowerCase());
}

/** The words that a piece opens with up to its noun, none of them an article. */
function namingIn({ first, last }: Piece, tree: Tree): readonly Word[] {
  const words = tree.words.slice(first, last + 1);
  const end = words.findIndex(
    ({ tag, text }, at) =>
      !(at === 0 && measured.test(text)) &&
      (!/^\p{L}[\p{L}-]*$/u.test(text) || !/^(?:NN|JJ|VBN|VBG)$/u.test(tag) || (at === 0 && tag === 'VBG')),
  );
  return words.slice(0, end < 0 ? words.length : end);
}

/** "8h", "30-day". */
const measured = /^\d{1,4}(?:-?\p{Ll}+)$/u;

/** "Offline banner" → "the offline banner": who is bound, with an article where one is missing. */
function withThe(piece: Piece, tree: Tree): string {
  const said = trimmed(piece.text);
  const [first = ''] = said.split(' ');
  const isWord = /^\p{Lu}?\p{Ll}+$/u.test(first) && possibleForms(first.toLowerCase()) > 0;
  return isWord && isOneThing(piece, tree) && said.split(' ').length > 1 ? `The ${lowerFirst(said)}` : said;
}

/** A case without the arrow or the mark at the start of its line. */
const withoutMark = (text: string): string => trimmed(text.replace(/^[\s>→*•]{1,6}/u, ''));

function trimmed(text: string): string {
  return text.replace(/^[\s,;:–—-]{1,6}|[\s,;:.!–—-]{1,6}$/gu, '');
}
