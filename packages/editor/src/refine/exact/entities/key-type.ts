import { columnTypeOf } from '../../design/spoken/said-types.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { cellText, withType } from '../../entities/field-values.ts';
import { entitiesIn, type FieldPlace, findField, sameField } from '../../entities/places.ts';
import { applied, noEffect } from '../../instruction.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { entityAlone } from './named.ts';

const keys = '(?:(?:all|the|our|every|each) )*(?:primary[ -]keys?|pks?|ids?|keys)';
const type = '(?:an? |of type |type )?(?<type>[\\p{L}]{3,12}?)s?';
const patterns: readonly RegExp[] = [
  `^${keys}(?: (?:of|on|for|in) (?<what>.{2,40}?))? (?:should (?:all )?be|must (?:all )?be|has to be|are|is|as|should use|use|->|=) (?:all )?${type}$`,
  `^(?:use|take|prefer|go with|switch to|we use) ${type} (?:for|as|in) ${keys}(?: (?:of|on|for|in) (?<what>.{2,40}?))?$`,
  `^(?:make|turn|change|switch|set) ${keys}(?: (?:of|on|for|in) (?<what>.{2,40}?))? (?:to |into |be )?${type}$`,
  `^(?<what>.{2,40}?)['’]s (?:primary key|pk|id) (?:should be|must be|is) ${type}$`,
  `^${type} (?:primary keys|pks|ids)(?: everywhere| for all| for every table| throughout)?$`,
].map((one) => new RegExp(one, 'iu'));

const typeOf = (draft: Draft, place: FieldPlace): string =>
  cellText(draft, place, 'type').replaceAll('`', '').trim();

/** "Use bigint for the primary keys": the keys of one entity or of all, and what refers to them, are of a type. */
export const keyType: ExactReader = (words, draft) => {
  const { what, type: said } = groupsOf(patterns, words) ?? {};
  const wanted = said === undefined ? null : columnTypeOf(said);
  if (wanted === null) return null;
  const isOfAll =
    what === undefined || /^(?:all|every|each)(?: (?:the )?(?:tables?|entit\p{L}+))?$/iu.test(what);
  const only = isOfAll ? null : entityAlone(what, draft);
  if (!isOfAll && !only) return null;
  return (now) => {
    const meant = entitiesIn(now).filter(({ name }) => isOfAll || name === only?.name);
    const own = meant.flatMap((entity) =>
      entity.rows
        .map((row): FieldPlace => ({ entity, row }))
        // a key that points to another is of the type of that one
        .filter(
          (place) =>
            /\bPK\b/u.test(cellText(now, place, 'key')) && !cellText(now, place, 'key').includes('FK'),
        ),
    );
    const isPointing = (place: FieldPlace) =>
      own.some(({ entity, row }) => cellText(now, place, 'key').includes(`FK -> ${entity.name}.${row.name}`));
    const all = entitiesIn(now).flatMap((entity) => entity.rows.map((row): FieldPlace => ({ entity, row })));
    const changed = [...own, ...all.filter(isPointing)].filter((place) => typeOf(now, place) !== wanted);
    let current = now;
    for (const one of changed) {
      const place = sameField(current, one) ?? findField(current, `${one.entity.name}.${one.row.name}`);
      if (place) current = draftOf(splice(current.text, withType(current, place, wanted)), now.request);
    }
    const names = changed.map(({ entity, row }) => `${entity.name}.${row.name}`).join(', ');
    return changed.length === 0
      ? noEffect(now, `The primary keys are of type ${wanted} already.`)
      : applied(now, current.text, `Gave the type ${wanted} to ${names}.`);
  };
};
