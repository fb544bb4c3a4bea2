import { contentWords } from '../document/content-words.ts';
import { keysIn } from '../document/keys.ts';
import { claimOf } from './claims/claim.ts';
import type { Draft } from './draft.ts';
import { wholeWords } from './target/phrase.ts';
import { findSection } from './target/section.ts';

/** Words of people who speak of a text and how it is written. */
const textWords =
  /\b(?:sections?|headings?|titles?|subtitles?|bullets?|lists?|tables?|paragraphs?|sentences?|wording|words?|tone|style|typos?|spelling|grammar|format(?:ting)?|documents?|docs?|draft|spec(?:ification)?|rfc|tickets?|text|examples?|diagrams?|numbering|links?|readab\w+|length|unclear|confusing|verbose|wordy|repetitive|redundant|structure|order|summary|intro\w*|markdown|phrasing|terminology|jargon|acronyms?|abbreviations?|capital\w*|punctuation|concise|shorter|longer|abschnitte?|überschriften?|absatz|absätze|tabelle|dokument|formulierung|titre|tableau|paragraphe|sección|título|tabla|párrafo)\b/iu;

/** Words of the trade: a statement or a wish with one of them may be meant for the document. */
const tradeWords =
  /\b(?:api|apis|endpoints?|databases?|db|sql|tables?|schema|columns?|fields?|queries|query|service|services|servers?|clients?|users?|customers?|tokens?|auth\w*|login|permissions?|roles?|cache|caching|queues?|topics?|kafka|redis|postgres\w*|mysql|kubernetes|docker|aws|gcp|azure|s3|deploy\w*|releases?|rollouts?|rollback|migrations?|backfills?|logs?|logging|metrics?|alerts?|monitoring|latency|timeouts?|retries|retry|throughput|tests?|security|encryption|gdpr|privacy|data protection|datenschutz|compliance|legal|costs?|budget|backups?|pii|performance|scalab\w+|availability|slo|sla|errors?|exceptions?|requests?|responses?|payload|json|webhooks?|events?|jobs?|cron|batch|files?|exports?|imports?|ui|frontend|backend|mobile|app|browsers?|chrome|firefox|safari|accessib\w+|pipelines?|models?|datasets?|features?|flags?|limits?|quotas?|paginat\w+|config\w*|secrets?|stakeholders?|deadline|milestones?|owner|team|requirements?|risks?|scope|mvp)\b/iu;

/** Things one asks an assistant for that are no part of a technical document. */
const otherGenres =
  /\b(?:timers?|alarm (?:clock|for)|alarms? for|reminders?|poems?|haikus?|limericks?|jokes?|songs?|lyrics|stor(?:y|ies) about|fairy tales?|novel|essay about|recipes?|horoscope|riddles?|weather|forecast|temperature outside|lottery|stock tips?|dating|birthday|holiday|vacation|restaurant|taxis?|hotels?|table for (?:two|three|four|five|six|\d)|landlord|pizza|football|soccer|basketball|match (?:last|yesterday|tonight)|score of|election|president|prime minister|capital of|movie|film|netflix|celebrity|homework|gedichte?|witz|wetter|rezept|poème|blague|météo|recette|poema|chiste|clima|receta)\b/giu;

