import { keysIn } from '../../document/keys.ts';
import { lowerFirst } from '../../first-letter.ts';
import { measuresIn } from '../claims/measure.ts';
import type { Draft } from '../draft.ts';
import { exclude } from '../instructions/exclude.ts';
import { reclassify } from '../instructions/reclassify.ts';
import { plainClause } from '../message/plain-clause.ts';
import { orderIn } from '../reading/order.ts';
import { questionOn } from '../target/questions.ts';
import { findSection } from '../target/section.ts';
import { levelAloneIn } from '../told/level-told.ts';
import { judgedValue } from './judged-value.ts';
import { isStatement } from './statement.ts';
import { opensWithVerb } from './verbs.ts';

/** Sentences that one wish can be spread over. */
const MOST = 3;

/** One wish that was said in several clauses. */
interface Joined {
  /** The wish as one clause. */
  readonly clause: string;
  /** The same as it was said. */
  readonly said: string;
  /** How many of the following clauses it takes. */
  readonly used: number;
  /** What the last of them goes on to say of another thing. */
  readonly rest: string | null;
}

/**
 * The clause with those after it that only complete it ("FR-7 is not for this release. Take it out. List it under
 * Non-goals."), and how many those are; null where it stands alone.
 */
export function joinedWith(clause: string, following: readonly string[], draft: Draft): Joined | null {
  for (const between of [0, 1]) {
    const reasons = following.slice(0, between);
    if (reasons.some((reason) => measuresIn(reason, 0, reason.length).length > 0 || orderIn(reason, draft)))
      break;
    const valued = judgedValue(clause, following[between] ?? '', draft);
    const order = valued?.orders.find((one) => orderIn(one, draft) !== null);
    if (valued && order !== undefined)
      return {
        clause: order,
        said: [clause, ...reasons, valued.said].join(' '),
        used: between + 1,
        rest: valued.rest,
      };
  }
  for (let used = Math.min(MOST - 1, following.length); used > 0; used -= 1) {
    const parts = [clause, ...following.slice(0, used)].map((part) =>
      plainClause(part).replace(/[.!;,]+$/u, ''),
    );
    const joined = parts.join(', ');
    const completed =
      used === 1 ? completedBy(parts[0] ?? '', parts[1] ?? '', draft, following[0] ?? '') : [];
    const order = completed.find((one) => orderIn(one, draft) !== null);
    const said = [clause, ...following.slice(0, used)].join(' ');
    if (order !== undefined) return { clause: order, said, used, rest: null };
    if ([exclude, reclassify].some((one) => one.parse(joined, draft)))
      return { clause: joined, said, used, rest: null };
  }
  return null;
}

const answers =
  /^(?:(?:so|and|then|which|therefore|thus|hence),? )?(?:(?:that|this|which|it) (?:answers|settles|resolves|closes|is the answer to|would be the answer to)|(?:you|we) (?:can|could|may) (?:now )?(?:close|settle|resolve|answer|tick off|cross off)|close|settle|resolve) (?<which>(?:open )?(?:question )?Q-?\d{1,3}|(?:the |your )?(?:open )?question(?: .{2,80})?)(?: (?:then|now|too|with (?:that|it|this)))?$/iu;
const splits = /^(?:split|break|divide)(?: up| apart)? [^:,]{2,80}$/iu;
const asKind =
  /^(?:please )?(?:put|add|list|note|state|write|include|mention|record) (?:that|it|this)(?: (?:in|down|there))? as (?<kind>an? .{3,40}?|(?:functional |non-functional )?requirement|risk|assumption|(?:open )?question|(?:non-)?goal|alternative)(?:,? (?:plus|with|and|including) (?:an? |its )?(?:own )?(?:tests?|test case|scenario))?$/iu;
const movedThere =
  /^(?:please )?(?:move|put|list|place|bring|shift) (?:it|that|this|them)(?: over)? there(?: (?:please|then|instead))?$/iu;

/** "Should be in the alternatives": where the statement before it is to stand. */
const placedIn =
  /^(?:(?:so|and|but) )?(?:(?:it|that|this|they) )?(?:should|must|ought to|has to|needs to|belongs?|goes|could)(?: (?:also|rather|better|really))*(?: (?:be|go|stand|come|be (?:listed|mentioned|noted|named|put|said)))? (?:in|into|under|among|to) (?:the )?(?<place>[\p{L} -]{3,40})$/iu;
/** "Put that into the migration": where the statement before it, which the document does not make yet, is to stand. */
const writtenIn =
  /^(?:(?:so|and|please) )*(?:put|add|write|note|mention|list|state|record|include|say) (?:it|that|this) (?:down )?(?:in|into|to|under|among|with|beside) (?:the )?(?<place>[\p{L} -]{3,40}?)(?:,? (?:too|also|as well|please))?$/iu;
