/**
 * Whether a word of a heading is what the heading names, and not a part of another word or of another name: "Termine" and "Liefertermine"
 * name dates, "Terminbuchung" and "Time sheets" name things of their own.
 *
 * @param text the heading
 * @param found the word with its place in `text`, in UTF-16 units
 */
export function isHead(text: string, found: { readonly index: number; readonly 0: string }): boolean {
  const word = found[0];
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + word.length);
  if (unspaced.test(word)) return true;
  if (/^\p{L}/u.test(after)) return false;
  if (/\p{L}$/u.test(before) && (word.length < shortestHead || withPrefix.test(word))) return false;
  if (
    /^planning$/iu.test(word) &&
    (meets.test(after) || /(?:sprint|iteration|release|capacity) $/iu.test(before))
  )
    return false;
  return !modifies.test(word) || !/^ \p{L}/u.test(after) || goesOn.test(after);
}

/** "Planning notes", "sprint planning": where people met, and no plan. */
const meets = /^ (?:notes?|minutes|meeting|call|session|recap|poker)(?!\p{L})/iu;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** German puts names together, the head last: "Qualitätsziele". Shorter words end others by chance. */
const shortestHead = 5;

/** "Anfragen", "betroffen", "vermessen": other words by their prefix. */
const withPrefix = /^(?:fragen?|offen|messen)$/iu;

/** English nouns that as often tell which other thing is meant. */
const modifies =
  /^(?:time(?:line)?|schedules?|milestones?|deadlines?|roll ?-?out|deployment|deploy|launch|design|metrics?|logging|alerts?|alerting|dashboards?|owners?|participants|attendees|options?|ideas?|roadmap|risks?|concerns?|threats?|examples?|steps?|procedure|features?|rules?|tasks?|issues?|problems?|questions?)$/iu;

/** What goes on from the noun itself: a preposition, a clause, a participle, or a word for a list or a piece of text. */
const goesOn =
  /^ (?:and|or|of|for|from|to|in|on|at|with|without|by|before|after|until|about|around|per|as|if|when|that|which|who|we|i|you|they|is|are|was|were|so|not|still|open|today|\p{L}{3,}ed|plans?|strategy|notes?|list|log|points?|items?|sections?|phases?|details|thoughts|considerations|overview|summary|steps?|ideas?|frame|line|table|register|matrix|assessment|analysis|mitigations?|requirements?|requests?|targets?|questions?|stuff|things|set ?up|process|procedure|criteria|statement|description|background|only|first|later|below|above)(?!\p{L})/iu;
