import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { detectLanguage } from '../../read/language.ts';
import { areKin } from '../claims/kin.ts';
import { likeliestOf, pronoun } from '../reading/intended.ts';
import { plainLabels } from '../target/labelled-block.ts';
import { conceptOf } from '../tickets/concepts.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** Words for sorts of parts, in the form that words are compared in: they name none. */
const sorts =
  /^(?:things?|bits?|parts?|stuff|piec|sentenc|lin|point|item|bullet|paragraph|section|requir|risk|question|goal|assumpt|ticket|criteri|task|cod|block|tabl|list|diagram|head|column|row|word|field|entit|endpoint|first|second|third|fourth|last|constraint|instruct|rul|altern|drawback|exampl|variabl|input)/u;

/** What is said twice is told by where it stands. */
const repeated = /(?<!\p{L})(?:repetitions?|duplicate[ds]?|repeated|same)(?!\p{L})/iu;

/** "Remove story points": the lines of tickets that people call so. */
function isOfField(clause: string, gone: readonly string[]): boolean {
  const concept = conceptOf(clause.replace(/^\p{L}+ (?:(?:the|all|all the) )?/u, '').replace(/[.!]+$/u, ''));
  return (
    concept !== null &&
    gone
      .filter((line) => /\p{L}/u.test(line))
      .every((line) => conceptOf(/\*\*([^*:]+):/u.exec(line)?.[1] ?? '')?.id === concept.id)
  );
}

const isOfRepetitions = (clause: string) => /^drop repetitions of /u.test(clause);

/** What goes is what was named: a removal takes something with it that has a word of what the clause says is to go. English. */
export const removalIsBounded: Postcondition = ({ before, changed: { gone, fresh }, clause }) => {
  const [lost] = gone.filter((line) => /\p{L}/u.test(line));
  if (before.language !== 'en' || detectLanguage(clause).language !== 'en') return null;
  if (lost === undefined || fresh.some((line) => /\p{L}/u.test(line))) return null;
  if (isOfField(clause, gone)) return null;
  const intent = likeliestOf(clause, before);
  if (intent?.operation !== 'remove') return null;
  const { what } = intent.slots;
  if (
    what === undefined ||
    pronoun.test(what) ||
    keysIn(what).length > 0 ||
    repeated.test(what) ||
    isOfRepetitions(clause)
  )
    return null;
  // the row of a status is told by its number
  const answers = gone.filter((line) => /^\| [1-5]\d\d \|/u.test(line));
  if (answers.length > 0 && answers.every((line) => clause.includes(line.slice(2, 5)))) return null;
  // a word that the document has nowhere tells nothing of what goes
  const told = contentWords(before.text);
  const isIn = (words: readonly string[]) => (word: string) => words.some((other) => areKin(word, other));
  // "the last point of the guide-level explanation" stands in that part, and does not tell of it
  const places = [...before.outline.sections.map(({ title }) => title), ...plainLabels(before)]
    .map((title) => contentWords(title))
    .filter((title) => title.length > 0 && title.every(isIn(contentWords(what))));
  const wanted = contentWords(what)
    .filter((word) => !places.some((title) => title.includes(word)))
    .filter(
      // "goals 2 and 3" counts parts, and the number stands in none of them
      (word) => !sorts.test(word) && !/^\d+$/u.test(word) && isIn(told)(word),
    );
  return wanted.length === 0 || wanted.some(isIn(contentWords(gone.join('\n'))))
    ? null
    : `taken out ${quoted(lost)}, which was not named`;
};
