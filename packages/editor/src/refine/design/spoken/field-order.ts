import { draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { valuesOf, withoutValues } from '../../entities/field-values.ts';
import { entitiesIn, type FieldPlace, sameField } from '../../entities/places.ts';
import { applied } from '../../instruction.ts';
import { withIndex } from '../../instructions/add-index.ts';
import { withoutFields } from '../../instructions/fields.ts';
import { entityRecord } from '../../records/entity-record.ts';
import { addedFields } from './added-fields.ts';
import { withFieldTraits } from './field-traits.ts';
import { dotted, isReading, mentioned, ownersIn, type Scope, single, spokenOf } from './fields-named.ts';
import { movedField } from './moved-field.ts';
import type { OrderReader, Reading } from './reading.ts';
import { renamedFields, splitField } from './renamed-fields.ts';
import { columnTypeOf } from './said-types.ts';
import { areTold, asWell, readTraits } from './traits.ts';
import { says, unread, withoutForeignPlace, withoutVerbs } from './wording.ts';

/** An order about fields of a data model: to have them, not to have them, by another name, or otherwise than they are. */
export const fieldOrder: OrderReader = (said, draft, before) => {
  const entities = entitiesIn(draft);
  if (entities.length === 0) return null;
  const { owners, rest } = ownersIn(
    said.replace(targetPhrase, (phrase) => phrase.replaceAll(' ', '\u00a0')),
    entities,
  );
  const words = rest.replaceAll('\u00a0', ' ').replace(/\s+/gu, ' ').trim();
  const scope = { draft, entities, owners, before };
  return (
    movedField(said, scope) ??
    indexed(words, scope) ??
    renamedFields(words, scope) ??
    splitField(words, scope) ??
    freed(words, scope) ??
    removed(words, scope) ??
    changed(words, scope) ??
    addedFields(words, scope)
  );
};

const targetPhrase =
  /(?<!\p{L})(?:references|refers to|points? to|pointing to|(?:foreign key|FK|reference|fremdschlüssel)(?: (?:to|on|auf|vers|a))?|verweist auf|zeigt auf|->|→) (?:the )?[`"]?[\p{L}_]+(?:\.\w+)?[`"]?/giu;

const indexCue =
  /(?<!\p{L})(?:(?:composite|compound|combined|db|database|zusammengesetzter?) )?(?:ind(?:ex|exes|ices)|indexed|indiziert|índice|indexé[es]*|indexar|indexieren)(?!\p{L})/iu;

function indexed(words: string, scope: Scope): Reading | null {
  if (!indexCue.test(words) || says.remove.test(words)) return null;
  const { mentions, rest } = mentioned(words, scope);
  const left = withoutVerbs(rest.replace(indexCue, ' '), 'add').replace(
    /(?<!\p{L})(?:unique|create|lege|crée|crea|together|zusammen)(?!\p{L})/giu,
    ' ',
  );
  if (mentions.length === 0 || unread(left).length > 0) return null;
  const found = single(mentions);
  if (isReading(found)) return found;
  const [first] = found;
  if (found.some(({ entity }) => entity.name !== first?.entity.name)) return null;
  const isUnique = /(?<!\p{L})unique(?!\p{L})/iu.test(rest);
  return {
    spoken: spokenOf(found, null),
    change: (now) =>
      withIndex(
        now,
        found.flatMap((one) => sameField(now, one) ?? []),
        isUnique,
      ),
  };
}

function removed(words: string, scope: Scope): Reading | null {
  if (
    !says.remove.test(words) ||
    /(?<!\p{L})(?:index|default|not null|unique|constraint|standardwert)(?!\p{L})/iu.test(words)
  )
    return null;
  const { mentions, rest } = mentioned(withoutVerbs(words, 'remove'), scope);
  const left = rest.replace(/(?<!\p{L})(?:zu|made-up|invented|superfluous|extra)(?!\p{L})/giu, ' ');
  const isAlone = scope.owners.length === 0 && mentions.every(({ places }) => places.length === 1);
  if (mentions.length === 0 || unread(isAlone ? withoutForeignPlace(left) : left).length > 0) return null;
  const found = single(mentions);
  if (isReading(found)) return found;
  return {
    spoken: spokenOf(found, null),
    change: (now) =>
      withoutFields(
        now,
        found.flatMap((one) => {
          const there = sameField(now, one);
          return there ? [{ record: entityRecord(there.entity), field: there.row.name }] : [];
        }),
      ),
  };
}

/** "Drop the enum on reason": the field stays, and may have any value. */
function freed(words: string, scope: Scope): Reading | null {
  if (!says.remove.test(words) || !enumWord.test(words)) return null;
  const { mentions, rest } = mentioned(withoutVerbs(words, 'remove'), scope);
  if (mentions.length === 0 || unread(rest.replace(enumWord, ' ')).length > 0) return null;
  const found = single(mentions);
  if (isReading(found)) return found;
  if (found.some((one) => valuesOf(scope.draft, one).length === 0)) return null;
  return {
    spoken: spokenOf(found, null),
    change: (now) => {
      let current = now;
      for (const one of found) {
        const there = sameField(current, one);
        if (there) current = draftOf(splice(current.text, withoutValues(current, there)), now.request);
      }
      return applied(now, current.text, `${dotted(found)} may have any value.`);
    },
  };
}

const pointsBack =
  /^(?:so |and |but )?(?:make |mark |set |declare )?(?:it|them|they|both|all(?: of them)?|each|beide|alle|les deux|tous|ambos|todos|es|er|sie)(?!\p{L})/iu;
/** What is said of one field before the next is named. */
const parts =
  /(?<!\p{L})(?:is|are|should|must|shall|gets?|has|have|can|cannot|may|needs?|becomes?|ist|sind|soll|sollen|muss|müssen|bekommt|darf|wird|est|sont|doit|doivent|peut|es|son|debe|deben|puede|tiene)(?!\p{L})/iu;
const listing = /(?<!\p{L})(?:list|show|write|declare|define|document|liste|führe|énumère|lista)(?!\p{L})/giu;
const enumWord = /(?<!\p{L})(?:an? )?enum(?:eration)?(?!\p{L})/iu;

function changed(words: string, scope: Scope): Reading | null {
  const { before } = scope;
  const { mentions, rest: beside } = mentioned(words, scope);
  // "A is required, and B gets the values …" says something of each
  const isEachTold =
    parts.test(beside.slice(mentions.at(-1)?.at ?? 0)) &&
    mentions.slice(1).some(({ at }, place) => parts.test(beside.slice(mentions[place]?.at ?? 0, at)));
  if (isEachTold) return null;
  const isBack = mentions.length === 0 && before.names.length > 0 && before.entity !== null;
  const backed = isBack
    ? scope.entities
        .filter((one) => one.name === before.entity)
        .flatMap((entity) =>
          entity.rows
            .filter((row) => before.names.includes(row.name))
            .map((row): FieldPlace => ({ entity, row })),
        )
    : [];
  if (mentions.length === 0 && backed.length === 0) return null;
  const told = readTraits((isBack ? words.replace(pointsBack, ' ') : beside).replace(/\s+/gu, ' '));
  const isSame = !areTold(told.traits) && before.traits !== null && asWell.test(told.rest);
  const traits = isSame ? (before.traits ?? told.traits) : told.traits;
  const isEnum = traits.values === undefined && enumWord.test(told.rest);
  const rest = (isSame ? told.rest.replace(asWell, ' ') : told.rest)
    .replace(enumWord, ' ')
    .replace(isEnum ? listing : /$^/u, ' ');
  if (!(areTold(traits) || isEnum)) return null;
  const isAlone = scope.owners.length === 0 && mentions.every(({ places }) => places.length === 1);
  if (unread(isAlone ? withoutForeignPlace(rest) : rest).length > 0) return null;
  if (traits.type !== undefined && columnTypeOf(traits.type) === null) return null;
  const found = isBack ? backed : single(mentions);
  if (isReading(found)) return found;
  return {
    spoken: spokenOf(found, traits),
    change: (now) => {
      let current = now;
      for (const one of found) {
        const there = sameField(current, one);
        const text = there ? withFieldTraits(current, there, traits, isEnum) : null;
        if (text === null)
          return {
            text: now.text,
            status: 'not-understood',
            message: `The values of ${dotted([one])} are not known; say them, such as: ${dotted([one])} is one of a, b.`,
          };
        current = draftOf(text, now.request);
      }
      return applied(now, current.text, `Changed ${dotted(found)}.`);
    },
  };
}
