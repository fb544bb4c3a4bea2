import { askedOf } from './asked.ts';
import { dealtWith } from './dealings.ts';
import { deedNoun, undoes } from './deed-nouns.ts';
import type { Meaning } from './meaning.ts';
import { determined, determiner } from './noun-phrase.ts';
import { pluralOf, singularOf, soleInPlural } from './nouns.ts';

/** Verbs by what they mean. Source: the usual reading of HTTP methods (RFC 9110); changes of state change an item. */
const reading =
  'filter|sort|list|browse|search|query|find|get|view|see|read|show|fetch|retrieve|look at|look up|look through|look for|search for|find out|know|check|download|pull|compare|poll|track|monitor|preview|count|load|display|consult';
const making =
  'apply|comment|vote|bid|register|set up|create|define|draft|open|add|submit|upload|place|book|reserve|report|request|send|write|post|file|enter|start|order|make|propose|log|record|enrol|enroll|sign up|invite|ask for|obtain|generate|issue|push|ingest';
const editing =
  'update|edit|change|modify|patch|rename|correct|adjust|move|reschedule|postpone|mark|take|put|set';
/** Verbs that move one of them into another state, or do something with it. */
const acting =
  'assign|reassign|schedule|launch|toggle|reverse|take down|take back|hand out|hand over|write off|tick off|check off|terminate|import|export|approve|confirm|reject|accept|decline|close|reopen|archive|unarchive|pause|resume|activate|deactivate|block|unblock|lock|extend|return|complete|publish|unpublish|hide|enable|disable|transfer|renew|release|void|claim|redeem|verify|restore|suspend|finish|check in|check out|clock in|clock out|scan|stop|dispute|downgrade|upgrade|escalate|lend|refund|unlock|retire|subscribe|unsubscribe|mute|unmute|pin|unpin|follow|unfollow|like|unlike|rate|snooze|dismiss|acknowledge|resolve|merge|split|duplicate|clone|ban|unban|promote|demote|share|bookmark|favourite|favorite|ship|dispatch|deliver|pay|charge|capture|settle|sign|retry|replay|trigger|run|rotate|reset|attach|detach|link|unlink|connect|disconnect|tag|untag|adopt|inspect|grade|resend|forward|reactivate|freeze|unfreeze|join|leave|swap|switch on|switch off|turn on|turn off|pick up|drop off|hand back|give back|bring back|sign off|opt out|opt in|collect|prolong|shorten|restart|reboot|test|validate|waive|quarantine|allocate|admit|discharge|nominate|calibrate|certify|authorize|authorise|moderate|defer|borrow|impound|appraise';
const changing = `${editing}|${acting}`;
const removing = 'delete|remove|cancel|revoke|withdraw|drop|call off|erase|discard|throw away';

/** Every verb that tells an operation, longer ones first. */
export const verbPattern = [reading, making, changing, removing]
  .flatMap((verbs) => verbs.split('|'))
  .toSorted((a, b) => b.length - a.length)
  .join('|');

const phrase = new RegExp(`^(${verbPattern})(?!\\p{L})\\s(.+)$`, 'isu');
const is = (verbs: string) => new RegExp(`^(?:${verbs})$`, 'iu');
const [reads, makes, edits, acts, removes] = [reading, making, editing, acting, removing].map(is) as [
  RegExp,
  RegExp,
  RegExp,
  RegExp,
  RegExp,
];

const single =
  /^(?:an?|one|a single|each|this|that|every|single|the details? of|details? of|another)(?!\p{L})/iu;
const detail = /^(?:details?|list|name|number|data|information|content|contents)$/iu;
/** What is booked and is the booking itself. */
export const isBookedItself =
  /^(?:appointment|meeting|session|visit|trip|ride|class|lesson|call|viewing|tour|stay|course)$/u;
