import { type PresentClause, presentClause } from '../clause/present.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { bound, type Parts } from './parts.ts';

/** "The link expires after 48 hours": what is told as it shall be, is demanded. */
export function byPresent(clause: string, condition: string | null): Parts | null {
  const present =
    youClause(clause) ??
    whoeverClause(clause) ??
    presentClause(clause) ??
    describedClause(clause) ??
    equatedClause(clause) ??
    bracketedClause(clause);
  if (!present) return null;
  const { subject, isNegative, action } = present;
  if (bareFigure.test(subject)) return null;
  if (isOfToday.test(action.split(', ')[0] ?? action) || behindComma.test(action)) return null;
  if (!isNegative && choosing.test(action) && cuesIn(subject, 'en').has('actor'))
    return { ...bound(subject, `be able to ${action}`, condition), strength: null, isNegative };
  const needed = isNegative ? action : action.replace(/^need (?!to(?!\p{L}))/iu, 'have ');
  return { ...bound(subject, needed, condition), strength: null, isNegative };
}

/** "Max 5" of "max 5 pushes per user": a figure does nothing, and what looks like its verb is what there are so many of. */
const bareFigure =
  /^(?:max(?:imum)?|min(?:imum)?|at most|at least|up to|no more than)\.? (?:[\d.,]+|\uE010.\uE011)$/iu;

/** "You click and get a receipt": whoever uses it, told in the second person. */
function youClause(clause: string): PresentClause | null {
  const [, verb = '', rest = ''] = /^you (\p{Ll}{2,})((?:,| ).{2,})$/iu.exec(clause) ?? [];
  return isBaseVerb(verb) && !/^(?:need|want|know|see|have|get|can)$/iu.test(verb)
    ? { subject: 'Users', isNegative: false, action: `be able to ${verb}${rest}` }
    : null;
}

/** "Bad messages (can't parse) go to a topic": what the bracket says of the subject stays with it. */
function bracketedClause(clause: string): PresentClause | null {
  const [, noun = '', bracket = '', rest = ''] =
    /^([^,;:()]{3,60}?) (\([^()]{1,80}\)) (.{4,})$/su.exec(clause) ?? [];
  const made = noun === '' ? null : presentClause(`${noun} ${rest}`);
  return made?.subject === noun ? { ...made, subject: `${noun} ${bracket}` } : null;
}

/** "Users with push_enabled = false start with …": the value is one of those the subject names, and no demand. */
function equatedClause(clause: string): PresentClause | null {
  const [, noun = '', trait = '', rest = ''] =
    /^([^,;:()=]{3,60}?) ((?:with|where|whose|having) [^,;:()=]{1,40} ={1,3} \S{1,40}) (.{4,})$/isu.exec(
      clause,
    ) ?? [];
  const made = noun === '' ? null : presentClause(`${noun} ${rest}`);
  return made?.subject === noun ? { ...made, subject: `${noun} ${trait}` } : null;
}

/** "Who does not click within 30 days gets one reminder": whoever it is, the verb behind says what follows. */
function whoeverClause(clause: string): PresentClause | null {
  const [, what = '', rest = ''] =
    /^who(?:ever)? ((?:doesn['’]?t|does not|has(?: not|n['’]t)?|can(?:not|['’]t)|is(?: not|n['’]t)?|wants?|\p{L}{3,}s)(?!\p{L})[^,;:]{2,60}?) ((?:gets|has|loses|drops|goes|receives|pays|stays|sees|needs)\s.{2,})$/isu.exec(
      clause,
    ) ?? [];
  const behind = rest === '' ? null : presentClause(`It ${rest}`);
  return behind && { ...behind, subject: `Whoever ${what}` };
}

/** "Players that leave 3 matches a day get a break": a subject with the clause that says which, and what befalls it. */
function describedClause(clause: string): PresentClause | null {
  const [, subject = '', verb = '', rest = ''] =
    /^((?:the |all |our )?(?:\p{L}+ ){0,2}\p{L}{2,}s (?:that|who|which) [^,;:?!]{3,60}?) (get|have|receive|lose|see|stay|go|become|are|can)( .{3,})$/isu.exec(
      clause,
    ) ??
    /^((?:an?|the|each|every|any) (?:\p{L}+ ){0,2}\p{L}+ (?:that|who|which) [^,;:?!]{3,60}?) (gets|has|receives|loses|sees|stays|goes|becomes|is|can)( .{3,})$/isu.exec(
      clause,
    ) ??
    [];
  if (subject === '' || / (?:and|or|to|not|that|which|who|be|is|are|has|have|can)$/iu.test(subject))
    return null;
  const behind = presentClause(
    `${/^(?:gets|has|receives|loses|sees|stays|goes|becomes|is)$/u.test(verb) ? 'It' : 'They'} ${verb}${rest}`,
  );
  return behind && { ...behind, subject };
}

/** "… is in plain text right now": how it is, and not how it has to be. */
const isOfToday = /(?<!\p{L})(?:right now|currently|at the moment|so far|today|as of now)(?!\p{L})/iu;
/** "…, that has to go": the clause behind the comma is the one that demands. */
const behindComma =
  /,\s(?:and |but |so )?(?:that|this|these|those|they|it|which|we|somebody|someone)\s(?:must|should|has to|have to|needs? to|shall)(?!\p{L})/iu;

/** What people do because they want to, and not how much or little they do of it: told of them, it is what they must be able to do. */
const choosing =
  /^(?:upload|download|search|filter|edit|change|delete|create|add|select|choose|pick|enter|register|borrow|book|order|pay(?! (?:nothing|no |half|only|the (?:difference|rest|fee|price|full)|an? fee|for|extra))|reserve|cancel|export|import|share|comment|follow|invite|browse|view|open|mute|subscribe|unsubscribe|track|rate|vote|toggle|drag|attach)(?!\p{L})/iu;
