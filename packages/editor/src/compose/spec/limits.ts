import { fixedBullets } from '../blocks.ts';
import type { Composition } from '../composition.ts';
import type { Block } from '../document.ts';
import { demandPoint } from '../goal-points.ts';
import { pointedAt, withId } from '../pointed-at.ts';
import type { Requirement } from '../requirement.ts';
import { part } from '../voice/english.ts';

/** Words before a number that make it a limit, in eight languages. */
const before = [
  'max(?:im\\p{L}{0,3})?\\.?|at (?:the )?most|at least|min(?:im\\p{L}{0,3})?\\.?|up to|within|no (?:more|less|later|longer) than|(?:more|less|fewer|longer|later|earlier|higher|lower|heavier|larger|bigger|smaller|older|younger) than|under|below|exceed\\p{L}*|between',
  'höchstens|maximal\\p{L}*|mindestens|minimal|bis zu|bis|innerhalb(?: von)?|binnen|spätestens|(?:mehr|weniger|länger|später|früher|kürzer|schwerer|größer|kleiner|älter|jünger) als|zwischen',
  "au (?:plus|moins|maximum|minimum)|jusqu['’]à|sous|(?:plus|moins) (?:long(?:temps|ue)? )?(?:de|d['’]|que)|dépass\\p{L}*|entre|dans les",
  'como (?:máximo|mínimo|mucho)|al menos|hasta|máx(?:im[oa])?\\.?|(?:más|menos) (?:tarde )?(?:de|que)|dentro de|super\\p{L}+|entre',
  '(?:al )?(?:massimo|minimo|più|meno)|almeno|entro|fino a|(?:più|meno) (?:di|del|della)|tra|superare',
  'no (?:máximo|mínimo)|pelo menos|até|em até|(?:mais|menos) (?:de|do que)',
  'hoogstens|hooguit|maximaal|minstens|minimaal|ten minste|(?:meer|minder|langer) dan|uiterlijk|tussen',
  'najwyżej|maksymalnie|co najmniej|przynajmniej|(?:więcej|mniej|dłużej) niż|w ciągu|między',
].join('|');
/** Words behind a number and its unit that make it a limit: "14 days max", "3 livres au plus". */
const behind =
  'at (?:the )?most|at least|max(?:im\\p{L}{0,3})?|min(?:im\\p{L}{0,3})?|or (?:more|less|fewer)|höchstens|maximal|mindestens|au (?:plus|moins|maximum|minimum)|como (?:máximo|mínimo)|al (?:massimo|minimo)|no (?:máximo|mínimo)|maximaal|minimaal|maksymalnie|minimalnie';
/** "Only 3 attempts": a limit where the number follows at once. */
const only = 'only|nur|seulement|solo|sólo|apenas|só|alleen|tylko|max';
const number = '[<>≤≥~≈]?=?\\s?[€$£]?[\\d\\uE010]';

const limit = new RegExp(
  `(?<!\\p{L})(?:${before})(?: [\\p{L}'’]{1,15}){0,2}? ?${number}|(?<!\\p{L})(?:${only}) ${number}|[<>≤≥]=? ?\\d|\\d\\S{0,12}(?: [\\p{L}/°%-]{1,20}){0,3} (?:${behind})(?!\\p{L})|\\d+(?:分|時間|日|人|件|秒|天|小时|个)?(?:以内|まで|以上|以下|以内)|(?:最大|最多|最少|至少|最高|最低|不超过)\\d`,
  'iu',
);

/** Digits of a text, in order. */
const figures = /\d+(?:[.,:]\d+)*/gu;

/**
 * The limits that functional requirements set besides what they order, each told with what it limits and the number of its requirement: "Patients
 * do not wait more than 30 minutes (FR-1)". No later section tells them again, and where the guide of an RFC has told them their numbers are
 * enough. A number that limits nothing (a price, a count of things) is none, nor is that of a case; a goal is told as one.
 */
export function limitsSet(requirements: readonly Requirement[], composition: Composition): Block[] {
  const { pointed, request } = composition;
  const limiting = requirements.filter(
    ({ demand, statement }) =>
      statement.kind !== 'goal' &&
      limit.test(demand === null ? withoutCase(statement.text) : part(demand.action)),
  );
  if (request.format === 'RFC') return pointedAt(limiting, composition);
  for (const one of limiting) pointed.add(one);
  return fixedBullets(limiting.map((one) => withFigures(one, composition)));
}

/** The core of a demand, or all of it where its core lacks a number. */
function withFigures(requirement: Requirement, composition: Composition): string {
  const told = demandPoint(requirement, composition);
  const { text } = requirement.statement;
  const isWhole = (text.match(figures) ?? []).every((figure) => told.includes(figure));
  return isWhole ? told : withId(text.replace(/[.!。]+$/u, ''), requirement, composition);
}

/** "Trucks over 7.5 t need …", "wenn mehr als 3 fehlen, …": what comes before the deed tells of which things it holds. */
function withoutCase(text: string): string {
  const opening = opensCase.exec(text)?.[0] ?? '';
  return text.slice(opening.length);
}

const opensCase =
  /^(?:(?:if|when|wenn|falls|si|s['’]|quand|cuando|se|quando|als|wanneer|jeśli|gdy)(?!\p{L})[^,]{4,160},|(?:\p{L}+ ){1,3}(?:under|below|over|above|(?:more|less|fewer|older|younger|heavier|longer) than|unter|über|(?:de )?(?:plus|moins) de|(?:de )?(?:más|menos) de) )/iu;
