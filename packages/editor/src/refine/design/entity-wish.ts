import { leavesBracketOpen } from '../../understand/clause/brackets.ts';
import { type Field, plainField } from '../../understand/entities/entity.ts';
import { fieldList, readField } from '../../understand/entities/field.ts';
import { type Draft, draftOf } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { withoutField } from '../entities/field-edits.ts';
import { withFreshEntity } from '../entities/fresh-entity.ts';
import { withEntityGone } from '../entities/gone-entity.ts';
import { entitiesIn, findEntity, findField } from '../entities/places.ts';
import { applied, type Change, noEffect } from '../instruction.ts';
import { bareClause, unsure, type Wish, type WishReader } from './wish.ts';

const thing =
  '(?:entity|entities|table|model|entität|tabelle|tabla|entidad|entité|table|tabela|entità|tabella|entiteit|tabel|encja|tabel[ęa])';
const named = '[`"“]?(?<name>[\\p{L}_][\\p{L}\\p{N}_]{1,40})[`"”]?';
/** A name before the word for what it names may be of several words: "the tasting note entity". */
const namedOf = `[\`"“]?(?<name>[\\p{L}_][\\p{L}\\p{N}_]{1,40}(?: \\p{L}{2,40}){0,2}?)[\`"”]? ${thing}`;
const the = '(?:the |an? |our |another |new |der |die |das |eine? |la |el |una? |le |une |il )*';
/** Ways to say that an entity is not there yet; what it holds follows, here or in the clauses behind. */
const absent: readonly RegExp[] = [
  new RegExp(
    `^(?:add|create|include|introduce|we (?:also |still )?(?:need|miss)|i miss|there(?:['’]s| is) no|añad\\p{L}+|crea|ajoute[rz]?|falta|hace falta|es fehlt|ergänze|füge|il manque|manca|brakuje|ontbreekt) ${the}${thing}:? (?:called |named )?${named}(?<behind>(?=[\\s:,(]).*|)$`,
    'isu',
  ),
  new RegExp(
    `^(?:add|create|include|introduce|we (?:also |still )?(?:need|miss)|i miss|there(?:['’]s| is) no) ${the}${named} ${thing}(?<behind>.*)$`,
    'isu',
  ),
  new RegExp(`^(?:where(?:['’]s| is| are)) ${the}${named}(?: ${thing})?(?<behind>(?=[\\s:,?!]).*|)$`, 'isu'),
  new RegExp(
    `^(?:you|we|i) (?:forgot|missed|left out) ${the}${named}(?: ${thing})?(?<behind>(?=[\\s:,!]).*|)$`,
    'isu',
  ),
  new RegExp(`^${the}${namedOf} (?:is|are) (?:still |completely )?missing(?<behind>(?=[\\s:,!]).*|)$`, 'isu'),
  new RegExp(
    `^${the}${named}(?: ${thing})? (?:is|are) (?:still |completely )?(?:missing|not there|absent)(?: as (?:an? )?(?:own )?${thing})?(?<behind>(?=[\\s:,!]).*|)$`,
    'isu',
  ),
];
const goesOn = new RegExp(
  `^(?:it |they )?(?:(?:also )?(?:needs?|has|have|with|should have)|columns?|fields?|attributes?|campos?|columnas?|champs?|felder|spalten|PK|primary key|key|both|all)(?!\\p{L})|^(?:add|create|include) ${the}(?:${thing}|\\p{L}+ ${thing})`,
  'iu',
);
const key =
  /(?<![\p{L}_])(?:PK|primary key|clave primaria|primärschlüssel|clé primaire|chiave primaria)(?:\s(?:is|ist|es|est|è|of|on))?\s?[:=]?\s?(?:\((?<list>[^()]+)\)|(?<one>[\p{L}_][\p{L}\p{N}_]*))/iu;
