import { isPersonName } from '../../correct/spelling/person-names.ts';
import { contentWords } from '../../document/content-words.ts';
import type { Unit } from '../../document/units.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { entitiesIn } from '../entities/places.ts';
import { applied, type Change, type Instruction, noEffect } from '../instruction.ts';
import { cellAt, cellForValue, tableOfRow } from '../labelled/cell-of-row.ts';
import { isValue } from '../labelled/value.ts';
import { plainClause } from '../message/plain-clause.ts';
import { unquoted } from '../target/phrase.ts';

const ofRow = /^(?:for |the )*(?<row>[^:;]{2,60}?)\s?(?::| –| -)\s(?<values>.{4,200})$/iu;
const joint = /,\s(?:and\s)?|;\s|\s(?:and|und|et|y)\s/u;
const setting = /^(?<label>\p{L}[\p{L} -]{1,30}?)(?: is| to| =|:|\s(?=\S)) ?(?<value>\S.{0,80})$/iu;

const person = '(?<who>\\p{Lu}\\p{L}+)';
/** Who is to have what a row is about. */
const handing: readonly RegExp[] = [
  `${person}(?: now| will)? (?:owns?|takes?(?: over)?|gets?|(?:is|will be) (?:responsible for|in charge of)) (?:the )?(?<row>.{2,60}?)(?: now| from \\p{L}+)?`,
  `(?:\\p{L}+ )?(?:hands?|gives?|passes|assigns?|hand|give|pass|assign) (?:over )?(?:the )?(?<row>.{2,60}?) (?:over )?to ${person}`,
  `(?:the )?(?<row>.{2,60}?) (?:is|will be|should be)(?: now)? (?:owned|done|handled|run|taken over) by ${person}(?: now)?`,
].map((pattern) => new RegExp(`^${pattern}$`, 'u'));

/** Sets several cells of one row: "Search API: status done, owner Lena". */
export const rowValues: Instruction = {
  meta: {
    id: 'row-values',
    does: 'Sets the cells of one row of a table, each under the column that is named, or the person it says has what the row is about.',
    examples: ['Search API: status in progress, owner Lena', 'Tom hands the indexer to Lena'],
  },
  parse(clause, draft) {
    const { row = '', values = '' } = ofRow.exec(clause)?.groups ?? {};
    if (values === '' || splicesFor(draft, row, values) === null)
      return required(clause, draft) ?? handedOver(clause, draft);
    return (now) => {
      const splices = splicesFor(now, row, values);
      return splices === null
        ? noEffect(now, `No table has a row ${row}.`)
        : applied(
            now,
            splice(now.text, splices),
            `Set ${splices.map(({ label, text }) => `${label} of ${row} to "${text}"`).join(', ')}.`,
          );
    };
  },
};

const mustBe =
  /^(?:make )?(?:the )?(?<row>[^,;:]{1,60}?)(?: field| parameter| column)?(?: (?:is|should(?: be)?|must(?: be)?|has to be|becomes?))?(?: now)? (?<not>not |no longer )?(?:be )?(?<state>required|mandatory|optional)(?: now)?$/iu;

/** The change of a row under a column that says whether a thing is required. */
function required(clause: string, draft: Draft): Change | null {
  const { row: named = '', not, state } = mustBe.exec(clause)?.groups ?? {};
  const settingOf = (now: Draft): Setting | null => {
    const row = state === undefined ? null : rowNamed(now, named.replaceAll('`', ''), true);
    const table = row && tableOfRow(now, row);
    const column =
      table?.header.cells.findIndex((label) => /^(?:required|mandatory|optional)\??$/iu.test(label)) ?? -1;
    const values = table?.rows.map(({ cells }) => cells[column] ?? '') ?? [];
    const cell =
      row && column > 0 && values.every((one) => /^(?:yes|no)$/iu.test(one))
        ? cellAt(now, row, column)
        : null;
    if (!cell) return null;
    const isOptional = /^optional/iu.test(table?.header.cells[column] ?? '');
    const isTrue = (/^optional$/iu.test(state ?? '') === isOptional) === (not === undefined);
    const isCapital = /^\p{Lu}/u.test(values[0] ?? '');
    return {
      ...cell,
      label: table?.header.cells[column] ?? '',
      text: isCapital ? (isTrue ? 'Yes' : 'No') : isTrue ? 'yes' : 'no',
    };
  };
  if (settingOf(draft) === null) return null;
  return (now) => {
    const setting = settingOf(now);
    return setting === null
      ? noEffect(now, `No table has a row ${named}.`)
      : applied(now, splice(now.text, [setting]), `Set ${setting.label} of ${named} to "${setting.text}".`);
  };
}

/** As the instruction, of a sentence as it was written: what it says of a row is told before its words are weighed against others. */
export function rowValuesChange(words: string, draft: Draft): Change | null {
  return rowValues.parse(plainClause(words), draft);
}

/** The change of who has what a row is about. */
function handedOver(clause: string, draft: Draft): Change | null {
  for (const pattern of handing) {
    const { who = '', row = '' } = pattern.exec(clause)?.groups ?? {};
    const cellIn = (now: Draft) => {
      const unit = isPersonName(who) ? rowNamed(now, row) : null;
      return unit && cellForValue(now, unit, who);
    };
    if (cellIn(draft) === null) continue;
    return (now) => {
      const cell = cellIn(now);
      return cell === null
        ? noEffect(now, `No table has a row ${row}.`)
        : applied(now, splice(now.text, [{ ...cell, text: who }]), `Gave ${row} to ${who}.`);
    };
  }
  return null;
}

/** A cell with its column and what it is to hold. */
type Setting = Splice & { readonly label: string };

/** The cells that are set; null where no row is named, or a value under no column of it. */
function splicesFor(draft: Draft, named: string, values: string): Setting[] | null {
  const row = rowNamed(draft, named);
  const header = row && tableOfRow(draft, row)?.header;
  if (!row || !header) return null;
  const found = values.split(joint).map((part) => settingIn(draft, row, header, part.trim()));
  return found.every((one) => one !== null) ? found : null;
}

function settingIn(draft: Draft, row: Unit, header: Unit, words: string): Setting | null {
  const column = header.cells.findIndex((label) => {
    const said = setting.exec(words)?.groups?.['label'] ?? '';
    return said !== '' && words.toLowerCase().startsWith(label.toLowerCase());
  });
  const label = header.cells[column] ?? '';
  const value = unquoted(words.slice(label.length).replace(/^\s?(?:is|to|=|:)?\s/u, '')).replace(
    /[.!]$/u,
    '',
  );
  // "not started" is none by its words, and one where the column holds it
  const isHeld = tableOfRow(draft, row)?.rows.some(({ cells }) => cells[column] === value) === true;
  const cell = column > 0 && (isHeld || isValue(value)) ? cellAt(draft, row, column) : null;
  return cell && { ...cell, text: value, label };
}

/** The only row whose first cell is what words name; rows that describe fields or calls are changed by other orders. */
function rowNamed(draft: Draft, words: string, isAnyTable = false): Unit | null {
  const wanted = contentWords(words).join(' ');
  const tables = entitiesIn(draft).map((entity) => entity.section);
  const [only, ...others] = draft.units.filter(
    (unit) =>
      unit.kind === 'row' &&
      !unit.header &&
      (isAnyTable || !tables.some((section) => section === unit.section)) &&
      wanted !== '' &&
      contentWords(unit.cells[0] ?? '').join(' ') === wanted,
  );
  return only && others.length === 0 ? only : null;
}
