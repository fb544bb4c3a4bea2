import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { plainClause } from '../message/plain-clause.ts';
import { isOfSpeaker } from './of-speaker.ts';
import { isOtherWork } from './other-work.ts';
import { knownText, shareHeld, subjectsOf } from './subjects.ts';

/** Things one asks an assistant for that are no part of a technical document. */
const otherGenres =
  /\b(?:(?<!-)timers?|alarm (?:clock|for)|alarms? for|reminders?|poems?|haikus?|limericks?|jokes?|songs?|lyrics|stor(?:y|ies) about|fairy tales?|novel|essay about|recipes?|horoscope|riddles?|weather|forecast|temperature outside|lottery|stock tips?|dating|birthday|holiday|vacation|restaurant|taxis?|hotels?|table for (?:two|three|four|five|six|\d)|landlord|pizza|football|soccer|basketball|world cup|champions league|premier league|bundesliga|olympics|fahrplan|zugverbindung|mit dem zug|train to|flight to|match (?:last|yesterday|tonight)|score of|election|president|prime minister|capital of|movie|film|netflix|lunch|coffee|gym|cake|beers?|stand-?up|retro(?:spective)?|after ?work|offsite|wi-?fi (?:pw|password|code)|happy birthday|memes?|comic strips?|pot de départ|apéro|mittagessen|feierabend|kuchen|anniversaire|cumpleaños|almuerzo|expense report|celebrity|homework|gedichte?|witz|wetter|rezept|poème|blague|météo|recette|poema|chiste|clima|receta)\b/giu;

/** Things to be written, drawn or worked out that are no part of the document at hand. */
const otherWork =
  /^(?:please |can you |could you |pls )*(?:write|create|generate|give me|show me|code|implement|build|make|draw|compose|draft|prepare) (?:me |us )?(?:an? |some |the |\d+ |two |three |five |ten )?(?:\p{L}+ ){0,3}?(?:ideas?|tips|suggestions|quotes|fun facts|function|script|program|class|regex|regular expression|quer(?:y|ies)|snippet|code|website|web page|bot|game|essay|e?mail|letter|tweet|post|blog|cv|resume|cover letter|slogan|speech|presentation|slides|(?:sample|test|mock|dummy|fake) data|plan for my|itinerary|workout|diet)\b/iu;
