import { applied, type Instruction } from '../instruction.ts';
import { withWrittenOut } from '../terms/acronyms.ts';

const pattern =
  /^(?:write out |spell out |expand )?(?:the )?(?:acronym |abbreviation |term )?["“]?(?<short>\p{Lu}[\p{Lu}\d]{1,7})["”]?(?: here)? (?:means|stands for|is short for|is the abbreviation (?:of|for)|=|as|steht für|bedeutet|heißt|signifie|veut dire|significa|quiere decir) ["“]?(?<long>\p{L}[\p{L} -]{3,60})["”]?$/u;

/** Writes an abbreviation out where the document first uses it, as the feedback explains it. */
export const acronym: Instruction = {
  meta: {
    id: 'acronym',
    does: 'Writes an abbreviation that the feedback explains out at its first use.',
    examples: [],
  },
  parse(clause, draft) {
    const { short, long } = pattern.exec(clause)?.groups ?? {};
    if (short === undefined || long === undefined || !draft.text.includes(short)) return null;
    return (now) =>
      applied(now, withWrittenOut(now, [[short, long.trim()]]), `Wrote ${short} out at its first use.`);
  },
};
