import type { Frame } from '../../reading/frame.ts';
import type { Piece } from '../../reading/pieces.ts';
import { namings } from './namings.ts';
import { reshaped } from './reshaped.ts';

const quoted = (title: string | undefined) => `the section "${title}"`;

/** Wishes about one part or two that name them and say what is to become of them; those with more words first. */
export const frames: readonly Frame[] = [
  ...namings,
  // what becomes of demands
  {
    needs: [['nonGoal']],
    may: ['move', 'requirement', 'notDone', 'add', 'instead', 'remove', 'section', 'item', 'say'],
    sections: 0,
    keys: 1,
    orders: ({ keys: [key] }) => (isDemand(key) ? [`Move ${key} to Non-goals`] : null),
  },
  {
    needs: [['merge', 'one', 'alike']],
    may: ['requirement', 'item', 'merge', 'alike', 'one'],
    sections: 0,
    keys: 2,
    orders: ({ keys: [one, other], pieces }) =>
      isDemand(one) &&
      isDemand(other) &&
      pieces.some(({ concepts, kind }) => concepts.has('merge') || (kind === 'mark' && concepts.size === 0))
        ? [`Merge ${one} and ${other}`]
        : null,
  },
  {
    needs: [['split', 'two']],
    may: ['requirement', 'item', 'one', 'turn', 'long'],
    sections: 0,
    keys: 1,
    orders: ({ keys: [key], pieces }) =>
      isDemand(key) && pieces.some(({ concepts }) => concepts.has('split') || concepts.has('requirement'))
        ? [`Split ${key}`]
        : null,
  },
  {
    needs: [['may']],
    may: ['requirement', 'must', 'turn', 'weaken', 'instead'],
    sections: 0,
    keys: 1,
    described: 'requirement',
    orders: ({ keys: [key] }) => (isDemand(key) ? [`Make ${key} a MAY`] : null),
  },
  {
    needs: [['should']],
    may: ['requirement', 'must', 'turn', 'weaken', 'instead', 'may'],
    sections: 0,
    keys: 1,
    described: 'requirement',
    orders: ({ keys: [key] }) => (isDemand(key) ? [`Make ${key} a SHOULD`] : null),
  },
  {
    needs: [['must', 'strengthen']],
    may: ['requirement', 'should', 'turn', 'instead', 'strengthen'],
    sections: 0,
    keys: 1,
    described: 'requirement',
    orders: ({ keys: [key], pieces }) =>
      isDemand(key) && pieces.some(({ concepts }) => concepts.has('must')) ? [`Make ${key} a MUST`] : null,
  },
  {
    needs: [['remove', 'needless']],
    may: ['requirement', 'question', 'risk', 'item'],
    sections: 0,
    keys: 1,
    orders: ({ keys: [key] }) => [`Remove ${key}`],
  },
  {
    needs: [['remove', 'needless'], ['question']],
    may: [],
    sections: 0,
    keys: 1,
    described: 'question',
    orders: ({ keys: [key] }) => [`Remove ${key}`],
  },
  {
    needs: [['remove', 'needless'], ['requirement']],
    may: ['item', 'one', 'two'],
    sections: 0,
    keys: 1,
    described: 'requirement',
    orders: ({ keys: [key] }) => [`Remove ${key}`],
  },
  // what becomes of sections
  {
    needs: [['before', 'after', 'first', 'then', 'early', 'late', 'move']],
    may: ['move', 'section', 'then', 'item', 'first', 'turn'],
    sections: 2,
    keys: 0,
    orders: moved,
  },
  {
    needs: [['table', 'numbered', 'bullets', 'prose']],
    may: [
      'turn',
      'item',
      'instead',
      'section',
      'add',
      'replace',
      'no',
      'two',
      'one',
      'long',
      'table',
      'bullets',
      'numbered',
      'prose',
    ],
    sections: 1,
    keys: 0,
    orders: reshaped,
  },
  {
    needs: [['shorten', 'long']],
    may: ['shorten', 'section', 'long'],
    sections: 1,
    keys: 0,
    orders: ({ sections: [title] }) => [`Shorten ${quoted(title)}`],
  },
  {
    needs: [['remove', 'needless']],
    may: ['section', 'heading', 'document'],
    sections: 1,
    keys: 0,
    orders: ({ sections: [title] }) => [`Remove ${quoted(title)}`],
  },
  // what becomes of the whole
  {
    needs: [['spelling']],
    may: ['correct', 'document', 'remove', 'no'],
    sections: 0,
    keys: 0,
    orders: () => ['Correct the spelling'],
  },
  {
    needs: [['casual']],
    may: ['tone', 'document', 'turn', 'adapt', 'no'],
    sections: 0,
    keys: 0,
    orders: () => ['Make the tone less formal'],
  },
  {
    needs: [['formal']],
    may: ['tone', 'document', 'turn', 'adapt'],
    sections: 0,
    keys: 0,
    orders: () => ['Make the tone more formal'],
  },
  {
    needs: [['shorten', 'long']],
    may: ['shorten', 'document', 'everywhere', 'long'],
    sections: 0,
    keys: 0,
    orders: ({ pieces }) =>
      pieces.some(
        ({ concepts }) => concepts.has('document') || concepts.has('everywhere') || concepts.has('shorten'),
      )
        ? ['Shorten the document']
        : null,
  },
];

const isDemand = (key: string | undefined) => key !== undefined && /^(?:FR|NFR|REQ|BR)-/u.test(key);

/** Which of two sections is to stand before the other; what "early" and "late" say of the first is put right. */
function moved({ sections: [one, other], pieces }: Parameters<Frame['orders']>[0]): readonly string[] | null {
  const [first, second] = [`the section "${one}"`, `the section "${other}"`];
  const has = (concept: 'before' | 'after' | 'first' | 'then' | 'early' | 'late' | 'move') =>
    pieces.some(({ concepts }) => concepts.has(concept));
  const governed = governedSection(pieces);
  if (governed === other || governed === one) {
    const [it, that] = governed === other ? [first, second] : [second, first];
    return has('before') === has('after')
      ? null
      : [`Move ${it} ${has('before') ? 'before' : 'after'} ${that}`];
  }
  if (has('after') && !has('before')) return [`Move ${first} after ${second}`];
  if (has('before') && !has('after')) return [`Move ${first} before ${second}`];
  const at = (concept: 'first' | 'then') => pieces.findIndex(({ concepts }) => concepts.has(concept));
  const place = pieces.findIndex(({ kind, text }) => kind === 'section' && text === other);
  if (has('first') && at('first') < place) return [`Move ${first} before ${second}`];
  // "A, then B" has B in the second place
  return at('then') >= 0 && at('then') < place && has('move') ? [`Move ${second} after ${first}`] : null;
}

/** Pieces between a word such as "before" and the section that it is said of. */
const NEAR = 5;

/** The section right behind the only word such as "before": "before anyone reads A, they need B". */
function governedSection(pieces: readonly Piece[]): string | null {
  const at = pieces.findIndex(
    ({ kind, concepts }) => kind === 'word' && (concepts.has('before') || concepts.has('after')),
  );
  const next = pieces.slice(at + 1, at + 1 + NEAR).find(({ kind }) => kind === 'section');
  return at < 0 || !next ? null : next.text;
}
