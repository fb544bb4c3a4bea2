import { lowerFirst } from '../../first-letter.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { baseOfParticiple } from './verbs.ts';

/** What a sentence in the passive says of whoever does it. */
export interface Active {
  /** "the driver or the site operator" */
  readonly subject: string;
  /** "can", "must", "should" or the like, else null: it is told as it is done. */
  readonly modal: string | null;
  /** Nobody else may. */
  readonly isOnly: boolean;
  /** The verb in its base form, then what it is done to. */
  readonly action: string;
}

const one = String.raw`(?:(?:the|an?|each|every|any|its|their|our) )?[\p{L}\d\uE010][\p{L}\d\uE010\uE011\uE100-\uF8FF'’-]*(?: [\p{L}-]{3,}){0,2}?`;
const passive = new RegExp(
  String.raw`^(?<thing>[^,;:?!()]{3,60}?) (?:(?<modal>can|may|must|should|shall|has to|have to|needs? to) (?<early>only )?be|(?:is|are|gets?)) (?<late>only )?(?<done>\p{Ll}{3,})(?<particle> (?:off|up|out|in|back|down))?(?<middle> (?!by )(?:(?! by )[^,;:?!()]){2,60}?)? (?<last>only )?by (?<agent>${one}(?: (?:and|or) (?:by )?${one}){0,2}?)(?<after> only)?(?<rest>(?:,| (?:from|with|within|in|on|at|before|after|until|via|through|to|for|if|when|once|as|during|each|every|per)(?!\p{L})).*)?$`,
  'isu',
);

/** What is built and ends like somebody's trade. */
const machine =
  /^(?:server|worker|scheduler|controller|handler|number|order|timer|trigger|router|container|cluster|browser|parser|compiler|computer|printer|sensor|processor|monitor|connector|generator|filter|folder|header|parameter|error|letter|paper|counter|meter|adapter|buffer|factor|vendor|layer|listener|logger|loader|watcher|provider|broker|balancer|crawler|scanner|register|tracker|tier|transfer|ledger|power|water|weather|hour|color|colour|behavior|behaviour)s?$/iu;
const workplace =
  /(?<!\p{L})(?:desk|office|department|reception|workshop|kitchen|lab|laboratory|warehouse|accounting|council|committee|board)$/iu;

function isSomebody(noun: string): boolean {
  const head = /[\p{L}-]+$/u.exec(noun)?.[0] ?? '';
  const cue = cuesIn(noun, 'en').get('actor')?.cue.toLowerCase() ?? '';
  if (cue !== '' && noun.toLowerCase().endsWith(cue)) return true;
  return workplace.test(noun) || (/\p{Ll}{2,}(?:er|or|ist|ian)s?$/u.test(head) && !machine.test(head));
}

/**
 * "Sessions can be stopped by the driver or by the site operator": who does what. Null where it is not said to be done by
 * people, or a clause stands in the way.
 */
export function activeOf(clause: string): Active | null {
  const {
    after,
    thing = '',
    modal,
    early,
    late,
    last,
    done = '',
    particle,
    middle,
    agent = '',
    rest,
  } = passive.exec(clause)?.groups ?? {};
  const verb = baseOfParticiple(done);
  const people = agent.split(/ (?:and|or) (?:by )?/u);
  if (verb === null || !people.every(isSomebody) || untaken.test(thing) || alsoDone.test(middle ?? ''))
    return null;
  const object = /^(?:A|\p{Lu}\p{Ll}+)(?:\s|$)/u.test(thing) ? lowerFirst(thing) : thing;
  return {
    subject: agent.replace(/ (and|or) by /gu, ' $1 '),
    modal: modal ?? null,
    isOnly: (early ?? late ?? last ?? after) !== undefined,
    action: `${verb}${particle ?? ''} ${object}${middle ?? ''}${rest ?? ''}`,
  };
}

/** "Defined once and used by everyone": what is done besides has an object as well. */
const alsoDone = / (?:and|or) \p{Ll}+(?:ed|en)\s*$/u;

const untaken =
  /^(?:it|this|that|they|these|those|there|which|who|what|if|when|while|once|because|since|nobody|no|nothing|only|we|i|you)(?!\p{L})/iu;
