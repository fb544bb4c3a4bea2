import { isPersonName } from '../../correct/spelling/person-names.ts';
import { contentWords } from '../../document/content-words.ts';
import { detectLanguage } from '../../read/language.ts';
import { possibilityIn } from '../../understand/clause/possibility.ts';
import { headingsIn } from '../accounted/named/headings.ts';
import { kindNames } from '../added/kinds.ts';
import { bearingOf } from '../bearing/bearing.ts';
import { isRatherElsewhere } from '../bearing/bearings.ts';
import { areKin } from '../claims/kin.ts';
import { measuresIn } from '../claims/measure.ts';
import { hasVerb, isQuestion, isStatement } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { statesFact } from '../intent/states-fact.ts';
import { oncePerDraft } from '../per-draft.ts';
import { kindOfFact } from '../place/home.ts';
import { promptOf } from '../prompts/parts.ts';
import { type Matter, matterOf } from './matter.ts';

/** A message that states one thing of what a document is about, and says nothing of its text. */
export interface PlainStatement {
  /** It without the words that only say that it comes beside the rest. */
  readonly said: string;
  readonly matter: Matter;
  /** It says that it comes beside the rest: "also", "too". */
  readonly isBesides: boolean;
  /** Without doubt it tells what is or must be, and remarks on nothing that stands. */
  readonly isSure: boolean;
}

