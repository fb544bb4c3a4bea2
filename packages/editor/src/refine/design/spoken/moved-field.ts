import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { withoutField } from '../../entities/field-edits.ts';
import {
  type Column,
  type EntityPlace,
  entitiesIn,
  type FieldPlace,
  plain,
  sameField,
} from '../../entities/places.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { withField } from './added-fields.ts';
import { dotted, mentioned, type Scope, spokenOf } from './fields-named.ts';
import { spokenName } from './names.ts';
import { type Reading, unclear } from './reading.ts';
import { unread } from './wording.ts';

const moving =
  /(?<!\p{L})(?:move[ds]?|put|shift(?:ed)?|belongs?|goes|transfer(?:red)?|verschieb\p{L}*|gehör(?:t|en)|déplac\p{L}*|appartien\p{L}*|muev\p{L}*|mover|pertenec\p{L}*|pas(?:a|ar))(?!\p{L})|(?<!\p{L})should (?:be|stand|live|sit) (?:in|on|under)(?!\p{L})/iu;
const from =
  '(?:from|out of|not (?:in|on|to|under|of)|instead of(?: in| on)?|rather than(?: in| on)?|aus|von|vom|nicht (?:in|zu)|de|du|pas (?:dans|à)|del|no (?:en|a))(?: the| der| dem| die| la| le| el)?';

/** "Move owner from apiary to hive", "phone belongs in apiary, not in user": a field that another entity is to have, as it is. */
export function movedField(said: string, scope: Scope): Reading | null {
  if (!moving.test(said)) return null;
  const named = scope.owners.toSorted((left, right) => at(said, left) - at(said, right));
  const source = named.find((one) => isSource(said, one));
  const [target, ...others] = named.filter((one) => one !== source);
  if (!target || others.length > 0) return null;
  const elsewhere = source ? [source] : scope.entities.filter((one) => one !== target);
  const words = named.reduce((left, one) => left.replace(spokenName(one.name), ' '), said);
  const { mentions, rest } = mentioned(words, { ...scope, owners: elsewhere });
  const [mention, ...more] = mentions;
  if (!mention || more.length > 0 || unread(rest.replace(moving, ' ')).length > 0) return null;
  const [place, ...rivals] = mention.places;
  if (!place || rivals.length > 0)
    return unclear(`Several entities have ${mention.name}; say from which it is to go.`);
  return { spoken: spokenOf([place], null), change: (now) => moved(now, place, target.name) };
}

const at = (said: string, { name }: EntityPlace) => spokenName(name).exec(said)?.index ?? 0;

function isSource(said: string, entity: EntityPlace): boolean {
  const found = spokenName(entity.name).exec(said);
  return found !== null && new RegExp(`(?<!\\p{L})${from}\\s+$`, 'iu').test(said.slice(0, found.index));
}

function moved(draft: Draft, place: FieldPlace, to: string): Outcome {
  const there = sameField(draft, place);
  const target = entitiesIn(draft).find((one) => one.name === to);
  if (!there || !target) return noEffect(draft, `${dotted([place])} is not there any more.`);
  const { name } = there.row;
  if (target.rows.some((row) => row.name === name))
    return noEffect(draft, `${to} has a field ${name} already.`);
  const cellOf = (column: Column) => {
    const cell = there.row.cells[there.entity.columns.indexOf(column)];
    return cell ? plain(draft.text.slice(cell.start, cell.end)) : '';
  };
  if (/PK|FK/u.test(cellOf('key')))
    return {
      text: draft.text,
      status: 'not-understood',
      message: `Nothing was changed: ${dotted([there])} is a key; say which relation is to hold instead.`,
    };
  const row = draft.text.slice(there.row.start, there.row.end);
  const type = cellOf('type');
  const without = draftOf(splice(draft.text, withoutField(draft, there)), draft.request);
  const now = withField(without, to, { name, traits: type === '' ? {} : { type } });
  const fresh = entitiesIn(now).find((one) => one.name === to);
  const own = fresh?.rows.find((one) => one.name === name);
  const isAlike = fresh?.columns.join() === there.entity.columns.join();
  const text = own && isAlike ? splice(now.text, [{ start: own.start, end: own.end, text: row }]) : now.text;
  return applied(draft, text, `Moved ${name} from ${there.entity.name} to ${to}.`);
}
