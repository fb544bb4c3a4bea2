import { leadingKey } from '../../document/keys.ts';
import type { Span } from '../../read/source.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { removed, stillMentioned, withoutReferences, withoutWords } from '../removal.ts';
import { findAbout } from '../target/about.ts';
import { findLoosely, findTarget } from '../target/find.ts';
import { unquoted, wholeWords } from '../target/phrase.ts';
import type { Target } from '../target/target.ts';

const pattern =
  /^(?:remove|delete|drop|erase|omit|cut(?: out)?|get rid of|take out|strip(?: out)?|leave out|scrap|eliminate|kill|exclude|lose|discard|ditch|kick out|throw (?:out|away)|toss(?: out)?) (.{1,600})$/isu;
const outside = /^(?:kick|throw|toss|leave|take) (.{1,300}?) (?:out|away)$/isu;
const needless =
  /^(?:we|i) (?:don't|do not) (?:need|want) (.{1,300}?)(?: any ?more| here| at all)?$|^(?:there is|there's) no need for (.{1,300})$|^([^,;:]{1,200}?) (?:is|are) (?:unnecessary|redundant|not needed|not necessary|superfluous|no longer needed|obsolete)$|^no (?:more )?(.{1,100}) section$|^([^,;:]{1,200}?) (?:should|must|can|could) (?:be (?:removed|deleted|dropped|cut|left out|taken out)|go(?: away)?)$/isu;
const every = /^(?:all|any|every|each)(?: (?:the|of the))? \S/iu;

/** Removes a section, an item, a row, a sentence or words. */
export const remove: Instruction = {
  meta: {
    id: 'remove',
    does: 'Removes a section, item, row, sentence or words, and what only refers to them.',
    examples: [
      'remove the Risks section',
      'delete FR-3',
      'drop the sentence about Redis',
      'we do not need the second bullet of Goals',
    ],
  },
  parse(clause, draft) {
    const direct = pattern.exec(clause)?.[1] ?? outside.exec(clause)?.[1];
    const loose = needless
      .exec(clause)
      ?.slice(1)
      .find((part) => part !== undefined);
    const phrases = (direct ?? loose)?.replace(
      /^(?:the )?(?:tickets|requirements|risks|questions|tasks|stories|items|goals) (?=[A-Z]{1,10}-\d)/u,
      '',
    );
    if (phrases === undefined) return null;
    const part = /^(.{1,100}?) from (?:the )?(.{1,80})$/isu.exec(phrases);
    if (part?.[1] && part[2] && findTarget(draft, part[2]) && holds(draft, part[2], part[1])) {
      const [, words, place] = part;
      return (now) => withoutPart(now, words ?? '', place ?? '');
    }
    const isElsewhere =
      part?.[1] !== undefined &&
      part[2] !== undefined &&
      findTarget(draft, part[2])?.kind === 'section' &&
      findTarget(draft, part[1]) === null;
    if (isElsewhere && !/^(?:all|any|every|each) /iu.test(phrases))
      return (now) => noEffect(now, `Nothing in ${part?.[2]} is ${part?.[1]}; name the words to take out.`);
    const named = phrases.split(
      /,? (?:and|und|et|y) (?=the |section |[A-Z]{1,8}-\d)|, (?=the |[A-Z]{1,8}-\d)/u,
    );
    const listed = phrases.split(/\s?, (?:and )?| and | & | as well as /u);
    const wanted =
      named.length > 1 && named.every((one) => findLoosely(draft, one))
        ? named
        : listed.length > 1 && listed.every((one) => isPart(draft, one))
          ? listed
          : [phrases];
    if (!wanted.some((one) => findLoosely(draft, one)))
      return direct !== undefined && isOfDocuments(phrases)
        ? (now) => noEffect(now, `Nothing in the document is ${phrases.trim()}.`)
        : null;
    return (now) =>
      wanted.reduce<Outcome>((done, one) => removeOne(done, one, draftOf(done.text, now.request)), {
        text: now.text,
        status: 'no-effect',
        message: '',
      });
  },
};

/** Whether words name a part of the draft and not only stand in it somewhere. */
function isPart(draft: Draft, words: string): boolean {
  const target = findTarget(draft, words);
  return target !== null && target.kind !== 'words' && target.kind !== 'document';
}