/** What is made for whoever gets it: "get a presigned upload link". */
const handedOut = /(?:^| )(?:link|url|token|code|ticket|credential)$/u;
const asks = /^(?:what|who|whom|how|why|whether|if|when|where|which)(?!\p{L})/iu;
/** Words that are no thing and that any thing has. */
const fieldAlone =
  /^(?:the |its |their )?(?:own )?(?:status|state|names?|dates?|numbers?|place|message|time)(?=$|[\s,;.])/iu;
/** "The list of posts", "an overview of all berths": what is read is what they are of. */
const listOf =
  /^(?:an?|the|their|its) (?:\p{L}+ )?(?:lists?|overview|summary|table|collection) (?:of|with) (?:all |the |their |all the )?((?:\p{L}+ ){0,2}?\p{L}+s(?!\p{L}))/iu;
/** "Part of the balance": a deed on some of it is one on it. */
const someOf = /^(?:an? |the )?(?:part|parts|half|some|rest|most|portion) of (?=the|an?|its|their)/iu;
/** What one of a kind is known by. */
const keyed =
  /(?<!\p{L})by (?:its |the |their |an? )?((?:\p{L}{2,20} )?(?:number|code|slug|sku|isbn|iban|key|reference|handle))(?=$|[\s,;.)])/iu;
const into =
  /^((?:an?|new|another) [\p{L} -]{3,40}?) (?:into|onto|in|on) ((?:an?|the|one|their|its) [\p{L} -]{3,40})/iu;
/** "Change their radius": a trait of what was spoken of. */
const trait = /^(?:its|their|his|her)\s/iu;
/** "Change the date of a booking" changes the booking. */
const partOf = /^(?:\p{L}+ ){0,6}?of (?:an?|the|one|its|their|his|her|each) (.+)$/iu;

/** "The complete history of a sample": what a thing has one of. */
const sole =
  /^(?:the |its |their )?(?:\p{L}+ ){0,2}?(history|status|balance|availability|summary|progress|statistics|stats|analytics|metrics|settings|preferences|timeline|usage|schedule|forecast|location|position|price|stock)(?: of (?:an?|the|one|its|their|each) ([\p{L}-]{3,30})|$)/iu;