/** "The goals are thin. Add: …": what is said of a part, and what is to stand there. */
const isThin =
  /^(?:the |our )?(?<part>[\p{L} -]{3,40}?) (?:is|are|looks?|seems?|feels?) (?:(?:too|a bit|a little|very|rather|still|quite|completely|totally) )*(?:thin|short|weak|empty|incomplete|sparse|meagre|not enough|not complete|silent|blank)(?: (?:for|on|about|regarding|when it comes to) [^,;]{2,60})?$/iu;
const addedThere =
  /^(?:(?:so|and|please) )*(?:add|include|mention|note|put in)(?: there| also)?\s?:\s(?<entry>.{8,400})$/isu;
const otherKind =
  /^(?:the )?(?<what>.{2,80}?) (?:is|are|was)(?: (?:no|not an?)|n['’]t an?) (?:real )?(?<kind>requirement|goal|risk|question|assumption)s?$/iu;
const movedTo =
  /^(?:so |please |just )*(?:move|put|place|bring|shift) (?:it|that|this|them)(?: over| down)? (?:in)?to (?:the )?(?<place>.{3,60})$/iu;

/** What is not there: "POST /rides is missing", "where is the movement table?". */
const absent =
  /^(?:where(?:['’]s| is| are)(?: the| my| our)?|you (?:forgot|missed)(?: the)?|there(?:['’]s| is) no|(?:i )?miss(?:ing)?(?: the)?) (?<object>.{3,80}?)[?!]*$|^(?:the )?(?<subject>[^,;:]{3,80}?) (?:is|are) (?:still |completely |also )?(?:missing|not there|absent)[?!]*$/iu;
/** What says more of it without naming it again. */
const contents =
  /^(?:it )?(?:should |must |would )?(?:needs?|has|have|had|with|takes?|returns?|gives?|lists?|holds?|contains?|includes?|covers?)(?: to have)?:? (?<said>.{2,600})$/isu;

/** "Why do we not mention the time zone of taken_at anywhere? it's UTC": what the text lacks, and what it is. */
const unmentioned =
  /^(?:and |but |so )?(?:why|how come|where) (?:do|does|did|is|are|don['’]t|doesn['’]t) (?:we|you|it|the \p{L}+|nobody)(?: (?:not|never|nowhere))? (?:mention|say|state|list|describe|specify|document|explain|write)(?:s|d|ed)?(?: (?:down|out))? (?:what )?(?<thing>.{3,80}?)(?: is)?(?: (?:anywhere|at all|here|in (?:the|this|our) \p{L}+))?\??$/iu;
const isValue = /^(?:it|that)(?:['’]?s| is) (?<value>.{1,120})$/iu;
/** What nobody has thought of: "we forgot the training", "the training is missing". */
const forgotten =
  /^(?:(?:we|you|i|they) (?:(?:all )?(?:forgot|missed|overlooked|left out)|have forgotten|(?:do not|don['’]t) have)|there(?:['’]s| is) no(?:thing (?:about|on|for))?|nobody (?:thought of|mentions|does)|(?:what about|missing)(?: is)?)(?: about)? (?<object>[^,;:?]{3,100}?)\??$|^(?<subject>[^,;:]{3,100}?) (?:is|are) (?:still |completely |also )?(?:missing|forgotten|not covered)$/iu;
const hasNone =
  /^(?:there(?:['’]s| is) (?:still )?no|(?:we|you|i) (?:have|see|got) no|(?:we|i) (?:miss|lack) an?|(?:we|i) (?:do not|don['’]t) (?:have|see) an?) (?<sort>ticket|story|requirement|risk|question|goal|section|endpoint|test) (?:for|about|on|covering) (?<topic>.{3,160})$/iu;
const addsOne =
  /^(?:so |and |then |please )*(?:add|create|make|write|open|insert|include) (?:one|it|that|this)(?: please| too| for (?:it|that))*\??$/iu;
/** "… add a ticket for it." */
const forIt =
  /^(?:so |and |then |please )*(?<order>(?:add|create|open|make|write|insert|include) (?:an? |one |the )?(?:own |new |separate )?\p{L}+(?: \p{L}+)?) (?<by>for|about|on) (?:it|that|this|them|these|those)(?: (?:too|as well|please))?$/iu;

/** "So the question can go", "also Frage raus und als Anforderung rein": the statement before it answers a question. */
const closes =
  /^(?:also |so |then |and |und |damit |also kann |donc |así que |quindi |então |dus |więc )*(?:(?:the|this|that|die|diese|la|cette|esta|questa|a|de|to) )?(?:open |offene )?(?:question|frage|pregunta|domanda|pergunta|vraag|pytanie)(?: (?:is|can|kann|ist|peut|puede|può|pode|kan|może))*(?: (?:now|also|dann))? (?:go|out|gone|closed|answered|settled|done|be (?:closed|removed|dropped)|raus|weg|erledigt|beantwortet|geklärt|fuera|cerrada|réglée|supprimée|chiusa|fechada|dicht|eruit|zamknięte)(?!\p{L})/iu;

/** "The title says nothing. Something like: …": a name that is proposed for the whole. */
const ofTitle =
  /^(?:the |that |this |your )?(?:title|heading|headline|name)(?: (?:of|for) (?:the )?(?:document|doc|spec|rfc|whole thing))? (?!(?:is|are) (?:fine|good|ok))/iu;
const proposed =
  /^(?:maybe |perhaps |rather |better |please )*(?:something like|how about|what about|(?:better|rather|maybe|perhaps)(?= ?:)|(?:i|we)(?:['’]d| would) (?:call it|say|prefer|suggest|go for)|(?:my )?(?:suggestion|proposal)|e\.?g\.?|for example|more like|try)(?: something like)?\s?[:,]?\s?["“]?(?<name>\p{Lu}[^"“”\n]{3,100}?)["”]?$/u;

/** The orders that a statement and what is said of it may make, the likeliest first: "we need sandbox keys. That answers Q-2". */
function completedBy(statement: string, remark: string, draft: Draft, typed: string): string[] {
  // "who owns this? Mara does"
  if (/\?$/u.test(statement) && isShortAnswer(remark)) return [`${statement} ${remark}`];
  const name = ofTitle.test(statement) ? proposed.exec(lowerFirst(remark))?.groups?.['name'] : undefined;
  if (name !== undefined) return [`change the title to "${name}"`];
  const { thing } = unmentioned.exec(statement)?.groups ?? {};
  const { value } = isValue.exec(remark)?.groups ?? {};
  if (thing !== undefined && value !== undefined) return [`add that ${thing} is ${value}`];
  const { object: left, subject: lacking = left } = forgotten.exec(statement)?.groups ?? {};
  const { order, by } = forIt.exec(remark)?.groups ?? {};
  if (lacking !== undefined && order !== undefined) return [`${order} ${by} ${lacking}`];
  // "there is no ticket for A. Can you add one?"
  const { sort, topic } = hasNone.exec(statement)?.groups ?? {};
  if (sort !== undefined && topic !== undefined && addsOne.test(remark))
    return [`add a ${sort} for ${topic}`, `add a ${sort}: ${topic}`];
  // "split US-1. One ticket for A, the other for B"
  if (splits.test(statement) && /^(?:one|the first|first)(?!\p{L})/iu.test(remark))
    return [`${statement}: ${remark}`];
  const { object, subject = object } = absent.exec(statement)?.groups ?? {};
  const { said } = contents.exec(remark)?.groups ?? {};
  if (subject !== undefined && said !== undefined)
    return [`add ${subject}: ${/^(?:it )?(?:takes?|returns?|gives?)/iu.test(remark) ? remark : said}`];
  const { which } = answers.exec(remark)?.groups ?? {};
  if (which !== undefined) return [`answer to ${which}: ${statement}`];
  const asked = closes.test(remark) ? questionOn(draft, statement) : null;
  if (asked !== null) return [`${asked}: ${statement}`];
  const level = levelAloneIn(typed);
  if (level !== null && isStatement(statement, draft)) {
    const demand = statement.replace(modal, modalOf[level]);
    if (demand !== statement || modal.test(statement)) return [`add a requirement: ${demand}`];
  }
  const { kind } = asKind.exec(remark)?.groups ?? {};
  if (kind !== undefined) return [`add ${/^an? /iu.test(kind) ? kind : `a ${kind}`}: ${statement}`];
  const { part } = isThin.exec(statement)?.groups ?? {};
  const { entry } = addedThere.exec(remark)?.groups ?? {};
  if (part !== undefined && entry !== undefined) return [`add in ${part}: ${entry}`];
  // "The security section is empty. Only clerks see names."
  const thin = part === undefined ? null : findSection(draft, part);
  if (thin && isStatement(remark, draft)) return [`add in ${thin.title}: ${remark}`];
  const { place: home } =
    opensWithVerb(statement) || /\?$/u.test(statement)
      ? {}
      : ((placedIn.exec(remark) ?? writtenIn.exec(remark))?.groups ?? {});
  if (home !== undefined) return [`add in ${home}: ${statement}`];
  const other = otherKind.exec(statement)?.groups;
  const place = movedTo.exec(remark)?.groups?.['place'];
  if (other && place !== undefined)
    return [
      `move ${keysIn(other['what'] ?? '').length > 0 ? '' : `the ${other['kind']} about `}${other['what']} to ${place}`,
    ];
  return movedThere.test(remark) ? [statement] : [];
}

/** "…. Nice to have, not a must.": how much what was just demanded binds. */
const modal = /(?<!\p{L})(?:must|shall|should|may|has to|have to|needs? to)(?!\p{L})/iu;
const modalOf = { MUST: 'must', SHOULD: 'should', MAY: 'may' } as const;

/** Words of the longest answer that a question lends its sense. */
const LONGEST_ANSWER = 12;

function isShortAnswer(remark: string): boolean {
  return !/\?$/u.test(remark) && !opensWithVerb(remark) && remark.split(/\s+/u).length <= LONGEST_ANSWER;
}
