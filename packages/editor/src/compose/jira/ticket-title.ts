import { lowerFirst, withCapital } from '../../first-letter.ts';
import { isPlainThing } from '../../sound/no-plain-thing.ts';
import { faultIn } from '../../sound/unsound.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import { fitted } from '../../understand/titles/short.ts';
import { joined } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import { fittedTitle, longest, orderTitle } from '../order-title.ts';
import { abilityIn } from '../scenario/foreign/ability.ts';
import { conditionIn } from '../scenario/foreign/condition.ts';
import { toldOf } from '../scenario/foreign/told.ts';
import { wishedClause } from '../scenario/foreign/wished.ts';
import { coreOfLong } from '../scenario/split.ts';
import { expand } from '../voice/contractions.ts';
import { part } from '../voice/english.ts';
import { inSentence } from '../voice/in-sentence.ts';
import { outsideCode } from '../voice/outside-code.ts';
import { leadingItem } from './leading-item.ts';
import { caseOf } from './story.ts';
import type { WorkItem } from './work-item.ts';

/** What somebody is to be able to do, in the infinitive as tickets are named; else what is to be made sure of. */
function orderIn({ statement, requirement }: WorkItem, composition: Composition): string {
  const said = requirement?.statement.text ?? statement.text;
  const ability = abilityIn(said, composition.language);
  if (ability)
    return ofWhom.test(ability.deed)
      ? `${withCapital(ability.subject)}: ${ability.deed}`
      : withCapital(ability.deed);
  if (!titled.has(composition.language))
    return say(composition, 'ensureTitle', { text: inSentence(said, composition) });
  const clause = requirement ? wishedClause(requirement, composition) : null;
  const sentence = sure[composition.language] ?? '';
  // The verb stands at the end, where a title that is too long is cut.
  const fitting =
    clause === null || sentence === ''
      ? undefined
      : [clause, withoutTail(clause)]
          .map((one) => sentence.replace('{clause}', one))
          .find((one) => fittedTitle(one).length >= withoutBrackets(one).length);
  return (
    fitting ??
    cutAtClause(
      withCapital(mainFirst(requirement ? toldOf(requirement, composition).said : said, composition)),
    )
  );
}

/** Where a clause or an aside of a sentence begins. */
const clauseOpens =
  /[,;:](?= )|(?= (?:wenn|falls|sobald|damit|si|lorsque|quand|dès que|afin|cuando|para que|se|quando|affinché|als|wanneer|zodra|zodat|jeśli|jeżeli|gdy|aby) )/giu;
/** Words that are left of a sentence at least. */
const fewestWords = 5;

/** A sentence that is too long for a title, up to the last of its clauses that fits; one that opens with a case keeps what follows. */
function cutAtClause(sentence: string): string {
  if (sentence.length <= longest) return sentence;
  const from =
    /^(?:wenn|falls|sobald|si|lorsqu|quand|dès|cuando|en cuanto|se|quando|assim|als|wanneer|zodra|jeśli|jeżeli|gdy)(?!\p{L})/iu.test(
      sentence,
    )
      ? sentence.indexOf(',') + 1
      : 0;
  const end = [...sentence.matchAll(clauseOpens)]
    .map(({ index }) => index)
    .findLast((at) => at > from && at <= longest && sentence.slice(0, at).split(' ').length >= fewestWords);
  if (end !== undefined) return sentence.slice(0, end);
  // A word or two behind the case say nothing of what follows.
  return fitted(sentence, longest).replace(
    /(?: (?:eine?[nmrs]?|de[nmrs]|un|une|una|uno|uma|het|een|mit|von|zu|i|oraz|e|y|et|en))+$|,(?: [^\s,]+){1,2}$/u,
    '',
  );
}

/** Languages in which a sentence stands as a title by itself, where it has no form that orders. */
const titled: ReadonlySet<string> = new Set(['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt']);

/** What is to be made sure of, in languages that put the verb of such a clause at its end. */
const sure: Readonly<Record<string, string>> = { de: 'Sicherstellen, {clause}', nl: 'Zorgen {clause}' };

/** Whose something is, where a title that leaves them out would not say. */
const ofWhom =
  /(?<!\p{L})(?:ihre[nmrs]?|seine[nmrs]?|leurs?|son|sa|ses|sus?|suoi|suo|sua|sue|seus?|suas?|hun|zijn|haar)(?= \p{L})/iu;

/** "Dass die Karte gesperrt wird, wenn sie fehlt" without its case. */
function withoutTail(clause: string): string {
  return (
    /^(?!(?:dass|dat) (?:wenn|falls|sobald|als|zodra))(\S+ [^,;:]{12,})[,;:]/u.exec(clause)?.[1] ?? clause
  );
}

function withoutBrackets(text: string): string {
  return text.replaceAll(/\s?\([^()]{0,160}\)/gu, '');
}

/** What is to happen before the case it happens in, where the languages let it stand so: a title that is cut would lose it. */
function mainFirst(sentence: string, { language }: Composition): string {
  const condition = language === 'de' || language === 'nl' ? null : conditionIn(sentence, language);
  if (condition === null || condition.isBehind || leans.test(condition.main)) return sentence;
  const opening = sentence.slice(0, sentence.indexOf(','));
  const comma = language === 'pl' ? ',' : '';
  return `${condition.main}${comma} ${lowerFirst(opening)}`;
}

