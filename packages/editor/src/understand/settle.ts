import { contentWords } from '../document/content-words.ts';
import { askedWork } from './asked-work.ts';
import { conditionOf } from './clause/condition.ts';
import { presentClause } from './clause/present.ts';
import { hintOf, labelOf } from './hints.ts';
import { isImperative } from './imperative.ts';
import { cuesIn } from './lexicon/cues.ts';
import { changed } from './mask.ts';
import { messageOf } from './message.ts';
import { tellsOfWhatIs } from './rules/shapes/as-it-is.ts';
import { tellsHowThingsAre } from './rules/shapes/findings.ts';
import { namesTechnology, stateOfAffairs } from './signs.ts';
import type { Kind, Statement } from './statement.ts';

/**
 * Settles the statements that nothing in their own words decides by what stands around them: in the list of a plan
 * an item without a verb is one of its features, and in a paragraph of a plan what is told in the present tense is
 * how it has to be. A report of what happened stays as it is.
 */
export function settled(statements: readonly Statement[], language: string, isReport: boolean): Statement[] {
  const worded = withCatchwords(statements).map((statement): Statement => {
    if (answersQuestion(statement, statements)) return { ...statement, kind: 'context', strength: null };
    return askedWork(statement, language) ?? (statement.kind === 'goal' ? asGoal(statement) : statement);
  });
  if (language !== 'en' && isAgreedOnly(worded, language))
    return worded.map((one) => {
      if (isAgreedItem(one)) return { ...one, kind: 'requirement', strength: one.strength ?? 'MUST' };
      return belongsToToday(one, worded, language) ? { ...one, kind: 'problem', strength: null } : one;
    });
  if (isReport) return worded;
  const ordered = worded.filter((one) => one.kind === 'goal' && orders(one, language));
  if (!worded.some(isDemand) && ordered.length > 0)
    return worded.map((one) =>
      ordered.includes(one) ? { ...one, kind: 'requirement', strength: one.strength ?? 'MUST' } : one,
    );
  const isPlan = statements.some(isDemand) || !statements.some(({ kind }) => tellsOfToday.has(kind));
  const isTerse = worded.every(({ text }) => text.split(/\s+/u).length <= tersest);
  return worded.map((statement) => {
    if (goesWithoutToo(statement, worded)) return { ...statement, kind: 'nonGoal', strength: null };
    if (isAnswered(statement, worded) || leadsToToday(statement, worded))
      return { ...statement, kind: 'problem', strength: null };
    if (belongsToToday(statement, worded, language)) return { ...statement, kind: 'problem', strength: null };
    // "1. … 2. …" in the list of a plan numbers demands, and no steps.
    const isPoint = statement.kind === 'step' && language !== 'en' && statement.block.ordered;
    if (statement.kind !== 'context' && statement.kind !== 'design' && !isPoint) return statement;
    if (namesTechnology.test(statement.masked.text)) return statement;
    const becomes =
      statement.block.kind === 'listItem'
        ? isFeature(statement, statements)
        : language === 'en' &&
          isPlan &&
          (isBehaviour(statement, statements) || (isTerse && notesRule(statement)));
    return becomes
      ? { ...statement, kind: 'requirement', strength: statement.strength ?? 'MUST' }
      : statement;
  });
}

/** "No empty state. If nothing is found, show …": what an item misses and then asks for is not left out. */
function isAnswered({ kind, block, masked, index }: Statement, all: readonly Statement[]): boolean {
  if (kind !== 'nonGoal' || block.kind !== 'listItem' || !/^no (?!changes?(?!\p{L}))/iu.test(masked.text))
    return false;
  return all.some(
    (other) =>
      other.block === block &&
      other.index > index &&
      (isDemand(other) || other.kind === 'failure' || other.kind === 'design'),
  );
}

/** "Datenschutz?? Gesundheitsangaben, wer darf die sehen": a word with a question mark is the catchword of the question behind it. */
function withCatchwords(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((one, at) => {
    const isCatchword = (other: Statement | undefined, next: Statement | undefined) =>
      other?.kind === 'question' &&
      next?.kind === 'question' &&
      other.block === next.block &&
      /^\p{L}{4,}(?: \([^()]*\))?\?+$/u.test(other.masked.text);
    if (isCatchword(one, statements[at + 1])) return [];
    const before = statements[at - 1];
    if (!before || !isCatchword(before, one)) return [one];
    const word = before.masked.text.replace(/\?+$/u, '');
    return [
      {
        ...one,
        start: before.start,
        text: `${word}: ${one.text}`,
        masked: changed(one.masked, `${word}: ${one.masked.text}`),
      },
    ];
  });
}

