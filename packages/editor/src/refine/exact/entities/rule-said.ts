import { sectionsOf } from '../../../document/outline.ts';
import { spokenName } from '../../design/spoken/names.ts';
import { entitiesIn } from '../../entities/places.ts';
import { applied, noEffect } from '../../instruction.ts';
import { insertInto } from '../../place/insert.ts';
import { asRequirement } from '../../place/sentence.ts';
import type { ExactReader } from '../exact-reader.ts';

const modal =
  /^(?:(?:an?|the|each|every|no|all|one) )?(?<who>[\p{L}_]+(?: \p{L}+)?) (?:can(?:not|['’]t| not| only)|must(?: not|n['’]t| never)?|may (?:not|only)|should (?:not|never)|shouldn['’]t|is never allowed to|are never allowed to) (?!be (?:called|named|renamed|removed|dropped|split|merged|an? |unique|nullable|optional|required)|have an? |refer|reference|go(?!\p{L}))[^?:;]{8,160}$/iu;

/** "A shift has at least one nurse": how many there have to be, and no other relation. */
const counted =
  /^(?:(?:an?|the|each|every) )?(?<who>[\p{L}_]+(?: \p{L}+)?) (?:has|have|needs?|must have|should have) (?:at least|at most|no more than|exactly (?!one )) ?\p{L}+ (?<whom>[\p{L}_]+(?: \p{L}+)?)$/iu;

/** "Members can't have two bookings at the same time": a rule that the records of an entity have to keep. */
export const ruleSaid: ExactReader = (words, draft) => {
  const who = (modal.exec(words) ?? counted.exec(words))?.groups?.['who'];
  const isEntity = entitiesIn(draft).some(
    ({ name }) => spokenName(name).exec(who ?? '')?.[0].length === who?.length,
  );
  if (who === undefined || !isEntity || draft.language !== 'en') return null;
  return (now) => {
    const [home] = sectionsOf(now.outline, 'quality-rules');
    const sentence = asRequirement(
      words.replace(
        /^(?:(?:an?|the|each|every) )?(?<who>\S+(?: \S+)??) (?:has|needs|should have) (?=at |no |exactly )/iu,
        'each $<who> must have ',
      ),
      now,
    );
    return home
      ? applied(now, insertInto(now, home, sentence, 'item'), `Added "${sentence}" under "${home.title}".`)
      : noEffect(now, 'The document has no section of rules.');
  };
};
