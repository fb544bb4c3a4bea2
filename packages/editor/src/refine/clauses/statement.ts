import { isPersonName } from '../../correct/spelling/person-names.ts';
import { keysIn } from '../../document/keys.ts';
import { detectLanguage } from '../../read/language.ts';
import { mainClause } from '../../syntax/clause.ts';
import { parse } from '../../syntax/parse.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from '../../understand/clause/verbs.ts';
import { foreignVerb } from '../data/foreign-verbs.ts';
import type { Draft } from '../draft.ts';
import { questionAnsweredBy } from '../target/question-answered.ts';
import { questionText } from '../target/questions.ts';
import { looksLikeOrder } from './order-like.ts';
import { opensWithVerb } from './verbs.ts';

/** Words for parts of a text and for how it is written. */
const textWord =
  /(?<!\p{L})(?:sections?|chapters?|headings?|headlines?|titles?|subtitles?|paragraphs?|sentences?|bullets?(?: points?)?|points? \d{1,2}|wording|wordings|phrasing|phrased|worded|spelling|typos?|grammar|punctuation|numbering|markdown|summary|intro|introduction|wall of text|jargon|acronyms?|(?:functional |non-functional )?requirements?|user stor(?:y|ies)|acceptance criteri(?:on|a)|non-goals?|test plan|open questions?|coverage map|table of contents|template|style guide|house style|this (?:doc|document|text|spec|rfc|draft)|the (?:doc|document|spec|rfc|draft|write-?up|text)|abschnitt|kapitel|titel|überschrift|wortlaut|satzbau|layout|gliederung|absatz|satz|formulierung|rechtschreibung|zusammenfassung|titre|paragraphe|phrase|résumé|título|párrafo|frase|resumen|section)(?!\p{L})/giu;
/** What calls a value or a statement unfit, whatever it is. */
const unfit =
  /\b(?:is|are|was|were|sounds?|seems?|looks?) (?:(?:way|far|much|a bit|a little|just|simply|totally|completely|quite|rather|very) )*(?:unrealistic|wrong|incorrect|outdated|nonsense|too (?:ambitious|optimistic|low|high|short|long|small|big|few|many|much|little|late|early|tight|generous))\b[.!]?$/iu;
/** "30 days must be 90 days for support": what is said of a value is a change of it, and no statement of its own. */
export const valueAgainstValue =
  /(?<![\p{L}\p{N}])\d[\d.,]*(?: ?\p{L}{1,12})? (?:must|should|has to|have to|needs? to|ought to) be \d/iu;
/** How somebody finds what they read. */
const verdict =
  /\b(?:is|are|was|were|feels?|looks?|reads?|seems?|sounds?|comes across|ist|sind|klingt|wirkt|est|sont|semble|es|son|parece)\b (?:(?:as|a|an|the|way|far|much|bit|little|too|very|quite|really|so|not|rather|pretty|somewhat|still|kind of|sort of|totally|completely|just|even|more|zu|sehr|nicht|trop|très|muy|demasiado) ){0,4}(?:unclear|confus\w+|vague|weird|odd|strange|bad|badly|poor|poorly|sloppy|ugly|boring|bored|dry|messy|mess|weak|nonsense|rubbish|useless|pointless|silly|unrealistic|ambitious|optimistic|misleading|wordy|verbose|long|short|dense|thin|empty|missing|incomplete|inconsistent|repetitive|redundant|off|wrong|incorrect|outdated|hard to|difficult to|bogus|gibberish|boilerplate|noise|fluff|filler|padding|obsolete|superfluous|unnecessary|needless|overkill|the opposite of|awkward|clumsy|stiff|formal|casual|technical|shallow|detailed|generic|unconvincing|harsh|horrible|terrible|awful|great|amazing|annoying|painful|great|good|fine|nice|perfect|clear|unklar|verwirrend|falsch|lang|kurz|gut|seltsam|peu clair|confuso|largo|corto)\b/iu;