/** "No live video. No detection in v1 either": what stands right before "either" is left out as well. */
function goesWithoutToo({ masked, block, index }: Statement, all: readonly Statement[]): boolean {
  if (!/^no (?:[\p{L}-]+ ?){1,4}[.!]?$/iu.test(masked.text)) return false;
  const next = all.find((other) => other.index > index);
  return next?.kind === 'nonGoal' && next.block === block && /(?<!\p{L})either[.!]?$/iu.test(next.text);
}

/** "Inspectors work in basements, today they lose the form": what an item tells before it comes to how things are today. */
function leadsToToday({ kind, block, topics, index }: Statement, all: readonly Statement[]): boolean {
  if (kind !== 'requirement' || block.kind !== 'listItem' || binds.some((topic) => topics.has(topic)))
    return false;
  const next = all.find((other) => other.index > index);
  return next?.block === block && next.kind === 'problem' && next.topics.has('current');
}

const binds = ['must', 'should', 'may', 'prohibition', 'buildVerb'] as const;

/** "What I want is a one-page checkout" → "The goal is a one-page checkout". */
function asGoal(statement: Statement): Statement {
  const said =
    /^what (?:i|we) (?:want|need|imagine|have in mind|picture|am after|are after)(?: here)? is(?=\s)/iu;
  const masked = changed(statement.masked, statement.masked.text.replace(said, 'The goal is'));
  return { ...statement, masked, text: statement.text.replace(said, 'The goal is') };
}

/** "Add dark mode to the settings page": where nothing else is demanded, the goal itself is what is to be built. */
function orders({ masked, strength }: Statement, language: string): boolean {
  return strength !== null || isImperative(masked.text, cuesIn(masked.text, language));
}

/** Words a sentence has at most in a text of catchwords. */
const tersest = 8;

/** "5 tries / 15 min / ip": a rule in catchwords, with a number or an order. */
function notesRule(statement: Statement): boolean {
  return (
    statement.block.kind === 'paragraph' &&
    standsAlone(statement) &&
    (/\d/u.test(statement.text) || /^then (?=\p{L})/iu.test(statement.text) || statement.topics.has('limit'))
  );
}

/** Points agreed on that make a list of what is to be built. */
const agreedList = 3;

/** Whether a text demands nothing but the points it says are agreed on. */
function isAgreedOnly(all: readonly Statement[], language: string): boolean {
  return (
    all.filter(isAgreedItem).length >= agreedList &&
    all.every((one) => !isDemand(one) || belongsToToday(one, all, language))
  );
}

/** "Acordado: – el vecino manda una foto": where minutes demand nothing else, the points agreed on are what is to be built. */
function isAgreedItem({ kind, block, masked }: Statement): boolean {
  return kind === 'decision' && block.kind === 'listItem' && !choosesMeans.test(masked.text);
}

/** "On passe sur Meilisearch", "usiamo Stripe": what it is built with stays a decision. */
const choosesMeans =
  /(?<!\p{L})(?:wir (?:nehmen|nutzen|verwenden|bleiben)|on (?:passe|part|prend|utilise|garde)|usamos|usaremos|vamos (?:a )?usar|utilizamos|usiamo|si usa|we (?:gebruiken|kiezen|nemen|blijven)|używamy|zostajemy|stawiamy)(?!\p{L})|を使う|採用|采用|选用/iu;

function isDemand({ kind }: Statement): boolean {
  return kind === 'requirement' || kind === 'quality';
}

/** Share of a list that has to demand something before its other items do. */
const demandingShare = 0.25;

/** An item of a list most of whose items demand something. */
function isFeature(statement: Statement, all: readonly Statement[]): boolean {
  if (statement.kind !== 'context' && !statement.block.ordered) return false;
  const hint = statement.heading ? hintOf(statement.heading) : null;
  const announced = statement.lead ? hintOf(statement.lead) : null;
  if ([hint, announced].some((one) => one !== null && one !== 'requirement' && one !== 'goal')) return false;
  if (!standsAlone(statement) || followsQuestion(statement, all)) return false;
  const list = all.filter((other) => other.block.kind === 'listItem' && other.heading === statement.heading);
  return list.filter(isDemand).length >= Math.max(2, list.length * demandingShare);
}

/** "How many gates can one box take? never tried more than 6": what is said to a question demands nothing. */
function followsQuestion({ block, index }: Statement, all: readonly Statement[]): boolean {
  return all.some((other) => other.block === block && other.index < index && other.kind === 'question');
}

/** "Move it to the night? the rebuild takes 70 min": what is said to a question on its line, and binds nobody. */
function answersQuestion(
  { kind, block, topics, index, masked }: Statement,
  all: readonly Statement[],
): boolean {
  if ((kind !== 'requirement' && kind !== 'quality') || binds.some((topic) => topics.has(topic)))
    return false;
  if (presentClause(masked.text.replace(/[.!]+$/u, '')) === null) return false;
  const before = all.findLast((other) => other.index < index);
  return before?.kind === 'question' && before.block === block && block.kind === 'listItem';
}

