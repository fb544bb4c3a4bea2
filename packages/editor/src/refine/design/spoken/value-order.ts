import type { Draft } from '../../draft.ts';
import { draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { valuesOf, withChoice } from '../../entities/field-values.ts';
import { type EntityPlace, entitiesIn, type FieldPlace } from '../../entities/places.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { choices, withChoices } from '../../instructions/choices.ts';
import { entityRecord } from '../../records/entity-record.ts';
import { valuesTold } from './field-traits.ts';
import { mayName, namesIn, spokenName } from './names.ts';
import { nothingSpoken, type OrderReader, unclear } from './reading.ts';
import { says, unread, withoutVerbs } from './wording.ts';

const member = '["`“]?[\\p{L}_][\\p{L}\\p{N}_-]*["`”]?';
const list = `(?<list>${member}(?:(?:, | and |, and | or | und | oder | et | ou | y | o )${member})*)`;
const value =
  '(?:allowed |possible |new |further |another |extra |weiteren |neuen |nouvelle )*(?:values?|states?|statuses|status|options?|choices?|wert(?:e)?|zustand|zustände|valeurs?|valor(?:es)?|estados?|état|enum(?:eration)?)';
/** A field in the words of other languages: by these a column of this name is meant, too. */
const abroad: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?<!\p{L})(?:status|zustand|estado|statut|état|stand)(?!\p{L})/iu,
    /(?:^|_)(?:status|state|statut|etat|zustand|estado)$/u,
  ],
  [/(?<!\p{L})(?:kanal|canal|canaux|kanäle|canales)(?!\p{L})/iu, /(?:^|_)channel$/u],
  [/(?<!\p{L})(?:typ|tipo|art|genre)(?!\p{L})/iu, /(?:^|_)(?:type|kind)$/u],
];
const lists: readonly RegExp[] = [
  new RegExp(
    `(?:also|additionally|auch|zusätzlich|aussi|también|be|sein|être|ser)(?: (?:has|have|includes?|gets?|takes?|accepts?|knows?|hat|kennt|a|tiene))? ${list}(?: (?:too|as well|also|erlauben|zulassen|kennen|haben|sein|enthalten|annehmen|geben))?$`,
    'iu',
  ),
  new RegExp(`${value} (?:called |named |namens |appelé\\p{L}* |llamado )?${list}`, 'iu'),
  new RegExp(
    `(?:add|include|append|allow|ergänze|ajoute[rz]?|añad\\p{L}+|agreg\\p{L}+|füge|remove|drop|delete|entferne|lösche|streiche|supprime[rz]?|retire[rz]?|elimina|quita|borra)(?: (?:also|auch|aussi|también|the|a|an|le|la|el|den|die|das))* ${list}`,
    'iu',
  ),
  new RegExp(`^${list} (?:is|are|fehlt|manque|falta|should|must|can|as|als|comme|como)(?!\\p{L})`, 'iu'),
  /(?<list>["`“][\p{L}_][\p{L}\p{N}_ -]*["`”](?:(?:, | and | or | und | et | y )["`“][\p{L}_][\p{L}\p{N}_ -]*["`”])*)/u,
];

/** An order about the values that a field may have: one more, or one less. */
export const valueOrder: OrderReader = (words, draft, before) => {
  const entities = entitiesIn(draft);
  if (entities.length === 0) return null;
  const field = fieldMeant(words, entities, before.entity);
  if (!field) return null;
  const { places, rest } = field;
  const isGone = says.remove.test(rest);
  const isMore =
    says.add.test(rest) ||
    /(?<!\p{L})(?:also|too|as well|can be|may be|auch|aussi|también|peut|puede|kann)(?!\p{L})/iu.test(rest);
  if (!isGone && !isMore) return null;
  const plainly = isGone ? null : choices.parse(words, draft);
  if (plainly) return { change: (now) => plainly(now) as Outcome, spoken: nothingSpoken };
  for (const pattern of lists) {
    const found = pattern.exec(rest.replace(/\s+/gu, ' ').trim());
    const named = namesIn(found?.groups?.['list'] ?? '');
    if (!found || named.length === 0 || named.some((one) => noValue.test(one))) continue;
    const text = rest.replace(/\s+/gu, ' ').trim();
    const outside = withoutVerbs(
      withoutVerbs(text.replace(found.groups?.['list'] ?? '', ' '), 'add'),
      'remove',
    ).replace(new RegExp(`(?<!\\p{L})${value}(?!\\p{L})`, 'giu'), ' ');
    if (unread(outside.replace(polite, ' ')).length > 0) continue;
    const valued = places.filter((one) => valuesTold(draft, one).length > 0);
    const [place, other] = valued.length > 0 ? valued : places;
    if (!place) return null;
    const isQuoted = /["`“]/u.test(found.groups?.['list'] ?? '');
    const known = valuesTold(draft, place);
    if (known.length === 0 && !(isQuoted && new RegExp(value, 'iu').test(rest))) return null;
    const name = `${place.entity.name}.${place.row.name}`;
    if (other)
      return unclear(
        `${[place, other].map((one) => one.entity.name).join(' and ')} each have ${place.row.name}; say which is meant, such as: ${name}.`,
      );
    if (known.length === 0)
      return unclear(`${name} lists no values yet; say all of them, such as: ${name} is one of a, b.`);
    const isMoreOf =
      says.add.test(rest) || /(?<!\p{L})(?:also|too|as well|auch|aussi|también)(?!\p{L})/iu.test(rest);
    // a list without "also" is all there is to be
    if (!isGone && named.length > 1 && !isMoreOf) return null;
    const left = isGone ? known.filter((one) => !named.includes(one)) : [...new Set([...known, ...named])];
    if (isGone && left.length === known.length) return null;
    return {
      spoken: { operations: [], entity: place.entity.name, names: [place.row.name], traits: null },
      change: (now) => changed(now, place, left, name),
    };
  }
  return null;
};

const polite =
  /(?<!\p{L})(?:list|liste|lista|to|zu|zum|hinzu|erlauben|zulassen|kennen|enthalten|annehmen|geben|as|possible|allowed|new|hinzufügen|valid|one more|another)(?!\p{L})/giu;
const noValue =
  /^(?:an?|the|it|as|at|by|for|from|with|and|or|is|are|be|too|only|still|like|same|als|comme|como|auch|aussi|también|null|empty|required|optional|mandatory|nullable|unique|not|field|fields|column|columns|value|values|default|index|type|no|in|on|to|of|also|new|el|la|le|der|die|das|den|ein|eine|one|integer|text|uuid|string|boolean|smallint|bigint|date|timestamp|indexed|primary|renamed|called|longer|shorter|bigger)$/iu;

function changed(draft: Draft, place: FieldPlace, values: readonly string[], name: string) {
  const own = entitiesIn(draft).find((one) => one.name === place.entity.name);
  const row = own?.rows.find((one) => one.name === place.row.name);
  const there = own && row ? { entity: own, row } : null;
  const old = there ? valuesTold(draft, there) : [];
  const spoken = old.length > 1 ? oldWording(draft, there, old) : [];
  const cleared = spoken.length > 0 ? draftOf(splice(draft.text, spoken), draft.request) : draft;
  const again = entitiesIn(cleared).find((one) => one.name === place.entity.name);
  const now = again?.rows.find((one) => one.name === place.row.name);
  if (!again || !now) return noEffect(draft, `${name} is not there any more.`);
  const grown = values.filter((one) => !old.includes(one));
  if (grown.length > 0 && spoken.length === 0 && valuesOf(cleared, { entity: again, row: now }).length > 0) {
    let current = cleared;
    for (const one of grown) {
      const own = entitiesIn(current).find((other) => other.name === again.name);
      const line = own?.rows.find((other) => other.name === now.name);
      if (own && line)
        current = draftOf(
          splice(current.text, withChoice(current, { entity: own, row: line }, one)),
          draft.request,
        );
    }
    return applied(draft, current.text, `${name} is one of ${values.join(', ')}.`);
  }
  const record = entityRecord(again);
  const outcome = withChoices(cleared, { record, field: now.name }, values);
  return outcome.text === draft.text
    ? noEffect(draft, outcome.message)
    : { ...outcome, status: 'applied' as const };
}

/** "Sms or email" gives way to the list of values. */
function oldWording(draft: Draft, place: FieldPlace | null, old: readonly string[]) {
  const cell = place?.row.cells[place.entity.columns.indexOf('description')];
  if (!cell) return [];
  const text = draft.text.slice(cell.start, cell.end);
  const [first = ''] = text.split(/;\s*/u);
  const isSpoken = /(?<!\p{L})(?:or|and|oder|und)(?!\p{L})/iu.test(first) && !first.includes('`');
  return isSpoken
    ? [{ start: cell.start, end: cell.start + first.length, text: old.map((one) => `\`${one}\``).join(', ') }]
    : [];
}

/** The field that words speak of, by its own name or by its name in another language. */
function fieldMeant(
  words: string,
  entities: readonly EntityPlace[],
  before: string | null,
): { places: FieldPlace[]; rest: string } | null {
  let rest = words;
  const owners: EntityPlace[] = [];
  for (const entity of entities.toSorted((left, right) => right.name.length - left.name.length)) {
    const found =
      new RegExp(`(?<![\\p{L}\\p{N}_])\`?${entity.name}\\.(?=[\\p{L}_])`, 'iu').exec(rest) ??
      spokenName(entity.name).exec(rest);
    if (!found) continue;
    owners.push(entity);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  const all = (owners.length > 0 ? owners : entities).flatMap((entity) =>
    entity.rows.map((row): FieldPlace => ({ entity, row })),
  );
  const names = [...new Set(all.map(({ row }) => row.name))].toSorted(
    (left, right) => right.length - left.length,
  );
  for (const name of names) {
    const found = mayName(rest, name) ? spokenName(name).exec(rest) : null;
    if (!found) continue;
    const places = all.filter(({ row }) => row.name === name);
    const near = places.filter(({ entity }) => entity.name === before);
    return {
      places: near.length > 0 && owners.length === 0 ? near : places,
      rest: `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`,
    };
  }
  for (const [spoken, column] of abroad) {
    const found = spoken.exec(rest);
    const places = all.filter(({ row }) => column.test(row.name));
    if (!found || places.length !== 1) continue;
    const behind = rest
      .slice(found.index + found[0].length)
      .replace(/^ (?:de la|de las|del|des|de|der|du|eines|einer) \p{L}+/iu, ' ');
    return { places, rest: `${rest.slice(0, found.index)} ${behind}` };
  }
  return null;
}
