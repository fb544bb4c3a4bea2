import { upperFirst } from '../../first-letter.ts';
import type { Span } from '../../read/source.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { changedMessage, orderedValue } from '../claims/value-change.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { canStandFor } from '../exchange/people.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { kindNamed } from '../relocation/kinds.ts';
import { findTarget } from '../target/find.ts';
import { bare, unquoted, wholeWords } from '../target/phrase.ts';
import { withTerm } from '../terms/terms.ts';

const arrow = /^(?:replace |change |rename )?(?<old>[^:]{1,160}?)\s?(?:->|→|=>|⇒)\s?(?<fresh>.{1,160})$/isu;
const sed = /^s\/(?<old>[^/]{1,160})\/(?<fresh>[^/]{1,160})\/?g?$/su;
// what is denied after a verb is no old value
const against =
  '(?:(?:,|(?<!\\b(?:is|are|was|were|will|would|do|does|did|has|have|had|can|could|should|must|may|might|shall|be)))(?: and)? not|,? instead of|,? rather than) (?:just |only |the |in |on |by )?(?<old>.{1,160}?)(?: anymore| any more)?';
/** "Valkey, not Redis" */
const alone = new RegExp(`^(?<fresh>.{1,80}?)${against}$`, 'isu');
const corrected = [
  new RegExp(
    `^(?<what>.{1,120}?) (?:should|must|has to|needs to|ought to|shall) (?:be |say |read |use |run on |run )?(?:in |on |by )?(?<fresh>.{1,160}?)${against}$`,
    'isu',
  ),
  new RegExp(
    `^(?<what>.{1,120}?) (?:is|are|was|will be|runs? on|uses?) (?:in |on |by )?(?<fresh>.{1,160}?)${against}$`,
    'isu',
  ),
  new RegExp(`^(?<what>.{1,60}?)\\s?: (?<fresh>.{1,160}?)${against}$`, 'isu'),
  alone,
  /^(?<what>.{1,120}?) (?:still |currently |now )?(?:says?|reads?|shows?|states?|has|is) (?<old>.{1,160}?),? (?:but |and )?(?:it |that |this )?(?:should|must|has to|needs to) (?:be|say|read) (?<fresh>.{1,160})$/isu,
];
const anywhere = { place: null, direction: null, isOrder: true } as const;
const named =
  /^(?:change|switch|update|set|turn|convert|correct|move) (?:the |every |all )?(?:(?:path|url|route|name|flag|queue|topic|file|variable|key|id|host|command|branch|bucket|table|type|version|header)s? )?(?<old>\S{2,120}) (?:to|into) (?<fresh>\S{1,120})$/iu;

const renamed =
  /^(?:change|switch|update|correct) (?<old>\p{Lu}[\p{L}\p{N}-]{1,40}(?: \p{Lu}[\p{L}-]{1,40})?) (?:to|into) (?<fresh>\p{Lu}[\p{L}\p{N}-]{1,40}(?: \p{Lu}[\p{L}-]{1,40})?)$/u;

