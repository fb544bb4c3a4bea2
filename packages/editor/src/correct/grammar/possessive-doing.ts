import { isOnlyVerb } from '../agreement/finite-verb.ts';
import { likeFirst } from '../lexicon/clause.ts';
import { baseOfGerund } from '../lexicon/verbs.ts';
import { isCountedNoun, regularBase } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';
import { WORD_OR_MARK } from '../word-or-mark.ts';

/** How far behind a form in "-ing" its clause is read, in characters. */
const REACH = 80;

/** What begins an object or a complement, and stands behind no noun that a possessive belongs to. */
const COMPLEMENT =
  /^(?:the|an?|it|them|us|him|me|this|that|these|those|any|all|some|each|every|our|my|on|to|with|into|about|too|so|for|at|from|as|like|out|up|what|how)$/i;

/** "If your using Docker", "Their working on it": in a clause without another verb, what is done needs one. */
export const possessiveDoing: ProseRule = {
  id: 'grammar/possessive-doing',
  category: 'grammar',
  message: '"You\'re" and "they\'re" stand before what is done; "your" and "their" before a thing.',
  pattern:
    /(?:(?<=\b(if|when|whenever|because|while|unless|although|whether|where) )|(?<=^|\n|[.!?] |, |\b(?:and|but|so|think|guess|hope|believe|assume|suspect|sure|that) ))(your|their|there) ((?:still|already|also|currently|now|just|really|actually|always|only) )?([a-z]{2,14}ing)(?![\p{L}'’-])/giu,
  replace: ([whole, condition, possessive = '', adverb = '', doing = ''], { prose, from }) => {
    const small = doing.toLowerCase();
    if (baseOfGerund(small) === undefined && !isDone(small)) return null;
    const after = prose.slice(from + whole.length, from + whole.length + REACH).match(WORD_OR_MARK) ?? [];
    const next = after[0] ?? '';
    const isThing = ALSO_THING.test(small);
    const isConditional = condition !== undefined;
    if (isThing && (!isConditional || !COMPLEMENT.test(next))) return null;
    // "there using": of a place no doing is told; "your working copy" is a thing wherever a clause may end behind it
    const isUse = small === 'using' && /^[\p{L}]/u.test(next);
    if (!COMPLEMENT.test(next) && !isUse && (!isConditional || !/^\p{L}/u.test(next))) return null;
    // "when your operating system": one of what is counted has an article, and without one it is named with the word before
    if (!isUse && isCountedNoun(next)) return null;
    if (!isOnlyVerb(after)) return null;
    return `${likeFirst(/^your$/i.test(possessive) ? "you're" : "they're", possessive)} ${adverb}${doing}`;
  },
  examples: [
    ['If your using Docker, mount it.', "If you're using Docker, mount it."],
    ['If your still running the old client, upgrade.', "If you're still running the old client, upgrade."],
    ['I think your missing a semicolon.', "I think you're missing a semicolon."],
    ['Tell us when your having trouble with it.', "Tell us when you're having trouble with it."],
    ['Their working on a fix.', "They're working on a fix."],
    ['It is known and their looking into it.', "It is known and they're looking into it."],
    ['The docs say that there using Redis.', "The docs say that they're using Redis."],
    ['They left because there moving to Go.', "They left because they're moving to Go."],
  ],
  counterExamples: [
    'If your working directory is clean, go on.',
    'If your testing framework supports it, use it.',
    'It is an option when your operating system and hardware support them.',
    'Their meeting with the team',
    'Your building blocks',
    'Their understanding of it is good.',
    'We like their thinking about it.',
    'When your build runs, and their hosting in the EU stops, wait.',
    'Your running it on Windows is new.',
    'If there being no lock is fine, go on.',
  ],
};

/** "Using", "doing": forms of verbs that the lexicon and the dictionaries know as such. */
function isDone(doing: string): boolean {
  if (
    /^(?:being|during|nothing|something|anything|everything|morning|evening|string|thing|king|ring|spring)$/.test(
      doing,
    )
  )
    return false;
  return (
    regularBase(doing.slice(0, -'ing'.length)) !== undefined ||
    /^(?:using|doing|going|getting|trying|having|running|seeing|setting|putting|sitting|making|taking|writing|missing|passing|pressing|discussing)$/.test(
      doing,
    )
  );
}

/** What is done, and a thing as well: "their meeting with the team" is no sentence, and none has to be made of it. */
const ALSO_THING =
  /^(?:meeting|training|building|testing|hosting|billing|pricing|setting|listing|warning|timing|logging|caching|routing|mapping|understanding|meaning|feeling|beginning|ending|opening|briefing|hearing|ranking|rating|recording|spelling|booking|filing|finding|painting|reading|writing|drawing|handling|reasoning|onboarding|staging|streaming|scheduling|engineering|marketing|branding|processing|parsing|offering|holding|thinking|wording|naming|coding|shipping|standing|backing|funding|gathering|tracking|reporting|learning|teaching|saving|earning|planning|monitoring|messaging|banking|trading|housing|clothing|seating|parking)$/;
