import { being, participle, passive } from '../dutch-verbs.ts';
import { dutchInfinitive } from './dutch-finite.ts';

export const able = /^(?:kan|kunnen)$/u;
const has = /^(?:heeft|hebben)$/u;
/** What is not allowed but so far, or not at all. */
export const denying =
  /(?<!\p{L})(?:niets?|nooit|geen|alleen|maximaal|hooguit|hoogstens|pas|slechts)(?!\p{L})/iu;
/** What hangs on a clause, behind which the verb cannot stand. */
const hanging =
  / (?=(?:of|dat|om|wat|wie|wanneer|als|zodra|totdat|tot|voordat|nadat|omdat|zodat|waarin|die) \p{L})/u;
const parts =
  'aan|af|bij|door|in|mee|na|om|op|over|terug|toe|uit|voor|weg|samen|goed|vast|open|dicht|klaar|vrij|stop|stil|bekend|weer';
const particle = new RegExp(
  String.raw`(?<= )(${parts})(?=$| (?:in|op|met|via|bij|voor|aan|naar|van|per|binnen|na|door|om|uit|tot)(?!\p{L}))`,
  'u',
);

/** Whether a word is a verb in a form that has a subject. */
export function isDutchVerb(word: string): boolean {
  return (
    passive.test(word) ||
    being.test(word) ||
    able.test(word) ||
    has.test(word) ||
    dutchInfinitive(word) !== null
  );
}

/**
 * What is said of a subject with its verb where it stands behind a word that binds: "meldt", "een kenteken aan in de app" → "een kenteken
 * aanmelden in de app". Null where a word may be taken for another.
 */
export function dutchPredicate(verb: string, rest: string): string | null {
  const padded = ` ${rest}`;
  if (passive.test(verb)) return undergone(padded);
  if (being.test(verb))
    return describes.test(rest) || isDutchVerb(rest.split(' ').at(-1) ?? '') ? null : atEnd(rest, 'zijn');
  if (able.test(verb)) return ableTo(padded);
  if (has.test(verb)) return participle.test(padded) ? null : atEnd(rest, 'hebben');
  const infinitive = dutchInfinitive(verb);
  // "Storingen blijven 7 jaar bewaard"
  if (infinitive === 'blijven') return atEnd(rest, infinitive);
  if (infinitive === null || participle.test(padded)) return null;
  return particle.test(padded)
    ? padded.replace(particle, (part) => part + infinitive).trim()
    : atEnd(rest, infinitive);
}

/** What something is by its kind, or now. */
const describes = /^(?:een|de|het|nu|al|nog|momenteel|vandaag|toen|er|hier|dus|ook|te)(?!\p{L})/iu;

/** A participle before what is said of where, when or how it is done. */
const inner =
  /(?<= )(?<!(?:^| )(?:de|het|een|geen|elke?) )(?:(?:ge|be|ver|ont|her|er)\p{Ll}{2,}|\p{Ll}{2,6}ge\p{Ll}{2,})(?:d|t|en)(?= (?:voor|na|in|op|met|door|aan|naar|via|per|bij|tot|als) )/u;

function undergone(rest: string): string | null {
  const at = participle.test(rest) ? participle : inner;
  return at.test(rest) ? rest.replace(at, 'worden $&').trim() : null;
}

function ableTo(rest: string): string | null {
  if (denying.test(rest)) return / \p{Ll}{3,}n$|(?<= )worden \p{L}+$/u.test(rest) ? rest.trim() : null;
  if (/ worden \p{L}+$/u.test(rest)) return rest.replace(/(?= worden \p{L}+$)/u, ' kunnen').trim();
  const early = / (?=\p{Ll}{3,}en (?:tot|via|op|in|met|voor|binnen|per|na|bij) )/u;
  if (early.test(rest)) return rest.replace(early, ' kunnen ').trim();
  return / \p{Ll}{3,}en$/u.test(rest) ? rest.replace(/(?<= )(?=\p{L}+$)/u, 'kunnen ').trim() : null;
}

/** A verb behind what it says, and before what hangs on it. */
function atEnd(rest: string, verb: string): string {
  const at = hanging.exec(` ${rest}`)?.index ?? -1;
  return at < 0
    ? `${rest} ${verb}`.trim()
    : `${rest.slice(0, Math.max(0, at - 1))} ${verb} ${rest.slice(at)}`.trim();
}
