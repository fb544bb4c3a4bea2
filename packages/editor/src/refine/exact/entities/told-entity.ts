import { singularOf } from '../../../understand/api/nouns.ts';
import { type Field, plainField } from '../../../understand/entities/entity.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { composedAlone } from '../../editing/composed-alone.ts';
import { cellText, valuesOf } from '../../entities/field-values.ts';
import { withFreshEntity } from '../../entities/fresh-entity.ts';
import { type EntityPlace, entitiesIn, findEntity } from '../../entities/places.ts';
import { applied, type Change, noEffect } from '../../instruction.ts';
import type { ExactReader } from '../exact-reader.ts';
import { entityAlone, fieldAlone } from './named.ts';

const name = '[`"“]?(?<name>\\p{L}[\\p{L}\\p{N}_]{1,30}(?:[ -]\\p{L}{2,20}){0,2}?)[`"”]?';
const asking =
  '(?:(?:please )?(?:add|create|introduce|include)|we (?:also |still )?(?:need|want|miss|lack|forgot)|i (?:also |still )?(?:need|want|miss)|there (?:should|must|has to) (?:also )?be|missing:?|we are missing|what about|how about|and)';
const articles = '(?:(?:an?|the|another|one more|new|extra|separate|own|some) )*';
const kind = '(?:entity|table|model|record)';
const has =
  '(?:belongs? to|refers? to|ha(?:s|ve)|holds?|stores?|contains?|consists? of|records?|keeps?|is (?:for|of|tied to|linked to|made for))';
const behind = '[?:.;,]?\\s?(?:[–—-] )?(?:and |where |in which )?';
/** A sentence about the thing that is asked for before it, or alone. */
const sentence = `(?:an?|each|every|one|the|all) (?<again>\\p{L}[\\p{L}\\p{N}_]{1,30}(?: \\p{L}{2,20}){0,2}?) (?<said>${has} .{3,300})`;
const told: readonly RegExp[] = [
  `^(?:also:? )?${asking} ${articles}(?:${kind} (?:for |of )?)?${name}(?: ${kind})?${behind}${sentence}$`,
  `^(?:there is|there['’]s|we have) no ${articles}(?:${kind} (?:for|of) )?${name}(?: ${kind})?(?: yet| so far)?${behind}${sentence}$`,
  `^${name} (?:are|is) (?:still |completely )?missing${behind}${sentence}$`,
  `^(?:also )?${sentence}$`,
].map((one) => new RegExp(one, 'iu'));
/** The same with the list of fields alone behind it. */
const listed: readonly RegExp[] = [
  `^(?:there is|there['’]s|we have) no ${articles}(?:${kind} (?:for|of) )?${name}(?: ${kind})?(?: yet| so far)?(?:\\s?[:;(]\\s?| with )(?<list>[^()]{3,300}?)\\)?$`,
  `^${asking} ${articles}(?:${kind} (?:for |of )?)?${name}(?: ${kind})?,? (?:which|that) (?<said>${has} .{3,300})$`,
  `^(?<name>\\p{L}[\\p{L}_]{2,30}(?: \\p{L}{2,20})?) (?:are|is) (?:still |completely )?missing(?:\\s?[:(]\\s?| with )(?<list>[^()]{3,300}?)\\)?$`,
  `^(?<owner>(?:an?|each|every|one|the) .{2,40}?) (?:can |may |should )?(?:also )?(?:have|has|gets?) (?:several|many|multiple|any number of|more than one|one or more) ${name}(?:\\s?[:(]\\s?|,? (?:each )?with )(?<list>[^()]{3,300}?)\\)?$`,
].map((one) => new RegExp(one, 'iu'));
const noName =
  /^(?:it|this|that|they|we|you|everything|something|each|every|all|both|field|column|index|value|enum|entity|table|row|record|key|constraint|diagram|relation|relationship|section|question|list|to|of|in|for|with|and|or|not|no|can|may|must)(?:s|es)?(?!\p{L})/iu;

