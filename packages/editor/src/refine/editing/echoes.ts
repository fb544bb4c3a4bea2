import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { endOf, startOf } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { type Draft, draftOf } from '../draft.ts';
import type { Target } from '../target/target.ts';
import { demandsIn, holds } from '../told/demand-meant.ts';
import { removed } from './removal.ts';

const MOST_ROUNDS = 60;
/** "… within 2 seconds (NFR-1).": an item that tells again what a demand says. */
const citing = /\s\((?<key>[A-Z]{1,8}-\d{1,6})\)[.!]?\s*$/u;

/** A draft without what it derives of its demands and tells again elsewhere: items that repeat one, and the table of the parts they touch. */
export function withoutEchoes(draft: Draft): Draft {
  let now = draft;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const echo = echoIn(now);
    if (!echo) break;
    now = draftOf(removed(now, echo), draft.request);
  }
  return now;
}

function echoIn(draft: Draft): Target | null {
  const item = draft.items.find(({ key, depth, start, end, section }) => {
    const raw = draft.text.slice(start, end);
    const cited = citing.exec(raw)?.groups?.['key'];
    const demand = demandsIn(draft).find((one) => one.key === cited);
    // a goal is told in the words of what it demands
    if (key !== null || depth !== 1 || !demand || section?.ids.includes('goals') === true) return false;
    return contentWords(raw.replace(citing, '')).every(holds(demand.words));
  });
  if (item) return { kind: 'item', start: item.start, end: item.end, name: 'an item', section: item.section };
  return partsTable(draft);
}

/** The table that tells of each part which demands touch it. */
function partsTable(draft: Draft): Target | null {
  const { colPart, colRequirements } = phrasesOf(draft.language);
  const header = draft.units.find(
    ({ header, cells }) => header && cells[0] === colPart && cells.at(-1) === colRequirements,
  );
  const table = header?.section?.nodes.find(
    (node) => node.type === 'table' && startOf(node) <= header.start && header.end <= endOf(node),
  );
  const rows = draft.units.filter(
    ({ kind, header: isHeader, start, end }) =>
      kind === 'row' && !isHeader && table !== undefined && startOf(table) <= start && end <= endOf(table),
  );
  const isDerived = rows.every(({ cells }) => keysIn(cells.at(-1) ?? '').length > 0);
  return table && isDerived && header?.section
    ? { kind: 'block', start: startOf(table), end: endOf(table), name: 'a table', section: header.section }
    : null;
}