/** Where words stand in the part of the draft that a phrase means. */
function placeOfWords(draft: Draft, place: string, words: string): Span | null {
  const target = findTarget(draft, place);
  const found = target
    ? wholeWords(unquoted(words), 'i').exec(draft.text.slice(target.start, target.end))
    : null;
  return target && found
    ? { start: target.start + found.index, end: target.start + found.index + found[0].length }
    : null;
}

function holds(draft: Draft, place: string, words: string): boolean {
  return placeOfWords(draft, place, words) !== null;
}

/** Takes words out of a part of the draft, with the comma or the "and" that joined them to others. */
function withoutPart(draft: Draft, words: string, place: string): Outcome {
  const found = placeOfWords(draft, place, words);
  if (!found) return noEffect(draft, `${place} does not say ${words}.`);
  // "iOS 16" is one thing
  const end =
    found.end + (/^\s\d[\w.]*(?<!\.)/u.exec(draft.text.slice(found.end, found.end + 16))?.[0].length ?? 0);
  const isLast = /^(?:[,.;:)\n]|$)/u.test(draft.text.slice(end, end + 1));
  const before = isLast
    ? /(?:,\s(?:and\s|or\s)?|\s(?:and|or)\s)$/u.exec(
        draft.text.slice(Math.max(0, found.start - 8), found.start),
      )
    : null;
  const after = before ? null : /^(?:,\s|\s(?:and|or)\s)/u.exec(draft.text.slice(end, end + 6));
  const text = withoutWords(
    draft.text,
    found.start - (before?.[0].length ?? 0),
    end + (after?.[0].length ?? 0),
  );
  return applied(draft, text, `Took "${draft.text.slice(found.start, found.end)}" out of ${place}.`);
}

/** Words that show that a thing of a document is meant, even where this one has none. */
function isOfDocuments(phrase: string): boolean {
  return /\b(?:sections?|sentences?|bullets?|items?|paragraphs?|rows?|headings?|requirements?|mentions?|references?|questions?|tables?|lists?|words?|risks?|goals?|[A-Z]{1,8}-\d+)\b/iu.test(
    phrase,
  );
}

function removeOne(before: Outcome, phrase: string, draft: Draft): Outcome {
  const target = findLoosely(draft, phrase);
  if (!target)
    return before.status === 'applied'
      ? before
      : noEffect(draft, `Nothing in the document is ${phrase.trim()}.`);
  if (target.kind === 'document' || holdsAll(draft, target))
    return noEffect(draft, 'The whole document cannot be removed; name a part of it.');
  const names = [target.name];
  let after = settleReferences(draft, target, removed(draft, target));
  if (every.test(phrase.trim())) after = removeAll(draftOf(after.text, draft.request), phrase, names);
  const outcome = applied(draft, after.text, `Removed ${names.join(', ')}.${after.note}`);
  return before.status === 'applied'
    ? { ...outcome, message: `${before.message} ${outcome.message}` }
    : outcome;
}

/** The section of the title holds all others. */
function holdsAll(draft: Draft, target: Target): boolean {
  return target.section?.level === 1 && target.kind === 'section' && draft.outline.sections.length > 1;
}

function removeAll(draft: Draft, phrase: string, names: string[]): { text: string; note: string } {
  let current = draft;
  let notes = '';
  for (let round = 0; round < 50; round += 1) {
    const next = findAbout(
      current,
      phrase.trim().replace(/^(?:all|any|every|each)(?: (?:the|of the))? /iu, ''),
    );
    if (!next || next.kind === 'document') break;
    names.push(next.name);
    const { text, note } = settleReferences(current, next, removed(current, next));
    notes += note;
    current = draftOf(text, draft.request);
  }
  return { text: current.text, note: notes };
}

function settleReferences(draft: Draft, target: Target, text: string): { text: string; note: string } {
  const key = leadingKey(
    target.section && target.kind === 'section'
      ? target.section.title
      : draft.text.slice(target.start, target.end).replace(/^[\s>*+|-]*(?:\d{1,9}[.)])?\s*/u, ''),
  );
  const isGone =
    key !== null &&
    target.kind !== 'words' &&
    (target.kind !== 'sentence' ||
      !draftOf(text, draft.request).items.some((one) => one.key?.text === key.text));
  if (!isGone) return { text, note: '' };
  const rest = withoutReferences(draftOf(text, draft.request), key.text);
  return { text: rest.text, note: stillMentioned(key.text, rest.left) };
}
