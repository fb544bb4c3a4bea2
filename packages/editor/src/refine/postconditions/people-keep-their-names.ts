import { isPersonName } from '../../correct/spelling/person-names.ts';
import { type Postcondition, quoted } from './postcondition.ts';

const fullName = /(?<!\p{L})(?<given>\p{Lu}[\p{Ll}’'-]+) (?<family>\p{Lu}[\p{Ll}’'-]+)(?!\p{L})/gu;
/** "**Author:** Piet Larsen as author": what somebody is named for is no part of the name. */
const namedFor = /:\*{0,2} \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:as|als|comme|como) \p{L}+$/u;

/** "**Piet Larsen:** Nadja Brunner": a person in the place of what a line tells. */
const labelled = /^[-*+\s]*\*\*(?<given>\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+:\*\*/u;

/** Who takes somebody's place brings their own family name: of "Nadja Brunner" and "Piet Larsen" none is "Piet Brunner". */
export const peopleKeepTheirNames: Postcondition = ({ before, changed: { gone, fresh }, clause }) => {
  const stood = new Map(
    gone.flatMap((line) =>
      [...line.matchAll(fullName)].map(({ groups }) => [groups?.['family'] ?? '', groups?.['given'] ?? '']),
    ),
  );
  const mixed = fresh.find((line) => {
    if (namedFor.test(line) && !before.text.includes(line)) return true;
    const label = labelled.exec(line)?.groups?.['given'];
    if (label !== undefined && isPersonName(label) && clause.includes(label)) return true;
    return [...stood].some(
      ([family, given]) =>
        isPersonName(given) &&
        line.includes(` ${family}`) &&
        !line.includes(`${given} ${family}`) &&
        [...clause.matchAll(fullName)].some(
          ({ groups }) => groups?.['family'] !== family && line.includes(groups?.['given'] ?? family),
        ),
    );
  });
  return mixed === undefined ? null : `named somebody ${quoted(mixed)}`;
};
