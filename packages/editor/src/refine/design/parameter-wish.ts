import { splice } from '../editing/splice.ts';
import { operationsIn, operationsMeant } from '../endpoints/operations.ts';
import { parametersOf, type WishedParameter, withParameters } from '../endpoints/parameters.ts';
import { applied, noEffect } from '../instruction.ts';
import { bareClause, unsure, type WishReader } from './wish.ts';

const kind =
  '(?:(?:query|path|header|url|search|filter)[ -])?(?:(?:query|search|url) )?(?:string )?(?:param(?:eter|ètre|ètro|etro|ètres|eters)?s?|parámetros?|paramètres?|parametry?|params?|filters?|filtros?|filtres?|filtri)';
const cue = new RegExp(
  `(?<!\\p{L})(?:${kind})(?!\\p{L})|\\((?:query|path|header|en-tête|cabecera|pfad|chemin|ruta)(?=[,)])|[,(]\\s?(?:query|header)(?=[,)])`,
  'iu',
);
const lacks =
  /(?<!\p{L})(?:is|are)?\s?(?:also |still )?(?:missing|absent)(?!\p{L})|(?<!\p{L})(?:misses|lacks?|needs?|should (?:also )?(?:accept|take|have|support|get|allow)|takes? also|also takes?|add|include|forgot|no|falta|faltan|necesita|añad\p{L}+|fehlt|fehlen|braucht|ergänz\p{L}+|manque|manquent|il faut|ajout\p{L}+|manca|mancano|ontbreekt|brakuje|dodaj)(?!\p{L})/iu;
const name = '[`"“]?([\\p{L}_][\\p{L}\\p{N}_.\\[\\]-]{0,40})[`"”]?';
const and = '(?:\\s?,\\s?(?:and |und |et |y )?|\\s(?:and|und|et|y|e|en|i|&)\\s)';
const list = `${name}(?:${and}${name})*`;
const called =
  '(?:(?:called|named|llamado|namens|appelé|nommé|an?|the|der|die|das|el|la|le|un|une|for|by|to)\\s)*';
/** "Parámetro estado", "filter by city and level", "the query parameter status". */
const behindKind = new RegExp(
  `(?<!\\p{L})(?:${kind})\\s(?:${called})(?!(?:on|in|to|for|is|are|at|of|and|bei|en|sur|à|fehlt|falta|missing)(?!\\p{L}))(?<names>${list})`,
  'iu',
);
/** "Lat and lng query params". */
const beforeKind = new RegExp(
  `(?<![\\p{L}/{}_])(?<names>${list})\\s(?:as\\s)?(?:optional\\s|required\\s)?(?:${kind})(?!\\p{L})`,
  'iu',
);
/** "Limit (query, int, default 50)". */
const bracketed = new RegExp(
  `(?<![\\p{L}/{}_])(?<names>${list})\\s?\\((?=[^()]*(?:query|header|path|filter))`,
  'iu',
);
const noName =
  /^(?:the|an?|is|are|no|not|and|two|three|some|needs?|misses|lacks?|missing|takes?|query|path|header|optional|required|new|additional|add|include|get|post|put|patch|delete|endpoint|list|call)$/iu;

