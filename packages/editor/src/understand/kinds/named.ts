import { isPersonName } from '../../correct/spelling/person-names.ts';
import { undecided } from '../chat/asides.ts';
import { favoursOther, settlesChoice } from '../choice.ts';
import { namesDate } from '../dates.ts';
import type { Evidence } from '../evidence.ts';
import { isUndecided } from '../indirect-questions.ts';
import { isOpenElsewhere } from '../open-elsewhere.ts';
import { isOpenIssue, openPoint, unchosen } from '../open-point.ts';
import { isPast } from '../past.ts';
import { leftTopicKind } from '../put-off.ts';
import type { Kind } from '../statement.ts';
import { calledKind } from './called.ts';
import { leftElsewhere } from './left-elsewhere.ts';
import { isNotRequired } from './not-required.ts';
import { bearsSign } from './signs.ts';
import { weighedKind } from './weighed.ts';

/** What its author calls a sentence by a mark, a label or a heading, and whether its words may still say something else. */
export interface Named {
  readonly kind: Kind;
  readonly isFirm: boolean;
}

/** Headings that decide whatever the sentence under them says. */
const commanding: ReadonlySet<Kind> = new Set([
  ...(['nonGoal', 'future', 'risk', 'alternative', 'assumption', 'decision'] as const),
  ...(['rollout', 'observability', 'schedule'] as const),
]);

/** What the author's own question mark, label, heading or subject makes of a sentence; null where they leave it open. */
export function namedKind({
  text,
  prose,
  language,
  announced,
  hint,
  isCarried,
  isListItem,
  isReport,
  previous,
}: Evidence): Named | null {
  const asks =
    openPoint.test(prose) ||
    isOpenIssue.test(prose) ||
    unchosen.test(prose) ||
    undecided.test(prose) ||
    isUndecided(prose) ||
    isOpenElsewhere(prose, language) ||
    notSure.test(prose) ||
    unknownYet.test(prose);
  if (announced === 'question' || /[?？]\s*$/u.test(text) || asks) return { kind: 'question', isFirm: true };
  if (announced) return { kind: announced, isFirm: announced !== 'requirement' && announced !== 'goal' };
  // What "v2" stands for is protected in the prose.
  const left = leftTopicKind(prose) ?? leftTopicKind(text);
  if (left !== null) return { kind: left, isFirm: true };
  const leftOff = leftElsewhere(prose, language);
  if (leftOff !== null) return { kind: leftOff, isFirm: true };
  const called = calledKind(prose);
  if (called !== null) return { kind: called, isFirm: true };
  if (isLeftOut(prose, previous) || isNotRequired(prose, language)) return { kind: 'nonGoal', isFirm: true };
  if (isMentioned.test(text)) return { kind: 'owner', isFirm: true };
  if (hint === 'problem' && isReport && betters.test(prose)) return { kind: 'requirement', isFirm: true };
  const chosen = chosenKind(prose);
  if (chosen !== null) return { kind: chosen, isFirm: true };
  if (hint === 'owner' && isListItem && isName.test(text)) return { kind: 'owner', isFirm: true };
  if (hint === null || hint === 'owner') return null;
  if (hint === 'question') return isDoubt.test(prose) ? { kind: 'question', isFirm: true } : null;
  if (hint === 'requirement' && (!isListItem || isPast(prose))) return null;
  return { kind: hint, isFirm: commanding.has(hint) && !isCarried };
}

/** "We don't know yet how revoked tokens are handled": what nobody knows why is trouble, what is not known yet is open. English. */
const unknownYet =
  /^(?:and |but )?(?:we|i) (?:(?:don['’]?t|do not) (?:yet know|(?:really )?know yet)|(?:have not|haven['’]?t) (?:decided|settled|agreed)(?: on)?(?: yet)?) (?:who|what|which|how|when|where|whether|if)(?!\p{L})/iu;