/** A clause that speaks of what its case has named. */
const leans =
  /^(?:il|elle|ils|elles|ce|cela|on|se|lo|la (?=\p{L}+(?:a|e)(?!\p{L}))|le (?=\p{L}+(?:a|e) )|ella?|él|ell[oa]s|ess[aeio]|ele|ela|eles|elas|isto|to|on|ona|ono|oni)(?!\p{L}|['’])/iu;

/** What a work item has done, as an order: "Log who changed the plate and when". */
function workOrder(item: WorkItem, composition: Composition): string {
  return composition.language === 'en'
    ? orderTitle(item.statement, item.requirement?.demand ?? null, composition)
    : orderIn(item, composition);
}

/** The same for a task, with the case in which it is to be done; a sentence of another language that names no deed stays as it is. */
export function taskOrder(item: WorkItem, composition: Composition): string {
  const { statement, requirement } = item;
  if (composition.language !== 'en') {
    const said = requirement?.statement.text ?? statement.text;
    const core = coreOfLong(said.replace(/[.!?。]+$/u, ''), composition.language);
    return abilityIn(said, composition.language)?.deed ?? inSentence(core, composition);
  }
  const whole = workOrder(item, composition).replace(/[.!?]+$/u, '');
  if (!isOrder(whole))
    return say(composition, 'quoted', {
      text: inSentence(statement.text.replace(/[.!?]+$/u, ''), composition),
    });
  const order = lowerWord(whole);
  const condition = requirement?.demand?.condition ?? null;
  return condition === null ? order : `${order}${caseOf(part(condition))}`;
}

/** The item of a ticket that its title names. */
export function titledItem(
  items: readonly WorkItem[],
  all: readonly WorkItem[],
  composition: Composition,
): WorkItem | undefined {
  return composition.language === 'en'
    ? leadingItem(items, all, (one) => orderOrNull(one, composition))
    : items[0];
}

/** A title of at most 80 characters that says what to do, unlike every title in `taken`. */
export function ticketTitle(
  items: readonly WorkItem[],
  all: readonly WorkItem[],
  composition: Composition,
  taken: ReadonlySet<string>,
): string {
  const item = titledItem(items, all, composition);
  if (!item) return '';
  const title = callsIn(items, composition) ?? soundTitle(item, composition);
  if (!taken.has(title.toLowerCase())) return title;
  return `${[...title].slice(0, longest - item.id.length - 3).join('')} (${item.id})`;
}

/** The order of a ticket, or that its demand is to be met, in the words of the input, where these make no order in English. */
function soundTitle(item: WorkItem, composition: Composition): string {
  const title = fittedTitle(workOrder(item, composition));
  if (composition.language !== 'en') return title;
  if (isOrder(title)) return withCase(title, item);
  const said = inSentence(item.statement.text.replace(/[.!?]+$/u, ''), composition);
  return fittedTitle(`Meet ${item.id}: ${said}`).replace(/[:,;\s]+$/u, '');
}

/** "Keep the deposit if the customer does not show up": an order with its case, where there is room for it and it has none. */
function withCase(title: string, { requirement }: WorkItem): string {
  const condition = requirement?.demand?.condition;
  const when = condition ? caseOf(part(condition).replace(/\s?\([^()]*\)/gu, '')) : '';
  const whole = `${title}${when}`;
  return when === '' ||
    whole.length > longest ||
    /(?<!\p{L})(?:if|when|once|after|before|until|unless)(?!\p{L})|[,;:]/u.test(title)
    ? title
    : outsideCode(whole, expand);
}

/** What a work item orders, as a title; null where these words make none in English. */
function orderOrNull(item: WorkItem, composition: Composition): string | null {
  const title = fittedTitle(workOrder(item, composition));
  return isOrder(title) ? title : null;
}

/** Whether a title reads as English: not cut, no question, and no clause in the place of a thing. */
function isOrder(title: string): boolean {
  const thing = /^provide (.+)$/isu.exec(title)?.[1];
  return (
    faultIn(title) === null &&
    !/^(?:never|no|only|not)(?!\p{L})/iu.test(title) &&
    (thing === undefined || isPlainThing(thing) || callsOnly.test(thing))
  );
}

/** "POST /rooms and GET /rooms/{id}". */
const callsOnly = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD) \//u;

/** Several calls on one thing: all of them, where there is room. */
function callsIn(items: readonly WorkItem[], composition: Composition): string | null {
  const calls = items.map(({ requirement }) =>
    requirement?.demand ? part(requirement.demand.subject).replaceAll('`', '') : '',
  );
  if (calls.length < 2 || !calls.every((call) => /^(?:GET|POST|PUT|PATCH|DELETE|HEAD) \//u.test(call)))
    return null;
  const title = say(composition, 'provideTitle', { text: joined(calls, composition.phrases.and) });
  return title.length <= longest ? title : null;
}