const list =
  /(?:^|[\s,.;(])(?:columns?|fields?|attributes?|with|needs|has|having|campos|columnas|con|champs|avec|felder|spalten|mit|con)(?: the)?(?: (?:fields|columns))?\s?:?\s(?<list>.+)$|^\s?[:(]\s?(?<other>.+)$/isu;
/** "Both int >= 0": what holds of the last two, or of all. */
const shared = /,?\s(?<which>both|all|each)(?: of them)? (?:are |of type )?(?<spec>[\p{L}].{1,60})$/iu;
const jotted = /^[`"]?[\p{L}_][\p{L}\p{N}_]{0,50}[`"]?(?![\p{L}])(?:\s?[(:].*|\s.{0,60})?$/su;

/** An entity that the model lacks, with its fields and key, or one that it is to lose. */
export const entityWish: WishReader = (clause, following, draft) =>
  entitiesIn(draft).length === 0
    ? null
    : (added(clause, following, draft) ?? removed(clause, following, draft));

/** Clauses behind the first that may tell what an entity holds. */
const MOST = 3;

function added(clause: string, following: readonly string[], draft: Draft): Wish | null {
  const first = bareClause(clause.replace(/[?!]+/gu, ' '));
  const own = absent.map((one) => one.exec(first)?.groups).find(Boolean);
  const said = own?.['name']?.replaceAll(' ', '_');
  if (!own || said === undefined || findEntity(draft, said) || noName.test(said)) return null;
  let used = 0;
  let behind = own['behind'] ?? '';
  while (used < Math.min(MOST, following.length)) {
    const next = (following[used] ?? '').trim();
    const isList = new RegExp(`^${said}\\s?[:(]`, 'iu').test(next) || /^[\p{L}_]+_\p{L}+\s?:\s/u.test(next);
    // "state (open, paid)" begins with a verb, and is a field all the same
    const isField = list.test(behind) && /^[\p{L}_]+\s?\([^()]+\)/u.test(next);
    if (!isList && !isField && !goesOn.test(bareClause(next))) break;
    behind += `${isField ? ',' : '.'} ${next.replace(/[.\s]+$/u, '')}`;
    used += 1;
  }
  const written = nameIn(behind);
  const name = written === null || noName.test(written) ? said : written;
  const fields = fieldsTold(
    behind.replace(/^[.\s]+/u, '').replace(new RegExp(`(?:^|\\s)${name}(?=\\s?[:(]|\\swith)`, 'iu'), ''),
  );
  // without fields it is a remark
  if (!fields || findEntity(draft, name)) return null;
  return {
    used,
    change: (now) =>
      findEntity(now, name)
        ? noEffect(now, `There is an entity ${name} already.`)
        : applied(now, withFreshEntity(now, name, fields), `Added the entity ${name}.`),
  };
}

const noName =
  /^(?:\p{L}|the|an?|it|this|that|something|anything|more|less|nothing|everything|some|any|no|not|what|which|there|missing|fields?|columns?|keys?|attributes?|campos|columnas|champs|felder|spalten|index|section|diagram|example)$/iu;

/** "…, add an entity reading with …", "location_ping: id, …": the name as it is written for the model. */
function nameIn(behind: string): string | null {
  return (
    new RegExp(`(?:add|create|include) ${the}${thing} ${named}`, 'iu').exec(behind)?.groups?.['name'] ??
    new RegExp(`(?:add|create|include) ${the}${named} ${thing}`, 'iu').exec(behind)?.groups?.['name'] ??
    /(?:^|\.\s)\s?[`"]?([\p{L}_][\p{L}\p{N}_]{1,40})[`"]?\s?:\s/u.exec(behind)?.[1] ??
    null
  );
}

/** The fields that words tell, with the key they name; null where they tell none, or more than fields. */
function fieldsTold(behind: string): Field[] | null {
  const keyed = key.exec(behind);
  const keys = (keyed?.groups?.['list'] ?? keyed?.groups?.['one'] ?? '')
    .split(/\s?[,+]\s?|\s(?:and|und|et|y)\s/u)
    .map((one) => one.replace(/[`"]/gu, '').trim())
    .filter((one) => one !== '');
  const rest = (keyed ? behind.replace(keyed[0], '') : behind).replace(/\s*[.;,]\s*$/u, '');
  const found = list.exec(rest)?.groups;
  const told = (found?.['list'] ?? found?.['other'] ?? '').replace(/\)\s*$/u, (end) =>
    leavesBracketOpen(rest) || found?.['other'] === undefined ? end : '',
  );
  const common = shared.exec(told)?.groups;
  const parts = fieldList(told.replace(shared, '').replace(/[.;]\s.*$/su, ''));
  if (parts.length === 0 || !parts.every((part) => jotted.test(part))) return null;
  const from = common?.['which']?.toLowerCase() === 'both' ? parts.length - 2 : 0;
  const fields = parts.map((part, at) =>
    readField(common && at >= from ? `${part} ${common['spec'] ?? ''}` : part),
  );
  if (!fields.every((one) => one !== null)) return null;
  const missing = keys.filter((one) => !fields.some((field) => field.name === one)).map(plainField);
  const all = [...missing, ...fields].map((field) =>
    keys.length === 0 ? field : { ...field, isKey: keys.includes(field.name) },
  );
  return all.length > 0 ? all : null;
}

const away =
  '(?:drop|remove|delete|kill|scrap|kick|throw|take|get rid of|lose|cut|entferne|lösche|streiche|supprime[rz]?|retire[rz]?|enlève|quita|elimina|borra|rimuovi|usuń|verwijder)';
const also =
  '(?:,? (?:incl(?:uding|\\.)?|and|together with|along with|as well as|plus|mitsamt|samt|und|et|y|con)\\.? (?:also )?(?:the |its )?(?:column |field )?(?<fields>[^.]{2,120}))?';
const dropping: readonly RegExp[] = [
  new RegExp(
    `^${away}(?: out)? ${the}(?:${thing} )?${named}(?: ${thing})?(?: (?:out|away))?${also}(?:, (?:we|it|they|nobody|because|since) .{2,200})?$`,
    'iu',
  ),
];
/** "Metering isn't an entity, it's an artefact": by itself it says only what it is not. */
const denied = new RegExp(
  `^${the}${named}(?: ${thing})? (?:is not|isn['’]t|is no|ist keine?|n['’]est pas|c['’]est pas|no es|non è|is geen|nie jest) (?:an? |its own |an? own |really |real |une |una |un )*(?:own )?${thing}(?!\\p{L})(?<rest>.*)$`,
  'isu',
);
const itAway = new RegExp(
  `(?:^|[,;–-]\\s)(?:so |please |just )*(?:${away} (?:it|that|this one|them)(?: (?:out|away))?|${away}|out with it|raus damit|weg damit|weg|raus)${also}$`,
  'iu',
);

function removed(clause: string, following: readonly string[], draft: Draft): Wish | null {
  const words = bareClause(clause);
  for (const pattern of dropping) {
    const { name, fields } = pattern.exec(words)?.groups ?? {};
    const entity = name === undefined ? null : exactly(draft, name);
    if (entity === null) continue;
    return { change: withoutBoth(draft, entity, fields), used: 0 };
  }
  const { name, rest = '' } = denied.exec(words)?.groups ?? {};
  const entity = name === undefined ? null : exactly(draft, name);
  if (entity === null) return null;
  const own = itAway.exec(rest);
  const next = own ? null : itAway.exec(bareClause(following[0] ?? ''));
  const order = own ?? next;
  return order
    ? { change: withoutBoth(draft, entity, order.groups?.['fields']), used: own ? 0 : 1 }
    : {
        change: unsure(`Whether ${entity} goes is not said; such as: remove the entity ${entity}.`),
        used: 0,
      };
}

function exactly(draft: Draft, name: string): string | null {
  return entitiesIn(draft).find((one) => one.name.toLowerCase() === name.toLowerCase())?.name ?? null;
}

/** The entity and the fields named beside it; where one of those is not found, nothing goes. */
function withoutBoth(draft: Draft, entity: string, fields: string | undefined): Change {
  const named = (fields ?? '')
    .split(/,\s(?:and\s)?|\s(?:and|und|et|y|&)\s/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const lost = named.find((one) => placeOf(draft, one) === null);
  if (lost !== undefined)
    return unsure(
      `${lost} is no field of one entity; name the entity, such as: order.${lost.split(' ')[0]}.`,
    );
  return (now) => {
    let current = now;
    for (const one of named) {
      const place = placeOf(current, one);
      if (place) current = draftOf(splice(current.text, withoutField(current, place)), now.request);
    }
    return withEntityGone(now, current, entity, named);
  };
}

/** A field by words such as "metering_id on contract" or "hub_id"; null where it is none or more than one. */
function placeOf(draft: Draft, words: string) {
  return findField(draft, words.replace(/^(?:the |its )?/iu, ''));
}
