import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Span } from '../../read/source.ts';
import { alsoWhereCited } from '../claims/citing.ts';
import { areKin } from '../claims/kin.ts';
import { seriesChange } from '../claims/series.ts';
import { changedMessage, orderedValue } from '../claims/value-change.ts';
import type { Direction } from '../claims/value-fits.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { entitiesIn } from '../entities/places.ts';
import { applied, type Instruction, noEffect } from '../instruction.ts';
import { cellForValue } from '../labelled/cell-of-row.ts';
import { isValue } from '../labelled/value.ts';
import { findOrdinal } from '../target/ordinal.ts';
import { bare, unquoted } from '../target/phrase.ts';
import { findSection } from '../target/section.ts';
import { labelledLines } from '../tickets/labels.ts';

/** The splices that give something its value, and a message that names it. */
interface Setting {
  readonly splices: readonly Splice[];
  readonly message: string;
}

const patterns: RegExp[] = [
  /^(?<what>[A-Z]{1,8}-\d{1,6}):? (?<to>\d\S{0,20}(?: [\p{L}%]{1,20})?)$/su,
  /^(?:the )?(?<what>[\p{L} -]{2,60}?) (?:is|are) (?<to>\d\S{0,20}(?: [\p{L}%]{1,20})?)$/isu,
  /^(?<what>.{1,160}?) (?<to>\d{1,20}(?:[.,]\d{1,20}){0,3}(?: ?[\p{L}%]{1,20})?),? (?:not|instead of|rather than) (?<from>\d.{0,40})$/isu,
  /^(?:change|set|update|increase|raise|decrease|reduce|lower|bump|adjust|extend|make|put|switch|correct|move|fix|limit|cap) (?:the )?(?<what>.{1,160}?) (?:from (?<from>.{1,60}?) )?(?:to(?: be)?|at|=) (?<to>.{1,160})$/isu,
  /^(?:the )?(?<what>.{1,120}?) (?:should be|must be|has to be|needs to be|ought to be|should read|is now|has changed to|changed to|becomes|is wrong,? it(?:'s| is)|is actually|are now) (?<to>.{1,120}?)(?:,? (?:not|instead of|rather than) (?<from>.{1,60}))?$/isu,
  /^(?:the )?(?<what>.{1,100}?) (?:is|are) (?<to>[^,]{1,80}),? not (?<from>.{1,60})$/isu,
  /^(?:make|set) (?:the )?(?<what>.{1,100}?) (?<to>(?:["“`])?\d.{0,40})$/isu,
];

const labelled =
  /^(?:[Tt]he )?(?<what>[\p{L} -]{2,40}?)(?<! (?:of|for|in|on|from|to|von|vom|für|zu|bei|de|del|du|des|di|da|do|van|voor|w|dla|z|per|para|pour))(?:(?: (?:is|are|ist|sind|est|es|è|é|sera|wird)|:)|(?= [\p{Lu}\d])) (?<to>.{1,120})$/su;

/** "If Redis is down …": a case, and no label. */
const inCase = /^(?:if|when|whenever|while|unless|once|after|before|until) /iu;

/** Changes a value that the document gives: a number with its unit, a version, a date, or what stands after a label. */
export const setValue: Instruction = {
  meta: {
    id: 'set-value',
    does: 'Changes the value of something the document names: a number, a date, a version, a labelled entry.',
    examples: [
      'change the timeout to 30 s',
      'increase retries from 3 to 5',
      'the limit should be 100 requests, not 50',
      'set the status to accepted',
    ],
  },
  parse(clause, draft) {
    const named = labelled.exec(clause)?.groups;
    if (
      named?.['what'] &&
      named['to'] &&
      !inCase.test(named['what']) &&
      labelChange(draft, named['what'], withoutRemark(named['to']))
    ) {
      const { what, to } = named;
      return (now) => {
        const done = labelChange(now, what, unquoted(withoutRemark(to)));
        return done
          ? applied(now, splice(now.text, done.splices), done.message)
          : noEffect(now, `The document has no entry ${what}.`);
      };
    }
    for (const pattern of patterns) {
      const groups = pattern.exec(clause)?.groups;
      const { what, to, from } = groups ?? {};
      if (what === undefined || to === undefined || /^(?:it|this|that|everything|there)$/iu.test(what.trim()))
        continue;
      const direction = directionOf(clause);
      const change = changeOf(draft, what, to, from, direction);
      if (change)
        return (now) => {
          const done = changeOf(now, what, to, from, direction);
          return done
            ? applied(now, splice(now.text, done.splices), done.message)
            : noEffect(now, `The document gives no value for ${what.trim()}.`);
        };
    }
    return null;
  },
};

/** "End of Q2 2027" is no number of years. */
const dated = /^\p{L}.* (?:19|20)\d\d$/u;

/** "Oct 24 now (auditors moved)" as "Oct 24". */
function withoutRemark(value: string): string {
  return value.replace(/(?: (?:now|instead|then))?(?: \([^()]{2,80}\))?[.]?$/iu, '');
}

/** The splices that give something another value; null where the document gives it none. */
function changeOf(
  draft: Draft,
  what: string,
  to: string,
  from: string | undefined,
  direction: Direction,
): Setting | null {
  const fresh = unquoted(
    to.replace(/^(?:exactly|about|only|at most|at least) /iu, '').replace(/ (?:now|instead|then)$/iu, ''),
  ).replace(/[.]$/u, '');
  const { phrase, place } = placeIn(draft, what);
  const series = seriesChange(draft, phrase, fresh);
  if (series) return { splices: [series], message: `Changed ${phrase} to ${fresh}.` };
  const change = dated.test(fresh)
    ? null
    : orderedValue(draft, { what: phrase, fresh, from, place, direction, isOrder: true });
  if (change?.kind === 'changes') {
    const splices = alsoWhereCited(draft, change.splices);
    return { splices, message: changedMessage(change.old, change.fresh, splices) };
  }
  const labelled = labelChange(draft, phrase, fresh, place);
  return labelled ?? (change?.kind === 'stands' ? { splices: [], message: '' } : null);
}

/** "The timeout in Design" names a section beside the thing; "FR-2's limit" an item. */
function placeIn(
  draft: Draft,
  what: string,
): { phrase: string; place: { start: number; end: number } | null } {
  const inside = /^(.{1,120}?) (?:in|of|for|under) (?:the )?(.{1,80})$/iu.exec(what.trim());
  const section = inside?.[2] ? (findSection(draft, inside[2]) ?? findOrdinal(draft, inside[2])) : null;
  const key = keysIn(what)[0];
  const item = key ? draft.items.find((one) => one.key?.text === key.text) : undefined;
  if (item && key)
    return {
      phrase:
        what
          .replace(key.text, '')
          .replace(/^\s*'s|(?:in|of|for)\s*$/iu, '')
          .trim() || 'value',
      place: item,
    };
  return section && inside?.[1] ? { phrase: inside[1], place: section } : { phrase: what, place: null };
}

/** A value with the next one behind it: "accepted, author is Lena". */
const severalValues =
  /[,;](?: and)? (?:the )?(?:authors?|reviewers?|owners?|approvers?|status|date|contact|lead)(?!\p{L})|(?:[,;]| and| und| et| y| e| en| i) (?:(?:the|der|die|das|den|le|la|el|il|o|a|de|het) |l['’])?\p{L}{2,20}(?: (?:is|to|=|ist|sind|auf|est|à|es|è|é|jest|na) |: |s are )/u;

/** Whether a value goes on with another label of the draft: "1 October, owner Tom". */
function holdsLabel(draft: Draft, value: string): boolean {
  const labels = new Set([
    ...draft.units.filter((unit) => unit.kind === 'row').map((unit) => unit.cells[0]?.toLowerCase() ?? ''),
    ...labelledLines(draft.text, { start: 0, end: draft.text.length }).map((line) =>
      line.label.toLowerCase(),
    ),
  ]);
  return value
    .split(
      /(?:[,;]| and| und| et| y| e| en| i) (?:and )?(?:(?:the|der|die|das|den|le|la|el|il|o|a|de|het) |l['’])?/u,
    )
    .slice(1)
    .some((part) => labels.has(/^\p{L}+/u.exec(part)?.[0].toLowerCase() ?? ''));
}

/** "Status: draft", "**Owner**: nobody", "| Status | draft |". */
function labelChange(draft: Draft, what: string, fresh: string, place: Span | null = null): Setting | null {
  const label = bare(what).toLowerCase();
  if (holdsLabel(draft, fresh) || !isValue(fresh) || /[?？]$/u.test(fresh)) return null;
  // a field of an entity is no label, and the cell behind it holds its type
  const tables = entitiesIn(draft).map((entity) => entity.section);
  for (const unit of draft.units) {
    if (unit.kind === 'heading' || unit.header) continue;
    if (
      unit.kind === 'row' &&
      (unit.section?.ids.includes('enumerations') === true ||
        tables.some((section) => section === unit.section))
    )
      continue;
    if (place && (unit.start < place.start || unit.end > place.end)) continue;
    const raw = draft.text.slice(unit.start, unit.end);
    const line =
      unit.kind === 'row'
        ? /^\|?\s*([^|]{1,80}?)\s*\|\s*([^|]{0,200}?)\s*(?:\||$)/u.exec(raw)
        : /^([*_`]{0,3}[^:*_`\n]{1,80}?[*_`]{0,3}\s?:\s?[*_`]{0,3}\s?)([^\n]{1,300}?)\s*(?:\n|$)/u.exec(raw);
    const name = line?.[1]
      ?.replace(/[*_`:]/gu, '')
      .trim()
      .toLowerCase();
    const old = line?.[2]?.replace(furtherLabels, '');
    if (
      !line ||
      name === undefined ||
      !isLabel(name, label) ||
      old === undefined ||
      /^an? /iu.test(fresh) ||
      severalValues.test(fresh) ||
      // what an input of a prompt holds is no value of it
      /\{\{/u.test(line[1] ?? '') ||
      // "delete Q-3" sets nothing of a call
      /^`?\//u.test(old) ||
      // a row of code describes a call or a field, and words are none of its values
      (/^`[^`]*`(?:, `[^`]*`)*$/u.test(old) && fresh.includes(' '))
    )
      continue;
    const at = unit.start + line.index + line[0].indexOf(old, (line[1] ?? '').length);
    // which of several columns is meant is told by what they hold
    const cell =
      unit.cells.length > 2 ? cellForValue(draft, unit, fresh) : { start: at, end: at + old.length };
    if (!cell) continue;
    return {
      splices: [{ ...cell, text: fresh }],
      message: `Set ${label} to "${fresh}".`,
    };
  }
  const own = labelledLines(draft.text, place ?? { start: 0, end: draft.text.length }).find(
    (line) => isLabel(line.label.toLowerCase(), label) && line.value.end > line.value.start,
  );
  return own === undefined || /^an? /iu.test(fresh) || severalValues.test(fresh)
    ? null
    : { splices: [{ ...own.value, text: fresh }], message: `Set ${label} to "${fresh}".` };
}

/** "draft. Owner: Priya.": what stands behind a value under labels of its own. */
const furtherLabels = /[.;|·,]\s\p{Lu}\p{Ll}+(?: \p{L}+)?: .*$/su;

/** Whether a label is the one that feedback names, or another form of its one word: "Verantwortlich", "Autora". */
function isLabel(label: string, named: string): boolean {
  const [word, other] = [contentWords(label), contentWords(named)];
  return (
    label === named ||
    (word.length === 1 && other.length === 1 && areKin(word[0] ?? '', other[0] ?? '') && label.length > 4)
  );
}

/** Whether the wording asks for more or less than before. */
function directionOf(clause: string): Direction {
  if (/^(?:increase|raise|bump|extend)\b/iu.test(clause)) return 'up';
  return /^(?:decrease|reduce|lower|shorten|cap)\b/iu.test(clause) ? 'down' : null;
}
