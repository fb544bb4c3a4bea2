import { type Field, plainField } from '../../../understand/entities/entity.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { type EntityPlace, entitiesIn } from '../../entities/places.ts';
import { applied, noEffect } from '../../instruction.ts';
import { entityRecord } from '../../records/entity-record.ts';
import { withFieldTraits } from './field-traits.ts';
import type { Scope } from './fields-named.ts';
import { itemsIn, type NamedItem } from './items.ts';
import { spokenName } from './names.ts';
import type { Reading } from './reading.ts';
import { columnTypeOf } from './said-types.ts';
import { areTold, type Traits } from './traits.ts';
import { says, unread, withoutVerbs } from './wording.ts';

const valueCue =
  /(?<!\p{L})(?:values?|states?|statuses|options?|choices?|wert(?:e)?|zustand|zustände|valeurs?|valor(?:es)?|estados?|enum)(?!\p{L})/iu;

/** Fields that an entity is to have besides those it has. */
export function addedFields(words: string, scope: Scope): Reading | null {
  const { owners, entities, before } = scope;
  const isAsked =
    says.add.test(words) ||
    /(?<!\p{L})(?:should|want|also|too|auch|aussi|también|with)(?!\p{L})/iu.test(words);
  if (!isAsked || says.remove.test(words)) return null;
  const [own, other] = owners;
  const home = own ?? entities.find((one) => one.name === before.entity);
  if (!home || other) return null;
  const list = listOf(words, home);
  const items = list === null ? null : itemsIn(list);
  if (!items || items.some(({ traits }) => traits.type !== undefined && columnTypeOf(traits.type) === null))
    return null;
  if (items.some(({ name: one }) => entities.some((entity) => entity.name === one) || notField.test(one)))
    return null;
  if (
    items.length === 1 &&
    !/[_`"“]|\p{Ll}\p{Lu}/u.test(words) &&
    !fieldCue.test(words) &&
    !areTold(items[0]?.traits ?? {})
  )
    return null;
  // plain words are read as the composer reads them
  if (!items.every(({ name: one, traits }) => /_|\p{Ll}\p{Lu}/u.test(one) || areTold(traits))) return null;
  if (valueCue.test(words.split(':')[0] ?? '')) return null;
  return {
    spoken: { operations: [], entity: home.name, names: items.map((one) => one.name), traits: null },
    change: (now) => {
      let current = now;
      const done: string[] = [];
      for (const item of items) {
        const place = entitiesIn(current).find((one) => one.name === home.name);
        const there = place?.rows.find((row) => row.name === item.name);
        if (!place) continue;
        if (there) {
          const text = areTold(item.traits)
            ? withFieldTraits(current, { entity: place, row: there }, item.traits, false)
            : null;
          if (text !== null && text !== current.text) {
            current = draftOf(text, now.request);
            done.push(item.name);
          }
          continue;
        }
        current = withField(current, home.name, item);
        done.push(item.name);
      }
      return done.length === 0
        ? noEffect(now, `${home.name} has ${items.map((one) => one.name).join(', ')} already.`)
        : applied(now, current.text, `Added ${done.join(', ')} to ${home.name}.`);
    },
  };
}

const fieldCue =
  /(?<!\p{L})(?:fields?|columns?|attributes?|propert(?:y|ies)|feld|spalte|attribut|champ|colonne|campo|columna|atributo)(?!\p{L})/iu;
const notField =
  /^(?:index|constraint|example|section|diagram|table|relationship|note|description|reason|question|requirement|test|query|view|trigger|history|everything|something|sentence|paragraph|explanation|detail|details|more|less|value|values)$/iu;

/** What follows the words that only say what the fields are for: "the insurance number: insurance_number, varchar(20)". */
function listOf(words: string, { rows }: EntityPlace): string | null {
  const at = words.search(/:\s/u);
  if (at < 0) return words;
  const [before, behind] = [words.slice(0, at), words.slice(at + 1)];
  const [first = ''] = /[\p{L}_][\p{L}\p{N}_]*/u.exec(behind) ?? [];
  if (unread(withoutVerbs(before, 'add')).length === 0) return behind;
  if (rows.some((row) => row.name === first)) return null;
  return unread(withoutVerbs(before.replace(spokenName(first), ' '), 'add')).length === 0 ? behind : words;
}

/** The draft with one more field, in every place that shows an entity. */
export function withField(draft: Draft, entity: string, { name: field, traits }: NamedItem): Draft {
  const place = entitiesIn(draft).find((one) => one.name === entity);
  if (!place) return draft;
  const fresh: Field = {
    ...plainField(field),
    isKey: false,
    type: traits.type === undefined ? null : columnTypeOf(traits.type),
    isNullable: traits.isRequired === undefined ? null : !traits.isRequired,
    isUnique: traits.isUnique === true,
    values: traits.values ?? [],
  };
  const now = draftOf(entityRecord(place).withField(draft, fresh), draft.request);
  const { type: _, isRequired: __, isUnique: ___, values: ____, ...others } = traits;
  const there = entitiesIn(now).find((one) => one.name === entity);
  const row = there?.rows.find((one) => one.name === field);
  if (!there || !row) return now;
  const target = others.target;
  const isPointing = target !== undefined && !now.text.slice(row.start, row.end).includes('FK ->');
  const text =
    withFieldTraits(now, { entity: there, row }, isPointing ? others : without(others, 'target'), false) ??
    now.text;
  const told = draftOf(text, draft.request);
  const keyed = traits.isUnique === true ? entitiesIn(told).find((one) => one.name === entity) : undefined;
  const own = keyed?.rows.find((one) => one.name === field);
  return keyed && own
    ? draftOf(
        withFieldTraits(told, { entity: keyed, row: own }, { isUnique: true }, false) ?? told.text,
        draft.request,
      )
    : told;
}

function without<Key extends keyof Traits>(traits: Traits, key: Key): Omit<Traits, Key> {
  const { [key]: _, ...rest } = traits;
  return rest;
}
