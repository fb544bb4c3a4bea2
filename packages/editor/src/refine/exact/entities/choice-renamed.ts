import type { Draft } from '../../draft.ts';
import { valuesOf } from '../../entities/field-values.ts';
import { entitiesIn, type FieldPlace, sameField } from '../../entities/places.ts';
import { applied, noEffect } from '../../instruction.ts';
import { withChoices } from '../../instructions/choices.ts';
import { entityRecord } from '../../records/entity-record.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const value = (group: string) => `[\`"“']?(?<${group}>[\\p{L}_][\\p{L}\\p{N}_-]{1,30})[\`"”']?`;
const field = '(?<field>[\\p{L}_]+(?: [\\p{L}_]+){0,2}?)';
const patterns: readonly RegExp[] = [
  `^(?:the )?${field} (?:value )?${value('old')} (?:should|must|has to|needs to) (?:rather |really )?(?:be|become) (?:called |named |renamed to )?${value('fresh')}(?: instead)?$`,
  `^(?:the )?${field} (?:value )?${value('old')} is (?:now )?(?:called|named|renamed to) ${value('fresh')}$`,
  `^rename (?:the )?${field} (?:value )?${value('old')} (?:to|into|as) ${value('fresh')}$`,
  `^(?:call|name) (?:the )?${field} (?:value )?${value('old')} ${value('fresh')}(?: instead)?$`,
  `^${value('old')} (?:in|of|as) (?:the )?${field} (?:should|must|has to) be (?:called |named |renamed to )?${value('fresh')}$`,
  `^rename ${value('old')} (?:in|of) (?:the )?${field} to ${value('fresh')}$`,
  `^(?:the )?(?:value|status|state|option) ${value('old')} (?:should|must|has to) be (?:called |named |renamed to )${value('fresh')}$`,
].map((one) => new RegExp(one, 'iu'));

/** "The status open should be called reserved": a value under another name, and the field as it is called. */
export const choiceRenamed: ExactReader = (words, draft) => {
  for (const pattern of patterns) {
    const { field: said, old = '', fresh = '' } = groupsOf([pattern], words) ?? {};
    const places = old === '' ? [] : fieldsWith(old, draft);
    const named = said === undefined ? places : places.filter((place) => isCalled(place, said));
    const [only, other] = named;
    if (!only || other) continue;
    return (now) => {
      const place = sameField(now, only);
      const values = place ? valuesOf(now, place) : [];
      if (!place || values.includes(fresh)) return noEffect(now, `${only.row.name} may be ${fresh} already.`);
      const record = entityRecord(place.entity);
      const wanted = values.map((one) => (one.toLowerCase() === old.toLowerCase() ? fresh : one));
      const { text } = withChoices(now, { record, field: place.row.name }, wanted);
      return applied(
        now,
        text,
        `The value ${old} of ${place.entity.name}.${place.row.name} is called ${fresh}.`,
      );
    };
  }
  return null;
};

/** The fields that may have a value. */
const fieldsWith = (value: string, draft: Draft): FieldPlace[] =>
  entitiesIn(draft).flatMap((entity) =>
    entity.rows
      .map((row): FieldPlace => ({ entity, row }))
      .filter((place) => valuesOf(draft, place).some((one) => one.toLowerCase() === value.toLowerCase())),
  );

/** Whether a phrase names a field, alone or behind its entity. */
function isCalled({ entity, row }: FieldPlace, said: string): boolean {
  const words = said.toLowerCase().replaceAll(/[ _]+/gu, ' ');
  const name = row.name.toLowerCase().replaceAll('_', ' ');
  return [name, `${entity.name.replaceAll('_', ' ')} ${name}`].includes(words);
}