const feeling =
  /^(?:it|this|that|everything|all of (?:it|this)) (?:still |really |all )?(?:needs?|could use|could be|lacks?|deserves?)\b(?! to )|^(?:i|we|nobody|no one|people|readers?|my (?:team|boss|manager|colleagues?)) (?:(?:really|still|also|just|personally|am|are|is|was|would|will|do|does) ){0,3}(?:n['’]t |not |don['’]t |can['’]t |cannot )?(?:like|love|hate|miss|prefer|wonder|get (?:it|this|that|why|what|how|where)|understand|follow|find|feel|confused|lost|unsure|not sure|sure|happy|unhappy|dislike|see why|buy|rather)\b|\b(?:bothers?|confuses?|annoys?|irritates?|bores?|worry|worries|scares?|surprises?|concerns?) (?:me|us|people|readers?)\b|\bmakes? (?:no|little|not much) sense\b|\bdoes(?:n['’]t| not) (?:make sense|read well|work for me|help)\b/iu;
/** Fields and paths of what the document describes, which have places of their own; and people who speak of themselves. */
const ofModel =
  /^[`"]?[\p{L}_]\w*\.[\p{L}_]\w*\b|^(?:the )?(?:(?:GET|POST|PUT|PATCH|DELETE) )?(?:path|route|url|endpoint)s? .{0,60}\/|^i(?:['’](?:m|ve|d|ll))? /iu;
/** What is no more: which part of the text goes with it is not said. */
const gone = /\b(?:is|are) (?:out|off|gone|dead|done|over)$/iu;
/** What is asked for politely is no fact. */
const courteous =
  /(?<!\p{L})(?:please|pls|bitte|por favor|s['’]il (?:te|vous) pla[iî]t|per favore|alstublieft|proszę)(?!\p{L})/iu;
/** "The contents list too" leaves out what is said of it. */
const elliptic = /^(?:and )?(?:\S+ ){1,4}(?:too|as well|likewise|auch|aussi|también)[.!]*$/iu;
/** A question whose mark is missing. */
const asked =
  /^(?:do|does|did|is|are|was|were|can|could|should|shall|will|would|has|have|must) (?:we|it|they|there|this|that|these|those|the|a|an|any|every|each|all|users?|customers?|clients?)\b|^(?:why|how come|what|where|when|who|which|how) (?:happens|is|are|was|were|do|does|did|should|would|could|can|has|have)\b/iu;
/** Too much or too little of something. */
const excess = /\btoo (?:much|many|little|few|\p{L}+)\b|\bnot enough\b|^(?:less|fewer|more) \p{L}+/iu;
const missing =
  /\b(?:is|are) (?:still )?missing\b|^(?:there(?:['’]s| is| are)|i see) (?:nothing|no (?:word|mention))\b|^nothing (?:on|about)\b/iu;
/** Words to the person or program that edits: what it did, and what the text is to say. */
const toEditor =
  /^you\b(?! (?:can|may|must|need))|\byou(?:['’]ve)? (?:wrote|put|forgot|have (?:it|this|that|the)|mixed|missed|made|said)\b|\bi (?:still |also |just )*(?:see|read|saw|notice|think|guess|want|would|find|meant)\b|\b(?:should|must|needs? to|has to|ought to) (?:also |rather |really )?(?:mention|say|be (?:called|named|worded|spelled|listed|singular|plural)|read|stand)\b|\b(?:it|this|that|each \p{L}+|every \p{L}+) (?:still |now |currently )?says\b|^(?:as for|regarding|concerning|re) |\b(?:is|are)(?:n['’]t| not| no) (?:an? |the |any )?(?:alternatives?|risks?|drawbacks?|goals?|non-goals?|assumptions?)\b|\bfill (?:that|this|it) in\b|\bbelongs? (?:there|here|in|under|to)\b|^we (?:also )?need (?:(?:an?|the|more|some|two|three|another|\d+) )?(?:\p{L}+ )?(?:tables?|sections?|tickets?|fields?|columns?|entity|entities|endpoints?|stor(?:y|ies)|diagrams?|examples?)\b|\b(?:is|are) (?:spelled|spelt|capitali[sz]ed)\b|^(?:we|they)(?: have|['’]ve| now| just| already)* (?:settled|discussed|clarified|sorted out|talked about)\b/iu;
/** An order behind a comma, a colon or a dash. */
const behind = /(?:[,;:]|\s[–—-])\s+(?:please |pls |just |so |and |then |bitte )*(?<order>.{3,})$/isu;

const auxiliary =
  /(?<!\p{L})(?:is|are|was|were|am|be|been|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|has|have|had|hasn['’]t|haven['’]t|do|does|did|don['’]t|doesn['’]t|didn['’]t|will|won['’]t|would|can|can['’]t|cannot|could|may|might|must|mustn['’]t|shall|should|shouldn['’]t|needs?|wants?|gets?|(?:we|it|they|you|he|she|that)['’](?:s|re|ll|ve|d))(?!\p{L})/iu;
const asian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const bound =
  /(?<!\p{L})(?:only|at most|at least|up to|until|no (?:more|less|later|earlier) than|max(?:imum|\.)?|min(?:imum|\.)?|nur|höchstens|mindestens|bis zu|seulement|uniquement|jusqu['’]à|au (?:plus|moins)|solo|sólo|hasta|como máximo|al massimo|fino a|só|até|no máximo|alleen|hoogstens|tylko|najwyżej)(?= )/iu;
/** A statement has a subject, a verb and something to say of them. */
const SHORTEST = 3;

/** Whether a clause asks, with a question mark or by the order of its words. */
export function isQuestion(clause: string): boolean {
  return /[?？]\s*$/u.test(clause) || asked.test(clause);
}

/**
 * Whether a clause states something of what the document is about, so that it can be written down in its own words. What
 * is said of the text itself, how somebody finds it, and orders in words nobody knows are no statements.
 */
export function isStatement(clause: string, draft: Draft): boolean {
  if (isOfText(clause, draft) || ofModel.test(clause.trim())) return false;
  if (courteous.test(clause) || toEditor.test(clause) || belongsInSection(clause, draft)) return false;
  if (
    feeling.test(clause) ||
    valueAgainstValue.test(clause) ||
    gone.test(clause.replace(/[.!]+$/u, '')) ||
    missing.test(clause) ||
    /^(?:no|none of the|not any) .{2,60} (?:needed|required|necessary|wanted|here)[.!]?$/iu.test(clause) ||
    unfit.test(clause) ||
    (!/\d/u.test(clause) && isVerdict(clause))
  )
    return false;
  if (
    looksLikeOrder(clause) ||
    /^(?:now |then |please )*(?:do|try|go|look|see|give|show) (?:the|it|this|that|again|me|us|a)\b/iu.test(
      clause,
    )
  )
    return false;
  const order = behind.exec(clause)?.groups?.['order'];
  if (order !== undefined && opensWithVerb(order) && !/^use[ds]?\b/iu.test(order)) return false;
  if (asked.test(clause) || (elliptic.test(clause) && !auxiliary.test(clause))) return false;
  if (asian.test(clause)) return clause.length > 6;
  return (
    clause.split(/\s+/u).length >= SHORTEST &&
    (hasVerb(clause) || saysVerbAsked(clause, draft) || isLimit(clause) || isTold(clause))
  );
}

/** Whether a clause says how somebody finds what they read, and not what is. */
export function isVerdict(clause: string): boolean {
  return verdict.test(clause) || excess.test(clause);
}

/** Whether a clause speaks of parts of a text which are not what the document itself is about. */
export function isOfText(clause: string, draft: Draft): boolean {
  if (keysIn(clause).some((key) => draft.text.includes(key.text))) return true;
  const known = draft.request.originalInput.toLowerCase();
  if (/^(?:that|this|these|those)(?! (?:means|way|is why))\b/iu.test(clause) || quotesDraft(clause, draft))
    return true;
  return [...clause.matchAll(textWord)].some(([word]) => !known.includes(word.toLowerCase()));
}

/** Whether a clause quotes words of the draft: then it says something of these words. */
function quotesDraft(clause: string, draft: Draft): boolean {
  return [...clause.matchAll(/["“„«]([^"“”„«»\n]{3,200})["”“»]/gu)].some(([, words = '']) =>
    draft.text.toLowerCase().includes(words.trim().toLowerCase()),
  );
}

/** "It should be in the risks" says where in the text something stands; "dates must be in UTC" does not. */
function belongsInSection(clause: string, { outline }: Draft): boolean {
  const place = inPlace.exec(clause)?.groups?.['place']?.toLowerCase();
  return (
    place !== undefined &&
    outline.sections.some(({ level, title }) => level > 1 && place.startsWith(title.toLowerCase()))
  );
}

const inPlace =
  /\b(?:should|must|needs? to|has to|ought to) (?:also |rather |really )?(?:be in|go (?:to|in|into|under|below)) (?:the |our )?(?<place>\p{L}.*)$/iu;

/** "Cancellation only until 8:30": a bound with its figure needs no verb. */
function isLimit(clause: string): boolean {
  return /\d/u.test(clause) && bound.test(clause) && !/[?？]/u.test(clause);
}

/** Whether words are a clause with a subject and a verb, whatever it speaks of. */
export function tellsSomething(words: string): boolean {
  return words.split(/\s+/u).length >= SHORTEST && hasVerb(words);
}

/** Whether words hold a verb that could be that of a sentence. */
export function hasVerb(clause: string): boolean {
  const { language } = detectLanguage(clause);
  if (auxiliary.test(clause)) return true;
  if (language !== 'en' && foreignVerb.test(clause)) return true;
  const words = clause.split(/\s+/u).map((word) => word.replace(/[^\p{L}'’-]/gu, ''));
  return words.some(
    (word, at) =>
      at > 0 &&
      ((baseOfThirdPerson(word) !== null && !isNounToo(word)) ||
        (/^\p{Ll}{3,}s$/u.test(word) &&
          at < words.length - 1 &&
          !/,\s(?:not|nicht|pas|no)\s/iu.test(clause) &&
          isPersonName(words[at - 1] ?? '')) ||
        /^\p{Ll}{2,}(?:ed|wn|lt|ght)$/u.test(word) ||
        (isBaseVerb(word) && /(?:^(?:we|they|you|i|people)|s)$/iu.test(subjectBefore(words, at)))),
  );
}

/** "Die Liste pflegt das Team" answers the open question "Wer pflegt die Liste?" with its verb. */
function saysVerbAsked(clause: string, draft: Draft): boolean {
  const question = questionAnsweredBy(draft, clause);
  const verb = question && askedFor.exec(questionText(draft, question).asked)?.groups?.['verb'];
  return verb ? new Set(clause.toLowerCase().match(/\p{L}+/gu)).has(verb.toLowerCase()) : false;
}

const askedFor =
  /^¿?(?:wie (?:lange|oft|viele?(?: \p{L}+)?)|(?:bis|ab|seit) wann|combien de temps|jusqu['’]à quand|cu[aá]nto tiempo|hasta cu[aá]ndo|wer|wann|wo|womit|qui|quand|où|qui[eé]n(?:es)?|cu[aá]ndo|d[oó]nde|who|which \p{L}+|welche[rs]? \p{L}+) (?<verb>\p{Ll}{2,})(?!\p{L})/iu;

/** Whether the tree of an English sentence has a main clause that tells something of somebody: "mails that hold no text go to the archive". */
export function isTold(clause: string): boolean {
  const tree = !clause.includes(':') && detectLanguage(clause).language === 'en' ? parse(clause) : null;
  return tree !== null && mainClause(tree)?.mood === 'told';
}

/** The word before a verb, or before the adverb that stands there: "we also get". */
function subjectBefore(words: readonly string[], at: number): string {
  const before = words[at - 1] ?? '';
  return /^(?:also|only|still|always|never|just|now|already|sometimes|usually|often)$/iu.test(before)
    ? (words[at - 2] ?? '')
    : before;
}
