import type { Section } from '../../document/outline.ts';
import type { Unit } from '../../document/units.ts';
import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { cellSpans, plain } from '../entities/places.ts';

/** What a name of code is called by: a variable of a prompt, or a parameter of an operation. */
export type CodeKind = 'variable' | 'parameter';

const kinds =
  /^(?:the )?(?:(?:prompt|input|template|env(?:ironment)?|query|path|url|request|search) )?(?:(?<parameter>param(?:eter)?|argument)|(?<variable>variable|placeholder|slot|input)) (?=\S)/iu;

/** The kind a phrase gives before a name ("the query parameter status"), and the name; null where it gives none. */
export function codeNamed(phrase: string): { kind: CodeKind; name: string } | null {
  const match = kinds.exec(phrase.trim());
  return match
    ? {
        kind: match.groups?.['parameter'] === undefined ? 'variable' : 'parameter',
        name: plain(phrase.trim().slice(match[0].length)),
      }
    : null;
}

/** Whether the draft has a placeholder of a name: `{{step}}`. */
export function isPlaceholder(draft: Draft, name: string): boolean {
  return /^[\p{L}_][\w-]{0,60}$/u.test(name) && draft.text.includes(`{{${name}}}`);
}

/** Gives a name of code another wherever it stands as code; the same word in prose stays. */
export function withCodeName(
  draft: Draft,
  name: string,
  fresh: string,
  kind: CodeKind,
): { text: string; count: number } {
  const word = literal(name);
  const written = new RegExp(
    [
      `\\{\\{?\\s?${word}\\s?\\}`,
      `</?${word}>`,
      `[?&]${word}=`,
      `/:${word}(?![\\w-])`,
      `"name":\\s{0,2}"${word}"`,
      ...(kind === 'variable' ? [`\`${word}\``] : []),
    ].join('|'),
    'gu',
  );
  const splices: Splice[] = [...draft.text.matchAll(written)].map((match) => {
    const start = match.index + match[0].lastIndexOf(name);
    return { start, end: start + name.length, text: fresh };
  });
  if (kind === 'parameter') splices.push(...inParameterRows(draft, name, fresh));
  return { text: splice(draft.text, splices), count: splices.length };
}

/** The sections whose tables of parameters have a name. */
export function ownersOf(draft: Draft, name: string): Section[] {
  const sections = parameterRows(draft, name).flatMap((unit) => unit.section ?? []);
  return [...new Set(sections)];
}

/** The rows of tables of parameters, whose second cell says where a parameter goes, that begin with a name. */
function parameterRows(draft: Draft, name: string): Unit[] {
  const goes = /^(?:query|path|header|cookie|body|form)$/iu;
  return draft.units.filter(
    (unit) =>
      unit.kind === 'row' &&
      !unit.header &&
      plain(unit.cells[0] ?? '') === name &&
      goes.test(plain(unit.cells[1] ?? '')),
  );
}

function inParameterRows(draft: Draft, name: string, fresh: string): Splice[] {
  return parameterRows(draft, name).flatMap((unit): Splice[] => {
    const [cell] = cellSpans(draft.text, unit.start, unit.end);
    if (!cell) return [];
    const start = cell.start + draft.text.slice(cell.start, cell.end).indexOf(name);
    return [{ start, end: start + name.length, text: fresh }];
  });
}
