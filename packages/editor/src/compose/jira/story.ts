import { contentWords } from '../../document/content-words.ts';
import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import { cuesIn } from '../../understand/lexicon/cues.ts';
import type { Statement } from '../../understand/statement.ts';
import { suspects } from '../../understand/suspicion.ts';
import { type Composition, say } from '../composition.ts';
import { mainDemand } from '../main-demand.ts';
import type { Requirement } from '../requirement.ts';
import { withArticle } from '../scenario/act.ts';
import { actingIn, isDeed, personIn } from '../scenario/attempt.ts';
import { abilityIn } from '../scenario/foreign/ability.ts';
import { partsOf } from '../scenario/parts.ts';
import { gist } from '../scenario/split.ts';
import { askGap } from '../shared-gaps.ts';
import { expand } from '../voice/contractions.ts';
import { isPlural, part } from '../voice/english.ts';
import { inSentence } from '../voice/in-sentence.ts';
import { outsideCode } from '../voice/outside-code.ts';
import { roleNamed } from './actor-words.ts';
import type { WorkItem } from './work-item.ts';

/** Who wants what for which benefit, in the input's own words. */
export function storyOf(item: WorkItem, composition: Composition): string {
  if (ownStory.test(item.statement.text)) return written(item.statement.text, composition);
  const { requirement } = item;
  const own = composition.language === 'en' || !requirement ? null : letIn(requirement, composition);
  if (own) return say(composition, 'storyDeed', { ...own, benefit: benefitOf(item, composition) });
  const doer = requirement && composition.language === 'en' ? doerIn(requirement, composition) : null;
  return written(
    say(composition, 'storyLine', {
      actor: doer?.actor ?? actorOf(item, composition),
      wish: doer ? `to ${asOwn(doer.deed)}` : wishOf(item, composition),
      benefit: benefitOf(item, composition),
    }),
    composition,
  );
}

/** Whom a sentence of another language lets do what, by a role the language has a word for; null where it names none. */
function letIn(
  { statement }: Requirement,
  { language }: Composition,
): { actor: string; wish: string } | null {
  const ability = abilityIn(statement.text, language);
  const cue = ability ? cuesIn(ability.subject, language).get('actor')?.cue : undefined;
  const bare = ability?.subject.replace(article, '') ?? '';
  const isOne = ability !== null && !ability.isMany && /^\p{L}+$/u.test(bare);
  const actor = (cue === undefined ? null : roleNamed(cue, language)) ?? (isOne ? bare : null);
  return ability === null || actor === null ? null : { actor, wish: ability.deed };
}