/** General knowledge that somebody asks for. */
const knowledge =
  /^(?:please |can you |could you )*(?:explain|define|describe|tell me|what(?:['’]s| is| are)|which is|is|are|how (?:do(?:es)?|is|are|much|many)|why (?:is|are|do(?:es)?)|compare)\b.*(?:difference between|better than|worse than|faster than|stand for|meaning of|pros and cons|(?:the )?(?:best|fastest|cheapest|most popular) \p{L}+(?! (?:way|case|effort))|how (?:much|many) (?:.{1,40} )?do(?:es)? an? |work(?:s)? in general|vs\.? |versus )/iu;

/** "pandas vs polars, which one …" */
const versus = /^\p{L}[\p{L}\p{N}.#+-]* (?:vs\.?|versus) \p{L}/iu;

/** Another thing than the document is about. */
const other =
  /\b(?:on|of|in|with|for|at|from) my (?:\p{L}+ )?(?:laptop|computer|pc|mac|macbook|machine|phone|bank|car|printer|wife|husband|dog|cat|kids?|house|flat|router|tv)\b|npm ERR!|^(?:please |can you )?(?:generate|create|give me|make) (?:\d+|some|a few) (?:rows|lines|records) of\b|\bcompare (?:this|it|that) (?:with|to) (?:how|what|the way)\b|Traceback \(most recent|could not resolve dependency|core dumped|command not found|segmentation fault|\b(?:fix|debug|optimi[sz]e|explain|review|check|refactor) (?:this|my|the following) (?:sql|code|query|script|function|regex|essay|cv|e?mail|homework)\b|\b(?:our|my|their|your|the|an|his|her) other (?:product|project|startup|start-up|company|app|site|website|team|shop|client|customer|service|document|doc)\b|天気|天气|レシピ|食谱|菜谱|笑话|冗談|ジョーク|날씨/iu;

/** Work for somebody else than the editor of a text; what it is done to tells whether the document is meant. */
const task =
  /^(?:(?:please|pls|can you|could you|hey|hi|ok|and|also),? )*(?:summari[sz]e|translate|draft|compose|generate|solve|calc(?:ulate)?|compute|repeat|order|book|buy|reset|recommend|convert|refund|name (?:two|three|four|five|ten|\d+)|sing|rhyme|deploy|restart|install|debug|remind|email|tweet|compare|explain|review|merge|look up|google|recomi[eé]nda\p{L}*|cu[eé]nta\p{L}*|dime|dis-moi|raconte\p{L}*|recommande\p{L}*|erzähl\p{L}*|empfiehl|sag mir|tradu\p{L}+|übersetz\p{L}*|vertaal|przetłumacz|schreib\p{L}*|verfass\p{L}*) /iu;
/** "Into German" says how, not what. */
const intoLanguage = / (?:in|to|into|ins|en|al|naar|na) \p{L}+[.!?]*$/iu;
/** Parts of a text, which are no subject of their own. */
const textParts =
  /\b(?:sections?|sentences?|paragraphs?|words?|bullets?|lists?|tables?|text|document|doc|spec|it|this|that|everything)\b/giu;
/** Somebody's trouble with another thing, for which they want help. */
const trouble =
  /\bany ideas?\b|\b(?:has|have) been (?:red|down|broken|failing|stuck|offline|slow)\b.{0,20}\b(?:since|for)\b|\b(?:can|could) (?:you|somebody|someone|anyone|anybody) (?:please )?(?:help|take a look|have a look|reset|check why|fix my)\b|\b(?:since|from) (?:yesterday|this morning|last night)\b|\b(?:wtf|ffs)\b|\b(?:fail|fails|failed|exits?|dies|died) with exit code \d|\b(?:shows?|is|are|gives?|returns?|looks?|fails?|behaves?)\b.{0,40}\b(?:wrong|broken|red|down|slow|empty|errors?|nothing|strange|weird|odd|failing)\b.{0,30} since (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|midnight|lunch|last (?:week|month)|the (?:release|update|weekend))\b|\bi keep (?:getting|seeing)\b|\bwhat am i doing wrong\b|\b(?:died|down|broken) again\b|\bkeeps? (?:saying|failing|crashing|giving me|telling me)\b|\bcrash(?:es|ed|ing) on\b|\b(?:won['’]t|doesn['’]t|does not|will not) (?:start|boot|compile|build)\b|\b(?:does|has|is) (?:anyone|anybody|somebody|someone)\b|\bwrong (?:channel|chat|window|thread)\b|\blocked out\b/iu;
/** What somebody did or has to do with their own day. */
const ownDay =
  /^i (?:parked|forgot|left|lost|went|got (?:a|my)|had|ate|bought|overslept|feel|am (?:tired|sick|late|hungry|off))\b|^(?:i['’]m|i am) (?:off|out|late|sick|on (?:vacation|holiday|leave))\b|\bhope that['’]?s (?:ok|okay|fine)\b|\bmy (?:pull request|PR|merge request|branch|password|expense|invoice|boss|dog|cat|laptop)\b|^(?:merge|review|approve) (?:my|this) |^pull request #?\d|\b(?:bringing|brings) (?:the |some )?(?:cake|food|snacks|drinks)\b|^(?:nobody|no one) reads (?:this|it)\b|^(?:somebody|someone|anybody|anyone) (?:left|forgot|took|parked|stole|ate)\b|\b(?:is|will be) (?:out|away|off|sick|on (?:leave|vacation|holiday)) (?:until|till|today|tomorrow|this week|next week)\b|\b(?:is going to|will) (?:have|take) a look\b|\bis asking (?:again )?(?:when|if|whether)\b/iu;
/** A line for a shell, a database or a browser. */
const code =
  /^\s*(?:select\s.{1,400}?\sfrom\s|insert into\s|delete from\s|drop (?:table|database)\s|update\s\S{1,60}\sset\s|(?:sudo|curl|wget|kubectl|git|npm|npx|yarn|pip|docker)\s\S{1,40}\s(?:-|\S*\/)|<\/?(?:script|html|body|img|iframe|div|svg)\b)/iu;
/** Another project and what belongs to it. */
const project =
  /\b(?:in|on|for|at|of) (?:the|our|my|your|their) (?<name>\p{L}[\p{L}-]{2,20}(?: \p{L}[\p{L}-]{2,20})?) (?:projects?|repos?(?:itory)?|sites?|websites?|codebase)\b/iu;
const ownProject =
  /^(?:whole|entire|same|current|main|new|old|existing|rest|git|source|code|public|company)$/iu;

/** What a program says of itself: "psql: could not connect", "TypeError: x is not a function". */
const log =
  /^(?:[a-z][\w.-]{1,20}(?:\[\d+\])?|\w*(?:Error|Exception)|fatal|error|panic)\s?: (?:.{0,60}(?:could not|cannot|can['’]t|unable to|no such|not found|permission denied|refused|failed|is not (?:a|defined)|undefined|refusing)(?!\p{L}))/u;

/** Whether feedback is a piece of code or of a log and no words about a document. */
export function isCode(feedback: string, draft: Draft): boolean {
  return (
    (code.test(feedback) || log.test(feedback)) &&
    !knownText(draft).includes(feedback.trim().slice(0, 40).toLowerCase())
  );
}

/** Whether a clause only points back at what was spoken of: after talk of another thing it is about that. */
export function pointsElsewhere(clause: string): boolean {
  return /\bthat (?:doc|document|one|project|repo|page|ticket|spec)\b|^(?:please |can you |could you )*(?:change|fix|update|check|do) (?:it|that|this)\b/iu.test(
    clause,
  );
}

/** Whether a clause asks for a thing that neither the document nor its input speaks of and no document of this kind holds. */
export function isOffTopic(clause: string, draft: Draft): boolean {
  const known = knownText(draft);
  const held = (words: string) => known.includes(words.toLowerCase());
  if (isCode(clause, draft) || isOtherWork(clause, draft) || isOfSpeaker(clause)) return true;
  const elsewhere = [other, trouble, ownDay].map((pattern) => pattern.exec(clause)?.[0]);
  if (elsewhere.some((words) => words !== undefined && !held(words.trim()))) return true;
  const name = project.exec(clause)?.groups?.['name'];
  if (name !== undefined && !held(name) && !name.split(' ').some((word) => ownProject.test(word)))
    return true;
  if ([...clause.matchAll(otherGenres)].some((match) => !held(match[0])) && !isOfSubject(clause, known))
    return true;
  return (
    ((otherWork.test(clause) || knowledge.test(clause) || versus.test(clause)) &&
      shareHeld(clause, known) < 0.6) ||
    isOtherTask(clause, known)
  );
}

/** "Add a requirement: editors get a reminder": a kind of statement that such documents hold. */
const addsStatement =
  /^(?:(?:please|pls|can you|could you|and|also),? )*(?:add|include|note|insert|append|record|list) (?:\p{L}+ ){0,3}(?:requirements?|risks?|assumptions?|questions?|(?:non-)?goals?|alternatives?|constraints?|drawbacks?|metrics?|alerts?|(?:tickets?|stor(?:y|ies))(?= for [^:]{2,80}: |: ))(?!\p{L})/iu;
/** So much of what is stated has to be the document's own, so that it says something of its subject. */
const OWN = 0.3;

/** Whether a clause is to be written into a document of this kind, or states something of what it is about: a product may send reminders. */
function isOfSubject(clause: string, known: string): boolean {
  const isAsked = opensWithVerb(plainClause(clause)) || /[?？]\s*$/u.test(clause);
  return addsStatement.test(clause) || (!isAsked && shareHeld(clause, known) >= OWN);
}

/** Whether a clause orders work on something the document does not speak of. */
function isOtherTask(clause: string, known: string): boolean {
  const rest = clause.replace(task, ' ').replace(intoLanguage, '').replace(textParts, ' ');
  return task.test(clause) && subjectsOf(rest).length > 0 && shareHeld(rest, known) < 0.34;
}
