import { gerundOf, pastOf } from '../../correct/lexicon/inflection.ts';
import { isCountedNoun } from '../../correct/lexicon/word-class.ts';
import { withCapital, withoutCapital } from '../../first-letter.ts';
import { BASE_FORM, possibleForms } from '../../syntax/possible-forms.ts';
import { attribution } from '../chat/speaker.ts';
import { ordersThing } from '../clause/orders-thing.ts';
import { presentClause } from '../clause/present.ts';
import { isBaseVerb, isNounToo } from '../clause/verbs.ts';
import { isImperative, namesDoer } from '../imperative.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { words } from '../lexicon/words.ts';
import { lowerWord } from '../lower-word.ts';
import type { Strength } from '../statement.ts';
import { byModal } from './by-modal.ts';
import type { Parts } from './parts.ts';

/** "The table is full of dead tokens, so delete them": what is ordered comes first, then why. */
export function byReason(prose: string, strength: Strength): Parts | null {
  const match = /^(.{8,200}),\s{0,2}so (?:please |just |then )?(\p{Ll}{2,20}\s.{2,})$/su.exec(prose);
  const [, reason = '', order = ''] = match ?? [];
  const commanded = match ? byImperative(order, strength, null, true) : null;
  const ordered = commanded ?? behindReason(prose);
  const why = commanded === null ? (boundBehind.exec(prose)?.[1] ?? '') : reason;
  return ordered ? { ...ordered, action: `${ordered.action}, because ${lowerWord(why)}` } : null;
}

/** "Refunds can come later so these must be handled separately": who is bound stands behind the reason. */
const boundBehind =
  /^((?:(?!(?<!\p{L})(?:must|should|has to|have to|needs? to)(?!\p{L}))[^;?!]){12,160}?),? so ((?:(?:these|those|they|it|the|each|every|all|an?) |\p{L}{3,}(?:s|ing) (?=must |should |ha(?:s|ve) to |needs? to )).{6,})$/isu;

function behindReason(prose: string): Parts | null {
  const bound = boundBehind.exec(prose)?.[2];
  // "… its own queue so a slow one can't hold up the others": without a comma, what for
  if (bound && !prose.includes(`, so ${bound}`) && !binds.test(bound)) return null;
  return bound && !/^(?:if|when|after|before)(?!\p{L})/iu.test(prose)
    ? byModal(withCapital(bound), null)
    : null;
}

const binds = /(?<!\p{L})(?:must|should|shall|has to|have to|needs? to)(?!\p{L})/iu;