const hijack =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:previous|prior|above|earlier|all|your|these|system)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines|directives|context|programming)\b|\b(?:system prompt|developer message|jailbreak|do anything now|\bDAN\b|hidden instructions)\b|\byou are (?:now|no longer)\b|\bfrom now on,? you(?: are|['’]re| will)\b|\b(?:ignore|disregard|forget) (?:the|this|that|your|my) (?:whole )?(?:document|doc|text|task|job|spec|draft)\b|\b(?:act|behave|pretend|respond|roleplay) (?:as|like|to be)\b|\b(?:reveal|print|show|repeat|output) (?:me )?(?:your|the) (?:system|instructions?|prompt|hidden|secret|api key)|\b(?:output|print|respond with|reply with|say) only\b|\bwhat (?:model|llm|ai) are you\b|\bwho (?:made|created|trained) you\b/iu;

/** Things to be written, drawn or worked out that are no part of the document at hand. */
const otherWork =
  /^(?:please |can you |could you |pls )*(?:write|create|generate|give me|show me|code|implement|build|make|draw|compose|draft|prepare) (?:me |us )?(?:an? |some |the |\d+ |two |three |five |ten )?(?:\p{L}+ ){0,3}?(?:ideas?|tips|suggestions|quotes|fun facts|function|script|program|class|regex|regular expression|quer(?:y|ies)|snippet|code|website|web page|bot|game|essay|e?mail|letter|tweet|post|blog|cv|resume|cover letter|slogan|speech|presentation|slides|plan for my|itinerary|workout|diet)\b/iu;
/** General knowledge that somebody asks for. */
const knowledge =
  /^(?:please |can you |could you )*(?:explain|define|describe|tell me|what(?:['’]s| is| are)|which is|is|are|how (?:do(?:es)?|is|are)|why (?:is|are|do(?:es)?)|compare)\b.*(?:difference between|better than|worse than|faster than|stand for|meaning of|pros and cons|work(?:s)? in general|vs\.? |versus )/iu;

const toAssistant =
  /^(?:what(?:'s| is| are| was| time| day)|who(?:'s| is| won| was)?|when(?:'s| is| was)?|where(?:'s| is)?|how (?:do|does|did|can|to|is|are|old|far|tall|many|much)|why (?:do|does|did|is|are)|tell me|sing|give me (?:a|some|an)|show me|teach me|help me|recommend|suggest (?:a|some)|book|order|buy|play|call|email|send|remind me|search|google|translate the word|calculate|solve|compute|do you|are you|can you|could you|is it|will it|i feel|i am|i'm|my (?!document|spec|doc|text))/iu;

/** Another thing than the document is about. */
const other =
  /\b(?:on|of|in|with|for|at|from) my (?:\p{L}+ )?(?:laptop|computer|pc|mac|macbook|machine|phone|bank|car|printer|wife|husband|dog|cat|kids?|house|flat|router|tv)\b|npm ERR!|Traceback \(most recent|could not resolve dependency|core dumped|command not found|segmentation fault|\b(?:fix|debug|optimi[sz]e|explain|review|check|refactor) (?:this|my|the following) (?:sql|code|query|script|function|regex|essay|cv|e?mail|homework)\b|\b(?:our|my|their|your|the|an|his|her) other (?:product|project|startup|start-up|company|app|site|website|team|shop|client|customer|service|document|doc)\b|天気|天气|レシピ|食谱|菜谱|笑话|冗談|ジョーク|날씨/iu;

/** Words that say nothing about a subject, beside the stop words. */
const emptyWords = new Set(
  contentWords(
    'write give tell show get go come take know think see look find need like good bad better best nice great thing things stuff way time day today tomorrow yesterday people man new old big small lot bit please thank really work works year week month help question answer say says said',
  ),
);

/** Whether a clause tries to turn the editor into something else. */
export function isHijack(clause: string): boolean {
  return hijack.test(clause);
}

/** Whether a clause asks for a thing that neither the document nor its input speaks of and no document of this kind holds. */
export function isOffTopic(clause: string, draft: Draft): boolean {
  const known = `${draft.text}\n${draft.request.originalInput}`.toLowerCase();
  return (
    (other.test(clause) && !known.includes((other.exec(clause)?.[0] ?? '').toLowerCase())) ||
    [...clause.matchAll(otherGenres)].some((match) => !known.includes(match[0].toLowerCase())) ||
    ((otherWork.test(clause) || knowledge.test(clause)) && shareHeld(clause, known) < 0.6)
  );
}

/** How much of what a clause speaks of the document or its input speaks of too. */
function shareHeld(clause: string, known: string): number {
  const words = subjectsOf(clause);
  const held = new Set(contentWords(known));
  return words.length === 0 ? 0 : words.filter((word) => held.has(word)).length / words.length;
}

function subjectsOf(clause: string): string[] {
  return [...new Set(contentWords(clause))].filter((word) => !emptyWords.has(word) && !/^\d+$/u.test(word));
}

/**
 * Whether a clause that is no instruction has to do with the document: it speaks of its text or a section, shares
 * words with it or its input, or states or wishes something of the trade.
 */
export function isRelevant(clause: string, draft: Draft): boolean {
  if (isHijack(clause) || isOffTopic(clause, draft)) return false;
  if (
    /^(?:make|keep|rewrite|redo|improve|fix|change) (?:it|this|that|everything|them)\b/iu.test(clause.trim())
  )
    return true;
  if (
    /^(?:it|this|that|everything|all of (?:it|this)) (?:still |really |all )?(?:needs|could use) (?:\p{L}+ ){0,3}(?:work|polish|love|detail|details|structure|editing|improvement|rework|pass|cleanup|rewrite)$/iu.test(
      clause.trim(),
    )
  )
    return true;
  if (
    /^(?:it|this|that|everything)(?:['’]s| is| feels| reads| looks) (?:\p{L}+ ){0,2}(?:too|not) \p{L}+/iu.test(
      clause.trim(),
    )
  )
    return true;
  if (
    /^(?:it|this|everything) (?:should|must|has to|needs to|will) be (?:done|ready|live|finished|shipped|released|delivered)\b/iu.test(
      clause.trim(),
    )
  )
    return true;
  const asked =
    toAssistant.test(clause.trim()) ||
    /^(?:write|make|create|generate|build|compose|draw) (?:me |us )/iu.test(clause.trim());
  if (
    textWords.test(clause) &&
    !/^(?:write|create|generate|compose) (?:me |us )?(?:a|an)\b/iu.test(clause.trim())
  )
    return true;
  if (findSection(draft, clause)) return true;
  if (keysIn(clause).some((key) => draft.text.includes(key.text)) || namesOldValue(clause, draft))
    return true;
  const words = subjectsOf(clause);
  const held = new Set(contentWords(`${draft.text}\n${draft.request.originalInput}`));
  const shared = words.filter((word) => held.has(word)).length;
  if (words.length > 0 && (shared / words.length >= 0.5 || (shared >= 2 && shared / words.length >= 0.34)))
    return true;
  return !asked && (shared > 0 || tradeWords.test(clause));
}

/** "… 3, non 5": a value against another that the document gives. */
function namesOldValue(clause: string, draft: Draft): boolean {
  const { against, measures } = claimOf(clause);
  return (
    against !== null &&
    /^\d/u.test(against) &&
    measures.length > 0 &&
    wholeWords(against, '').test(draft.text)
  );
}

/** Thanks and words of assent, which speak of no document. */
export function isTalk(clause: string): boolean {
  return talk.test(wordsAlone(clause));
}

/** Praise and other remarks that ask for nothing. */
export function asksForNothing(clause: string): boolean {
  return praise.test(wordsAlone(clause));
}

function wordsAlone(clause: string): string {
  return clause
    .replace(/[\p{P}\p{S}\p{M}\u200d]+/gu, ' ')
    .trim()
    .replace(/\s+/gu, ' ');
}

const assent =
  'thanks?(?: you)?(?: (?:so|very) much| a lot)?|thx|ty|cheers|great|good|nice|cool|perfect|excellent|awesome|fine|well done|ok(?:ay)?|yes|yep|no|nope|(?:great|good|nice) (?:work|job)|danke(?: (?:schön|sehr|dir|ihnen))?|gut|super|prima|merci(?: beaucoup)?|gracias|muchas gracias|hi|hello|hey|hallo';
const talk = new RegExp(`^(?:${assent})(?: (?:and |et |y |und )?(?:${assent}))*$`, 'iu');

const pleased =
  'thanks?(?: you)?(?: (?:so|very) much| a lot)?|thx|ty|cheers|great|good|nice|cool|perfect|excellent|awesome|fine|(?:it |that |this )?(?:looks?|is|s) (?:good|great|fine|ok|okay|perfect|nice)(?: (?:to|for) me)?|lgtm|well done|ok(?:ay)?|yes|yep|no|nope|i (?:like|love) (?:it|this)(?: a lot| very much)?|no (?:more )?changes?(?: needed)?|all good|love it|(?:great|good|nice) (?:work|job|start)|danke(?: (?:schön|sehr|dir|ihnen))?|(?:das |es )?(?:sieht|ist|passt) (?:(?:sehr |so )?(?:gut|super|prima|toll|perfekt)(?: aus)?|so)|gut|super|prima|perfekt|passt|merci(?: beaucoup)?|(?:c est |très )?(?:parfait|bien|super|génial)|gracias|muchas gracias|(?:está |es |muy )?(?:perfecto|bien|genial)';
const praise = new RegExp(`^(?:${pleased})(?: (?:so far |and |et |y |und )?(?:${pleased}))*$`, 'iu');
