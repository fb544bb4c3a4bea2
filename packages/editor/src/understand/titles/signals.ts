import { isPersonName } from '../../correct/spelling/person-names.ts';
import { contentWords } from '../../document/content-words.ts';
import type { Statement } from '../statement.ts';
import type { TitleCandidate } from './candidates.ts';
import { isSentence } from './sentence-title.ts';
import { isDeictic, isTalk, ofOneself, pointsBack } from './untelling.ts';

/** In how many statements each word of a text stands, and which words its goals are made of. */
export interface Wording {
  readonly counts: ReadonlyMap<string, number>;
  readonly ofGoals: ReadonlySet<string>;
}

/** What the words of a text are to its statements. */
export function wordingOf(statements: readonly Statement[]): Wording {
  const counts = new Map<string, number>();
  for (const { text } of statements)
    for (const word of new Set(contentWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const goals = statements.filter(({ kind }) => kind === 'goal');
  return { counts, ofGoals: new Set(goals.flatMap(({ text }) => contentWords(text))) };
}

/** First words that tell of a title what it is: an article, a pronoun, a preposition, a condition, a bound. */
const telling: ReadonlySet<string> = new Set(
  'the a an we i they it there only no not max if when in on for from to by this that these you my our most each every all some please nobody somebody'.split(
    ' ',
  ),
);

/** What can be seen of a candidate for a title, as names that the learned weights know. */
export function titleSignals(
  { title, source, statement }: Omit<TitleCandidate, 'source'> & { readonly source: string },
  { counts, ofGoals }: Wording,
  statements: readonly Statement[],
  language: string,
): string[] {
  const content = [...new Set(contentWords(title))];
  const [first = 0, second = 0, third = 0] = content
    .map((word) => counts.get(word) ?? 0)
    .toSorted((left, right) => right - left);
  const words = title.split(' ');
  const opening = words[0]?.toLowerCase() ?? '';
  const shared = content.filter((word) => ofGoals.has(word)).length / Math.max(1, content.length);
  const place = statement === null ? -1 : statements.indexOf(statement);
  const shapes: Readonly<Record<string, boolean>> = {
    last: place >= 0 && place === statements.length - 1,
    sentence: language === 'en' && isSentence(title),
    digit: /\d/u.test(title),
    parted: /[,:;]/u.test(title),
    code: /[`“"/]/u.test(title),
    person: words.some((word) => /^\p{Lu}/u.test(word) && isPersonName(word)),
    item: statement?.block.kind === 'listItem',
    talk: statement !== null && isTalk(statement.text),
    pointing: statement !== null && (isDeictic(statement.text) || pointsBack(statement.text)),
    self: statement !== null && ofOneself.test(statement.text),
    demanded: statement !== null && statement.strength !== null,
  };
  return [
    `source:${source}`,
    `kind:${statement?.kind ?? 'none'}`,
    `source:${source} kind:${statement?.kind ?? 'none'}`,
    `place:${Math.min(place, 5)}`,
    `most:${Math.min(first, 5)}`,
    `second:${Math.min(second, 4)}`,
    `third:${Math.min(third, 3)}`,
    `goal:${Math.round(shared * 4)}`,
    `words:${Math.min(words.length, 12)}`,
    `content:${Math.min(content.length, 5)}`,
    `dense:${Math.round((4 * content.length) / words.length)}`,
    `first:${telling.has(opening) ? opening : 'other'}`,
    `english:${language === 'en'}`,
    ...Object.entries(shapes).flatMap(([name, holds]) => (holds ? [name] : [])),
  ];
}
