import { contentWords } from '../../document/content-words.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { type Coordination, withoutArticle } from '../enumerated/coordination.ts';
import { listsIn } from '../enumerated/find.ts';
import { readOnce } from '../per-draft.ts';

/** Things of which one is to be taken: "Redis or Postgres", in one place of a draft. */
export interface Alternatives {
  readonly list: Coordination;
  /** What may be taken, without articles. */
  readonly names: readonly string[];
  /** What the sentence around them is about. */
  readonly around: readonly string[];
}

const either = /^(?:or|oder|ou|o|of|lub)$/iu;
/** Values and amounts are told apart in other ways. */
const isAmount = /^[\d.,]+%?$/u;

/** Every place of a draft that leaves several things to choose from. */
export const alternativesIn = readOnce((draft: Draft): readonly Alternatives[] =>
  listsIn(draft).flatMap(({ list, around }) => {
    if (list.conjunction === null || !either.test(list.conjunction)) return [];
    const trimmed = withoutNeighbours(draft.text, list);
    const names = trimmed.members.map(({ start, end }) => withoutArticle(draft.text.slice(start, end)));
    return names.some((name) => isAmount.test(name)) ? [] : [{ list: trimmed, names, around }];
  }),
);

/** "… in Redis or Memcached keep": what stands behind the last member in small letters is none of it where the others are shorter. */
function withoutNeighbours(text: string, list: Coordination): Coordination {
  const last = list.members.at(-1);
  const others = list.members.slice(0, -1);
  if (!last) return list;
  const wordsOf = ({ start, end }: Span) => withoutArticle(text.slice(start, end)).split(' ');
  const most = Math.max(...others.map((one) => wordsOf(one).length));
  const own = wordsOf(last);
  const tail = own.slice(most);
  if (tail.length === 0 || !tail.every((word) => /^\p{Ll}/u.test(word))) return list;
  const end = last.end - tail.join(' ').length - 1;
  return { ...list, end, members: [...others, { ...last, end }] };
}

/** Whether two places leave the same things to choose from. */
export function areSame(one: Alternatives, other: Alternatives): boolean {
  const signOf = ({ names }: Alternatives) =>
    names
      .map((name) => contentWords(name).join(' '))
      .toSorted()
      .join('|');
  return signOf(one) === signOf(other);
}