/** "retry failed webhooks", "don't send twice": an order, to be carried out by whoever does such things. */
export function byImperative(
  clause: string,
  strength: Strength,
  leadSubject: string | null,
  hasCondition: boolean,
): Parts | null {
  const negative = /^(?:please )?(?:don['’]?t|do not|never) (?=\p{L})/iu.exec(clause);
  const order = clause.slice(negative?.[0].length ?? 0);
  // "Only keep 14 of them"
  const body = order.replace(/^only (\p{Ll}+) (?=\d|\uE010|one|the|those|what)/iu, '$1 only ');
  const [bare, verb = ''] = leadSubject === null && negative === null ? (doneToIt.exec(body) ?? []) : [];
  if (bare !== undefined) {
    const done = /^keep$/iu.test(verb) ? 'kept' : pastOf(verb.toLowerCase());
    return { subject: 'It', strength, isNegative: false, action: `be ${done}${body.slice(verb.length)}` };
  }
  const cues = cuesIn(body, 'en');
  if (negative === null && (namesDoer(body) || opensNoun(body) || sum.test(body))) return null;
  const name = (['systemVerb', 'buildVerb', 'teamVerb'] as const).find((verb) => cues.get(verb)?.index === 0);
  if (
    /^(?:more|less|fewer|over|above|again|before|after|in|on|at|for|(?:last|next|first)(?= [\d\uE010]))\s/iu.test(
      body,
    )
  )
    return null;
  const isOrder =
    leadSubject || negative
      ? (negative === null ? opensPlain : opensDenied).test(body) &&
        !/^(?:each|every|the|an?|no|all|any|some|one|only|their|our|this|that|it|they|we|same|when|if|after) /iu.test(
          body,
        )
      : (name !== undefined && isImperative(body, cues)) ||
        plainOrder.test(body) ||
        notedOrder.test(body) ||
        ordersAnything(body, hasCondition) ||
        byHand.test(body) ||
        ordersBesides(body);
  const isRemarked =
    hasCondition && /^\p{Ll}{2,20} \([^()]+\)$/u.test(body) && isBaseVerb(body.split(' ')[0] ?? '');
  if (!isRemarked && (!isOrder || /^\p{L}{2,20}\s{0,2}[:=(]/u.test(body))) return null;
  // "The change MUST change …" says one word twice; and "don't merge" alone is no step of a change.
  const doer =
    name === undefined ||
    hasCondition ||
    (negative !== null && !ofChange.test(body)) ||
    !body.includes(' ') ||
    /^change(?!\p{L})/iu.test(body)
      ? 'The system'
      : actors[name];
  const isUsers = leadSubject === null && negative === null && byHand.test(body);
  if (isUsers)
    return { subject: 'Users', strength, isNegative: false, action: `be able to ${withoutCapital(body)}` };
  const subject = leadSubject ?? doer;
  const turned = negative === null ? null : turnedTo(body);
  if (turned !== null)
    return { subject, strength, isNegative: false, action: `${leadSubject ? 'be able to ' : ''}${turned}` };
  const action = `${leadSubject ? 'be able to ' : ''}${withSecond(withoutCapital(body), negative !== null)}`;
  return { subject, strength, isNegative: negative !== null, action };
}

/** A word that may be a verb in its base form, and the same behind a denial, where a comma may follow it: "do not list, tell the owner". */
const opensPlain = /^\p{L}{2,20}(?<!s|ing|ed)(?: |$)/u;
const opensDenied = /^(?:(?:auto|re|pre|un|de|bulk|double|soft|hard)-)?\p{L}{2,20}(?<!s|ing|ed)(?:,? |$)/iu;

/** What whoever builds is told to leave as it is; anything else that must not be done is the system's. */
const ofChange =
  /^(?:change|touch|break|remove|rename|rewrite|refactor|alter|modify|replace|migrate|drop|introduce|add)(?!\p{L})/iu;

/** "Delete after 90 days": what is done to something that was named before. */
const doneToIt =
  /^(delete|remove|archive|purge|erase|keep|retain|encrypt|compress|rotate|cache|lock) (?=(?:(?:after|for|within|until|once|if|when|every) (?:\d|\uE010|an? |the |one |\p{L}+ (?:is|are|has|have) )|(?:\d+|\uE010.\uE011)(?: ?(?:days?|weeks?|months?|years?|hours?|minutes?))? after ))/iu;

/** "Stop turbine request goes to the room": the word of an order that a name begins with. */
function opensNoun(body: string): boolean {
  const told = presentClause(body);
  return (
    relative.test(body) ||
    ofState.test(body) ||
    (told !== null &&
      told.subject.split(' ').length >= 3 &&
      / (?:goes|is|are|has|have|gets|needs|comes|stays) /u.test(body.slice(told.subject.length).slice(0, 8)))
  );
}

/** "Deposit 50 EUR by card": what is paid, and no order to pay it in. */
const sum = /^deposits? (?:of )?[€$£]?\s?[\d\uE010](?!.* (?:into|onto|to) )/iu;

/** "Link good for 48 h": what a thing is, behind its name. */
const ofState =
  /^\p{L}{3,20} (?:good|valid|ready|open|free|due|available) (?:for|until|till|from|by|in)(?!\p{L})/iu;

/** "Test that fails twice", "process that holds a lock": a noun and what it does, for no order has a verb right behind "that". */
const relative =
  /^\p{L}{3,20} (?:that|who) (?:is|are|was|were|has|have|can|cannot|does|must|should|(?!this|its|his|always)\p{Ll}{3,}(?<![aeiousr]s)s)(?!\p{L})/iu;

/** "Don't make things up, use the title": what to do instead comes first, or the "not" would hold for both. */
function turnedTo(body: string): string | null {
  const by = attribution.exec(body)?.[0] ?? '';
  const [, not = '', order = ''] =
    /^([^,]{4,120}), (?:but )?(\p{Ll}{2,20} .{2,})$/su.exec(body.slice(0, body.length - by.length)) ?? [];
  const verb = /^\p{Ll}+/u.exec(order)?.[0] ?? '';
  if (!isBaseVerb(verb)) return null;
  const [, left = '', how = ''] = /^(\p{Ll}+)(.*?)(?: at all)?$/su.exec(withoutCapital(not)) ?? [];
  if (instead.test(order) && left !== '')
    return `${order.replace(instead, '')} instead of ${gerundOf(left)}${how}${by}`;
  const isDone =
    objects.test(order.slice(verb.length)) ||
    (!isNounToo(`${verb}s`) && /^ \p{Ll}{3,}/u.test(order.slice(verb.length)));
  if (!isDone) return null;
  const [done, undone] = namedFirst(order, withoutCapital(not));
  return `${done} and not ${undone}${by}`;
}

/** "Carry them over" before "send bills below 2 EUR": "carry bills below 2 EUR over" before "send them", so that the thing is named before it is pointed at. */
function namedFirst(order: string, not: string): [string, string] {
  const [, verb = '', thing = ''] = plainDeed.exec(not) ?? [];
  const pronoun = /(?<= )(?:it|them)(?!\p{L})/u.exec(order);
  if (thing === '' || pronoun === null) return [order, not];
  const { index, 0: said } = pronoun;
  return [`${order.slice(0, index)}${thing}${order.slice(index + said.length)}`, `${verb} ${said}`];
}

/** A verb and what it is done to, with nothing behind that says how, where or when. */
const plainDeed =
  /^(\p{Ll}{3,}) ((?:(?:the|an?|any|all|our|their) )?\p{Ll}{3,}(?: \p{Ll}{3,})?(?: (?:below|above|under|over|of|without) \S+(?: \S+)?)?)$/u;

/** "Disable it instead and tell the owner". */
const instead = / instead(?= and (?=\p{Ll})|$)/u;

/** "Never follow redirects, never call private ips", "disable at once, don't retry": one "not" for both, or one for the second. */
function withSecond(action: string, isNegative: boolean): string {
  const second = /,? (?:and |but )?(?:never|don['’]?t|do not) (?=\p{Ll}{2,})/iu;
  return action.replace(second, isNegative ? ' or ' : ' and not ');
}

/** "Type a question, get the closest clauses", "book one, max 5 days ahead", "cancel at any time": what nobody but users does. */
const byHand =
  /^(?:(?:type|tap|click|swipe|browse|drag|pick|choose|select|book|reserve|borrow|rent|swap)(?: on| in| through)? (?:an?|the|one|two|any|your|some|several|up to|multiple|more than)(?!\p{L})|(?:sign (?:up|in)|log ?in|log in|register|subscribe|unsubscribe) (?:with|via|by|using|through|once|online|at|in|for) |(?:see|view|look up) (?:the|an?|all|any|what|who|where|which|how|when|whether|their|your|my)(?!\p{L})|(?:cancel|withdraw|unsubscribe|log ?out|sign out) (?:any ?time|at any time|up to|until|within|before|online|for free)(?!\p{L}))/iu;

/** A verb we know before what it is done to: "kill the box", and behind a condition "refund it". */
function ordersAnything(body: string, hasCondition: boolean): boolean {
  const verb = /^\p{L}{2,20}/u.exec(body)?.[0].toLowerCase() ?? '';
  const isKnown =
    isBaseVerb(verb) ||
    furtherOrders.has(verb) ||
    madeVerb.test(verb) ||
    ordersThing(body) ||
    (hasCondition && goesOut.test(body) && (possibleForms(verb) & BASE_FORM) !== 0);
  return (
    isKnown &&
    (objects.test(body.slice(verb.length)) ||
      toFigure.test(body.slice(verb.length)) ||
      (!isNounToo(`${verb}s`) && !isCountedNoun(verb) && towards.test(body.slice(verb.length))) ||
      (hasCondition && /^ \p{Ll}/u.test(body.slice(verb.length))))
  );
}

/** "Scale out", "hand off to a human": what stands behind a case, and behind a verb only. */
const goesOut = /^\p{L}+ (?:up|down|out|off|back)(?!\p{L})/iu;

/** "Raise limit to 2 GB". */
const toFigure = /^ \p{Ll}{3,20} (?:to|by|from) [\d\uE010]/u;

/** "Debounce by 250 ms and cancel the old request": what is ordered beside an order is one, whatever its verb. */
function ordersBesides(body: string): boolean {
  const [, first = '', second = '', rest = ''] =
    /^(\p{L}{3,20}) (?:by|for|every|after|at|until|within) [^,;:]{2,60}? and (\p{Ll}{2,20})( .+)$/su.exec(
      body,
    ) ?? [];
  return (
    first !== '' &&
    !/(?:s|ing|ed)$/u.test(first) &&
    !isCountedNoun(first.toLowerCase()) &&
    isBaseVerb(second) &&
    objects.test(rest)
  );
}

/** "linearise", "classify": verbs by their ending. */
const madeVerb = /^\p{L}{3,}(?:i[sz]e|ify)$/u;

const furtherOrders: ReadonlySet<string> = new Set(
  words(
    'kill|wake|page|void|compare|freeze|point|feed|tag|bring|fetch|throw|try|stick|tighten|loosen|simplify|shorten|double|halve|pin|mount|tune|patch',
  ),
);
/** "Escalate to the owner", "switch to manual": what a verb that is no noun is directed at. */
const towards = /^ (?:to|into) (?!be(?!\p{L})|(?:is|are)(?!\p{L}))\p{L}/iu;
const objects =
  /^ (?:up |down |out |off |on |back )?(?:the|an?|it|them|this|that|these|those|all|each|every|any|no|our|their|its|his|her|everything|everyone|\d|\uE010|\p{Ll}{3,}s (?:that|which|who|whose|older|not))(?!\p{L})/iu;

const actors = { systemVerb: 'The system', buildVerb: 'The change', teamVerb: 'The team' } as const;

/** Words of notes that are nouns as often, and order something before how, where or how often: "scale on queue length". */
const notedOrder =
  /^(?:scale|cache|dedupe|dedup|deduplicate|(?:pre-?)?aggregate|poll|batch|throttle|debounce|paginate|partition|shard|stream|buffer|archive|rotate|mask|hash|log|filter|group|sort|retry|sync|deploy|ship|ramp up|roll out) (?:on|by|in|to|every|per|with|after|for|from|into|at|over|via) (?!(?:the )?(?:left|right|top|bottom)(?!\p{L}))\S/iu;

/** Verbs that open orders of notes and prompts, before something that is ordered. */
const plainOrder =
  /^(?:leave|output|say|tell|answer|reply|skip|ignore|pick|take|wait|treat|mention|name|quote|translate|summari[sz]e|classify|explain|mark|fall back|give|call|ask|hide|highlight|limit|group|sort|order|round|measure|record|sample|look) (?:out|at|into|back|to|as|in|by|the|an?|it|them|all|each|every|any|no|only|with|whether|how|what|\p{Ll}{3,})(?!\p{L})(?! (?:is|are|was|were|has|have|must|should)(?!\p{L}))/iu;
