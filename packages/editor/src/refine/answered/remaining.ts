import { contentWords } from '../../document/content-words.ts';
import { upperFirst } from '../../first-letter.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { type Coordination, coordinationsIn, withoutMember } from '../enumerated/coordination.ts';
import { withoutPoint } from '../place/point.ts';
import { questionText } from '../target/questions.ts';
import type { Target } from '../target/target.ts';

/** "…, the mobile data question is still open": what an answer leaves open. */
const leftOpen =
  /(?:^|[.,;]\s+)(?:but |only |and |aber |mais |pero )?(?:the |for the |die |der |das |le |la |el )?(?<rest>[^.,;]{3,60}?)(?: question| part| bit| one)?,? (?:(?:is|are|stays?|remains?|ist|sind|bleibt|reste|sigue|queda)(?: (?:still|noch|weiterhin|encore))? (?:open|unclear|undecided|unanswered|unknown|not (?:clear|decided|known)(?: yet)?|offen|unklar|ouverte?|abiert[ao]|pendiente)|(?:we )?(?:still|don['’]t) (?:don['’]t |do not )?know(?: yet)?)[.!]*$/iu;

/** An answer apart from what it says is still open. */
export function answerAndRest(said: string): { readonly said: string; readonly rest: string | null } {
  const match = leftOpen.exec(said.trim());
  const rest = match?.groups?.['rest'];
  if (!match || rest === undefined || match.index === 0) return { said, rest: null };
  return { said: said.trim().slice(0, match.index), rest };
}

/**
 * The text in which an open question asks only for what an answer leaves open: one of several things it lists, or one of its two
 * halves. Null where the answer leaves nothing of it, or speaks of the question as a whole.
 */
export function withoutAnsweredPart(
  draft: Draft,
  question: Target,
  { said, rest }: { readonly said: string; readonly rest: string | null },
): string | null {
  const answers = contentWords(said);
  const open = rest === null ? null : contentWords(rest);
  const isAnswered = (words: string, least = 0) => {
    const own = contentWords(words);
    if (open !== null) return !own.some((word) => holds(open, word));
    const shared = own.filter((word) => holds(answers, word)).length;
    return shared > 0 && shared / own.length >= least;
  };
  const point = onePoint(draft, question, isAnswered);
  if (point !== null) return point;
  for (const found of coordinationsIn(draft.text, question)) {
    const list = withoutQuestionWord(draft.text, found);
    const members = list.members.map(({ start, end }) => draft.text.slice(start, end));
    // what is joined by "and what happens" are two questions, not two things
    if (members.some((member) => isBaseVerb(member.trim().toLowerCase()) || asks.test(member.trim())))
      continue;
    const gone = members.flatMap((member, at) => (isAnswered(member) ? [at] : []));
    const [only, ...others] = gone;
    if (only === undefined || others.length > 0 || members.length < 2) continue;
    return splice(draft.text, withoutMember(draft.text, list, only));
  }
  return halfLeft(draft, question, (words) => isAnswered(words, HALF));
}

/** The text without the one point of several that is answered: "… these points: the risks and drift". */
function onePoint(draft: Draft, question: Target, isAnswered: (words: string) => boolean): string | null {
  const { asked, key } = questionText(draft, question);
  const [before = ''] = phrasesOf(draft.language).askMerged.split('{points}');
  if (key === null || !asked.startsWith(before)) return null;
  const points = Object.entries(phrasesOf(draft.language))
    .filter(([name, words]) => /^point\p{Lu}/u.test(name) && asked.includes(words))
    .map(([, words]) => words);
  const [only, ...others] = points.filter((one) => isAnswered(one));
  return only === undefined || others.length > 0 ? null : withoutPoint(draft, key, only);
}

const questionWord =
  /^(?:how (?:much|many)|which|what|whose|welche[rsnm]?|wie viele?|combien de|cuánt[oa]s?)\s+/iu;

/** "How much battery and data" lists battery and data. */
function withoutQuestionWord(text: string, list: Coordination): Coordination {
  const [first, ...others] = list.members;
  const word = first ? (questionWord.exec(text.slice(first.start, first.end))?.[0].length ?? 0) : 0;
  if (!first || word === 0) return list;
  const start = first.start + word;
  return { ...list, start, members: [{ ...first, start }, ...others] };
}

/** So much of what only one half asks for has to be said before it is answered. */
const HALF = 0.5;

function holds(words: readonly string[], word: string): boolean {
  return words.some((other) => areKin(word, other));
}

const asks = /^(?:how|who|what|which|when|where|why|was|wie|wer|wann|qui|quand|quién|cuándo)(?!\p{L})/iu;
const second = '(?:how|who|what|which|when|where|wer|was|wie|wann|wo|qui|quand|comment|quién|cuándo|cómo)';
const halves = new RegExp(
  `^(?<lead>.*?\\*\\*\\s*)(?<first>[^,?]+(?:, [^,?]+)*?), (?:and|und|et|y) (?<second>${second}(?!\\p{L})[^?]+)\\?`,
  'isu',
);

/** "How is it announced, and how long does the old one live?" where only one of the two is answered. */
function halfLeft(
  draft: Draft,
  { start, end }: Target,
  isAnswered: (words: string) => boolean,
): string | null {
  const asked = draft.text.slice(start, end);
  const { lead = '', first, second: other } = halves.exec(asked)?.groups ?? {};
  if (first === undefined || other === undefined) return null;
  const shared = contentWords(first).filter((word) => holds(contentWords(other), word));
  const own = (half: string) =>
    contentWords(half)
      .filter((word) => !holds(shared, word))
      .join(' ');
  const [isFirst, isSecond] = [isAnswered(own(first)), isAnswered(own(other))];
  if (isFirst === isSecond) return null;
  const kept = isFirst ? other : first;
  // "what happens then" asks nothing without the half before it
  if (isFirst && /(?<!\p{L})(?:then|it|they|them|dann|es|sie|alors)(?!\p{L})/iu.test(other)) return null;
  const fresh = `${lead}${upperFirst(kept)}?`;
  return splice(draft.text, [{ start, end: start + asked.lastIndexOf('?') + 1, text: fresh }]);
}
