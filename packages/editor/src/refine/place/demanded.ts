import { demandsOf } from '../../compose/requirement.ts';
import { contentWords, shareOf } from '../../document/content-words.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { read } from '../../read/read.ts';
import { parse } from '../../syntax/parse.ts';
import { isDemand, type Statement } from '../../understand/statement.ts';
import { understand } from '../../understand/understand.ts';

/** So much of the words has to stand in what is made of them. */
const MOST_SAID = 0.8;

/**
 * Words of feedback as the requirement that a translate would write for them: who is bound, one word that binds, and the case in which it does
 * before its comma. Feedback asks for what it says, so that a statement of any kind is taken as a demand. Null where they hold more
 * than one demand, or nothing that can be taken apart. English.
 */
export function demandedBy(words: string): string | null {
  const text = withComma(words.replace(/^(?:the )?support for /iu, 'support ').replace(/[.!]+$/u, ''));
  const source = { ...read(`${text}.`), language: 'en' as const };
  const understanding = understand(source);
  const [only, ...others] = understanding.statements;
  if (only === undefined || others.length > 0) return null;
  const statement = bindingOne(only);
  const [made] = demandsOf({ ...understanding, statements: [statement] }, phrasesOf('en'), 'Technical Spec');
  if (made?.demand == null || isTorn(made.text)) return null;
  return shareOf(contentWords(text), new Set(contentWords(made.text))) < MOST_SAID ? null : made.text;
}

/** "MUST provide a user who can …", "which files be gone": what was taken for a thing, or its verb for that of the sentence. */
const isTorn = (made: string) =>
  /MUST provide (?:an?|the) [^,.;]{2,80} (?:who|that|which) .* (?:can|is|are|has|have|gets?|sees?) /u.test(
    made,
  ) || /(?<!\p{L})(?:what|which|who|whether|how (?:many|much))(?: \p{L}+){0,3} be (?!able)/iu.test(made);

/** A statement as a demand. A word that binds within a clause that only describes something does not bind the sentence. */
function bindingOne(statement: Statement): Statement {
  const strength = inPassing.test(statement.masked.text) ? 'MUST' : (statement.strength ?? 'MUST');
  return isDemand(statement) ? { ...statement, strength } : { ...statement, kind: 'requirement', strength };
}

/** "… and the time they should wait": a clause of its own behind a noun, which says who is spoken of by a pronoun. */
const inPassing =
  /\p{L}{2,} (?:(?!and |or |but |so |then )\p{L}+ )(?:they|it|he|she|we|you|one) (?:should|must|shall|may)(?!\p{L})/iu;

/** "If the database is down the handler returns 503": the comma behind the case, which hurried people leave out. */
function withComma(words: string): string {
  if (!/^(?:if|when|whenever|once|unless|as soon as)\s/iu.test(words) || words.includes(',')) return words;
  const tree = parse(words);
  const subjects = tree?.words.flatMap(({ relation, tag }, at) =>
    isSubject.has(relation) && !tag.startsWith('W') ? [at] : [],
  );
  // the second subject opens what holds in the case of the first
  const second = subjects?.[1];
  if (!tree || second === undefined) return words;
  const { first } = tree.stretchOf(second);
  // "below 10% the app": what stands behind a preposition belongs to it
  if (tree.word(first - 1)?.tag === 'IN') return words;
  const at = tree.word(first)?.start ?? 0;
  return at === 0 ? words : `${words.slice(0, at).trimEnd()}, ${words.slice(at)}`;
}

const isSubject: ReadonlySet<string> = new Set(['nsubj', 'nsubj:pass', 'expl']);
