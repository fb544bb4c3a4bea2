import { type Draft, draftOf } from '../../draft.ts';
import { type Splice, splice } from '../../editing/splice.ts';
import {
  withCheck,
  withLength,
  withoutDefault,
  withoutUnique,
  withRemark,
} from '../../entities/field-limits.ts';
import {
  valuesOf,
  withClass,
  withDefault,
  withNull,
  withType,
  withUnique,
} from '../../entities/field-values.ts';
import { withPrimaryKey, withReference } from '../../entities/key-edits.ts';
import { type FieldPlace, findEntity, sameField } from '../../entities/places.ts';
import { withChoices } from '../../instructions/choices.ts';
import { entityRecord } from '../../records/entity-record.ts';
import { columnTypeOf } from './said-types.ts';
import type { Traits } from './traits.ts';

/**
 * The text with a field as traits describe it, in every place that shows it. `isEnum` makes the values that its description
 * tells its values. Null where what is asked for is not known: a type columns do not have, an entity that is not there.
 */
export function withFieldTraits(
  draft: Draft,
  place: FieldPlace,
  traits: Traits,
  isEnum: boolean,
): string | null {
  let now: Draft = draft;
  const step = (change: (draft: Draft, place: FieldPlace) => readonly Splice[]) => {
    const there = sameField(now, place);
    if (there) now = draftOf(splice(now.text, change(now, there)), draft.request);
  };
  const wanted =
    traits.length !== undefined && traits.type === undefined ? `varchar(${traits.length})` : traits.type;
  const sized =
    wanted !== undefined && traits.length !== undefined && /^(?:var)?char$|^string$/iu.test(wanted)
      ? `varchar(${traits.length})`
      : wanted;
  const type = sized === undefined ? null : columnTypeOf(sized);
  if (sized !== undefined && type === null) return null;
  const length = /\((\d+)\)$/u.exec(type ?? '')?.[1];
  if (length !== undefined) step((one, there) => withLength(one, there, Number(length)));
  if (type !== null) step((one, there) => withType(one, there, type));
  const { isRequired, isUnique, fallback, values } = traits;
  if (isRequired !== undefined) step((one, there) => withNull(one, there, !isRequired));
  if (isUnique !== undefined) step(isUnique ? withUnique : withoutUnique);
  if (fallback === null) step(withoutDefault);
  else if (fallback !== undefined) step((one, there) => withDefault(one, there, fallback));
  const listed = values ?? (isEnum ? valuesTold(draft, place) : undefined);
  if (isEnum && listed?.length === 0) return null;
  const valued = listed ? sameField(now, place) : null;
  if (listed && valued) {
    const chosen = { record: entityRecord(valued.entity), field: valued.row.name };
    now = draftOf(withChoices(now, chosen, listed).text, draft.request);
  }
  const { classification } = traits;
  if (classification !== undefined) step((one, there) => withClass(one, there, classification));
  const bounds = boundsOf(place.row.name, traits);
  if (bounds) {
    step((one, there) => withCheck(one, there, bounds.condition));
    step((one, there) => withRemark(one, there, bounds.remark, /^(?:min|max|more than) \d/u));
  }
  if (traits.unit !== undefined) {
    const remark = `in ${traits.unit}`;
    step((one, there) => withRemark(one, there, remark, /^in \S+$/u));
  }
  if (traits.isKey) {
    const there = sameField(now, place);
    if (there) now = draftOf(withPrimaryKey(now, there), draft.request);
  }
  if (traits.target !== undefined) {
    const target = findEntity(now, traits.target);
    const there = sameField(now, place);
    if (!target || !there) return null;
    now = draftOf(withReference(now, there, target), draft.request);
  }
  return now.text;
}

function boundsOf(
  name: string,
  { least, most, above }: Traits,
): { condition: string; remark: string } | null {
  if (above !== undefined)
    return most === undefined
      ? { condition: `${name} > ${above}`, remark: `more than ${above}` }
      : { condition: `${name} > ${above} AND ${name} <= ${most}`, remark: `more than ${above}, max ${most}` };
  if (least !== undefined && most !== undefined)
    return { condition: `${name} BETWEEN ${least} AND ${most}`, remark: `min ${least}, max ${most}` };
  if (least !== undefined) return { condition: `${name} >= ${least}`, remark: `min ${least}` };
  return most === undefined ? null : { condition: `${name} <= ${most}`, remark: `max ${most}` };
}

/** The values that a field has, else those its description tells: "sms or email". */
export function valuesTold(draft: Draft, place: FieldPlace): readonly string[] {
  const known = valuesOf(draft, place);
  if (known.length > 0) return known;
  const cell = place.row.cells[place.entity.columns.indexOf('description')];
  const [first = ''] = (cell ? draft.text.slice(cell.start, cell.end) : '').split(/;\s*/u);
  return /^[\p{L}\p{N}_-]+(?:, [\p{L}\p{N}_-]+)*,? (?:or|and|oder|und) [\p{L}\p{N}_-]+$/u.test(first)
    ? first.split(/,? (?:or|and|oder|und) |, /u)
    : [];
}
