import { contentWords } from '../../document/content-words.ts';
import type { Composition } from '../composition.ts';
import type { Steps } from '../scenario/steps.ts';
import { toldCase } from '../scenario/told-case.ts';
import type { WorkItem } from './work-item.ts';

/**
 * What the input says of failures, "if the provider is down, the queue keeps the messages", as criteria of the ticket that speaks of the
 * same things: one list a ticket. English; a failure that no ticket shares words with belongs to none.
 */
export function failuresOf(
  tickets: readonly { readonly items: readonly WorkItem[] }[],
  composition: Composition,
): Steps[][] {
  const { understanding, language } = composition;
  const found: Steps[][] = tickets.map(() => []);
  if (language !== 'en') return found;
  const words = tickets.map(
    ({ items }) => new Set(items.flatMap((item) => contentWords(item.statement.text))),
  );
  for (const statement of understanding.statements.filter(({ kind }) => kind === 'failure')) {
    const own = contentWords(statement.text);
    const shared = words.map((those) => own.filter((word) => those.has(word)).length);
    const most = Math.max(...shared);
    const at = shared.indexOf(most);
    const isNext = tickets[at]?.items.some((item) => Math.abs(item.statement.index - statement.index) === 1);
    if (most >= fewestShared || (most > 0 && isNext))
      found[at]?.push(...[toldCase(statement)].flatMap((steps) => steps ?? []));
  }
  return found;
}

/** Words that a failure shares with a ticket which does not stand beside it. */
const fewestShared = 2;
