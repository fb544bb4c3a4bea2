import { presentClause } from '../../understand/clause/present.ts';
import type { Composition } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { conjugated, isPlural } from '../voice/english.ts';
import type { Parts } from './parts.ts';
import { settingOf } from './setting.ts';

/** Where a scenario starts, and what has to hold first. */
export interface Start {
  readonly given: string;
  readonly condition: string | null;
}

const inUse = 'the system is in use';

/** Takes a case apart: "for orders with a gift card" is a start, "if it fails" a condition. */
export function startOf(
  { statement }: Requirement,
  { subject, action, ability, condition }: Parts,
  { understanding }: Composition,
): Start {
  const time = condition === null ? null : timeIn(condition);
  const place =
    condition === null || time !== null
      ? null
      : /^(?:for|in|on|at) ([^,]{3,80})(?:, (?:if|when|once) (.+))?$/isu.exec(condition);
  if (place) return placed(place[1] ?? '', place[2] ?? null);
  const [, task = '', inCase = ''] =
    /^(?:on the attempt )?to (\p{Ll}[^,]{3,80})(?:, (?:if|when|once) (.+))?$/isu.exec(condition ?? '') ?? [];
  const trial = `somebody ${conjugated(task, 'somebody')}`;
  if (task !== '')
    return inCase === '' ? { given: inUse, condition: trial } : { given: trial, condition: inCase };
  const past =
    condition === null ? null : /^(?:after|once)\s((?:the |an? )?[^,]{2,40})$/iu.exec(condition)?.[1];
  const given = settingOf({ subject, action: ability ?? action }, statement, understanding.parts);
  if (time !== null) return { given, condition: time };
  if (past) return { given, condition: `${past} ${isPlural(past) ? 'are' : 'is'} over` };
  const beyond = condition === null ? null : beyondBound.test(condition);
  return { given, condition: beyond ? `somebody is ${condition}` : condition };
}

/** "Over the limit", "outside opening hours": where somebody is, and no clause. */
const beyondBound =
  /^(?:over|above|beyond|outside|under|below|past) (?!(?:that|this|it|them)$)(?:the |an? |its |their )?\p{L}/iu;

/** What people open to see what is on it. */
const opened =
  /(?<!\p{L})(?:page|dashboard|screen|view|list|report|panel|table|menu|form|overview|tab|widget|dialog|map|feed)s?$/iu;

function placed(place: string, condition: string | null): Start {
  if (opened.test(place)) {
    const the = /^(?:the|an?|our|every|each|all) /iu.test(place) ? place : `the ${place}`;
    return { given: inUse, condition: condition ?? `somebody opens ${the}` };
  }
  const isClause =
    presentClause(place) !== null || /(?<!\p{L})(?:is|are|would|should|can|was)(?!\p{L})/iu.test(place);
  return { given: isClause ? inUse : `the case of ${place}`, condition };
}

/** "At the end of the month" as something that happens: "it is the end of the month". */
function timeIn(condition: string): string | null {
  const edge = /^at the ((?:end|beginning|start) of .{3,40})$/iu.exec(condition)?.[1];
  if (edge) return `it is the ${edge}`;
  const [, before, turn] =
    /^(?:(before)|after|on|with|at)? ?(?:every|each) (.{3,20})$/iu.exec(condition) ?? [];
  if (turn === undefined) return null;
  return before === undefined ? `the next ${turn} comes` : `the next ${turn} is due`;
}
