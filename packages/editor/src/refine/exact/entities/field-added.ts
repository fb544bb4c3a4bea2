import { withFieldTraits } from '../../design/spoken/field-traits.ts';
import { columnTypeOf } from '../../design/spoken/said-types.ts';
import { readTraits } from '../../design/spoken/traits.ts';
import { unread } from '../../design/spoken/wording.ts';
import { draftOf } from '../../draft.ts';
import { findEntity } from '../../entities/places.ts';
import { applied, noEffect } from '../../instruction.ts';
import { entityRecord } from '../../records/entity-record.ts';
import { fieldsNamed } from '../../records/field-words.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { entitiesListed } from './named.ts';

const field = '(?<field>.{2,60}?)';
const traits = '(?:(?:,\\s?|\\s\\()(?<traits>[^()]{3,60})\\)?)?';
const patterns: readonly RegExp[] = [
  `^(?<owners>.{2,80}?) (?:also )?(?:needs?|gets?|should (?:also )?(?:have|get)|must have|lacks?|misses) (?:also )?${field}(?: (?:field|column))?${traits}$`,
  `^(?:add|include) ${field}(?: (?:field|column))? (?:to|on|in) (?<owners>.{2,80}?)${traits}$`,
].map((one) => new RegExp(one, 'iu'));

/** "Pack needs a cover image url, optional", "add updated_at to sample and pack": one field more, of one entity or several. */
export const fieldAdded: ExactReader = (words, draft) => {
  const found = groupsOf(patterns, words);
  const owners = entitiesListed(found?.['owners'] ?? '', draft);
  if (!found || !owners) return null;
  const told = readTraits(found['traits'] ?? '');
  const isTold = found['traits'] !== undefined;
  // what is only added to one entity is read by others, with all that they know of types
  if ((!isTold && owners.length < 2) || unread(told.rest).length > 0) return null;
  if (told.traits.type !== undefined && columnTypeOf(told.traits.type) === null) return null;
  const [one, other] = fieldsNamed(found['field'] ?? '') ?? [];
  if (!one || other || /^(?:optional|required|index|unique)/iu.test(one.name)) return null;
  return (now) => {
    let current = now;
    const done: string[] = [];
    for (const { name } of owners) {
      const entity = findEntity(current, name);
      if (!entity || entity.rows.some((row) => row.name === one.name)) continue;
      const record = entityRecord(entity);
      const fresh = record.nameOf(current, one.name);
      current = draftOf(record.withField(current, { ...one, name: fresh }), now.request);
      const place = () => {
        const there = findEntity(current, name);
        const row = there?.rows.find((own) => own.name === fresh);
        return there && row ? { entity: there, row } : null;
      };
      const typed = place();
      const text = isTold && typed ? withFieldTraits(current, typed, told.traits, false) : null;
      if (text !== null) current = draftOf(text, now.request);
      done.push(name);
    }
    return done.length === 0
      ? noEffect(now, `${owners.map(({ name }) => name).join(', ')} has a field ${one.name} already.`)
      : applied(now, current.text, `Added ${one.name} to ${done.join(', ')}.`);
  };
};