const article =
  /^(?:der|die|das|ein|eine|le|la|les|un|une|l['’]|el|los|las|una|il|lo|o|a|os|as|um|uma|de|het|een) ?(?=\p{L}{3})/iu;

/** Who wants something that nobody is said to do: whoever it serves, else a member of the team. */
function actorOf({ statement, requirement }: WorkItem, composition: Composition): string {
  const { language } = composition;
  const subject = requirement?.demand ? part(requirement.demand.subject) : '';
  const cue =
    cuesIn(subject, language).get('actor')?.cue ??
    cuesIn(language === 'en' ? served(statement.masked.text) : statement.masked.text, language).get('actor')
      ?.cue;
  if (!cue) return say(composition, 'storyTeam');
  if (language !== 'en') return roleNamed(cue, language) ?? say(composition, 'storyTeam');
  const staff = /^(?:the )?((?:\p{L}+ )?staff)$/iu.exec(subject)?.[1];
  if (staff !== undefined) return `a member of the ${inSentence(staff, composition)}`;
  if (/^(?:staff|people|everyone|anyone)$/iu.test(cue)) return 'a user';
  if (/^(?:finance|marketing|sales|legal)$/iu.test(cue)) return `a colleague from ${cue.toLowerCase()}`;
  return withArticle(singularOf(cue.toLowerCase()));
}

/** Whom something is done for: "the owner gets an email", "sent to the customer"; who is merely spoken of wants nothing. */
function served(prose: string): string {
  const whom = '(?:(?:the|an?|each|every|all|our) )?(?:\\p{L}+ )?\\p{L}+';
  return [
    ...prose.matchAll(
      new RegExp(
        `(?<!\\p{L})(?:(?:tell|notify|inform|warn|remind|show|give|let|help|allow|email|mail|for|to) (${whom})|(${whom}) (?:gets?|receives?|sees?|wants?|needs?|can|is told|are told|may)(?!\\p{L}))`,
        'giu',
      ),
    ),
  ]
    .map((match) => match[1] ?? match[2] ?? '')
    .join(', ');
}

/** Who does what a demand is about, and what: "volunteers must confirm …", "the system must let the front desk see …". */
function doerIn(requirement: Requirement, composition: Composition): { actor: string; deed: string } | null {
  const parts = partsOf(requirement, composition);
  if (!parts || parts.isNegative || requirement.isQuality) return null;
  const { subject, ability } = parts;
  const person = actingIn(subject);
  const deed = ability ?? parts.action;
  if (person && (ability !== null || isDeed(deed)))
    return { actor: personIn(subject) ? person.first : colleagueOr(person.again), deed };
  const isNamed = ability !== null && /^(?:the|an?) \p{Ll}+(?: \p{Ll}+){0,2}$/u.test(subject);
  return isNamed && !/^the (?:system|change|team)$/u.test(subject) && !isPlural(subject)
    ? { actor: colleagueOr(subject), deed }
    : null;
}

/** Places where people work: a story is told by one of them. */
const workplace =
  /(?<!\p{L})(?:desk|office|department|reception|workshop|shop|kitchen|lab|laboratory|warehouse|support|accounting|company|agency|practice|clinic|surgery|library|school|bank|team|side|service)$/iu;

/** "The front desk" as somebody who wants something: a colleague at the front desk; "the workshop lead": a workshop lead. */
function colleagueOr(subject: string): string {
  return workplace.test(subject)
    ? `a colleague at ${subject.replace(/^an? /u, 'the ')}`
    : withArticle(subject);
}

function wishOf({ requirement, statement }: WorkItem, composition: Composition): string {
  const demand = requirement?.demand;
  const plain = gist(statement.text.replace(/[.!?。]+$/u, ''));
  if (!demand || composition.language !== 'en') {
    return say(composition, 'storyWish', {
      text: inSentence(plain, composition),
    });
  }
  // The purpose stands behind "so that", and once.
  const action = gist(part(demand.action)).replace(/,?\sso that\s.{6,}$/isu, '');
  if (demand.isNegative) return `${inSentence(part(demand.subject), composition)} not to ${action}`;
  const ability = /^be able to (.+)$/su.exec(action)?.[1];
  if (demand.condition === null && /^the change$/iu.test(part(demand.subject))) return `to ${action}`;
  return ability ? `to ${asOwn(ability)}` : `${inSentence(part(demand.subject), composition)} to ${action}`;
}

/** What somebody says of what is theirs: "open their compartment" → "open my compartment". */
function asOwn(deed: string): string {
  return deed
    .replace(/(?<!\p{L})(?:their|his|her) (?:own )?(?=\p{L})/giu, (word) =>
      /own/iu.test(word) ? 'my own ' : 'my ',
    )
    .replace(/(?<!\p{L})themselves(?!\p{L})/giu, 'myself');
}

const purpose =
  /(?<!\p{L})(?:so that|so(?= \p{L}{3,20}(?: \p{L}{3,20}){0,3} (?:can|could|do|does|don['’]t|are|is|will|no longer))|damit|afin que|pour que|para que)\s(.{6,140}?)(?:[.;!?]|,\s|$)/iu;

/** The purpose the sentence itself gives, else that of the input's goal or problem or of the work it serves, else the question for it. */
function benefitOf({ statement, requirement }: WorkItem, composition: Composition): string {
  const own = purpose.exec(statement.text)?.[1];
  if (own) return own;
  for (const { kind, text } of composition.understanding.statements) {
    const stated = kind === 'goal' || kind === 'design' ? purpose.exec(text)?.[1] : undefined;
    if (stated) return stated;
  }
  return (
    derivedBenefit(statement, composition) ??
    servedBenefit(requirement, composition) ??
    say(composition, 'storyBenefitOpen', { questions: askGap(composition, 'problem') })
  );
}

/** That the work the whole input asks for can be done, where this is another part of it. English only. */
function servedBenefit(requirement: Requirement | null, composition: Composition): string | null {
  const main = mainDemand(composition);
  const demand = main?.demand;
  if (!demand || main === requirement || demand.isNegative || demand.condition !== null) return null;
  const isWork = /^the (?:system|change|team)$/iu.test(part(demand.subject));
  const action = gist(part(demand.action));
  return isWork && !/^(?:be|have|ensure)(?!\p{L})/iu.test(action) ? `we can ${action}` : null;
}

/** A story reads the same at every tone: nothing in it is contracted. */
function written(story: string, { language }: Composition): string {
  return language === 'en' ? outsideCode(story, expand) : story;
}

/** The input tells the story itself. */
const ownStory =
  /^(?:as an? .{2,60} i (?:want|need|would like)|als .{2,60}(?:möchte|will|wil) (?:ich|ik)|en tant qu.{2,60} je (?:veux|souhaite|voudrais)|como .{2,60}(?:quiero|quero)|come .{2,60}voglio|jako .{2,60}chcę)(?!\p{L})/iu;

/** "Main pain: …": the label of a problem. */
const troubleLabel =
  /^(?:(?:the |our )?(?:main |biggest )?(?:pain|problem|issue|trouble)|problem(?: heute)?|problème|problema|problem dziś|probleem)(?: point| today| heute)?: /iu;

/** Place up to which a problem is what the whole text is about. */
const opening = 3;

/** That the stated goal is reached or the stated problem ends; null where neither is stated. */
function derivedBenefit(statement: Statement, composition: Composition): string | null {
  const { statements } = composition.understanding;
  const phrases = derivedPhrasesOf(composition.language);
  const quoted = (text: string) =>
    inSentence(gist(text.replace(/[.!。]+$/u, '').replace(troubleLabel, '')), composition).replaceAll(
      /["“”„«»]/gu,
      '',
    );
  const goal = statements.find(
    ({ kind, text }) =>
      kind === 'goal' &&
      text.length > 20 &&
      text.length < 140 &&
      !/\d/u.test(text) &&
      !/(?:this|that|it)[.!]?$/iu.test(text),
  );
  if (goal) return fill(phrases.benefitGoal, { text: quoted(goal.text) });
  const about = new Set(contentWords(statement.text));
  const near = (one: Statement) => contentWords(one.text).filter((word) => about.has(word)).length;
  const problems = statements.filter(
    ({ kind, text, topics }) =>
      kind === 'problem' &&
      !/^(?:it|this|that|they|these|those)(?!\p{L})/iu.test(text) &&
      (composition.language !== 'en' ||
        topics.has('problem') ||
        topics.has('current') ||
        contentWords(text).some((word) => about.has(word))) &&
      text.split(' ').length >= 4 &&
      text.length < 140 &&
      !suspects.test(text) &&
      !/(?<!\p{L})(?:ask(?:s|ing|ed)?|complain\p{L}*)(?!\p{L})/iu.test(text) &&
      !text.replace(troubleLabel, '').includes(': '),
  );
  // Of the problems the one that speaks of the same things, else the first that says the most.
  const problem = problems.toSorted((a, b) => near(b) - near(a) || a.index - b.index)[0];
  // Trouble that the text opens with is what all of it is for; any other is that of what it speaks of.
  if (problem && (near(problem) > 0 || problem.index <= opening))
    return fill(phrases.benefitProblem, { text: quoted(problem.text) });
  return null;
}
