import { anyModal } from '../clause/modals.ts';
import { presentClause } from '../clause/present.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import { opensCase } from './case-words.ts';

/** "Bookings may not overlap, return 409 then": the answer to what breaks the rule, in brackets behind it. */
export function refused(prose: string): string {
  return prose.replace(
    /^((?!if |when |on |unless )[^,;]{8,140}?(?<!\p{L})(?:not|cannot|can['’]t|must|only|at most)(?!\p{L})[^,;]{2,140}?),? (?:so |then |and )?(?:return|returns|answer with|answer|respond with|give|otherwise(?: return| answer)?|else) (?:an? )?(\d\d\d|\uE010.\uE011)(?: then| in that case)?(?=[.!]?$)/isu,
    '$1 (otherwise $2)',
  );
}

/** "42 laptops, 3 of them macs, they should be …": what the pronoun takes up again is the subject, the rest an aside. */
export function resumed(prose: string): string {
  const match =
    /^([^,;:.()]{3,50})((?:,\s[^,;:.()]{2,40}){0,2}),\s(?:they|it|these|those)\s((?:also |all )?(?:should|must|need to|needs to|have to|has to|can|may|shall)\s.{3,})$/isu.exec(
      prose,
    );
  const [, head = '', aside = '', rest = ''] = match ?? [];
  const [, lacking = '', state = '', modal = '', more = ''] = isToBe.exec(prose) ?? [];
  if (lacking !== '' && !opensCase.test(lacking)) return `${lacking} ${modal} ${state}${more}`;
  const [, thing = '', today = '', bound = ''] = notSoToday.exec(prose) ?? [];
  if (thing !== '' && !opensCase.test(thing)) return `${thing} (${today} today) ${bound}`;
  if (
    !match ||
    opensCase.test(head) ||
    tellsHabit.test(head) ||
    anyModal.test(head) ||
    presentClause(`${head}${aside}`) !== null
  )
    return prose;
  // "Duplicates happen, they must not be billed": the first clause says that there are such, and they are the subject.
  const [, things = '', verb = ''] = /^(\p{L}+s) (\p{Ll}+)$/u.exec(head) ?? [];
  if (isBaseVerb(verb)) return `${things} ${rest}${aside === '' ? '' : ` (${aside.slice(2)})`}`;
  return `${head}${aside === '' ? '' : ` (${aside.slice(2)})`} ${rest}`;
}

/** "Font size isn't configurable and needs to be (3 sizes)": what it is not, and has to be. */
const isToBe =
  /^([^,;:.()]{3,60}?) (?:is|are)(?: not|n['’]t)(?: yet)? ([^,;:.()]{3,40}?),? (?:and|but) ((?:really )?(?:should|must|needs? to|ha(?:s|ve) to) be)(\s\([^()]*\))?$/isu;

/** "Moon distance is not checked, should be at least 30 degrees": how it is, and what the same thing should be. */
const notSoToday =
  /^([^,;:.()]{3,50}?) (?:is|are) (not [^,;:.()]{3,40}), (?:but )?((?:should|must|need to|needs to|have to|has to) .{3,})$/isu;

/** "Sometimes people paste passwords in": a clause, whatever its verb. */
const tellsHabit =
  /^(?:sometimes|often|usually|mostly|normally|occasionally|today|currently|right now)(?!\p{L})/iu;
