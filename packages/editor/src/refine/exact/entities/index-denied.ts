import { sectionsOf } from '../../../document/outline.ts';
import { literal } from '../../../read/literal.ts';
import { dotted } from '../../design/spoken/fields-named.ts';
import type { Draft } from '../../draft.ts';
import { type Splice, splice, wholeLines } from '../../editing/splice.ts';
import { modelLines } from '../../entities/code-lines.ts';
import type { FieldPlace } from '../../entities/places.ts';
import { applied, noEffect } from '../../instruction.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { fieldsAlone } from './named.ts';

const index = '(?:\\p{L}+ )?ind(?:ex|exes|ices)';
const patterns: readonly RegExp[] = [
  `^(?:there (?:is|should be|must be) |we (?:need|want) |i want )?no ${index} (?:is )?(?:needed |necessary |required )?(?:on|for|over|at) (?<what>.{2,100})$`,
  `^(?<what>.{2,100}?) (?:needs?|should have|must have|has|have|gets?|should get) no ${index}$`,
  `^(?<what>.{2,100}?) (?:does not|do not|doesn['’]?t|don['’]?t|should not|shouldn['’]?t|no longer) (?:needs?|have|get|require)s? (?:an? |any )?${index}$`,
  `^(?<what>.{2,100}?) (?:should not|must not|need not|shouldn['’]?t|mustn['’]?t|needn['’]?t) be indexed$`,
  `^(?:remove|drop|delete|lose|kill|skip|get rid of|take out) (?:the |that |its )?${index} (?:on|for|of|over|from) (?<what>.{2,100})$`,
].map((one) => new RegExp(one, 'iu'));

/** "No index on chip number": the index goes where the model has it, and is none where it has not. */
export const indexDenied: ExactReader = (words, draft) => {
  const what = groupsOf(patterns, words)?.['what'];
  const fields = what === undefined ? null : fieldsAlone(what, draft);
  if (!fields) return null;
  return (now) => {
    const text = splice(now.text, withoutIndex(now, fields));
    return text === now.text
      ? noEffect(now, `The model has no index on ${dotted(fields)}.`)
      : applied(now, text, `Took out the index on ${dotted(fields)}.`);
  };
};

/** The splices that take out the index on fields of one entity: what the constraints say of it, and its statement of the script. */
function withoutIndex(draft: Draft, fields: readonly FieldPlace[]): Splice[] {
  const names = fields.map(({ row }) => row.name);
  const entity = fields[0]?.entity.name ?? '';
  const [home] = sectionsOf(draft.outline, 'constraints-indexes');
  const told = draft.items
    .filter(({ section }) => section === home)
    .flatMap((item): Splice[] => {
      const line = draft.text.slice(item.start, item.end);
      const named = (line.match(/`[^`]+`/gu) ?? []).join();
      const listed =
        names.length > 1 ? `\`${entity} (${names.join(', ')})\`` : `\`${entity}.${names[0] ?? ''}\``;
      if (named !== listed || !/\bindex\b/iu.test(line)) return [];
      // a key that points to another entity stays one
      const foreign = line.replace(/ and needs an index(?=\.)/u, '');
      return foreign === line
        ? [wholeLines(draft.text, item.start, item.end)]
        : [{ start: item.start, end: item.end, text: foreign }];
    });
  const statement = new RegExp(
    `^\\s*create\\s(?:unique\\s)?index\\s.{0,80}\\son\\s+"?${literal(entity)}"?\\s*\\(\\s*${names.map(literal).join('\\s*,\\s*')}\\s*\\)`,
    'iu',
  );
  const made = modelLines(draft).flatMap(({ lines }) =>
    lines.flatMap((line, at): Splice[] => {
      if (!statement.test(line.text)) return [];
      const before = lines[at - 1];
      const start = before && before.text.trim() === '' ? before.start : line.start;
      return [wholeLines(draft.text, start, line.end)];
    }),
  );
  return [...told, ...made];
}
