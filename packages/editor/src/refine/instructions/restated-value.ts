import { contentWords, shareOf } from '../../document/content-words.ts';
import { alsoWhereCited } from '../claims/citing.ts';
import { decidedChange } from '../claims/decided.ts';
import { nameChange } from '../claims/name-change.ts';
import { settledPoint } from '../claims/open-point.ts';
import { changedMessage, valueChange } from '../claims/value-change.ts';
import { isAdding } from '../clauses/reasons.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';

/** Gives a value that the draft states another amount, where feedback says the same with another value. */
export const restatedValue: Instruction = {
  meta: {
    id: 'restated-value',
    does: 'Where the feedback states what the document states with another value or another product, that changes wherever it stands.',
    examples: ['the export job should time out after 60 s', 'an export must finish within 3 minutes'],
  },
  parse(clause, draft) {
    const isOfItem = /^[A-Z]{1,8}-\d{1,6}\s?:/u.test(clause);
    // what stands is denied as a whole, and not the value alone
    if (denied.test(clause)) return null;
    if ((isAdding(clause) && !isOfItem) || /[?？]\s*$/u.test(clause) || outcomeOf(draft, clause) === null)
      return null;
    return (now) => outcomeOf(now, clause) ?? noEffect(now, 'The document gives no such value.');
  },
};

const denied =
  /, (?:and |but )?not that (?:it|they|this|we|the|there) |, (?:und )?nicht,? dass |, (?:et )?(?:non |pas )que |, (?:y )?no que /iu;

function outcomeOf(draft: Draft, clause: string): Outcome | null {
  const change = valueChange(draft, clause);
  if (change?.kind === 'stands') return noEffect(draft, 'The document already says so.');
  if (change?.kind === 'unclear')
    return {
      text: draft.text,
      status: 'not-understood',
      message: `The document gives several values for this (${change.values.join(', ')}); name the one to change.`,
    };
  // only what is stated tells of names; an order names them for what it does
  const found =
    change ?? (opensWithVerb(clause) && !/^use /iu.test(clause) ? null : nameChange(draft, clause));
  if (found) return exchanged(draft, clause, found);
  const decided = opensWithVerb(clause)
    ? null
    : (decidedChange(draft, clause) ?? settledPoint(draft, clause));
  return decided && (isUndecided.test(decided.old) || keepsMost(decided.old, clause))
    ? applied(
        draft,
        splice(draft.text, [decided.splice]),
        `Wrote the decision in the place of "${decided.old}".`,
      )
    : null;
}

/** So much of what gives way has to stand in what is said in its place: the rest of it would be lost. */
const KEPT = 0.55;

/** What leaves something open is settled by fewer words. */
const isUndecided =
  /(?<!\p{L})(?:undecided|undetermined|not (?:yet )?(?:decided|clear)|unclear|whether|either|or|open|tbd|if|unentschieden|offen|ob|oder)(?!\p{L})/iu;

const keepsMost = (old: string, clause: string) =>
  shareOf(contentWords(old), new Set(contentWords(clause))) >= KEPT;

/** "2 waves: exports first, then billing" also says anew what stands behind the colon of the value it changes. */
const detailed = /\d[\d.,]* (?:\p{L}+ ){0,2}\p{L}+\s?:\s(?<details>\S[^.!?]{4,200})[.!]?$/u;
/** What stands behind a colon is no longer than this. */
const LONGEST = 300;
const details = /^(?<noun> (?:\p{L}+ ){0,2}\p{L}+\s?:\s)(?<old>[^.;|\n]{4,200})/u;

function detailsBehind(draft: Draft, clause: string, splices: readonly Splice[]): Splice[] {
  const text = detailed.exec(clause.trim())?.groups?.['details'];
  if (text === undefined) return [];
  return splices.flatMap(({ end }) => {
    const { noun = '', old } = details.exec(draft.text.slice(end, end + LONGEST))?.groups ?? {};
    const start = end + noun.length;
    return old === undefined ? [] : [{ start, end: start + old.length, text }];
  });
}

function exchanged(
  draft: Draft,
  clause: string,
  {
    splices,
    old,
    fresh,
  }: { readonly splices: readonly Splice[]; readonly old: string; readonly fresh: string },
): Outcome {
  const all = alsoWhereCited(draft, splices);
  return applied(
    draft,
    splice(draft.text, [...all, ...detailsBehind(draft, clause, splices)]),
    changedMessage(old, fresh, all),
  );
}