/** Longer messages say more than one thing. */
const LONGEST = 240;
/** From here on what a sentence is to a document is beyond doubt. */
const SURE_FACT = 0.8;
/** What is told of the things of a prompt is a rule more often than not. */
const SURE_RULE = 0.75;
/** From here on it is of the document, as a fact or as what somebody wants of it. */
const SURE_SAID = 0.98;
/** What says several things, quotes, asks, or sets a value by a sign. */
const isSeveral = /[.!;]\s|:\s(?:yes|no)(?!\p{L})|(?<!\p{L})(?:means|stands for)(?!\p{L})|["“„«`?=\n]|->|→/u;
/** What is set against something that stands says itself what gives way. */
const setsAgainst =
  /,\s*(?:and )?not(?!\p{L})|(?<!\p{L})(?:instead|rather|no longer|any ?more|no more|from now on|after all|now|already|anyway|still)(?!\p{L})/iu;
/** Those who speak of themselves may speak of the text; what only points at something says nothing alone. */
const speaker =
  /^(?:(?:and|but|so|also) )*(?:we|i|you|they|it|this|that|these|those|there|he|she|let['’]s|please|maybe|perhaps|make sure)(?!\p{L})/iu;
/** What binds, permits, forbids or is wanted. */
const binding =
  /(?<!\p{L})(?:must|shall|should|may|can|cannot|(?:can|must|should|may)(?:n['’]t| not)|never|(?:has|have|are allowed|is allowed) to|needs?|wants?|only)(?!\p{L})/iu;
/** "Foremen need …": who does without having it yet, which is asked for and not told. */
const wanting = /(?<!\p{L})(?:needs?|wants?)(?!\p{L})/iu;
const besides = /(?<!\p{L})(?:also|too|as well|additionally|in addition)(?!\p{L})/iu;
const opening = /^(?:(?:and|also|oh|btw|by the way|fyi|note|one more(?: thing)?)[,:]? )+(?:that )?/iu;
/** What documents call their parts and what they say of themselves. */
const ofDocument = new RegExp(
  `(?<!\\p{L})(?:${kindNames}|mitigations?|milestones?|deadlines?|(?:an)?other (?:option|possibility|way|approach|idea)s?|drawbacks?|answer to)(?!\\p{L})|^(?:the |our )?(?:status|authors?|owners?)(?!\\p{L})|(?<!\\p{L})(?:is|are) (?:the |an? )?(?:authors?|owners?)(?!\\p{L})`,
  'iu',
);
/** "… can go", "… is out": what becomes of a part of the text. */
const gone =
  /(?<!\p{L})(?:can|could|should|must|may) (?:go|stay|be (?:removed|dropped|deleted|cut|left out))$/iu;

/** "The waiting list needs more detail", "… must be shorter", "legal needs to approve this": said of how a text is written, or of itself. */
const ofWording =
  /(?<!\p{L})(?:more|less|better|some|another|an?) (?:\p{L}+ )?(?:details?|examples?|context|explanations?|numbers?|figures?|structure|clarity|love|work|polish|wording|words)$|(?<!\p{L})(?:shorter|longer|clearer|simpler|friendlier|tighter|crisper|plainer|reworded|rewritten|rephrased|explained|clarified|shortened|expanded|elaborated)$|^(?:the |this |that )?(?:\p{L}+ )?(?:parts?|bits?|pieces?|wording|passages?|sentences?|paragraphs?|bullets?)(?!\p{L})|\s(?:this|that|it|these|those|them)(?: \p{L}+)?$/iu;

/** Reads a message as a plain statement; null where it may be an order, a remark or an answer. English prose. */
export const plainStatement = oncePerDraft((message: string, draft: Draft): PlainStatement | null => {
  const trimmed = message
    .trim()
    .replace(/[.!]+$/u, '')
    .replace(opening, '');
  const words = caseFirst(trimmed);
  if (words.length > LONGEST || !isProse(draft) || !isOfItsOwn(message.trim(), draft)) return null;
  if ([isSeveral, speaker, ofDocument, ofWording, gone].some((sign) => sign.test(words))) return null;
  // "keepers of more than 20 hives get a digest instead of single alerts": of whom it speaks, nothing is said yet
  if (setsAgainst.test(words) && !/instead of/iu.test(words)) return null;
  if (detectLanguage(words).language !== 'en' || headingsIn(words, draft).length > 0) return null;
  if (isPersonName(/^\p{Lu}\p{L}+/u.exec(message)?.[0] ?? '') || isQuestion(message)) return null;
  if (opensWithVerb(words) || possibilityIn(words) || !/^(?:fact|requirement)$/u.test(kindOfFact(words)))
    return null;
  const said = withoutBesides(words);
  const matter = matterOf(said);
  if (matter === null || !namesDoer(words, matter) || !isStated(words, matter, draft)) return null;
  if (setsAgainst.test(words) && !isCase(words, matter)) return null;
  const bearing = bearingOf(message, draft, 'none');
  if (!isOfSubject(message, matter, draft, isRatherElsewhere(message, draft))) return null;
  const isSure =
    binding.test(words) ||
    isCase(words, matter) ||
    bearing.fact >= (promptOf(draft) ? SURE_RULE : SURE_FACT) ||
    (bearing.fact + bearing.wish >= SURE_SAID && isNarrowed(matter, draft) && !ofFeelings.test(words)) ||
    statesFact(message, draft);
  return { said, matter, isBesides: besides.test(words), isSure };
});

/** "The front desk will be so relieved": how somebody takes it. */
const ofFeelings = /(?<!\p{L})(?:will|would) (?:be|feel|love|like|hate|thank)(?!\p{L})/iu;

/** Whether who is bound are some of those whom the document knows: "members in the valley". */
function isNarrowed({ doer }: Matter, draft: Draft): boolean {
  const held = contentWords(draft.text);
  const isKnown = (word: string) => held.some((other) => areKin(word, other));
  return doer.some(isKnown) && !doer.every(isKnown);
}

/** Documents that state what they describe in sentences. */
const isProse = ({ request, language }: Draft) =>
  language === 'en' && /^(?:Technical Spec|RFC|Prompt)$/u.test(request.format);

/** Whether it is the whole feedback or a sentence of it; what is joined with more may be a part of that. */
function isOfItsOwn(message: string, { request }: Draft): boolean {
  const whole = request.feedback.trim();
  const at = whole.indexOf(message);
  return (
    at < 0 ||
    (/(?:^|[.!?\n]\s*)$/u.test(whole.slice(0, at)) &&
      /^(?:\s*[.!?\n]|$)/u.test(whole.slice(at + message.length)))
  );
}

/** "Patients under 16: …": of whom something holds that stands behind a colon. */
const ofCase =
  /^(?<who>(?:for )?[^,:]{2,30} (?:under|over|above|below|older|younger|longer|larger|more|less|with|without|from|in|who|that|aged|between|whose)(?!\p{L})[^,:]{1,60}): (?<said>\S.{6,})$/iu;

function caseFirst(words: string): string {
  const { who, said } = ofCase.exec(words)?.groups ?? {};
  return who === undefined || said === undefined ? words : `for ${who.replace(/^for /iu, '')}, ${said}`;
}

const withoutBesides = (words: string) =>
  words
    .replace(/^(?:also|additionally|in addition),? /iu, '')
    .replace(/,? (?:too|as well)(?=$|[,;])/iu, '')
    .replace(/ also(?= )/iu, '');

/** Whether who is bound was said, and not only taken for whoever reads an order. */
function namesDoer(words: string, { demand, doer }: Matter): boolean {
  return doer.length > 0 || wanting.test(words) || / ensure that /u.test(demand);
}

/** Whether it tells of a case: before its comma, or in what tells of whom it speaks. */
const isCase = (words: string, { who }: Matter) =>
  /^(?:for|if|when|whenever|while|unless|once|after|before|on|at|in|during)(?!\p{L})[^,]*,/iu.test(words) ||
  measuresIn(who, 0, who.length).length > 0;

/** Whether a sentence tells of the subject; a verb that may be a noun as well is one where documents take it for one. */
function isStated(words: string, { demand }: Matter, draft: Draft): boolean {
  if (isStatement(words, draft)) return true;
  return !hasVerb(words) && isStatement(demand.replace(/MUST|SHOULD|MAY/u, 'must'), draft);
}

/** Whether it speaks of what the document does: of more than one thing, and in a case, where it may be of something else. */
function isOfSubject(
  message: string,
  { doer, deed, thing }: Matter,
  draft: Draft,
  isDoubted: boolean,
): boolean {
  const held = contentWords(draft.text);
  const known = new Set(
    [...doer, deed, ...thing].filter((word) => held.some((other) => areKin(word, other))),
  );
  return isDoubted ? known.size > 1 && ofCase.test(message) : known.size > 0;
}