/** "It would also be good if one slow endpoint did not block the others". English. */
const betters =
  /^(?:and |but |so |also )?it (?:would|['’]d) (?:also |really )?be (?:good|nice|great|better|helpful|useful|ideal|cool)(?!\p{L})/iu;

/** "I'm also not sure the printers survive that". English. */
const notSure =
  /^(?:i['’]?m|i am|we['’]?re|we are) (?:also |still |just )*not (?:so |really |entirely )?sure (?:that )?(?:the|our|we|they|it|this|these|that|users?|customers?|people) \p{L}/iu;

/** "Export shipments are out as well", "… out for now": what is left out beside something else, or for now. */
function isLeftOut(prose: string, previous: Kind | null): boolean {
  const match = leftOut.exec(prose);
  if (match === null) return unwantedElsewhere.test(prose) || keptElsewhere.test(prose);
  return previous === 'nonGoal' || match.groups?.['now'] !== undefined;
}

/** "GPS wollen wir ausdrücklich nicht": the same in other languages, where it is not said of something that is to be. */
const unwantedElsewhere =
  /^[^,;:?]{2,60} (?:wollen|brauchen|möchten|machen|bauen) wir (?:(?:ausdrücklich|aber|auch|hier|dafür|bewusst) ){0,2}nicht(?!\p{L})(?! (?:nur|mehr))|^(?:y |e )?(?:tampoco|ni tampoco|neanche|nemmeno|também não) (?!(?:se |nadie |puede|pueden|debe|deben|può|possono|deve|devono|pode|podem|hay que |tiene|tienen))\p{L}|^auch (?:noch )?keine? [^,;:?]{3,40}[.!]?$|^(?:on|nous) ne (?:change|changeons|touche|touchons|modifie|modifions) (?:rien|pas)(?!\p{L})(?! (?:seulement|que))|^no (?:cambiamos|tocamos|modificamos)(?!\p{L})(?! (?:solo|sólo))|^non (?:cambiamo|tocchiamo|modifichiamo)(?!\p{L})(?! solo)|^não (?:mudamos|mexemos|alteramos)(?!\p{L})(?! (?:só|apenas))/iu;

/** "Readings are not in here, they live in timescale": what has its place elsewhere. English. */
const keptElsewhere =
  /^[^,;:?]{3,60} (?:is|are) not (?:kept |stored |part of (?:this|it)|(?:kept |stored )?in (?:here|this)(?: \p{L}+)?)[,;:]? (?:it|they|that|those) (?:lives?|stays?|belongs?|sits?|is|are)(?!\p{L})/iu;

const leftOut =
  /^[^,;:?]{3,60} (?:is|are|stays?|remains?) out(?: as well| too|(?<now> for now| this time| of (?:this|it|v1)))?[.!]*$/iu;

/** "I lean towards SQS": how it is meant to be built, and not settled yet. English. */
const leans = /^(?:i|we)(?:['’]m| am|['’]re| are)? (?:still |rather )?lean(?:ing)? (?:more )?towards? /iu;

/** "I'm a bit worried about the internet in the shops", "I fear that nobody reads it": what somebody fears. English. */
const fears =
  /^(?:and |but |also |so )?(?:(?:i|we)(?:['’]m|['’]re| am| are) (?:(?:a (?:little bit|bit|little)|still|also|really|quite|very|kind of|mostly|only) )*(?:worried|afraid|scared|concerned)|(?:i|we) (?:(?:still|also|really|do) )*(?:worry|fear)|what (?:worries|concerns|scares) (?:me|us)(?: (?:most|a bit|a little))? is|(?:my|our|the) (?:only |main |biggest |big )?(?:worry|fear|concern)(?: is)?) (?!to(?!\p{L}))(?:about|that|of|\p{L})/iu;

/** "Angst hat Frau Kern vor dem ersten Schultag", "j'ai peur que …": the same in other languages. */
const fearsElsewhere =
  /^(?:(?:angst|sorge|bedenken|bammel) (?:hat|habe|haben|macht|machen)(?!\p{L})|(?:mir|uns|ihm|ihr) machen? [^,;?]{2,60}? (?:angst|sorgen?|bauchschmerzen)(?!\p{L})|(?:ich|wir) (?:habe|haben) (?:etwas |ein bisschen |große |noch )?(?:angst|sorge|bedenken)(?!\p{L})|(?:j['’]ai|nous avons|on a) (?:un peu )?peur (?:que|de)|je crains|nous craignons|(?:me|nos) preocupa|tengo miedo|tememos que|mi preoccupa|ci preoccupa|tenho medo)/iu;

/** "Careful, repartitioning breaks ordering", "fraud, we need to be careful", "a stolen card is a classic": what may go wrong. English. */
const warns =
  /^(?:be )?careful(?:[,:]| (?:with|about)(?!\p{L}))|(?<!\p{L})(?:we|i|you) (?:need|have|ought) to be careful(?!\p{L})|^[^,;:?]{3,60} (?:is|are) (?:a classic|asking for trouble|where it (?:usually|always) goes wrong)[.!]*$/iu;

/** "Signal K does something similar": what there is elsewhere already. English. */
const resembles =
  /^(?!(?:it|this|that|we|they|you|the (?:system|service|app|api)|if|when) )[^,;:?]{2,50}? (?:already )?(?:does|do|solves? (?:it|this)|works?|handles? (?:it|this)) (?:(?:something|things|it|this|that) )?(?:very |quite |much )?(?:similar(?:ly)?|the same(?: way| thing)?|like (?:that|this))[.!]*$/iu;

/** "We go with S3", "Tom prefers MinIO": what a choice makes of what it names. */
function chosenKind(prose: string): Kind | null {
  if (leans.test(prose)) return 'design';
  if (resembles.test(prose)) return 'context';
  if (warns.test(prose) || fears.test(prose) || fearsElsewhere.test(prose)) return 'risk';
  if (readyBy.test(prose) || unhurried.test(prose)) return 'schedule';
  if (seesToIt(prose) || asksOthers(prose)) return 'owner';
  if (settlesChoice(prose) || agrees.test(prose) || keepsAsIs.test(prose) || staysWith.test(prose))
    return 'decision';
  return favoursOther(prose) ? 'alternative' : weighedKind(prose);
}

/** "We keep the two week rhythm", "we stick with our old printers": what stays as it is. English. */
const keepsAsIs =
  /^(?:we|i)(?:['’]ll| will)? (?:keep|stick (?:with|to)|stay (?:with|on)|leave) (?:the|our) (?:(?!(?:for|in|on|at|with|as|until|by|from|ones?)(?!\p{L}))[\p{L}-]+ ?){1,5}(?:as (?:it is|they are|is))?[.!]*$/iu;

/** "Video is by Vonage, we stay with it": what is there already and stays. English. */
const staysWith =
  /[,;] (?:and )?(?:we|i)(?:['’]ll| will| want to)? (?:stay|stick) (?:with|on) (?:it|that|this|them|those)(?:[.!]*$| for )/iu;

/** "We'd like to be ready by June". English. */
const readyBy =
  /^(?:we|i)(?:['’]d| would)? (?:like|want|hope|plan|need)(?: to)? (?:be (?:ready|done|live|finished)|launch|start|go live|finish)(?: with it| this)? (?:by|before|in|on|at|after|until) (?!least|most)/iu;

/** "No hurry with the export, end of Q1 is fine": by when something is needed. English. */
const unhurried = /^(?:there(?:['’]s| is) )?no (?:hurry|rush) (?:with|on|for|about|here|at all)(?!\p{L})/iu;

/** "@nina to pull the changes into the draft". */
const isMentioned = /^@[\w.-]+ (?:to|will) \p{Ll}{3,} /u;

/** "Samir will send sample files by Friday": what one person does, and by when. English. */
function seesToIt(prose: string): boolean {
  const [, name = '', deed = ''] =
    /^(\p{Lu}\p{L}+) (?:will|is going to|promised to|offered to|volunteered to|agreed to|takes care of|to) (\p{Ll}{3,} .{3,})$/u.exec(
      prose,
    ) ?? [];
  return isPersonName(name) && dueIn.test(deed) && namesDate(dueIn.exec(deed)?.[1] ?? '');
}

/** "Nina asks the vendor whether it has codes", and not "Nina asks for codes": what one person finds out. English. */
function asksOthers(prose: string): boolean {
  const [, name = ''] = /^(\p{Lu}\p{L}+) asks (?!for |that |to |if |whether )\p{L}/u.exec(prose) ?? [];
  return isPersonName(name) && / (?:whether|if|about|for|how|why|when|which) \p{L}/u.test(prose);
}

const dueIn =
  /(?<!\p{L})(?:by|until|till|before|on) ((?:the )?(?:end of )?(?:next |this )?[\p{L}\d][^,;:]{1,20})[.!]*$/iu;

/** "We agreed that the office gets the keys". English. */
const agrees =
  /^(?:(?:so|ok|okay|then|and|in the end),? )*(?:(?:we|they|all|everybody|everyone|both)(?: have| all| then| finally)*|it (?:was|has been|is)(?: then| finally)?) (?:agreed|decided|settled)(?: (?:last|this) \p{L}+| yesterday| today| again)?(?: that| on| to) (?!(?:meet|talk|discuss|look into|think|wait|postpone|ask)(?!\p{L}))/iu;

/** "Nathan Reyes (@nreyes)", "Ana": an item of a list of those who came. */
const isName =
  /^@?\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|van|von|de|der|di|da|del|la|le)){0,4}(?: ?[([][^()[\]]{0,40}[)\]]| ?[-–—] [^.;:?!]{2,40})?[.]?$/u;

/** Kinds whose own words are clear enough to stand under a heading of something else. */
const outspoken: ReadonlySet<Kind> = new Set([
  ...(['nonGoal', 'future', 'question', 'owner', 'schedule', 'risk', 'decision', 'alternative'] as const),
  ...(['quality', 'failure', 'rollout', 'observability'] as const),
]);

/**
 * The kind of a sentence from what its author calls it and what sentences like it are. What stands in the line of an English label is of
 * another kind only where a word of its own says so.
 */
export function settledKind(named: Named | null, learned: Kind, evidence: Evidence): Kind {
  if (named === null) return learned;
  // "Go live in week 40" among the risks says when, and what is at risk nowhere.
  const { isCarried, isOrdered, language, prose, cues, announced } = evidence;
  if (named.kind === 'risk' && announced === null && planned.has(learned)) return learned;
  const saysSo = !isCarried || language !== 'en' || bearsSign(learned, prose, cues);
  if (named.kind === 'design' && announced === null && !isCarried && isRule(prose)) return 'requirement';
  // A label of an earlier sentence ends where a demand begins, and how something works may be told in demands, if not step by step.
  const isOver = isCarried || (named.kind === 'design' && !isOrdered);
  if (learned === 'requirement' && announced === null && !named.isFirm && isOver) return learned;
  // "Expected: login fails" is what is asked for, whatever fails in it.
  if (announced === 'requirement' && learned === 'failure') return announced;
  return !named.isFirm && outspoken.has(learned) && saysSo ? learned : named.kind;
}

/**
 * "One open reservation per courier", "a hold lasts 20 min then is released": under a heading of how it works, a rule that can be tested is to be
 * kept, where "every locker reports its state" tells of the parts. English.
 */
function isRule(prose: string): boolean {
  return (bounded.test(prose) || answersCase.test(prose)) && !tellsOfUs.test(prose);
}

const bounded =
  /^(?:only |at most |max(?:imum)?\.? |up to )?(?:one|two|three|\d+|\uE010\S*) (?:\p{L}+ ){1,4}per (?:\p{L}+ ?){1,4}(?:per \p{L}+ ?)?[.!]?$|^(?!(?:it|this|that|they) )[^,;:?]{2,50}? (?:holds?|expires?|lasts?|is valid|are valid|is released|are released|is deleted|are deleted|is kept|are kept|is locked|are locked|times? out) (?:for |after |within |until )?(?:\d|\uE010)/iu;

/** "If no box of the size is free we take the next bigger one". */
const answersCase =
  /^if [^.;:?]{6,80}?,? (?:we|the (?:system|service|server|app|api|job|client|worker)|it) (?!(?:is|was|were|are|has|have|had|can|could|would|might|may)(?!\p{L}))\p{Ll}{3,}/iu;

const tellsOfUs = /(?<!\p{L})(?:today|currently|at the moment|right now|so far)(?!\p{L})/iu;

const planned: ReadonlySet<Kind> = new Set(['schedule', 'rollout']);

/** Under a heading of open points: a question by its first word, or said to be unknown. */
const isDoubt =
  /^(?:who|whom|whose|what|when|where|which|how|why|(?:can|could|should|shall|do|does|is|are|will|would|may) (?:we|i|they|it|you|the|an?|this|that|our|users?|customers?))(?!\p{L})|(?<!\p{L})(?:unclear|unknown|not sure|unsure|no ?one (?:knows|checked)|nobody (?:knows|checked)|don['’]t know|whether|to be (?:decided|clarified)|somebody|unklar|unbekannt|ob|nicht sicher|pas clair|inconnu|savoir si|no está claro|no sabemos|czy|of|wie|hoe|kto|jak|chi|come|quem|como|quién|cómo|qui|comment|wer|wie|was)(?!\p{L})|か[。.]?$|吗|谁|是否|要不要|能不能|多久|怎么|如何/iu;
