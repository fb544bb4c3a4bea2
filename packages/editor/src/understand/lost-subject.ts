import { withoutCapital } from '../first-letter.ts';
import { isOneSentence } from './argument/written.ts';
import { sharedOpening } from './clause/shared-modal.ts';
import { lowerWord } from './lower-word.ts';
import { changed } from './mask.ts';
import { isDemand, type Statement } from './statement.ts';

const wants = /^(?:want|need|would like|['’]d like|plan|hope) (?:an?|the|to|some|one|our|it)(?!\p{L})/iu;
const writers = /^(?:(?:and|so|but) )?(we|i)(?!\p{L})/iu;
const binds = /^(?:must|should|shall|may not|has to|have to|needs? to)(?!\p{L})/iu;

/**
 * "We get 300 mails a day and want them sorted", "the report must be sent weekly, contain all open cases, must not hold names": a sentence cut
 * before the second verb, whose wish or duty then has its subject again, and the word that binds. English.
 */
export function withLostSubjects(statements: readonly Statement[]): Statement[] {
  const whole: Statement[] = [];
  for (const one of statements) {
    const before = whole.at(-1);
    const lost = before !== undefined && isOneSentence(before, one) ? lostOpening(before, one) : null;
    const removed = before !== undefined && isOneSentence(before, one) ? removedFrom(before) : '';
    if (lost !== null) whole.push(behind(lost, one));
    else whole.push(removed === '' ? one : withObject(removed, one));
  }
  return whole;
}

/** "Phone numbers are personal": of what it is told what it is. */
function removedFrom({ masked }: Statement): string {
  const [, things = ''] =
    /^((?:(?:all|the|our) )?(?:\p{L}+[ -]){0,3}?\p{L}+s|(?:\p{L}+ )*data) (?:is|are|counts? as) /iu.exec(
      masked.text,
    ) ?? [];
  return lowerWord(things);
}

/** "Delete 30 days after the visit", behind what names what is to be gone then. */
function withObject(things: string, one: Statement): Statement {
  const put = (said: string) => said.replace(bareRemoval, `$1 ${things} `);
  return { ...one, masked: changed(one.masked, put(one.masked.text)), text: put(one.text) };
}

const bareRemoval =
  /^(delete|remove|purge|erase|archive|wipe|anonymi[sz]e|encrypt) (?=(?:after|within|once|when|for) |(?:\d+|\uE010.\uE011)(?: ?(?:hours?|days?|weeks?|months?|years?))? after )/iu;

/** What a statement lacks that goes on with the one before it; null where nothing is missing. */
function lostOpening(before: Statement, one: Statement): string | null {
  const said = one.masked.text;
  const [, who = ''] = writers.exec(before.masked.text) ?? [];
  if (who !== '' && wants.test(said)) return /^i$/iu.test(who) ? 'I' : 'We';
  const thing = hasMore.test(said) ? thingTold.exec(before.masked.text)?.[1] : undefined;
  if (thing !== undefined) return thing;
  const opening = isDemand(before) && isDemand(one) ? sharedOpening(before.masked.text) : null;
  if (opening === null) return null;
  const subject = opening.replace(boundBehind, '');
  if (subject === '' || subject === opening) return null;
  if (binds.test(said)) return subject;
  return ofThing.test(said) && !denied.test(before.masked.text) ? opening.trim() : null;
}

/** "A booking belongs to a lane, has start and end": what else the thing has that the sentence is about. */
const hasMore = /^(?:has|belongs to|contains|includes|stores|consists of) \p{L}/iu;
const thingTold =
  /^((?:an?|each|every|the|one) [\p{L}-]{2,30}(?: [\p{L}-]{2,30})??) (?:has|belongs to|contains|includes|stores|consists of|is (?:of|for|in|at)|can|may)(?!\p{L})/iu;

/** "Take at most 40 min", "contain all cases": how something is or goes on; "send a reminder" may be for somebody else to do. */
const ofThing =
  /^(?:take|last|contain|have|include|cover|hold|fit|stay|remain|finish|end|match|cost|work|run|expire|survive|look|support|fall|cause|allow)(?!\p{L})/iu;
const denied = /(?<!\p{L})(?:not|never)(?!\p{L})/iu;

/** The word that binds, behind the subject; what is possible binds nobody to what is ordered next. */
const boundBehind = /\s(?:must|should|shall|needs? to|ha(?:s|ve) to|ought to)(?!\p{L}).*$/su;

function behind(opening: string, one: Statement): Statement {
  const masked = changed(one.masked, `${opening} ${withoutCapital(one.masked.text)}`);
  return { ...one, masked, text: `${opening} ${withoutCapital(one.text)}` };
}