/** A parameter that an operation lacks: its row with type, values and default, and the OpenAPI fragment. */
export const parameterWish: WishReader = (clause, _, draft) => {
  const words = bareClause(clause);
  if (!cue.test(words) || !lacks.test(words) || operationsIn(draft).length === 0) return null;
  if (
    /\?$/u.test(clause.trim()) ||
    /(?<!\p{L})(?:rename|remove|drop|delete|instead of)(?!\p{L})/iu.test(words)
  )
    return null;
  const found = bracketed.exec(words) ?? behindKind.exec(words) ?? beforeKind.exec(words);
  const names = (found?.groups?.['names'] ?? '')
    .split(new RegExp(and, 'iu'))
    .map((one) => one.replace(/[`"“”]/gu, '').trim())
    .filter((one) => !noName.test(one));
  if (!found || names.length === 0) return null;
  const rest =
    words.slice(0, found.index) + words.slice(found.index + found[0].length).replace(/^[^()]*\)/u, '');
  const [operation, other] = operationsMeant(draft, rest);
  if (!operation || other)
    return {
      change: unsure(`Which operation takes ${names.join(', ')} is not clear; name it, such as: GET /items.`),
      used: 0,
    };
  const wished = names.map((one) => parameterSaid(one, words.slice(found.index)));
  return {
    used: 0,
    change: (now) => {
      const place = operationsIn(now).find(({ endpoint }) => endpoint.key === operation.endpoint.key);
      const known = place ? parametersOf(now, place) : [];
      const fresh = wished.filter((one) => !known.includes(one.name));
      const call = `${operation.endpoint.method} ${operation.endpoint.path}`;
      return !place || fresh.length === 0
        ? noEffect(now, `${call} takes ${names.join(', ')} already.`)
        : applied(
            now,
            splice(now.text, withParameters(now, place, fresh)),
            `Added the parameter ${fresh.map((one) => one.name).join(', ')} to ${call}.`,
          );
    },
  };
};

const types: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:int|integers?|entero|ganzzahl|entier)(?!\p{L})/iu, 'integer'],
  [/(?<!\p{L})(?:numbers?|decimals?|floats?|zahl|número|nombre)(?!\p{L})/iu, 'number'],
  [/(?<!\p{L})bool(?:ean)?s?(?!\p{L})/iu, 'boolean'],
];
const placeWord =
  /(?<!\p{L})(?:query|header|path|cabecera|en-tête|kopfzeile|pfad|chemin|ruta|optional|opcional|optionnel|facultatif|required|mandatory|pflicht|obligatoire|obligatorio|both|all)(?!\p{L})/giu;

/** What the words behind a name say of a parameter: its place, type, values, bounds and default. */
export function parameterSaid(parameter: string, behind: string): WishedParameter {
  const inBrackets = /^[^()]*\(([^()]*)\)/u.exec(behind)?.[1] ?? '';
  const afterColon = /(?:^|\)|[\p{L}\p{N}])\s?:\s(?<said>.{2,200})$/u.exec(behind)?.groups?.['said'] ?? '';
  const trailing = /,\s((?:both|all|each)\s[^:]{2,80})$/iu.exec(behind)?.[1] ?? '';
  const each = trailing.replace(/(?<!\p{L})(?:numbers|integers|strings|booleans|dates)(?!\p{L})/giu, (word) =>
    word.slice(0, -1),
  );
  const said = [inBrackets, each].filter((one) => one !== '').join(', ');
  const isRequired = /(?<!\p{L})(?:required|mandatory|pflicht|obligatoire|obligatorio)(?!\p{L})/iu.test(
    `${said} ${behind.slice(0, 40)}`,
  );
  const place = /(?<!\p{L})(?:header|cabecera|en-tête|kopfzeile)(?!\p{L})/iu.test(behind)
    ? 'header'
    : /(?<!\p{L})path(?!\p{L})/iu.test(`${inBrackets} ${behind.slice(0, 12)}`)
      ? 'path'
      : 'query';
  const values = valuesIn(afterColon === '' ? (/one of ([^()]+)$/iu.exec(said)?.[1] ?? '') : afterColon);
  const note = [said, values.length > 0 ? '' : afterColon]
    .join(', ')
    .replace(placeWord, '')
    .split(',')
    .map((part) => part.replace(/^\s*(?:and|y|und|et)\s|\s(?:and|y|und|et)\s*$/giu, '').trim())
    .filter((part) => part !== '')
    .join(', ');
  const fallback = /default\D{0,12}?[\s:=]([\w.-]+)/iu.exec(said)?.[1];
  const most = /max(?:imum)?[\s:=.]+(\d+)/iu.exec(said)?.[1];
  const least = /min(?:imum)?[\s:=.]+(\d+)/iu.exec(said)?.[1];
  const type = types.find(([word]) => word.test(said))?.[1] ?? (most === undefined ? 'string' : 'integer');
  const isNumber = type === 'integer' || type === 'number';
  return {
    name: parameter,
    place,
    isRequired: isRequired || place === 'path',
    note: values.length > 0 ? '' : note,
    values,
    schema: {
      type,
      ...(values.length > 0 ? { enum: values } : {}),
      ...(least !== undefined && isNumber ? { minimum: Number(least) } : {}),
      ...(most !== undefined && isNumber ? { maximum: Number(most) } : {}),
      ...(fallback === undefined
        ? {}
        : { default: isNumber && /^\d+$/u.test(fallback) ? Number(fallback) : fallback }),
    },
  };
}

/** "Activo, taller o baja": values, each of them one word; none where more is said. */
function valuesIn(said: string): string[] {
  const parts = said
    .split(
      /\s?[,|/]\s?(?:(?:and|or|und|oder|et|ou|y|o|lub|e|of)\s)?|\s(?:and|or|und|oder|et|ou|y|o|lub|e|of)\s/u,
    )
    .map((one) => one.replace(/[`"“”']/gu, '').trim());
  return parts.length > 1 && parts.every((one) => /^[\p{L}\p{N}_-]{1,30}$/u.test(one)) ? parts : [];
}
