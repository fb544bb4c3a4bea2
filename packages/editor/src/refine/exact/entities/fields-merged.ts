import { literal } from '../../../read/literal.ts';
import { inWords } from '../../../understand/entities/field-name.ts';
import { dotted } from '../../design/spoken/fields-named.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { renamedField, withoutField } from '../../entities/field-edits.ts';
import { cellText, withNull } from '../../entities/field-values.ts';
import { type FieldPlace, findEntity, sameField } from '../../entities/places.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { namedLike } from '../../records/field-words.ts';
import { sentences } from '../../target/ordinal.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { fieldAlone, fieldOfEntity } from './named.ts';

const a = '(?:(?:an?|one|the|just|only|single|new|common) )*';
const noun = '(?:field|column|attribute|property)';
const fresh = `${a}(?:${noun} )?(?:called |named )?[\`"“]?(?<fresh>\\p{L}[\\p{L}\\p{N}_]{1,30}(?: \\p{L}{2,20})?)[\`"”]?(?: ${noun})?`;
const list = `(?:the )?(?:(?:two )?${noun}s )?(?<list>[^:;]{5,100}?)(?: ${noun}s)?`;
const patterns: readonly RegExp[] = [
  `^(?:merge|combine|join|collapse|fold|unite|turn|put|squash|roll) ${list} (?:together )?(?:in|to|into|as) ${fresh}$`,
  `^replace ${list} (?:with|by) ${fresh}$`,
  `^(?:(?:instead )?of|in place of|rather than) ${list},? (?:we |i |it |there )?(?:want|need|should (?:have|be|use)|have|use|prefer|is|only need)? ?${fresh}(?: please)?$`,
  `^(?:(?:use|have|make|take|keep|we want|we need|i want) )?${fresh} (?:instead of|in place of|rather than|out of|for|from) ${list}$`,
  `^${list} (?:should|must|can|could) (?:be|become|be merged into|be combined into|go into|be replaced by|be replaced with) (?:one|a single|a|just one|only one) (?:${noun} )?(?:called |named |, )?[\`"“]?(?<fresh>\\p{L}[\\p{L}\\p{N}_]{1,30})[\`"”]?(?: ${noun})?$`,
].map((one) => new RegExp(one, 'iu'));

/** "Merge first name and last name into full_name": one field in the place of several of an entity. */
export const fieldsMerged: ExactReader = (words, draft) => {
  const { list: said, fresh: name } = groupsOf(patterns, words) ?? {};
  const parts = (said ?? '').split(/\s?[,+&/]\s?(?:and )?|\s(?:and|plus|with)\s/u);
  if (name === undefined || parts.length < 2 || /^(?:field|column|one|it)s?$/iu.test(name)) return null;
  const [leading, last] = [parts[0] ?? '', parts.at(-1) ?? ''];
  // "street and city of hospital"
  const first = fieldAlone(leading, draft) ?? fieldAlone(last, draft);
  if (!first) return null;
  const fields = parts.map((one) => fieldAlone(one, draft) ?? fieldOfEntity(one, first.entity, draft));
  const found = fields.filter((one) => one !== null);
  const isOfOne = found.every(({ entity }) => entity.name === first.entity.name);
  if (found.length !== parts.length || !isOfOne) return null;
  return (now) => merged(now, found, name);
};

function merged(draft: Draft, fields: readonly FieldPlace[], said: string): Outcome {
  const places = fields.flatMap((one) => sameField(draft, one) ?? []);
  const [first, ...others] = places;
  if (!first || others.length === 0) return noEffect(draft, 'There are no such fields.');
  const name = namedLike(
    said.trim().toLowerCase() === said.trim() ? said.trim().replaceAll(' ', '_') : said.trim(),
    first.entity.rows.map((row) => row.name),
  );
  const isTaken = first.entity.rows.some(
    (row) => row.name === name && !places.some((one) => one.row === row),
  );
  if (isTaken) return noEffect(draft, `${first.entity.name} has a field ${name} already.`);
  if (places.some((one) => /PK|FK/u.test(cellText(draft, one, 'key'))))
    return {
      ...noEffect(draft, `Nothing was changed: a key is among ${dotted(places)}.`),
      status: 'not-understood',
    };
  let now = draft;
  const kept = places.find(({ row }) => row.name === name) ?? first;
  for (const one of places.filter((place) => place !== kept)) {
    const place = sameField(now, one);
    if (place) now = draftOf(splice(now.text, withoutField(now, place)), draft.request);
  }
  const isRequired = places.some((one) => cellText(draft, one, 'null') === 'no');
  const own = sameField(now, kept);
  if (own && isRequired) now = draftOf(splice(now.text, withNull(now, own, false)), draft.request);
  const there = sameField(now, kept);
  if (there && name !== kept.row.name)
    now = draftOf(splice(now.text, renamedField(now, there, name)), draft.request);
  const text = splice(now.text, inProse(now, first.entity.name, places, name));
  return applied(draft, text, `Put ${first.entity.name}.${name} in the place of ${dotted(places)}.`);
}

/** The fields side by side in the sentences about their entity: "a first name and last name". */
function inProse(draft: Draft, owner: string, fields: readonly FieldPlace[], name: string) {
  const entity = findEntity(draft, owner);
  if (!entity) return [];
  const names = fields.map(({ row }) => literal(inWords(row.name)).replaceAll('_', '[ _]'));
  const listed = new RegExp(
    `(?<![\\p{L}_])${names.join('(?:,? and |, )(?:an? |the )?')}(?![\\p{L}_])`,
    'giu',
  );
  return sentences(draft)
    .filter(({ start, end }) => start >= entity.section.headingEnd && end <= entity.section.bodyEnd)
    .flatMap(({ start, end }) =>
      [...draft.text.slice(start, end).matchAll(listed)].map((found) => ({
        start: start + found.index,
        end: start + found.index + found[0].length,
        text: inWords(name).replaceAll('_', ' '),
      })),
    );
}