/** What is told in the present tense, in a paragraph that speaks of nothing as it is today. */
function isBehaviour(statement: Statement, all: readonly Statement[]): boolean {
  const hint = statement.heading ? hintOf(statement.heading) : null;
  if (hint !== null && hint !== 'requirement' && hint !== 'goal') return false;
  if (!standsAlone(statement)) return false;
  const around = messageOf(statement, all);
  if (
    around.some(
      ({ masked }) => stateOfAffairs.test(masked.text) && /(?<!\p{L})on average(?!\p{L})/iu.test(masked.text),
    )
  )
    return false;
  if (around.some(({ kind }) => tellsOfToday.has(kind))) return false;
  const { rest } = conditionOf(statement.masked.text.replace(/[.!?]+$/u, ''));
  const clause = presentClause(rest);
  if (
    !clause ||
    /^(?:be|have) (?:a|an|the|very|quite|also|important|ok|okay|fine|nice)(?!\p{L})/iu.test(clause.action)
  )
    return false;
  if (/^(?:this|these|our|my|the current|it|i)(?!\p{L})/iu.test(clause.subject)) return false;
  return (
    !/^(?:we|they)$/iu.test(clause.subject) ||
    !/^(?:have|use|run|see|know|think|need|want|get|keep|own)(?!\p{L})/iu.test(clause.action)
  );
}

/** In a paragraph that opens with how things are today, what nothing demands tells on of that. */
function belongsToToday(
  { block, kind, topics, index, masked, start }: Statement,
  all: readonly Statement[],
  language: string,
): boolean {
  if (block.kind !== 'paragraph' || !['requirement', 'context', 'design', 'failure'].includes(kind))
    return false;
  if (topics.has('must') || topics.has('should') || topics.has('prohibition') || topics.has('may'))
    return false;
  if (
    /^(?:each|every|all|only|jede[rs]?|alle|nur|chaque|tous|toutes|seuls?|cada|todos|todas|sólo|solo|ogni|elke?|każd\p{L}*)(?!\p{L})/iu.test(
      masked.text,
    )
  )
    return false;
  if (isWanted({ block, start })) return false;
  const opening = all.find((other) => other.block === block);
  if (opening === undefined || opening.index >= index || opening.kind !== 'problem') return false;
  const between = all.filter(
    (other) => other.block === block && other.index > opening.index && other.index < index,
  );
  if (between.some((one) => one.strength !== null || turns.has(one.kind) || isWanted(one))) return false;
  return (
    (opening.topics.has('current') && hasCurrentFirst(opening, language)) ||
    (!topics.has('condition') && misses.test(masked.text))
  );
}

/** "What I want: one click, …": its own label says that it is to be. */
function isWanted({ block, start }: Pick<Statement, 'block' | 'start'>): boolean {
  const label = labelOf(block.text.slice(start - block.start));
  return label?.kind === 'requirement' || label?.kind === 'goal';
}

/** Kinds after which a paragraph no longer tells of today. */
const turns: ReadonlySet<Kind> = new Set(['goal', 'decision', 'design', 'future', 'alternative', 'rollout']);

/** "The video has no captions": beside what is bad today, what lacks something is bad too. */
const misses = /(?<!\p{L})(?:cannot|can['’]t|(?:is|are|do|does)(?: not|n['’]t)|(?:has|have) no)(?!\p{L})/iu;

/** Characters before the word for today, at most: "Bewoners melden nu …". */
const openingLength = 30;

/** What was so far is followed by what is to come. */
const soFar =
  /^(?:bisher|jusqu'ici|hasta ahora|até agora|finora|fino ad oggi|tot nu toe|do tej pory|dotychczas)$/iu;

function hasCurrentFirst({ masked }: Statement, language: string): boolean {
  if (language === 'en')
    return /^(?:right now|currently|today|at the moment|at present|as of now|so far)(?!\p{L})/iu.test(
      masked.text,
    );
  const today = cuesIn(masked.text, language).get('current');
  return today !== undefined && today.index <= openingLength && !soFar.test(today.cue);
}

const tellsOfToday: ReadonlySet<Kind> = new Set(['problem', 'event', 'failure']);

/** Says something whole, of no time gone by and of no habit. */
function standsAlone({ masked, text, topics }: Statement): boolean {
  return (
    contentWords(text).length >= 2 &&
    !topics.has('current') &&
    !topics.has('problem') &&
    !stateOfAffairs.test(masked.text) &&
    !tellsHowThingsAre(masked.text, text) &&
    !tellsOfWhatIs(masked.text) &&
    !/(?<!\p{L})(?:now|today|was|were|had|did|said|showed|told|liked|found|went|came|looked|tried|been|ist gewesen|war|waren|hatte|était|avait|fue|era)(?!\p{L})/iu.test(
      masked.text,
    )
  );
}
