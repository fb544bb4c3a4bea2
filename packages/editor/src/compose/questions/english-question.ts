import { lowerFirst } from '../../first-letter.ts';
import { mainClause } from '../../syntax/clause.ts';
import { parse } from '../../syntax/parse.ts';
import { presentClause } from '../../understand/clause/present.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import { completed } from './completed.ts';
import { isDoubtAlone } from './doubt-frame.ts';
import { noted, withoutRemark } from './indirect.ts';
import { asksByVerb, asksByWord, direct, inverted } from './inverted.ts';
import { saidOpen } from './said-open.ts';

/** A topic before a colon: "Oral exams: unclear how they are noted". */
const topicBefore = /^(?<topic>[^:?.,()]{2,40}): (?<rest>.{4,})$/su;

/** "Can it be the same? It's from '09": what is said behind a question. */
const remarked = /^(?<asked>[^?]{3,})\? (?<said>[^?]{3,90})$/su;

/** "@jonas who writes the changelog": who is asked. */
const calledUpon = /^(?<who>@[\p{L}\p{N}_.-]{2,30})[,:]? (?<rest>.+)$/su;

/** "Don't know yet who pays", "could be that …": who or what does so is left out. */
const lacksDoubter =
  /^(?:(?:do|did|have|could|can)(?: not|n['’]t)|(?:could|might|may) (?:also |well )?be)(?!\p{L})/iu;

/** "Hmm do we even need it": what states nothing before a question. */
const interjection = /^(?:h+m+|well|oh|ok|okay|so|btw|also),? (?:(?:and|but) )?(?=\p{L})/iu;

/** A sentence that asks something as the words of a question, without the mark; null for one that tells or orders something. */
export function englishQuestion(sentence: string): string | null {
  const said = sentence
    .trim()
    .replace(/[.!\s]+$/u, '')
    .replace(interjection, '');
  const plain = said.replace(/[?\s]+$/u, '');
  const isMarked = plain !== said;
  const { who, rest } = calledUpon.exec(plain)?.groups ?? {};
  const called = rest === undefined ? null : englishQuestion(`${rest}${isMarked ? '?' : ''}`);
  if (called !== null) return noted(called, [who]);
  const { asked, said: behind } = remarked.exec(plain)?.groups ?? {};
  const first = asked === undefined ? null : englishQuestion(`${asked}?`);
  if (first !== null && !isMarked) return noted(first, [behind]);
  if (asksByVerb.test(plain) && (isMarked || !lacksDoubter.test(plain)))
    return isMarked ? plain : asking(plain);
  if (isMarked && asksByWord.test(plain)) return plain;
  return (
    saidOpen(plain) ??
    topical(plain, isMarked) ??
    (isMarked ? (inverted(plain) ?? completed(plain)) : unmarked(plain))
  );
}

/** What asks without a mark and without any word that does: a topic or a choice, else nothing. */
function unmarked(plain: string): string | null {
  const { what, said } = withoutRemark(plain);
  if (what !== plain && / or /u.test(what) && !isTold(what)) return noted(completed(what), [said]);
  return isTold(plain) ? null : completed(plain);
}

/** "Does google do the same, nobody has tried": a question without its mark. */
function asking(plain: string): string {
  const { what, said } = withoutRemark(plain);
  return noted(what, [said]);
}

/** "Oral exams: unclear how they are noted" → "Oral exams: how are they noted"; "downtime: to be negotiated" → "What about downtime (to be negotiated)". */
function topical(plain: string, isMarked: boolean): string | null {
  const { topic, rest: behind } = topicBefore.exec(plain)?.groups ?? {};
  if (topic === undefined || behind === undefined) return null;
  const rest = behind.replace(/^(?:and|but|so) /iu, '');
  if (isDoubtAlone(topic)) return englishQuestion(`${rest}?`);
  if (asksByVerb.test(rest) || asksByWord.test(rest)) return `${topic}: ${lowerFirst(direct(rest))}`;
  const question = saidOpen(rest) ?? (isMarked ? inverted(rest) : null);
  if (question !== null) return `${topic}: ${lowerFirst(question)}`;
  return isMarked ? `What about ${lowerWord(topic)}: ${rest}` : `What about ${lowerWord(topic)} (${rest})`;
}

/** "Ana thinks we should wait", "keep the old ids but not yet": a statement or an order. */
function isTold(plain: string): boolean {
  const tree = parse(plain);
  if (tree === null) return true;
  const hasVerb = tree.words.some(({ tag }) => tag === 'MD' || tag === 'VBZ' || tag === 'VBD');
  return hasVerb || mainClause(tree) !== null || presentClause(plain) !== null;
}
