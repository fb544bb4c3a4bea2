import { isPersonName } from '../../correct/spelling/person-names.ts';
import { contentWords } from '../../document/content-words.ts';
import type { Span } from '../../read/source.ts';
import { areKin } from '../claims/kin.ts';
import { changedMessage } from '../claims/value-change.ts';
import { type Draft, draftOf } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { deniedIn, type Named, namesOf, renamedIn, supersededIn } from '../exchange/forms.ts';
import { spellingsIn } from '../exchange/spelling-pairs.ts';
import { statusExchange } from '../exchange/status.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { sentences } from '../target/ordinal.ts';
import { unquoted, wholeWords } from '../target/phrase.ts';
import { withTerm } from '../terms/terms.ts';
import { statusChange } from './status-change.ts';

/** A name in the place of another, throughout the draft or only in the sentences that are meant. */
interface Exchange extends Named {
  readonly within: readonly Span[] | null;
}

/** Puts the name a thing has in the place of the one it has no more, and only that. */
export const exchange: Instruction = {
  meta: {
    id: 'exchange',
    does: 'Puts a name, a spelling or a status in the place of the one that the feedback denies, wherever the same is meant.',
    examples: [
      'it is called Bulk Export now, not "Streaming export"',
      'Redis is gone, we take Valkey now',
      'REDIS please, not Redis',
    ],
  },
  parse(clause, draft) {
    // an API has its statuses in tables and in OpenAPI
    if (!statusChange.parse(clause, draft) && statusExchange(clause, draft))
      return (now) => {
        const change = statusExchange(clause, now);
        return change
          ? applied(
              now,
              splice(now.text, change.splices),
              changedMessage(change.old, change.fresh, change.splices),
            )
          : noEffect(now, 'The document gives no such status.');
      };
    const read = exchangesIn(clause, draft);
    return read.length === 0 ? null : (now) => exchanged(now, exchangesIn(clause, now));
  },
};

function exchangesIn(clause: string, draft: Draft): readonly Exchange[] {
  const spellings = spellingsIn(clause, draft);
  const pair = renamedIn(clause) ?? supersededIn(clause);
  const named: readonly Exchange[] =
    spellings.length > 0
      ? spellings.map((one) => ({ ...one, within: null }))
      : pair
        ? [{ old: unquoted(pair.old), fresh: asName(pair.fresh), within: null }]
        : deniedOf(clause, draft);
  const isKnown = named.some(({ old }) => wholeWords(old, 'i').test(draft.text));
  return isKnown && named.every(({ fresh }) => isName(fresh)) ? named : [];
}

/** A name without its article. */
function asName(words: string): string {
  return unquoted(
    words.trim().replace(/^(?:the|an?|der|die|das|le|la|el|los|il) (?=["“„«]?[\p{Lu}\d])/iu, ''),
  );
}

const sentence =
  /(?<!\p{L})(?:is|are|was|were|should|must|has|have|ist|sind|soll|est|sont|es|son|it|that|this)(?!\p{L})/iu;
const LONGEST_NAME = 6;

function isName(words: string): boolean {
  return words !== '' && words.split(/\s+/u).length <= LONGEST_NAME && !sentence.test(words);
}

const ENOUGH = 0.6;

/** "Marta writes the migration guide, not Sven": the name of the same kind, where what is said is said of the denied one. */
function deniedOf(clause: string, draft: Draft): readonly Exchange[] {
  const found = deniedIn(clause);
  if (!found || !isPersonName(first(found.old))) return [];
  const people = namesOf(found.head).filter((one) => isPersonName(first(one)));
  const [fresh] = people;
  if (people.length !== 1 || fresh === undefined) return [];
  const said = contentWords(found.head.replace(fresh, ''));
  const within = sentences(draft).filter(({ start, end }) => {
    const text = draft.text.slice(start, end);
    const held = contentWords(text);
    const shared = said.filter((word) => held.some((other) => areKin(word, other))).length;
    return wholeWords(found.old, '').test(text) && shared >= said.length * ENOUGH;
  });
  return within.length === 0 && said.length > 0
    ? []
    : [{ old: found.old, fresh, within: said.length > 0 ? within : null }];
}

function first(words: string): string {
  return words.split(' ')[0] ?? '';
}

function exchanged(draft: Draft, exchanges: readonly Exchange[]): Outcome {
  let text = draft.text;
  const done: string[] = [];
  const missing: string[] = [];
  for (const { old, fresh, within } of exchanges) {
    const { text: next, count } = within
      ? inSentences(text, { old, fresh, within })
      : withTerm(draftOf(text, draft.request), old, fresh);
    if (next === text) missing.push(old);
    else done.push(`"${old}" with "${fresh}" in ${count} place${count > 1 ? 's' : ''}`);
    text = next;
  }
  const left = missing.length === 0 ? '' : ` "${missing.join('", "')}" stands nowhere in the document.`;
  return applied(draft, text, `Replaced ${done.join(', ')}.${left}`);
}

function inSentences(text: string, { old, fresh, within }: Exchange): { text: string; count: number } {
  const splices = (within ?? []).flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(wholeWords(old, 'g'))].map(({ index }) => ({
      start: start + index,
      end: start + index + old.length,
      text: fresh,
    })),
  );
  return { text: splice(text, splices), count: splices.length };
}
