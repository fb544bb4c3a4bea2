import { fill } from '../../../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../../../formats/phrases.ts';
import { type Draft, draftOf } from '../../../draft.ts';
import { splice } from '../../../editing/splice.ts';
import { withField } from '../../../entities/field-edits.ts';
import { cellText } from '../../../entities/field-values.ts';
import { withLines } from '../../../entities/fresh-entity.ts';
import { withReference } from '../../../entities/key-edits.ts';
import {
  type EntityPlace,
  type FieldPlace,
  findEntity,
  findField,
  keyFieldOf,
} from '../../../entities/places.ts';
import { applied, type Change, noEffect } from '../../../instruction.ts';
import { type Message, partsOf } from '../../reading/message.ts';

/** One entity of which each record has any number of those of another. */
export interface Relation {
  readonly one: string;
  readonly many: string;
}

const toMany =
  /(?<!\p{L})(?:one[- ]to[- ](?:many|n)|1[ -]?(?::|to|-|zu)[ -]?(?:n|many|m|\*)|one-to-many|un[ -]à[ -]plusieurs|1[ -]à[ -]n|uno a (?:muchos|varios|n)|um para muitos|uno a molti|een-op-veel|één-op-veel|eins?[ -]zu[ -](?:n|viele\w*)|jeden do wielu)(?!\p{L})/iu;
const toOne =
  /(?<!\p{L})(?:many[- ]to[- ]one|n[ -]?(?::|to|-|zu)[ -]?1|plusieurs[ -]à[ -]un|muchos a uno|n[ -]zu[ -]eins?)(?!\p{L})/iu;
const has =
  /(?<!\p{L})(?:has|have|can have|may have|owns?|hat|haben|a|tiene|tienen|tem|ha|heeft|ma) (?:\p{L}+ ){0,2}(?:many|several|multiple|any number of|more than one|viele|mehrere|plusieurs|muchos|muchas|varios|varias|muitos|molti|più|veel|meerdere|wiele)(?!\p{L})/iu;
const belongs =
  /(?<!\p{L})(?:belongs?|hangs?|is part of|gehört|gehören|appartient|pertenece|pertence|appartiene|hoort|należy)(?!\p{L})/iu;

/** The relation of one to many that a message says two entities to have; null where it says none. */
export function relationSaid(message: Message): Relation | null {
  const [first, second, ...others] = partsOf(message, 'entity').map(({ name }) => name);
  const words = message.segments.map(({ text }) => text).join(' , ');
  if (first === undefined || second === undefined || others.length > 0) return null;
  const bare = words.replace(/⟦\d+⟧/gu, '⟦⟧');
  const forth = { one: first, many: second };
  const back = { one: second, many: first };
  if (toMany.test(bare)) return isPlainly(message) ? forth : null;
  if (toOne.test(bare)) return isPlainly(message) ? back : null;
  if (!isPlainly(message)) return null;
  const opening = /^[^⟦]*⟦⟧(?<behind>[^⟦]*)/u.exec(bare)?.groups?.['behind'] ?? '';
  if (belongs.test(opening)) return back;
  return has.test(bare) && (has.test(opening) || /⟦⟧[^⟦]*$/u.test(bare))
    ? has.test(opening)
      ? forth
      : null
    : null;
}

/** Whether what names the entities says nothing but how they are related. */
function isPlainly({ segments }: Message): boolean {
  return segments.every(
    ({ text, isPlain }) =>
      isPlain || !/⟦/u.test(text) || toMany.test(text) || /don['’]t see|unclear/iu.test(text),
  );
}

/** The text with what says that a field points to an entity; one that is called after it does so in its row, diagram and script already. */
function related(draft: Draft, place: FieldPlace, target: EntityPlace): string {
  if (!cellText(draft, place, 'key').includes('FK')) return withReference(draft, place, target);
  const { relationLine, constraintForeign } = phrasesOf(draft.language);
  const [from, to] = [`\`${target.name}\``, `\`${place.entity.name}\``];
  const column = `\`${place.entity.name}.${place.row.name}\``;
  const told = withLines(draft, 'relationships', [fill(relationLine, { from, to, column })]);
  return withLines(told, 'constraints-indexes', [fill(constraintForeign, { column })]).text;
}

/** The change that gives the many a reference to the one, wherever the document shows fields and relations. */
export function relatedChange({ one, many }: Relation): Change {
  return (draft) => {
    const [owner, member] = [findEntity(draft, one), findEntity(draft, many)];
    if (!owner || !member) return noEffect(draft, `There are no entities ${one} and ${many}.`);
    const name = `${owner.name.replace(/(?<=[^s])s$/u, '')}_id`;
    const isThere = member.rows.some((row) => {
      const key = row.cells[member.columns.indexOf('key')];
      return (
        key !== undefined &&
        new RegExp(`FK -> ${owner.name}\\.`, 'u').test(draft.text.slice(key.start, key.end))
      );
    });
    if (isThere) return noEffect(draft, `${member.name} refers to ${owner.name} already.`);
    if (findField(draft, `${member.name}.${name}`))
      return noEffect(
        draft,
        `${member.name} has a field ${name} already; say that it refers to ${owner.name}.`,
      );
    const key = findField(draft, `${owner.name}.${keyFieldOf(draft, owner.name)}`);
    if (!key)
      return noEffect(
        draft,
        `${owner.name} has a key of several fields; name those that ${member.name} is to hold.`,
      );
    const type = cellText(draft, key, 'type').replaceAll('`', '').trim() || null;
    const fresh = { name, type, isNullable: null, isUnique: false, note: '' };
    const now = draftOf(splice(draft.text, withField(draft, member, fresh)), draft.request);
    const [place, target] = [findField(now, `${member.name}.${name}`), findEntity(now, owner.name)];
    if (!place || !target) return noEffect(draft, `${member.name} could not refer to ${owner.name}.`);
    const text = related(now, place, target);
    return text === now.text
      ? noEffect(
          draft,
          `${owner.name} has a key of several fields; name those that ${member.name} is to hold.`,
        )
      : applied(draft, text, `Related one ${owner.name} to many ${member.name}, by ${member.name}.${name}.`);
  };
}
