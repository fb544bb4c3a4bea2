import { leadingKey } from '../document/keys.ts';
import type { Draft } from './draft.ts';
import { noEffect, type Outcome } from './instruction.ts';
import { answered, questionAnsweredBy } from './instructions/answer.ts';
import { looksLikeOrder } from './order-like.ts';
import { phrasesIn } from './phrases.ts';
import { kindOfFact } from './place/home.ts';
import { placeFact, placeQuestion } from './place/place-fact.ts';
import { asQuestion } from './place/sentence.ts';

const opinion =
  /^(?:(?:this|it|that|these|those|everything) (?:is|are|feels?|looks?|reads?|seems?|sounds?|does(?:n't| not) (?:make sense|read well|work for me))|(?:too|not enough|fewer|less|more)\b|i (?:don't|do not) (?:like|understand|get|follow)|i (?:dis)?like|i find|(?:the|your) .{1,60} (?:is|are|feels?|seems?|looks?|reads?|sounds?) (?:a bit |a little |too |very |quite |really |so |not (?:very |really |so )?)?(?:unclear|confusing|vague|weird|odd|strange|bad|wrong|off|boring|messy|ugly|poor|weak|nonsense|rubbish|useless|pointless|silly|irrelevant|unnecessary|superfluous|obsolete|outdated|misleading|hard to (?:read|follow|understand)|clear|good enough|great|good|right|helpful|useful|long-winded|incomplete|inconsistent|repetitive))\b/iu;
/** Verbs that open wishes for a text which no instruction carries out. */
const wishForText =
  /^(?:sort|order|group|highlight|emphasi[sz]e|prioriti[sz]e|arrange|reorgani[sz]e|restructure|polish|improve|review|illustrate|rank|align|indent|close|resolve|copy|paste|attach|publish|(?:send|print|share|show|export) (?:it|this|them)|give (?:me|us|it)|sortiere|ordne|gruppiere|verbessere|trie|triez|améliore|ordena|agrupa|mejora)\b/iu;
/** Remarks of readers about what they read. */
const remark =
  /^i['’]d rather\b|^i(?:'m| am)? (?:really |still |also |personally )?(?:hate|love|miss|prefer|wonder|confused|not sure|lost|would rather|can't|cannot|couldn't|don't|do not|didn't)\b|^(?:fr|nfr|q|r|t|us)-\d{1,4} (?:and (?:fr|nfr|q|r|t|us)-\d{1,4} )?(?:is|are|looks?|seems?|sounds?) (?:the same|duplicates?|duplicated|nonsense|rubbish|useless|pointless|silly|irrelevant|unnecessary|obsolete|outdated|misleading|wrong|unclear|redundant|similar|confusing|vague|missing|strange)\b/iu;
/** A part of the text as what is spoken of. */
const place =
  /^(?:the |this |that |your |our )?(?:[\p{L}-]{1,30} ){0,3}(?:sections?|chapters?|paragraphs?|headings?|titles?|summary|introduction|intro|wording|bullets?|tables?|diagrams?|(?:test )?plan|open questions|alternatives|non-goals) (?:is|are|was|needs?|should|must|could|looks?|has|have|belongs?|lacks?|contains?|seems?|feels?)\b|\bbelongs? (?:in|into|to|under) (?:the )?[\p{L}-]{1,30}(?: section)?$|\bshould(?:n't| not)? be (?:a |in the |under )?(?:non-)?goals?$|^(?:der|die|das) (?:abschnitt|kapitel|absatz|überschrift|titel|zusammenfassung|tabelle)\b|^(?:la|le) (?:section|chapitre|titre|résumé|tableau)\b|^(?:la|el) (?:sección|apartado|título|resumen|tabla)\b/iu;
/** A part of the text named by its place in it. */
const counted =
  /^(?:the |this |that |your )?(?:(?:very )?(?:first|second|third|fourth|fifth|last|final|penultimate|\d{1,3}(?:st|nd|rd|th))(?: [\p{L}-]{1,14})? (?:requirement|bullet|section|sentence|paragraph|row|line|question|risk|criterion|item|point|entry|assumption|alternative|ticket)|(?:requirement|bullet|section|sentence|paragraph|row|line|question|risk|criterion|item|point|entry|ticket|step) (?:no\.? |number |#)?\d{1,3}|\d{1,2}\.) (?:(?:of|in|under|on) .{1,60}? )?(?:is|are|was|should|must|needs?|looks?|has|reads?|says?|makes?|does|belongs?|repeats?|duplicates?|contradicts?|sounds?)\b/iu;
/** A feeling, or something that the text lacks. */
const complaint =
  /\b(?:worr(?:y|ies)|bothers?|confuses?|concerns?|scares?|irritates?|surprises?|annoys?) (?:me|us)\b|^.{1,80}? (?:is|are) (?:still )?missing\b|^(?:it|this|that|everything) (?:still |really )?(?:needs|could use) .{0,30}(?:work|polish|love|editing|improvement|rework|cleanup)$/iu;
const lead =
  /^(?:fyi|note|by the way|btw|also|actually|in fact|remember|keep in mind|be aware|just so you know|to clarify|correction)[,:]?\s(?:that\s)?/iu;

/**
 * Takes a clause that is about the document and no instruction: a statement answers an open question or is added where
 * it belongs, a question is added to the open questions, an opinion is named as not understood.
 */
export function takeNote(clause: string, draft: Draft): Outcome {
  const words = clause.replace(lead, '').trim();
  if (/[?？]\s*$/u.test(clause)) {
    const asked = withoutAddress(words).replace(/[?？]+\s*$/u, '');
    return placeQuestion(
      draft,
      asked.split(/\s+/u).length < 3 ? phrasesIn(draft.language).askFor(asked) : asQuestion(asked),
    );
  }
  if (isOpinion(words) || looksLikeOrder(words) || leadingKey(words)) {
    return {
      text: draft.text,
      status: 'not-understood',
      message:
        'This is about the document, but not what to change; name the part and the words, such as: replace "A" with "B" in Design.',
    };
  }
  const question = questionAnsweredBy(draft, words);
  if (question) return answered(draft, question, words);
  if (words.split(/\s+/u).length < 3)
    return noEffect(draft, 'These words are too few to be added; say what to change.');
  return placeFact(draft, words, kindOfFact(words));
}

const excess =
  /^.{1,80}? (?:is|are|was|feels?|seems?|sounds?) (?:way |far |much |a bit |a little )?too \p{L}+[.!]?$|^(?:the|your|these|this) .{1,60} (?:reads?|sounds?|looks?|feels?) (?:like|as if|as though)\b.{1,80}$|^(?:the|this|that|all the) .{1,60} (?:thing|part|bit|stuff|topic) (?:is|are|was) .{2,40}$/iu;

function isOpinion(words: string): boolean {
  if (excess.test(words)) return true;
  const isMeasured = /\d/u.test(words.replace(/\b[A-Z]{1,8}-\d{1,6}\b/gu, ''));
  return (opinion.test(words) && !isMeasured && words.split(/\s+/u).length < 25) || isAboutText(words);
}

/** Whether a clause speaks of the text and not of what the text is about: it is no statement of the document. */
function isAboutText(words: string): boolean {
  return (
    wishForText.test(words) ||
    remark.test(words) ||
    place.test(words) ||
    counted.test(words) ||
    complaint.test(words)
  );
}

/** "Can you say why …?" asks what is written after it. */
function withoutAddress(words: string): string {
  return words.replace(
    /^(?:can|could|would) you (?:please )?(?:explain|say|tell (?:me|us)|clarify|specify) /iu,
    '',
  );
}
