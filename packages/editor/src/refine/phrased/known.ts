import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { callNames } from '../accounted/named/call-names.ts';
import { calledSectionsIn } from '../accounted/named/headings.ts';
import { entityNames } from '../accounted/wishes/entities/entity-orders.ts';
import { ticketNames } from '../accounted/wishes/tickets/ticket-orders.ts';
import type { Draft } from '../draft.ts';
import { documentWords } from '../intent/document-words.ts';
import { readOnce } from '../per-draft.ts';
import { type Named, valuesIn } from './parts-named.ts';
import type { Known } from './reader.ts';

/** The parts of a draft that feedback may name, and its words. */
export const knownOf = readOnce((draft: Draft): Known => {
  const { words } = documentWords(draft);
  return { named: partNames(draft), holds: (word) => contentWords(word).some((one) => words.has(one)) };
});

/** As `knownOf`, with the sections that a message calls otherwise than their headings do: "the context section". */
export function knownTo(message: string, draft: Draft): Known {
  const known = knownOf(draft);
  const called = calledSectionsIn(message, draft).map(
    ({ start, end, title }): Named => ({ kind: 'heading', words: message.slice(start, end), name: title }),
  );
  return called.length === 0 ? known : { ...known, named: [...known.named, ...called] };
}

const DEEPEST = 3;

function partNames(draft: Draft): Named[] {
  const headings = draft.outline.sections
    .filter(({ level, title }) => level > 1 && level <= DEEPEST && keysIn(title).length === 0)
    .map(({ title }): Named => ({ kind: 'heading', words: title, name: title }));
  const parts = [...ticketNames(draft), ...callNames(draft), ...entityNames(draft)].map(
    ({ kind, words, name, isExact = false }) => ({ kind, words, name, isExact }) as Named,
  );
  const values = [...new Set(valuesIn(draft.text))].map(
    (words): Named => ({ kind: 'value', words, name: words }),
  );
  // a part of a design is called by its heading, too
  const isPart = (words: string) => parts.some((one) => one.words.toLowerCase() === words.toLowerCase());
  return [...headings.filter(({ words }) => !isPart(words)), ...parts, ...values];
}
