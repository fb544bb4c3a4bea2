import { type Draft, draftOf } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, noEffect, type Outcome } from '../instruction.ts';
import { withoutEntity } from './entity-edits.ts';
import { withoutField } from './field-edits.ts';
import { cellText } from './field-values.ts';
import { entitiesIn, type FieldPlace, findEntity, sameField } from './places.ts';

/**
 * The text without an entity and without the fields of others that only point to it. `fields` are those that went with it
 * before, for the message.
 */
export function withEntityGone(
  before: Draft,
  draft: Draft,
  name: string,
  fields: readonly string[] = [],
): Outcome {
  const there = findEntity(draft, name);
  if (!there) return noEffect(before, `There is no entity ${name}.`);
  const pointing = pointingTo(draft, there.name);
  let now = draft;
  for (const one of pointing) {
    const place = sameField(now, one);
    if (place) now = draftOf(splice(now.text, withoutField(now, place)), draft.request);
  }
  const entity = findEntity(now, there.name);
  const text = entity ? splice(now.text, withoutEntity(now, entity)) : now.text;
  const also = [...fields, ...pointing.map((one) => `${one.entity.name}.${one.row.name}`)];
  const told = also.length > 0 ? ` and ${also.join(', ')}` : '';
  return applied(before, text, `Removed the entity ${there.name}${told}.`);
}

/** The fields of other entities that refer to one; a field that is a part of a key stays. */
function pointingTo(draft: Draft, name: string): FieldPlace[] {
  return entitiesIn(draft).flatMap((entity) =>
    entity.rows.flatMap((row): FieldPlace[] => {
      const key = cellText(draft, { entity, row }, 'key');
      return entity.name !== name && key.startsWith(`FK -> ${name}.`) ? [{ entity, row }] : [];
    }),
  );
}
