import { within } from '../document/content-words.ts';
import { FUNCTION_WORDS } from '../read/language/function-words.ts';
import { type Breach, breach } from './breach.ts';
import { type ChangedWords, changedWords } from './changed-words.ts';
import { linesOf } from './lines.ts';

const MOST = 5;
/** A correction leaves at least so much of the letters it corrects. */
const CHANGED_LETTERS = 0.4;
/** Words a correction of grammar puts in or takes out at one place. */
const MOST_GRAMMAR_WORDS = 2;

/** Little words of a language whose coming or going changes what is said, or that are not little. */
const WEIGHTY = new Set(
  `not no never nicht nur kein keine geen niet pas sans ne sin non senza não sem nie nie bez inte ej
  should must may can kann muss doit faut peut debe puede deve pode può kan moet trzeba należy måste ska
  need add fix make use all new after before only please need when if from by we i my you our your they`.split(
    /\s+/u,
  ),
);

const GRAMMAR_WORDS: ReadonlySet<string> = new Set(
  [
    ...Object.values(FUNCTION_WORDS).flatMap((words) => [...words]),
    ...'were been being am does did had this these those their its which who than then also very'.split(' '),
  ].filter((word) => !WEIGHTY.has(word)),
);

/** Places where more was changed than spelling, grammar and punctuation. Both texts have the same lines. */
export function overcorrections(source: string, answer: string): Breach[] {
  const given = linesOf(answer);
  return linesOf(source)
    .flatMap((line, index) => {
      const changes = changedWords(wordsOf(line), wordsOf(given[index] ?? ''));
      return changes
        .filter((change) => !isCorrection(change))
        .map(({ removed, added }) => {
          const [from, to] = [removed.join(' ').slice(0, 120), added.join(' ').slice(0, 120)];
          return breach(
            'overcorrected',
            `Line ${index + 1}: "${from}" became "${to}", which is no correction.`,
          );
        });
    })
    .slice(0, MOST);
}

function wordsOf(line: string): string[] {
  return line.match(/\S+/gu) ?? [];
}

function isCorrection({ removed, added, before, after }: ChangedWords): boolean {
  const from = lettersOf(removed);
  const to = lettersOf(added);
  if (from === to) return true;
  if (negationsIn(removed) !== negationsIn(added)) return false;
  if (to === '') return removed.every((word) => isRepeated(word, before, after)) || isGrammar(removed);
  if (from === '') return isGrammar(added);
  if (isAlike(from, to)) return true;
  const [content, replacement] = [removed, added].map((words) =>
    words.filter((word) => !isGrammarWord(word)),
  );
  const grammar = removed.length + added.length - (content?.length ?? 0) - (replacement?.length ?? 0);
  return grammar <= 2 * MOST_GRAMMAR_WORDS && isAlike(lettersOf(content ?? []), lettersOf(replacement ?? []));
}

function isAlike(from: string, to: string): boolean {
  return from === to || within(from, to, Math.floor(Math.max(from.length, to.length) * CHANGED_LETTERS));
}

const NEGATION =
  /^(?:not|no|never|cannot|(?:do|does|did|is|are|was|were|ca|wo|would|should|could|has|have|had|must|need)n['’]?t|nicht|kein\p{L}{0,2}|nie|niemals|pas|jamais|sin|nunca|não|non|niet|geen|nooit|bez|nigdy|inte|aldrig)$/iu;

function negationsIn(words: readonly string[]): number {
  return words.filter((word) => NEGATION.test(word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))).length;
}

/** Letters and digits alone, without case and accents. */
function lettersOf(words: readonly string[]): string {
  return words
    .join('')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function isRepeated(word: string, before: string, after: string): boolean {
  const letters = lettersOf([word]);
  return letters === lettersOf([before]) || letters === lettersOf([after]);
}

function isGrammar(words: readonly string[]): boolean {
  return words.length <= MOST_GRAMMAR_WORDS && words.every(isGrammarWord);
}

function isGrammarWord(word: string): boolean {
  const letters = word.toLowerCase().replace(/[^\p{L}\p{N}'’]+/gu, '');
  return letters === '' || GRAMMAR_WORDS.has(letters);
}