/** "It was the customers who told us, not support" sets the one against the other. */
const cleft =
  /^(?:it (?:is|was)|it['’]s) (?<who>[^,]{2,60}?) (?:who|that|which) [^,]{2,80}(?=, (?:and )?not )/iu;

/** "stripe is spelled with a capital S" */
const capitalised =
  /^(?<old>[\p{L}][\p{L}\p{N}.-]{1,30}) (?:is|should be|must be|needs) (?:always )?(?:spelled |written |spelt )?(?:with )?(?:a |an )?(?:capitali[sz]ed|capital(?: letter| \p{L})?)$/iu;

/** Puts what the feedback corrects in the place of what the draft says. */
export const correction: Instruction = {
  meta: {
    id: 'correction',
    does: 'Puts words in the place of others that the feedback calls wrong or outdated: "A -> B", "it is A, not B", "it says A, should be B".',
    examples: [
      'Redis -> Valkey',
      'the deadline is Monday, not Friday',
      'the code block says replicas: 4, should be 6',
      'change the path /v1/files to /v2/files',
    ],
  },
  parse(words, draft) {
    const clause = words.replace(cleft, '$<who>');
    const small = capitalised.exec(clause)?.groups?.['old'];
    if (small !== undefined && countOf(draft, small) > 0)
      return (now) => changed(now, { old: small, fresh: upperFirst(small) }, null);
    for (const pattern of [sed, arrow, named, renamed, ...corrected]) {
      const { what, old, fresh } = pattern.exec(clause)?.groups ?? {};
      if (old === undefined || fresh === undefined) continue;
      if (pattern === named && !/[_./\d-]|\p{Ll}\p{Lu}/u.test(old)) continue;
      if (pattern === alone && !isAnotherFor(fresh, old)) continue;
      // "R-2 is a decision, not a risk" says what a statement is
      if (what !== undefined && kindNamed(bareEnd(old)) !== null && kindNamed(bareEnd(fresh)) !== null)
        return null;
      // only somebody takes the place of somebody
      if (!canStandFor(bareEnd(old), fresh)) continue;
      const pair = paired(unquoted(bareEnd(old)), unquoted(thingOf(fresh.trim(), old)), draft.text);
      if (pair === null || countOf(draft, pair.old) === 0) continue;
      if (isNumber(pair.old) && !isNumber(pair.fresh) && /^\d/u.test(pair.fresh)) {
        const order = { what: '', fresh: pair.fresh, from: pair.old, ...anywhere };
        if (orderedValue(draft, order)?.kind !== 'changes') continue;
        return (now) => {
          const change = orderedValue(now, order);
          return change?.kind === 'changes'
            ? applied(
                now,
                splice(now.text, change.splices),
                changedMessage(change.old, change.fresh, change.splices),
              )
            : noEffect(now, `"${pair.old}" stands nowhere in the document.`);
        };
      }
      return (now) => changed(now, pair, what ?? null);
    }
    return null;
  },
};

/** A word that only points, and what tells where a thing belongs. */
const noName =
  /^(?:that|this|it|these|those|there|they|what)(?:['’](?:s|re)| is| are)?$|\s(?:is|are|was|were|belongs?|goes|stands?|comes|should|must)\s/iu;

/** Whether words can take the place of others: a sentence, an order or a pronoun cannot. */
function isAnotherFor(fresh: string, old: string): boolean {
  const isOrder = opensWithVerb(fresh) && !opensWithVerb(old);
  return fresh.split(' ').length <= old.split(' ').length + 3 && !noName.test(fresh.trim()) && !isOrder;
}

/** "Get an email" instead of "a letter": both name things, and the verb before the first stands in the document. */
function thingOf(fresh: string, old: string): string {
  const { verb = '', thing } =
    /^(?<verb>\p{Ll}+) (?:an?|the|another) (?<thing>.{2,120})$/u.exec(fresh)?.groups ?? {};
  const isThing = /^(?:an?|the) /iu.test(old) || !isBaseVerb(/^\p{L}+/u.exec(old)?.[0] ?? '');
  return thing !== undefined && isThing && (isBaseVerb(verb) || verb === 'get') ? thing : fresh;
}

function bareEnd(words: string): string {
  return bare(words).replace(/[?!.]+$/u, '');
}

const qualifier =
  /^(?:(?:max(?:imum)?|min(?:imum)?|at (?:most|least)|up to|no more than|about|around|exactly|only|just|rather)\.? )+|(?:,? (?:max(?:imum)?|min(?:imum)?|tops|at (?:most|least)|please|pls|instead|only))+$/giu;

const numerals =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf';
const numeral = new RegExp(`^(?:${numerals})$`, 'iu');
const counted = new RegExp(
  `^(?:(?:for|in|within|after|every|only|at (?:most|least)|up to) )*(${numerals}|\\d[\\d.,]*)(?: (\\p{L}+))?$`,
  'iu',
);

/** A number with at most two words of unit. */
const measure = /^\d[\d.,]*(?: ?[\p{L}%°µ][\p{L}%°µ/]*){0,2}$/u;

function isNumber(words: string): boolean {
  return /^\d[\d.,]*$/u.test(words);
}

/**
 * What stands and what is to stand in its place. A number alone stands for the number of what it corrects ("replicas:
 * 4" and "6"); words around a fresh number ("max 200 words please") are none of its value. Null where a number would
 * give way to more than a value.
 */
function paired(old: string, fresh: string, text: string): { old: string; fresh: string } | null {
  if (numeral.test(old)) {
    const [, count, unit] = counted.exec(fresh) ?? [];
    const isCounted = unit === undefined || wholeWords(`${old} ${unit}`, 'i').test(text);
    return count !== undefined && isCounted ? { old, fresh: count } : null;
  }
  if (measure.test(old) && /\d/u.test(fresh)) {
    const value = fresh.replace(qualifier, '').trim();
    if (!measure.test(value)) return null;
    const unit = old.replace(/^[\d.,]+/u, '');
    return { old, fresh: isNumber(value) ? value + unit : value };
  }
  const number = /^(.*?[^\d.,])(\d[\d.,]*)$/su.exec(old);
  return number && isNumber(fresh) ? { old, fresh: `${number[1]}${fresh}` } : { old, fresh };
}

function countOf(draft: Draft, words: string): number {
  return words.length < 2 ? 0 : [...draft.text.matchAll(wholeWords(words, 'gi'))].length;
}

function changed(draft: Draft, { old, fresh }: { old: string; fresh: string }, what: string | null): Outcome {
  const target = what === null ? null : findTarget(draft, what);
  const place: Span | undefined =
    target && target.kind !== 'document' && target.kind !== 'words' ? target : undefined;
  const inside = place ? withTerm(draft, old, fresh, place) : null;
  const term = inside && inside.count > 0 ? inside : withTerm(draft, old, fresh);
  if (term.count > 0)
    return applied(
      draft,
      term.text,
      `Replaced "${old}" with "${fresh}" in ${term.count} place${term.count > 1 ? 's' : ''}.`,
    );
  const found = [...draft.text.matchAll(wholeWords(old, 'gi'))];
  const inPlace = place ? found.filter((one) => one.index >= place.start && one.index < place.end) : [];
  const meant = inPlace.length > 0 ? inPlace : found;
  if (meant.length === 0) return noEffect(draft, `"${old}" stands nowhere in the document.`);
  const text = splice(
    draft.text,
    meant.map((one) => ({ start: one.index, end: one.index + one[0].length, text: fresh })),
  );
  return applied(
    draft,
    text,
    `Replaced "${old}" with "${fresh}" in ${meant.length} place${meant.length > 1 ? 's' : ''}.`,
  );
}
