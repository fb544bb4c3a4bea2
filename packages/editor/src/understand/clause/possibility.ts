import { cuesIn } from '../lexicon/cues.ts';

/** What may come about by the words of a clause. */
export interface Possibility {
  /** Somebody or something. */
  readonly who: string;
  /** What may become of them, the verb in its base form first. */
  readonly deed: string;
  /** It is trouble when it comes about, and not only large or changing. */
  readonly isTrouble: boolean;
}

const possibly =
  /^(?:(?:and|but|also|since|as|because) )?(?<who>(?!(?:if|when|whenever|once|unless|only|nobody|no|there|we|i|you)(?!\p{L}))[^,;:?!()]{1,60}?(?: \([^()]{1,60}\))?) (?<modal>can|could|may|might) (?:also |still |always |even |sometimes |easily )?(?<deed>(?!not(?!\p{L}))\p{Ll}[^,;:]*)$/iu;

/** Verbs and states of one sort, as the beginning of a deed. */
const opensWith = (verbs: readonly string[]) => new RegExp(`^(?:${verbs.join('|')})(?!\\p{L})`, 'u');

const states = (verbs: string, adjectives: string) =>
  String.raw`(?:${verbs})(?: (?:very|quite|really|too|pretty|rather|extremely|fairly|a bit|so))? (?:${adjectives})(?= (?:and|or|at|on|in|during|when|for|because|sometimes|from|by|with|after|over)(?!\p{L})| \(|[.!]?$)`;

/** What goes wrong by itself. */
const troubles = opensWith([
  'happen|occur|fail(?! over)|die|break|crash|hang|freeze|vanish|disappear|leak|overlap|collide|time out|cut out',
  'fall (?:behind|out|over|apart)|run (?:out|dry|late|over)|sell out|go (?:down|offline|wrong|missing|stale|bad)|come (?:late|twice|in (?:late|twice)|out of order)|arrive (?:late|twice|out of order)|(?:appear|show up) twice',
  states(
    'be|get|become|go',
    'down|offline|slow|late|dirty|torn|blurry|blurred|broken|wrong|stale|outdated|incomplete|corrupt(?:ed)?|lost|missing|full|unstable|unreachable|unavailable|inconsistent|duplicated|stolen|damaged|busy|overloaded|sick|absent|away|stuck|out of (?:sync|order|stock)|wet|delayed|interrupted|misread',
  ),
]);
/** What things are or do besides, that nobody asks of them. */
const traits = opensWith([
  'drift|spike|vary|differ|fluctuate|expire|slip|repeat|end up|cause|lead to|result in|confuse|contain|lose|exceed|hit|grow|pile up|fill up|build up|run (?:long|slow|empty)|go (?:on for|off)|come back|arrive in any order',
  states(
    'be|get|become|grow|turn|stay|run',
    'long|longer|big|bigger|large|larger|huge|massive|flaky|noisy|messy|spotty|patchy|bad|poor|weak|unreliable|ambiguous|tricky|expensive|heavy|confusing|hot|cold|dark|loud|high|low|old|rare|out of date',
  ),
  String.raw`(?:change|move|drop|rise|fall)(?: (?:at|during|over|within|every|quickly|often|any|without|from)(?!\p{L})|[.!]?$)`,
]);
/** How long something takes or what it costs: a bound where "may" grants it. */
const takes = /^(?:take|cost|last) (?:up to |about |around |several |some |a while|long|\d|\uE010)/u;
/** What befalls people, of whom "can" tells else what they want to do. */
const befallsPeople = opensWith([
  'lose|forget|mistype|run out|get (?:sick|lost)|be (?:away|absent|offline|sick|late)|go offline|make mistakes',
]);
const binds = /(?<!\p{L})(?:must|should|shall|has to|have to|needs? to|cannot|can['’]t)(?!\p{L})/iu;

/**
 * What a clause tells may come about, "files can get big", "the server may be down at night": a fact or a danger, and nothing that anybody has to be
 * able to do. Null for other clauses. "Might" never demands. English.
 */
export function possibilityIn(clause: string): Possibility | null {
  const { who = '', modal = '', deed = '' } = possibly.exec(clause.replace(/[.!]+$/u, ''))?.groups ?? {};
  if (deed === '' || binds.test(clause)) return null;
  const isPerson = cuesIn(who, 'en').has('actor');
  if (/^might$/iu.test(modal)) return { who, deed, isTrouble: isPerson || troubles.test(deed) };
  if (isPerson) return befallsPeople.test(deed) ? { who, deed, isTrouble: true } : null;
  if (troubles.test(deed)) return { who, deed, isTrouble: true };
  const isTold = traits.test(deed) || (!/^may$/iu.test(modal) && takes.test(deed));
  return isTold ? { who, deed, isTrouble: false } : null;
}
