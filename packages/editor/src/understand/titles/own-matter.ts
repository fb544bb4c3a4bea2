import { short } from './short.ts';

/** Who writes, or whose business it is, and the verb that says what they do; English. */
const does =
  /^(?:(?:hi|hello|hey)[,!]? )?(?:at (?:the|our) [\p{L} ]{3,30},? )?(?:(?:we|i)(?:['’]re| are)? (?:currently )?(run(?:ning)?|operat(?:e|ing)|manag(?:e|ing)|organi[sz](?:e|ing)|rent(?:ing)? out|hir(?:e|ing) out|lend(?:ing)?(?: out)?|sell(?:ing)?|offer(?:ing)?|host(?:ing)?|maintain(?:ing)?|keep(?:ing)?|own)|(?:our|the|my) (?:\p{L}+ ){1,4}?(runs|operates|manages|organi[sz]es|rents out|hires out|lends(?: out)?|sells|offers|hosts|maintains)) (.{4,})$/isu;

/** "We keep it for 7 years", "we run 3 vans", "we sell what we grow", "we own the problem": no name of a matter. */
const unnaming =
  /^(?:it|them|this|that|these|those|what|everything|all|some|many|most|only|track|up|out|into|through|on|an? (?:lot|few|bit|couple)|about|around|over|\d|asking|getting|having|being|losing|forgetting)(?!\p{L})|(?<!\p{L})(?:problems?|issues?|bugs?)$/iu;

/** Where a name ends: at its first clause, number or aside. */
const nameEnd =
  /\s?(?:[,;:(–—.]|\s-\s|(?<!\p{L})(?:and|but|where|which|that|who|with \d|for \d|since|because|so|when|if|to)(?!\p{L})).*$/isu;

/** Words of a name at most. */
const longestName = 8;

/**
 * "Beekeeping club" of "We run a beekeeping club", "Apples by pre-order" of "Our orchard sells apples by pre-order": what those who write do, as
 * their first words say it; null where they say something else. English.
 */
export function ownMatter(text: string): string | null {
  const [, ours = '', theirs = '', said = ''] = does.exec(text) ?? [];
  const verb = (ours || theirs).toLowerCase();
  const name = said.replace(/^(?:the|an?|our|my)\s/iu, '').replace(nameEnd, '');
  if (verb === '' || unnaming.test(said) || unnaming.test(name) || name.length < fewestLetters) return null;
  if (name.split(' ').length > longestName) return null;
  // What is let to others is no matter yet: "scaffolding".
  const isLet = /^(?:rent|hir)/u.test(verb) && !name.includes(' ');
  return short(isLet ? `${name} rental` : name);
}

const fewestLetters = 4;
