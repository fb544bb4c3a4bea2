import { contentWords, shareOf } from '../../document/content-words.ts';
import { detectLanguage } from '../../read/language.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** A name within a sentence: a capital that no sentence opens with. */
const name = /(?<=[\p{L}\p{N},;:)–—-]\s)(?!I(?!\p{L}))\p{Lu}[\p{L}\p{N}.+#-]*[\p{L}\p{N}+#]/gu;
/** Who says something is no part of what is said. */
const speakers =
  /(?<!\p{L})(?:as|per|says?|said|told|asked?|asks|wants?|thinks?|noticed?|by|from|with|according to) $|(?<!\p{L})(?:ok|okay|hi|hey|hello|dear|thanks|cheers|sorry)[ ,]+$/iu;
const speaks =
  /^(?: \p{Lu}\p{L}+)?(?:,| and \p{Lu}\p{L}+)? (?:says?|said|told|asked?|asks|wants?|thinks?|noticed|insists?|feels?|will be|would)(?!\p{L})/u;

const key = /\*\*[A-Z]{1,4}-\d{1,4}:\*\*/gu;
/** So much of a line that was written stands in the clause, where it is told and not composed. */
const MOST = 0.6;

/** What adds a sentence keeps the names it was told: "Sidekiq was weighed, but we run no Ruby" is not told by its reason alone. English. */
export const additionsKeepNames: Postcondition = ({
  before,
  after,
  changed: { gone, fresh },
  clause,
  message,
}) => {
  if (before.language !== 'en' || gone.length > 0 || fresh.length === 0) return null;
  if (detectLanguage(clause).language !== 'en') return null;
  const said = new Set(contentWords(clause));
  const isTold = (words: readonly string[]) => words.length > 0 && shareOf(words, said) >= MOST;
  if (!fresh.some((line) => isTold(contentWords(line.replace(key, ' '))))) return null;
  const held = `${after}\n${message}`.toLowerCase();
  const [lost] = [...clause.matchAll(name)]
    .filter(
      ({ 0: one, index }) =>
        !held.includes(one.toLowerCase()) &&
        !speakers.test(clause.slice(0, index)) &&
        !speaks.test(clause.slice(index + one.length)),
    )
    .map(([one]) => one);
  return lost === undefined
    ? null
    : `written ${quoted(fresh.find((line) => /\p{L}/u.test(line)) ?? '')} without ${quoted(lost)}`;
};
