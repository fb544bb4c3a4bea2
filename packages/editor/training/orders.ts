import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Format } from '@faircopy/contract';
import type { Draft } from '../src/refine/draft.ts';
import type { Operation, Slot } from '../src/refine/intent/intent.ts';
import type { Tag } from '../src/refine/intent/slot-filling.ts';
import { type Token, tokensOf } from '../src/refine/intent/tokens.ts';
import type { LabelledText } from './corpus.ts';
import { documentFor, type LabelledClause } from './feedback.ts';

/** An order of the corpus: a clause of feedback on a document, with its operation and a tag for each token. */
export interface LabelledOrder {
  readonly clause: string;
  readonly document: Draft;
  readonly operation: Operation;
  readonly tokens: readonly Token[];
  readonly tags: readonly Tag[];
  /** Orders on one document are learned from or judged together. */
  readonly group: number;
}

const FOLDER = join(import.meta.dirname, 'orders');

/** All orders of `orders/`. See `orders/README.md` for the format. */
export async function readOrders(corpus: readonly LabelledText[]): Promise<LabelledOrder[]> {
  const sections = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split(/^=== /mu).slice(1));
  const groups = new Map<string, number>();
  const documents = new Map<string, Draft>();
  const orders: LabelledOrder[] = [];
  for (const section of sections) {
    const [title = '', ...rows] = section.trimEnd().split('\n');
    const [name = '', format = 'Technical Spec'] = title.trim().split(' | ');
    const group = groups.get(name) ?? groups.size;
    groups.set(name, group);
    const document = documents.get(title) ?? (await documentFor({ name, format: format as Format }, corpus));
    documents.set(title, document);
    for (const row of rows.filter((one) => one.includes('\t'))) {
      const operations = row.slice(0, row.indexOf('\t')).split('||');
      const parts = row.slice(row.indexOf('\t') + 1).split('||');
      for (const [at, part] of parts.entries())
        orders.push({
          ...labelled(part.trim()),
          document,
          operation: (operations[at] ?? '').trim() as Operation,
          group,
        });
    }
  }
  return orders;
}

const slot = /\[(?<slot>\w+) (?<words>[^[\]]*)\]/u;

/** "lose [what the alternatives]" as its clause and the tags of its tokens. */
function labelled(marked: string): Pick<LabelledOrder, 'clause' | 'tokens' | 'tags'> {
  const spans: { slot: Slot; start: number; end: number }[] = [];
  let clause = marked;
  for (let found = slot.exec(clause); found; found = slot.exec(clause)) {
    const words = found.groups?.['words'] ?? '';
    spans.push({
      slot: found.groups?.['slot'] as Slot,
      start: found.index,
      end: found.index + words.length,
    });
    clause = clause.slice(0, found.index) + words + clause.slice(found.index + found[0].length);
  }
  const tokens = tokensOf(clause);
  const tags = tokens.map(({ start, end }): Tag => {
    const within = spans.find((span) => span.start < end && start < span.end);
    if (!within) return 'O';
    const opens = !tokens.some((other) => other.start < start && other.end > within.start);
    return `${opens ? 'B' : 'I'}-${within.slot}`;
  });
  return { clause, tokens, tags };
}

/** Clauses of feedback that state, ask or speak of something else: they order nothing. */
export function withoutOrder(clauses: readonly LabelledClause[]): LabelledOrder[] {
  return clauses
    .filter(({ bearing }) => bearing !== 'wish')
    .map(({ clause, document, group }) => ({ ...labelled(clause), document, operation: 'none', group }));
}
