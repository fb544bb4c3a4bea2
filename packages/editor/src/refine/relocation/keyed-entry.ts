import type { Section } from '../../document/outline.ts';
import { askedOf } from '../added/place.ts';
import { type Draft, draftOf } from '../draft.ts';
import { insertInto, nextNumber } from '../place/insert.ts';
import { placeQuestion } from '../place/place-fact.ts';
import type { StatementKind } from './kinds.ts';

/** A risk or an assumption with the next key and, as its neighbours have it, what is open about it. */
export function withKeyed(draft: Draft, said: string, section: Section, kind: StatementKind): string {
  const neighbour = draft.items.findLast((item) => item.section === section && item.depth === 1);
  const raw = neighbour ? draft.text.slice(neighbour.start, neighbour.end) : '';
  const open =
    / [*_]{1,3}[\p{L} ]{3,40}\s?:[*_]{1,3} [^.]{3,40}Q-\d{1,3}\s*$/u.exec(raw)?.[0].trimEnd() ?? '';
  const family = kind === 'risk' ? 'R' : 'A';
  const isListed = section.nodes.some((node) => node.type === 'list' || node.type === 'table');
  // the question of a neighbour asks of that alone
  const asked = kind === 'risk' && open !== '' ? askedOf(draft, said) : null;
  if (isListed && asked) {
    const asking = draftOf(placeQuestion(draft, asked.question).text, draft.request);
    const home = asking.outline.sections.find(({ title }) => title === section.title) ?? null;
    const own = open.replace(/Q-\d{1,3}/u, `Q-${nextNumber(draft, 'Q')}`);
    return insertInto(asking, home, said + own, 'item');
  }
  return isListed
    ? insertInto(draft, section, said + open, 'item')
    : insertInto(draft, section, `**${family}-${nextNumber(draft, family)}:** ${said}`, 'item');
}