/** "The revenue of a station": the one thing of its kind that another has, or all of them. */
const ofOwner =
  /^the ((?:\p{L}+ )?\p{L}{3,20}) (?:of|for) (?:an?|the|one|its|their|each) ([\p{L}-]{3,30})(?= per |$|[,;.:(]| (?:by|in|since|over|within|for|with|and) )/iu;
/** "Report a broken station": the station is known, the report is made. */
const reported =
  /^(?:an?|the|their) (?:broken|damaged|lost|stolen|missing|faulty|defective|dirty|suspicious|abusive|inappropriate|wrong|incorrect|spam) ([\p{L}-]{3,30})/iu;
/** Verbs that make a thing, and send or start one that is there. */
const setsOff = /^(?:open|send|start|submit|post|order|log|publish|place|issue)$/iu;
const time =
  /^(?:(?:up to|within|at least|until|for) )?(?:\d|\uE010|noon|midnight)|^(?:up to|until|within|before|after|at any time|any ?time|online|with|again)(?!\p{L})/iu;

/** Reads one verb phrase. `last` is the thing spoken of before, which a pronoun stands for. */
export function meaningOf(words: string, last: string | null): Meaning | null {
  const [, verb = '', said = ''] = phrase.exec(words) ?? [];
  // "Shops send us purchases": to whom is no part of what.
  const object = said
    .replace(/^(?:us|me|him|her|you) (?=\p{L})/iu, '')
    .replace(someOf, '')
    .replace(reads.test(verb) ? listOf : /(?!)/u, 'all $1');
  if (verb === '') return null;
  // "Take an aliquot from a sample" makes what was not there.
  const taken = /^take$/iu.test(verb) && /^an? /iu.test(object) ? determined(object) : null;
  if (taken && taken.owner !== null)
    return { method: 'POST', thing: taken.thing, isItem: false, owner: taken.owner };
  const asked = reads.test(verb) ? askedOf(object, last) : null;
  if (asked !== null) return asked;
  if (asks.test(object)) return null;
  // "Drop a job into a queue" puts it there.
  const dropped = /^(?:drop|put)$/iu.test(verb) ? into.exec(object) : null;
  if (dropped !== null) {
    const [thing, owner] = [determined(dropped[1] ?? ''), determined(dropped[2] ?? '')];
    if (thing !== null && owner !== null)
      return { method: 'POST', thing: thing.thing, isItem: false, owner: owner.thing };
  }
  const joined = dealtWith(verb, object);
  if (joined !== null) return joined;
  if (/^leave$/iu.test(verb)) {
    // "Leave a comment" makes one, "leave the group" ends being in it.
    const left = /^(?:an?|one) /iu.test(object) ? determined(object) : null;
    if (left !== null) return { method: 'POST', thing: left.thing, isItem: false, owner: left.owner };
    if (!/^(?:the|it|them)(?!\p{L})/iu.test(object)) return null;
  }
  // "List a shirt" offers it, and is a call where it is said with what.
  if (/^list$/iu.test(verb) && /^an? (?!list|summary|page|overview)/iu.test(object)) {
    const offered = / with /iu.test(object) ? determined(object) : null;
    return offered && { method: 'POST', thing: offered.thing, isItem: false, owner: null };
  }
  // "See the folders of the others" is what goes wrong.
  if (reads.test(verb) && / of (?:the |all )?others?(?!\p{L})/iu.test(object)) return null;
  const only = reads.test(verb) ? sole.exec(object.split(/[,;(]/u)[0] ?? '') : null;
  const whose = only?.[2]?.toLowerCase() ?? last;
  if (only && whose)
    return {
      method: 'GET',
      thing: (only[1] ?? '').toLowerCase(),
      isItem: false,
      owner: singularOf(whose),
      isSole: true,
    };
  const owned = reads.test(verb) ? ofOwner.exec(object) : null;
  const [, part = '', whole = ''] = owned ?? [];
  const head = part.toLowerCase().split(' ').at(-1) ?? '';
  if (owned && pluralOf(singularOf(head)) === head && !detail.test(part) && !soleInPlural.test(part))
    return {
      method: 'GET',
      thing: [...part.toLowerCase().split(' ').slice(0, -1), singularOf(head)].join(' '),
      isItem: false,
      owner: singularOf(whole.toLowerCase()),
    };
  if (owned && !detail.test(part))
    return {
      method: 'GET',
      thing: part.toLowerCase(),
      isItem: false,
      owner: singularOf(whole.toLowerCase()),
      isSole: true,
    };
  const [, faulty = ''] = /^report$/iu.test(verb) ? (reported.exec(object) ?? []) : [];
  if (faulty !== '')
    return { method: 'POST', thing: 'report', isItem: false, owner: singularOf(faulty.toLowerCase()) };
  // "Owners can cancel up to 48 hours before": what was spoken of before.
  if (time.test(object) && last !== null && !makes.test(verb) && !reads.test(verb)) return done(verb, last);
  if (
    /^list$/iu.test(verb) &&
    last !== null &&
    /^(?:of )?(?:all|everything|them)(?: of them)?(?=$| (?:with|by|filtered|sorted)|[,;])/iu.test(object)
  )
    return { method: 'GET', thing: last, isItem: false, owner: null };
  const pronoun =
    /^(?:(?:the )?whole thing|(?:old|other|existing|used|broken|expired|their|own) ones|one(?! (?!of|for|with|by|at|to|from|in|on|and|or|until|up|per|an?|before|after|again|as|if|when)\p{L})|it|them|those|these|that|this|any of them|one of them|all of them|each)(?=$|[\s,;.])/iu.exec(
      object,
    )?.[0] ?? null;
  const named = pronoun === null ? determined(object) : null;
  const changed = edits.test(verb) ? partOf.exec(object)?.[1] : null;
  const target = changed === undefined || changed === null ? named : (determined(changed) ?? named);
  const booked = /^(?:book|reserve)$/iu.test(verb);
  const thing = pronoun === null ? (target?.thing ?? null) : last;
  // "Patch the status": a trait of what was spoken of.
  if (thing === null && last !== null && edits.test(verb) && fieldAlone.test(object)) return done(verb, last);
  if (thing === null) return null;
  const isMass = pronoun === null && named?.isSingular === true && object.replace(determiner, '') === object;
  if (reads.test(verb)) {
    // "Read occupancy": a noun in the singular without an article is no one thing that could be read.
    if (isMass) return null;
    const isItem =
      pronoun === null
        ? single.test(object) ||
          (named?.isSingular === true &&
            !/^(?:list|browse|search(?: for)?|look for|find|query|filter|sort)$/iu.test(verb))
        : /^(?:one|it|that|this|each)/iu.test(pronoun);
    const key = isItem ? keyed.exec(words)?.[1] : undefined;
    if (key !== undefined) return { method: 'GET', thing, isItem, owner: null, key };
    const isByTrait =
      /^(?:look up|find|get|fetch|retrieve|search)$/iu.test(verb) &&
      / by (?:its|the|their|an?) (?!id(?!\p{L}))\p{L}/iu.test(object);
    if (isByTrait) return { method: 'GET', thing, isItem: false, owner: null };
    if (handedOut.test(thing) && /^an?(?!\p{L})/iu.test(object) && pronoun === null)
      return { method: 'POST', thing, isItem: false, owner: named?.owner ?? null };
    return { method: 'GET', thing, isItem, owner: isItem ? null : (named?.owner ?? null) };
  }
  if (makes.test(verb)) {
    // "Open the gate": it is there.
    if (/^open$/iu.test(verb) && /^the(?!\p{L})/iu.test(object)) return moved(verb, thing);
    if (pronoun !== null && booked && !isBookedItself.test(thing))
      return {
        method: 'POST',
        thing: /^book$/iu.test(verb) ? 'booking' : 'reservation',
        isItem: false,
        owner: null,
        about: thing,
      };
    // "They open one of them and see where it is": they look at it.
    if (/^open$/iu.test(verb) && /^one of/iu.test(pronoun ?? ''))
      return { method: 'GET', thing, isItem: true, owner: null };
    if (pronoun !== null) return setsOff.test(verb) ? moved(verb, thing) : null;
    if (booked && !isBookedItself.test(thing))
      return {
        method: 'POST',
        thing: verb.toLowerCase() === 'book' ? 'booking' : 'reservation',
        isItem: false,
        owner: null,
        about: thing,
      };
    return { method: 'POST', thing, isItem: false, owner: named?.owner ?? null };
  }
  const all = /^(?:import|export|merge)$/iu.test(verb) && named !== null && !named.isSingular;
  if (all) return { method: 'POST', thing, isItem: false, owner: null, deed: verb.toLowerCase() };
  const isTrait = !removes.test(verb) && trait.test(object) && named?.isSingular === true;
  return done(verb, isTrait ? (last ?? thing) : thing);
}

/** What is done to one thing: it is removed, changed, or moved into another state. */
function done(verb: string, thing: string): Meaning {
  if (removes.test(verb)) return { method: 'DELETE', thing, isItem: true, owner: null };
  return acts.test(verb) ? moved(verb, thing) : { method: 'PATCH', thing, isItem: true, owner: null };
}

/** Deeds of which nothing is left but a field that is on or off. */
const sets = /^(?:enable|disable|hide|toggle|turn on|turn off|switch on|switch off)$/iu;

/** A deed makes one below the thing; one that is a matter of yes and no sets a field of it. */
function moved(verb: string, thing: string): Meaning {
  const item = { thing, isItem: true, owner: null };
  return sets.test(verb) && deedNoun(verb, 'en') === null
    ? { method: 'PATCH', ...item }
    : { method: undoes(verb, 'en') ? 'DELETE' : 'POST', ...item, deed: verb.toLowerCase() };
}
