import { literal } from '../read/literal.ts';
import { assignsWork } from './assignments.ts';
import { plansDate } from './dates.ts';
import { lowerWord } from './demand/parts.ts';
import type { Evidence } from './evidence.ts';

import { technologies } from './parts/technologies.ts';

/** "…, that is phase 2", "moderation comes later". */
export function putsOff(prose: string): boolean {
  return /(?<!\p{L})(?:(?:that|this|it)(?: is|['’]s) (?:for )?(?:phase (?:2|two|\uE010.\uE011)|later|v2)|comes? later)[\s.!]*$|^(?:\S+\s){1,4}(?:later|phase 2)[.!]?$/iu.test(
    prose,
  );
}

/** "SCIM is planned for next year", "would be great but not in v1": wanted, and not now. */
export const isPlannedLater =
  /(?<!\p{L})(?:planned|scheduled|on the roadmap|meant|intended) for (?:next|later|the next|a later|v\d|phase|q\d|20\d\d)|(?<!\p{L})but (?:not (?:in (?:v1|\uE010.\uE011|this version|the first version|the mvp|this release)|now|yet|for now|this time)|(?:that(?:['’]s| is) )?for another (?:day|time|project))(?!\p{L})/iu;

/** "The invoices are a separate project", "SMS is not an option": not part of the work. */
export const isLeftOut =
  /(?<!\p{L})(?:that|which|this|it)(?: is|['’]?s) (?:the |our )?(?:\p{L}+ ){1,2}team['’]?s (?:call|job|thing|decision|business|problem)[.!]?$|^no changes? (?:to|in|on|of)(?!\p{L})|(?<!\p{L})(?:is|are) (?:an? )?(?:separate|different|another|own) (?:project|topic|ticket|story|epic|task|initiative|discussion)(?!\p{L})|^(?:i|we) (?:do not|don['’]?t) (?:think|believe) (?:that )?(?:we|it|they|users|anyone|anybody) needs?(?!\p{L})|(?<!\p{L})(?:is|are)(?: not|n['’]t) (?:an option|part of|in scope|our (?:job|concern|problem))(?!\p{L})|(?<!\p{L})(?:ist|sind|bleib(?:t|en)) (?:nicht (?:dabei|vorgesehen|enthalten|teil)|kein teil|außen vor)(?!\p{L})/iu;

/** "Our partners ask for an API": what is asked for from outside is what the work is for. */
export const isAskedFor =
  /^(?:(?:[Oo]ur|[Tt]he|[Mm]any|[Ss]everal|[Ss]ome|[Aa]ll) )?\p{L}+ (?:asks?|(?:are|is|keeps?) asking|(?:have |has )?asked)(?: us)? for (?!.* and (?:gets?|receives?|sees?) )(?:(?:an?|the) \p{L}|\p{Lu}{2})/u;

/** "Jonas thinks we need a retry queue": what one person proposes is not agreed yet. */
export const proposes =
  /^[Nn]o, |^\p{Lu}\p{Ll}{1,15} (?:thinks|believes|suggests|proposes|prefers|would prefer)(?: that)? \p{L}|^(?:[Ww]e|[Ii]|[Oo]ne) (?:could|might) (?:also |just )?(?!not )[^?]{4,160}?,? but(?!\p{L})/u;

/** "Happens only for large tenants", "I suspect the new trigger": what was seen of a fault and what may cause it. */
export const suspects =
  /^(?:sometimes|occasionally|now and then|from time to time|every now and then),? (?!.*(?<!\p{L})(?:must|should|shall|has to|have to|needs? to)(?!\p{L}))|(?<!\p{L})(?:is|are|was|were) (?:supposed|meant) to .{3,200}?\bbut\b|^(?:it |this |that |also )?(?:only )?(?:happens|occurs|happened|occurred|seems|appears|affects|affected|looks like|reproducible|can be reproduced)(?!\p{L})|^(?:i|we) (?:suspect|noticed|found|saw|see|guess it|tried|could reproduce)(?!\p{L})|^(?:my|our) (?:guess|suspicion|theory)(?!\p{L})|^(?:before|since|until) (?:v?\d|\uE010|the (?:last )?(?:deploy|release|update|upgrade)).{3,80}(?:needed|took|worked|was|were|ran|had|fails?|is|are)(?!\p{L})/iu;

/** A figure of today beside the one that is wanted: "conversion is 2.1%, we want 3%". */
export function setsTarget({ prose, text }: Evidence): boolean {
  return (
    /\d/u.test(text) &&
    /(?<!\p{L})(?:is|was|are|at|takes?|lasts?)\s(?:\p{L}+\s){0,3}[~<>]?(?:\d|\uE010).{0,40}[,;–-]\s?(?:(?:but |and )?(?:we|i|they|finance|sales|legal|support|marketing|users|customers|people|the \p{L}+) )?(?:wants?|aims? for|needs?|would like|target(?:ing)?)\s/iu.test(
      prose,
    )
  );
}

/** "This query takes 40 seconds", "the service keeps restarting", "the page does 38 queries". */
const describesLoad =
  /^(?:this|these|our|the current)\s(?:\p{L}+\s){1,4}(?:takes?|costs?|produces?|does|fails?)\s|(?<!\p{L})(?<!(?:to|must|should|can|will|not|shall|let it) )keeps? [\p{L}-]{3,}ing(?!\p{L})|(?<!\p{L})what we (?:do|have|use) (?:now|today)(?!\p{L})/iu;

/** "Date picker not usable with keyboard", "only red, no icon": what a finding misses. */
export const lacks =
  /(?<!\p{L})(?:not|no|only|missing|without|never|cannot|too|lacks?|isn['’]t|doesn['’]t|don['’]t|can['’]t|nicht|kein\p{L}{0,2}|fehlt|pas|aucun|no|sin|falta)(?!\p{L})/iu;

/** "Right now we hardcode them and every change needs a deploy": how it is, whatever it needs today. */
export function describesToday(evidence: Evidence): boolean {
  const { cues, prose, language } = evidence;
  const today = cues.get('current');
  // "老陈这周出原型": who does what by when.
  if (language === 'zh' && assignsWork(evidence)) return false;
  if (describesLoad.test(prose)) return true;
  if (!today || today.index > 3) return false;
  return !/(?<!\p{L})(?:must|should|shall|has to|have to|needs? to|want|muss|müssen|soll|sollen|doit|doivent|debe|deben)(?!\p{L})/iu.test(
    prose,
  );
}

export const startsWork =
  /(?<!\p{L})(?:we|i)\s(?:want|plan|would like|hope|aim|intend)\s(?:to\s)?(?:start|begin|launch|go live|ship|release|finish|be done)(?!\p{L})/iu;

/** "Needs to be fixed before the 2.14 release". */
export const isDueBefore =
  /^(?:the )?(?:go-?live|launch|release|pilot)(?: (?:for|of|in) [\p{L} -]{2,40}?)? (?:must|has to|should|needs to) (?:be|happen|take place) (?:before|by|on|until|in)(?!\p{L})|^next (?:meeting|call|sync|session|appointment)(?!\p{L})|^due (?:by |on |until |in )?(?:\d|\uE010|(?:the )?(?:end of|mid|middle of|early|late|next|this|before|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|^(?:so )?(?:we|i|they) (?:need|want) (?:it|this|that|them|all of this) (?:(?:done|running|live|ready|out|in place|finished|shipped|working|online) )?(?:before|by|until|in time for)|^(?:done|live|ready|finished|out) (?:by|until|before)(?!\p{L})|(?<!\p{L})(?:done|fixed|ready|finished|needed|shipped|live|out)\s(?:before|by|until|in time for)\s(?:the\s)?(?:next\s)?(?:\S+\s){0,2}(?:release|launch|go-live|sprint|freeze|black friday|christmas|easter|summer|(?:mon|tues|wednes|thurs|fri)day|week|month|quarter|year)(?!\p{L})/iu;

/** "Tim writes the runbook until Tuesday", "Raj the order service": who does what. */
export function assigns(evidence: Evidence): boolean {
  const { prose, text, cues, hint } = evidence;
  if (isAway.test(prose) || namesOwner(evidence)) return true;
  if (/^(?:action items?|next steps?|todos?|actions)\s{0,2}:/iu.test(prose)) return personDoes.test(prose);
  if (assignsWork(evidence)) return true;
  if (!personDoes.test(prose) || lowerWord(prose).charAt(0) !== prose.charAt(0)) return false;
  return (
    hint === 'owner' ||
    hint === 'schedule' ||
    cues.has('schedule') ||
    plansDate(text) ||
    /^\p{Lu}\p{Ll}+\s(?:owns|builds|helps|decides|will|is on it|takes care|takes over|checks with|talks to|asks|clarifies)(?!\p{L})/u.test(
      prose,
    )
  );
}

/** "Owner is Priya", "verantwortlich ist Frau Köster", "Anke is responsible": whose it is, by name. */
function namesOwner({ prose, cues }: Evidence): boolean {
  const owner = cues.get('owner');
  if (owner === undefined || cues.has('must')) return false;
  const behind = prose.slice(owner.index + owner.cue.length);
  if (owner.index <= mostBefore && isNamed.test(behind)) return true;
  return /^(?:\p{L}+\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? (?:is|ist|est|es|è|é|jest) (?:the )?$/u.test(
    prose.slice(0, owner.index),
  );
}

/** Characters before the word for it: "The owner is …". */
const mostBefore = 16;
const isNamed =
  /^(?:\s?:)?\s{1,2}(?:(?:is|ist|est|es|è|é|jest|will be|wird|sera|será|sarà|wordt)\s)?(?:(?:the|our|frau|herr|mme|mrs?|ms|sra?|pani?|dhr|mevr)\.?\s)?\p{Lu}\p{Ll}/u;

/** A name and what its bearer does; the verbs are those of people at work. */
const personDoes =
  /(?:^|:\s)\p{Lu}\p{Ll}{1,20}(?:\s(?:and\s\p{Lu}\p{Ll}{1,20}|\p{Lu}\p{Ll}{1,20}))?\s(?:owns?|builds?|writes?|gets? (?:the|an?|us)|sets? up|sends?|checks?|asks?|talks?|decides?|clarifies|helps?|prepares?|takes?|reviews?|creates?|updates?|fixes|looks?|finds?|does|will [a-z]+|organi[sz]es?|schedules?|documents?|investigates?|tests?|draws?|collects?|contacts?|calls?|kümmert|schreibt|prüft|klärt|decide|prépare|écrit|vérifie|prepara|escribe|revisa)(?!\p{L})/u;

export const weighs =
  /(?<!\p{L})(?:alternativ\p{L}{0,6}|option [a-z\d](?!\p{L})|compared (?:to|with)|versus|vs|we could also|instead of|i prefer|we prefer|considered (?:using|doing|to|a|an|the)|(?:we|i) (?:have |had )?(?:considered|looked at)|pros|cons|trade-?offs?|other approach|variante|plutôt que|en lugar de|statt)(?!\p{L})/iu;

/** "A small tool that checks links": what the thing is for. */
/** "Stine is on leave until 24 March", "I can take the page", "Minutes of 3 May": who was there, is away, or will do what. */
const isAway =
  /^(?:[Mm]eeting )?(?:[Mm]inutes|[Nn]otes|[Pp]rotocol)(?:\s[–-]|:|,| of| from)\s.*\d|^(?:[Ss]ync|[Mm]eeting|[Ss]tand-?up|[Cc]all|[Ww]eekly|[Rr]etro)(?!\p{L})[^.]{0,60}(?:,|–|-| on| of)\s.{0,3}(?:\d|\uE010)|^[Ii] can (?:take|do|own|start|help|pick)(?!\p{L})|^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:is|will be|are) (?:on (?:leave|vacation|holidays?|parental leave|sick leave)|away|off|out of office|ooo)(?!\p{L})/u;

export const describesThing =
  /^(?:(?:it|this|\p{L}+) (?:is|will be) )?(?:an? |the )?(?:\p{L}+[ -]){0,3}(?:tool|service|library|app|application|script|cli|api|bot|plugin|extension|package|daemon|system|website|dashboard|module|component) (?:that|which|for|to)(?!\p{L})/iu;

/** "We can't use the ticket text": a bound that the plan has to keep. */
export const forbidsUse =
  /^(?:we|it|they|users?|customers?) (?:can(?:no|['’])?t|cannot|can not|are not allowed to) \p{Ll}+/iu;

/** "We use SendGrid", "we stay with Adyen": what it is built on. */
export const namesMeans =
  /(?:^|:\s)(?:we|they) (?:use|run (?:on|in)|stay with|are on|rely on|host)(?!\p{L})/iu;

const technology = technologies.map(literal).join('|');

/** "Backend is Kotlin + Spring Boot", "the app is written in Flutter": what a part is made of. */
export const namesTechnology = new RegExp(
  `^(?:the |our )?(?:back[ -]?end|front[ -]?end|(?:web|mobile) ?app|app|client|server|db|database|stack|hosting|infra\\p{L}*|api|ui|web ?site|cache|queue)(?: is| runs on| stays| will be|:) (?:(?:written|built|made|done|hosted) (?:in|with|on) |(?:in|on|an?|plain|just) )?(?:${technology})(?![\\p{L}-])`,
  'iu',
);

/** "The facility team wants a monthly report": what somebody other than the author wants to have. */
export const isWantedBy =
  /^(?!(?:i|we|you|it|they|he|she|who|what|nobody|this|that)(?!\p{L}))(?:[\p{L}\p{N}'’-]+ ){1,4}?(?:also )?wants? (?:an?|the|one|to (?:see|get|have|know|be able)|(?:an? )?(?:\d+|daily|weekly|monthly|yearly)) \S/iu;

/** A figure or a habit: it describes the load, and demands nothing. */
export const stateOfAffairs =
  /^(?!(?:it|this|that|which)(?!\p{L}))\p{L}+ (?:then |manually |also |quickly )?(?:killed|restarted|rolled back|reverted|fixed|paged|merged|noticed|recovered|switched|increased|stopped|bumped|disabled) (?:the|it|an?|all|our|back|off|to)(?!\p{L})|^(?:\p{L}+ ){1,4}(?:is|are) (?:there|in place|available|live|deployed) already(?!\p{L})|^(?:\p{L}+ ){1,4}already (?:exists?|there|in place)(?!\p{L})|^\p{L}+(?: \p{L}+)? (?:asks?|complains?|nags?|pings?)(?: us| me)?(?: about \S.{2,60}?)? (?:every|each|all the) \p{L}+[.!]?$|^(?:\d[\d.]*|\uE010.\uE011) \p{L}+ (?:su|in|en|em|dans|auf|op|w) (?:\d+|\uE010.\uE011) \p{L}+[.!]?$|^(?:costo?s?|costes?|coûts?|kosten|custos?|costi|koszty?|budget|presupuesto|orçamento|费用|成本|预算|費用|予算)(?: \p{L}+){0,2}\s?[:：=]\s?|,? so (?:we|they) (?:already )?(?:know|have|get|see) (?!to(?!\p{L}))|^(?:that|this|which)(?:['’]s| is| are) (?:about|around|roughly|ca)(?!\p{L})|^(?:about|around|roughly|approx\p{L}*|ca|circa|some|~|currently|environ|etwa|rund|ungefähr|unos|unas|cerca de|alrededor de|aproximadamente|ongeveer|około|mniej więcej)\.?\s{0,2}(?:\d|\uE010)|(?<!\p{L})(?:mostly|usually|typically|most common(?:ly)?|on average)(?!\p{L})|^\p{L}{2,15}: (?:still )?(?:waiting|blocked|finished|working on|started|done with|stuck|on vacation|away|back)(?!\p{L})|^\p{L}{2,15} (?:is|isn['’]t|was) (?:still )?(?:not )?(?:convinced|sceptical|skeptical|undecided|sure about (?:it|that|this))[.!]?$|^(?:we|they|there|i) (?:still |currently |now |already )?(?:have|are|get|got|had)(?: still)? (?:about |around |roughly |some |only |like |~)?(?:\d|\uE010)|(?<!\p{L})(?:gets?|got|receives?|handles?|sees?) (?:about |around |roughly |like |~)?(?:\d|\uE010).{0,30} (?:a|per|each|every) (?:day|week|month|year|hour)|^(?:son|hay|ce sont|sono|são|es sind) (?:unos |unas |cerca de |environ |circa |etwa |rund )?(?:\d|\uE010)|^(?:es gibt|wir haben|il y a|nous avons|on a|tenemos|temos|abbiamo|we hebben|mamy) (?:rund |etwa |ca\.? |environ |unos |unas |cerca de |circa |ongeveer |około )?(?:\d|\uE010)/iu;

/** "If the conversion drops we roll back". */
export const goesBack =
  /(?<!\p{L})we (?:will |then |just |can )?(?:roll|go|switch) back(?! to the)(?!\p{L})/iu;

/** "I'd guess 2 sprints", "about three days of work": how long it may take. */
export const estimatesWork =
  /^(?:(?:i(?:['’]d| would)? (?:guess|say|think)|(?:rough |my )?estimate|effort|aufwand|estimation|estimación)(?:[:,]| is| it(?:['’]s| is))?\s(?:about |around |roughly |maybe )?(?:\d|\uE010|one|two|three|four|five|a couple of|a few)).{0,40}(?:sprints?|days?|weeks?|months?|hours?|tage?|wochen?|jours?|semaines?|días|semanas)(?!\p{L})|^(?:\d|\uE010.\uE011)?\s?(?:sprints?|days|weeks|months) of work[.!]?$/iu;

/** "Phase 1: new uploads go to S3", "rollout behind a flag": a step of bringing it in. */
export const opensPhase =
  /^(?:phase|stage|wave|milestone|etappe|étape|fase|etapa)\s(?:\d|\uE010.\uE011|one|two|three|four|five|i{1,3}|[a-d])\s?(?:[:.)–-]|\()\s?\S|^(?:the )?(?:rollout|roll-out|go-live)\s(?:(?:is|happens|goes|starts|will be|will happen)\s)?(?:behind|in|to|with|per|on|after|by|first|only|step|gradually|starts?|over|from|via|region)(?!\p{L})/iu;

/** "Gift cards are not coupons": two things that must not be taken for one another. */
export const setsApart =
  /^["“]?\p{L}{3,20}["”]? means (?!that(?!\p{L}))|^(?:an? |the )?(\p{L}+(?: \p{L}+)?) (?:is|are) not (?:an? )(?!\p{L}+(?:ed|able|ible|ing|ent|ant|en|ly|al|ic|ous)s?(?!\p{L}))\p{L}{4,}(?=[,.]|$)|^(?:the )?\p{L}+(?: \p{L}+)? are not (?!\p{L}+(?:ous|ess|us)(?!\p{L}))\p{L}{3,}s(?=[,.]|$)/iu;
