import { columnTypeOf } from '../../design/spoken/said-types.ts';
import { splice } from '../../editing/splice.ts';
import { withType } from '../../entities/field-values.ts';
import { sameField } from '../../entities/places.ts';
import { applied, noEffect } from '../../instruction.ts';
import { withIndex } from '../../instructions/add-index.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { fieldAlone, fieldOfEntity } from './named.ts';

const types: readonly RegExp[] = [
  /^(?:the )?(?:data )?type of (?<what>.{2,60}?) (?:is|should be|must be|has to be) (?:an? )?(?<type>[\p{L}]+(?: ?\([\d, ]{1,8}\))?)$/iu,
  /^(?:change|set|make) (?:the )?(?:data )?type of (?<what>.{2,60}?) (?:to |into )?(?:an? )?(?<type>[\p{L}]+(?: ?\([\d, ]{1,8}\))?)$/iu,
];
const indexes: readonly RegExp[] = [
  /^(?:add |create |we need |put )?(?:an? )?(?:composite |compound |combined )?index (?:on|for|over|across) (?<list>[^:;]{3,100}?)(?: together)?$/iu,
];

/** The type of a column that is called as such, and an index over columns that are told by what they refer to. */
export const columnSaid: ExactReader = (words, draft) => {
  const { what, type: said } = groupsOf(types, words) ?? {};
  const place = what === undefined ? null : fieldAlone(what, draft);
  const type = said === undefined ? null : columnTypeOf(said);
  if (place && type !== null)
    return (now) => {
      const there = sameField(now, place);
      return there
        ? applied(
            now,
            splice(now.text, withType(now, there, type)),
            `Changed ${place.entity.name}.${place.row.name}.`,
          )
        : noEffect(now, 'There is no such field.');
    };
  const list = groupsOf(indexes, words)?.['list'];
  const [first, ...others] = (list ?? '').split(/\s?,\s?(?:and )?|\s(?:and|\+)\s/u);
  const leading = first === undefined || others.length === 0 ? null : fieldAlone(first, draft);
  if (!leading) return null;
  const places = [leading, ...others.map((one) => fieldOfEntity(one, leading.entity, draft))];
  const found = places.filter((one) => one !== null);
  // where no column is told by what it refers to, others read as much
  const isPlain = others.every((one) => fieldAlone(`${leading.entity.name} ${one}`, draft) !== null);
  return found.length === places.length && !isPlain
    ? (now) =>
        withIndex(
          now,
          found.flatMap((one) => sameField(now, one) ?? []),
          false,
        )
    : null;
};
