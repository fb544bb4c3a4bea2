import { isPersonName } from '../../correct/spelling/person-names.ts';

/** A name, or a team or an office by what it is called: "Tom", "the platform team". */
const somebody =
  /^(?:(?:the|our|my|das|die|der|le|la|el|un|una) )?(?:\p{Ll}+ ){0,2}(?:\p{Lu}|teams?(?!\p{L}))/u;

/** Whether words can take the place of others where those are the name of a person: only somebody can. */
export function canStandFor(old: string, fresh: string): boolean {
  return (
    !isPersonName(old.trim().split(' ')[0] ?? '') || (somebody.test(fresh.trim()) && !/^now /iu.test(fresh))
  );
}
