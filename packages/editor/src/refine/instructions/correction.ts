import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { splice } from '../splice.ts';
import { findTarget } from '../target/find.ts';
import { bare, unquoted, wholeWords } from '../target/phrase.ts';
import { withTerm } from '../terms.ts';

const arrow = /^(?:replace |change |rename )?(?<old>[^:]{1,160}?)\s?(?:->|→|=>|⇒)\s?(?<fresh>.{1,160})$/isu;
const sed = /^s\/(?<old>[^/]{1,160})\/(?<fresh>[^/]{1,160})\/?g?$/su;
const against =
  '(?:,? (?:and )?not|,? instead of|,? rather than) (?:just |only |the |in |on |by )?(?<old>.{1,160}?)(?: anymore| any more)?';
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
  new RegExp(`^(?<fresh>.{1,80}?)${against}$`, 'isu'),
  /^(?<what>.{1,120}?) (?:still |currently |now )?(?:says?|reads?|shows?|states?|has|is) (?<old>.{1,160}?),? (?:but |and )?(?:it |that |this )?(?:should|must|has to|needs to) (?:be|say|read) (?<fresh>.{1,160})$/isu,
];
const named =
  /^(?:change|switch|update|set|turn|convert|correct|move) (?:the |every |all )?(?:(?:path|url|route|name|flag|queue|topic|file|variable|key|id|host|command|branch|bucket|table|type|version|header)s? )?(?<old>\S{2,120}) (?:to|into) (?<fresh>\S{1,120})$/iu;

const renamed =
  /^(?:change|switch|update|correct) (?<old>\p{Lu}[\p{L}\p{N}-]{1,40}(?: \p{Lu}[\p{L}-]{1,40})?) (?:to|into) (?<fresh>\p{Lu}[\p{L}\p{N}-]{1,40}(?: \p{Lu}[\p{L}-]{1,40})?)$/u;

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
  parse(clause, draft) {
    for (const pattern of [sed, arrow, named, renamed, ...corrected]) {
      const { what, old, fresh } = pattern.exec(clause)?.groups ?? {};
      if (old === undefined || fresh === undefined) continue;
      if (pattern === named && !/[_./\d-]|\p{Ll}\p{Lu}/u.test(old)) continue;
      const pair = paired(unquoted(bareEnd(old)), unquoted(fresh.trim()));
      if (countOf(draft, pair.old) === 0) continue;
      return (now) => changed(now, pair, what ?? null);
    }
    return null;
  },
};

function bareEnd(words: string): string {
  return bare(words).replace(/[?!.]+$/u, '');
}

/** "replicas: 4" and "6": a number alone stands for the number of what it corrects. */
function paired(old: string, fresh: string): { old: string; fresh: string } {
  const number = /^(.*?[^\d.,])(\d[\d.,]*)$/su.exec(old);
  return number && /^\d[\d.,]*$/u.test(fresh) ? { old, fresh: `${number[1]}${fresh}` } : { old, fresh };
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