/**
 * "We also need couriers: each courier has a name and drives a van", "a delivery belongs to an order, has a driver and a time": an
 * entity that is told in a sentence, read as the composer reads it beside the entities that are there.
 */
export const toldEntity: ExactReader = (words, draft) => {
  if (draft.language !== 'en') return null;
  for (const pattern of [...told, ...listed]) {
    const found = pattern.exec(words)?.groups;
    const change = found ? entityFrom(found, draft) : null;
    if (change) return change;
  }
  return null;
};

type Groups = Readonly<Record<string, string | undefined>>;

function entityFrom({ again, name: asked, owner, list, said }: Groups, draft: Draft): Change | null {
  const called = again ?? asked;
  if (called === undefined || noName.test(called) || modal.test(called)) return null;
  if (entityAlone(called, draft) || fieldAlone(called, draft)) return null;
  if (asked !== undefined && singular(asked) !== singular(called)) return null;
  const holder = owner === undefined ? null : entityAlone(owner, draft);
  if (owner !== undefined && !holder) return null;
  const one = singular(called).replaceAll('_', ' ');
  const clause = said ?? `has ${list ?? ''}`;
  const belongs = holder ? ` A ${one} belongs to a ${holder.name}.` : '';
  const fields = composedFields(draft, one, `A ${one} ${clause.replace(/[.!]+$/u, '')}.${belongs}`);
  if (!fields || fields.every(({ isKey }) => isKey)) return null;
  const fresh = one.replaceAll(/[ -]/gu, '_');
  return (now) =>
    findEntity(now, fresh)
      ? noEffect(now, `There is an entity ${fresh} already.`)
      : applied(now, withFreshEntity(now, fresh, fields), `Added the entity ${fresh}.`);
}

const modal = /\s(?:can|may|must|should|could|will|also|still|only|always|never)$/iu;
const singular = (words: string): string => {
  const parts = words.trim().toLowerCase().split(/[ _-]/u);
  return [...parts.slice(0, -1), singularOf(parts.at(-1) ?? '')].join(' ');
};

/** The fields of an entity as the composer reads a sentence about it; null where it finds no such entity, or finds another. */
function composedFields(draft: Draft, called: string, sentence: string): Field[] | null {
  const known = entitiesIn(draft);
  const lines = known.map((one) => `${one.name}: ${one.rows.map((row) => row.name).join(', ')}`);
  const text = composedAlone(draft, `${lines.join('\n')}\n\n${sentence}`, 'Data Model');
  const composed = draftOf(text, draft.request);
  const fresh = entitiesIn(composed).filter(({ name: one }) => !known.some((other) => other.name === one));
  const only = fresh.find((one) => one.name.replaceAll('_', ' ') === called);
  if (!only) return null;
  return only.rows.map((row) => fieldOf(composed, only, row));
}

/** A row of a composed table as a field. */
function fieldOf(draft: Draft, entity: EntityPlace, row: EntityPlace['rows'][number]): Field {
  const place = { entity, row };
  const [key, note, type] = (['key', 'description', 'type'] as const).map((one) =>
    cellText(draft, place, one),
  );
  const values = valuesOf(draft, place);
  const isAssumed = note?.includes('type assumed') === true;
  const remarks = (note ?? '')
    .split(/;\s*/u)
    .filter((one) => one !== 'type assumed' && !/^[–-]?$/u.test(one))
    .slice(values.length > 0 ? 1 : 0);
  const nullable = cellText(draft, place, 'null');
  const fallback = cellText(draft, place, 'default').replaceAll('`', '');
  return {
    ...plainField(row.name),
    type: isAssumed ? null : (type ?? '').replaceAll('`', '') || null,
    isKey: /\bPK\b/u.test(key ?? ''),
    isNullable: nullable === 'yes' ? true : nullable === 'no' ? false : null,
    isUnique: /\bUK\b/u.test(key ?? ''),
    default: /^[–-]?$/u.test(fallback) ? null : fallback,
    references: /FK -> (\w+)\./u.exec(key ?? '')?.[1] ?? null,
    values,
    note: remarks.join('; '),
  };
}
