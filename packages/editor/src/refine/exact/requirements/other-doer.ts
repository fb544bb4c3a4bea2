import { contentWords } from '../../../document/content-words.ts';
import { keysIn, leadingKey } from '../../../document/keys.ts';
import { lowerFirst, upperFirst } from '../../../first-letter.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { type Splice, splice } from '../../editing/splice.ts';
import { tellsSame } from '../../editing/tells-same.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { reworded } from '../../instructions/reword-item.ts';
import { matterOf } from '../../stated/matter.ts';
import { homeOf } from '../../target/keyed.ts';
import { sentences } from '../../target/ordinal.ts';
import type { ExactReader } from '../exact-reader.ts';
import { type Demand, demandsOf, holdSame, holdsAll } from './demands.ts';

const LONGEST = 140;
/** "The treasurer exports the report, not the chair". */
const against =
  /^(?<said>[^,;:.?]{8,90}?),? (?:and )?(?:not|instead of|rather than) (?<old>(?:the |an? |our )?\p{L}+(?: \p{L}+)?)$/iu;
/** "Only the office manager can cancel a course". */
const alone =
  /^(?<said>only (?:the |an? )?[^,;:.?]{3,40} (?:can|may|is allowed to|are allowed to) [^,;:.?]{3,60})$/iu;
const permits = /(?<=^only [^,;:.?]{3,60}) (?:can|may|is allowed to|are allowed to) /iu;
const plural = /(?:[^s]s|people|children|staff)$/iu;
const modal = /^\s(?:MUST|SHOULD|MAY|must|should|may|can|could|will)(?!\p{L})/u;

/** Somebody else in the place of who the one requirement of a deed binds; what is done stays in its words. */
export const otherDoer: ExactReader = (words, draft) => {
  if (words.length > LONGEST) return null;
  const { said = '', old } = against.exec(words)?.groups ?? alone.exec(words)?.groups ?? {};
  const matter = said === '' ? null : matterOf(said.replace(permits, ' MUST be able to '));
  if (matter === null || matter.doer.length === 0 || contentWords(matter.who).length > 3) return null;
  const [only, ...others] = demandsOf(draft).filter(
    ({ matter: { doer, deed, thing } }) =>
      holdsAll([deed], [matter.deed]) &&
      matter.thing.length > 0 &&
      holdsAll(thing, matter.thing) &&
      (old === undefined ? doer.length > 0 && doer.length < 3 : holdSame(doer, contentWords(old))),
  );
  if (!only || others.length > 0) return null;
  const doer = matter.who;
  if (outcomeOf(draft, only, doer) === null) return null;
  const { key } = only;
  return (now) => {
    const demand = demandsOf(now).find((one) => one.key === key);
    return (demand && outcomeOf(now, demand, doer)) ?? noEffect(now, `The document has no such ${key}.`);
  };
};

function outcomeOf(draft: Draft, { key, text, matter: { who } }: Demand, doer: string): Outcome | null {
  if (!text.startsWith(who)) return null;
  const isAgreeing = plural.test(who) === plural.test(doer);
  const told = [
    ...draft.units.filter(({ text: line }) => {
      const own = leadingKey(line);
      return own?.text !== key && own?.family !== 'T' && keysIn(line).some((one) => one.text === key);
    }),
    ...sentences(draft).filter(({ start, end }) => tellsSame(draft.text.slice(start, end), text)),
  ];
  const splices = told.flatMap(({ start, end }): Splice[] => {
    const at = draft.text.slice(start, end).toLowerCase().indexOf(who.toLowerCase());
    const from = start + at;
    if (at < 0 || /\p{L}$/u.test(draft.text.slice(start, from))) return [];
    const isRaised = /^\p{Lu}/u.test(draft.text.slice(from, from + 1));
    return [{ start: from, end: from + who.length, text: isRaised ? upperFirst(doer) : lowerFirst(doer) }];
  });
  // a verb in the number of the old name would not agree with the new one
  if (!isAgreeing && splices.some(({ end }) => !modal.test(draft.text.slice(end, end + 12)))) return null;
  const unique = splices.filter((one, at) => splices.findIndex(({ start }) => start === one.start) === at);
  const retold = draftOf(
    splice(
      draft.text,
      unique.filter(({ start }) => !isIn(draft, key, start)),
    ),
    draft.request,
  );
  const fresh = `${upperFirst(doer)}${text.slice(who.length)}`;
  const { text: now } = reworded(retold, homeOf(retold, key), fresh);
  return applied(draft, now, `${key} binds ${lowerFirst(doer)} now, and no longer ${lowerFirst(who)}.`);
}

function isIn(draft: Draft, key: string, at: number): boolean {
  const home = homeOf(draft, key);
  return home !== null && home.start <= at && at < home.end;
}
