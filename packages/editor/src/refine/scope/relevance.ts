import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { detectLanguage } from '../../read/language.ts';
import { claimOf } from '../claims/claim.ts';
import { measuresIn } from '../claims/measure.ts';
import type { Draft } from '../draft.ts';
import { wholeWords } from '../target/phrase.ts';
import { findSection } from '../target/section.ts';
import { isHijack } from './hijack.ts';
import { isOffTopic } from './off-topic.ts';
import { knownText, subjectsOf } from './subjects.ts';
import { speaksOfText, speaksOfTrade } from './trade.ts';

const toAssistant =
  /^(?:what(?:'s| is| are| was| time| day)|who(?:'s| is| won| was)?|when(?:'s| is| was)?|where(?:'s| is)?|how (?:do|does|did|can|to|is|are|old|far|tall|many|much)|why (?:do|does|did|is|are)|tell me|sing|give me (?:a|some|an)|show me|teach me|help me|recommend|suggest (?:a|some)|book|order|buy|play|call|email|send|remind me|search|google|translate the word|calculate|solve|compute|do you|are you|can you|could you|is it|will it|i feel|i am|i'm|my (?!document|spec|doc|text)|(?:¿\s?)?(?:cu[aá]l(?:es)?|qui[eé]n(?:es)?|cu[aá]ndo|d[oó]nde|cu[aá]nt[oa]s?|c[oó]mo|por qu[eé])\b|(?:quel(?:le)?s?|qui|quand|combien|comment|pourquoi) |(?:was|wer|wann|wo|wie|welche[rsn]?|warum|wieso) (?!soll)|(?:is|are) there (?:a|an|any) |which )/iu;

const genre = /^(?:write|create|generate|compose) (?:me |us )?(?:a|an)\b/iu;
const forPeople = /^(?:write|make|create|generate|build|compose|draw) (?:me |us )/iu;
/** What people say of a whole text, whatever it is about. */
const ofWhole: readonly RegExp[] = [
  /^(?:make|keep|rewrite|redo|improve|fix|change) (?:it|this|that|everything|them)\b/iu,
  /^(?:it|this|that|everything|all of (?:it|this)) (?:still |really |all )?(?:needs|could use) (?:\p{L}+ ){0,3}(?:work|polish|love|detail|details|structure|editing|improvement|rework|pass|cleanup|rewrite)$/iu,
  /^(?:it|this|that|everything)(?:['’]s| is| feels| reads| looks) (?:\p{L}+ ){0,2}(?:too|not) \p{L}+/iu,
  /^(?:it|this|everything) (?:should|must|has to|needs to|will) be (?:done|ready|live|finished|shipped|released|delivered)\b/iu,
  /^(?:works?|good|fine|nice|great|ok(?:ay)?|close),? but (?:it|the|there|we|i)\b/iu,
  /^it (?:sometimes|still|often|never|always) (?:says|gives|returns|answers|claims|assumes)\b/iu,
];

/**
 * Whether a clause that is no instruction has to do with the document: it speaks of its text or a section, names a value
 * it gives, shares words with it or its input, or states or wishes something of the trade.
 */
export function isRelevant(clause: string, draft: Draft): boolean {
  if (isHijack(clause, draft) || isOffTopic(clause, draft)) return false;
  const plain = clause.trim();
  if (ofWhole.some((pattern) => pattern.test(plain))) return true;
  if (speaksOfText(clause) && !genre.test(plain)) return true;
  if (findSection(draft, clause)) return true;
  if (keysIn(clause).some((key) => draft.text.includes(key.text)) || namesOldValue(clause, draft))
    return true;
  const words = subjectsOf(clause);
  const held = new Set(contentWords(knownText(draft)));
  const shared = words.filter((word) => held.has(word)).length;
  const share = words.length === 0 ? 0 : shared / words.length;
  if (share >= 0.5 || (share >= 0.34 && shared >= 2 && !/[?？]\s*$/u.test(plain))) return true;
  if (toAssistant.test(plain) || forPeople.test(plain)) return false;
  return shared > 0 || speaksOfTrade(clause) || givesValueAbroad(clause, draft);
}

/** Whether a clause gives a value in another language than the document's, so that they need share no words. */
function givesValueAbroad(clause: string, draft: Draft): boolean {
  const { language, reliable } = detectLanguage(clause);
  return reliable && language !== draft.language && measuresIn(clause, 0, clause.length).length > 0;
}

/** "… 3, non 5", "why 04:30?": a value against another that the document gives, or a time or amount it gives alone. */
function namesOldValue(clause: string, draft: Draft): boolean {
  const { against, measures } = claimOf(clause);
  const stands = (words: string) => wholeWords(words, '').test(draft.text);
  return (
    (against !== null && /^\d/u.test(against) && measures.length > 0 && stands(against)) ||
    measures.some((one) => one.kind !== 'count' && !one.isWhole && /\d/u.test(one.text) && stands(one.text))
  );
}
