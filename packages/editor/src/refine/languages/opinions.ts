import type { Wording } from './wording.ts';

const subject = '(?<what>(?:(?!(?:dass|que|che|dat|że)\\b)[^,;:.]){2,80}?)';

/** What is too long, in words that name it and in those that judge it, by language. */
const tooLong = [
  `${subject} (?:ist|sind|wirkt|klingt) (?:mir )?(?:viel |etwas |ein bisschen |deutlich )?zu (?:lang|ausführlich|umständlich|wortreich|langatmig)`,
  `${subject} (?:est|sont) (?:beaucoup |un peu |bien )?trop (?:longue?s?|verbeu(?:x|ses?)|détaillée?s?|bavarde?s?)`,
  `${subject} (?:es|son|está) (?:demasiado|muy|excesivamente) (?:larg[oa]s?|extens[oa]s?|verbos[oa]s?|detallad[oa]s?)`,
  `${subject} (?:è|sono) troppo (?:lung[oahi]+|prolix[oa]|dettagliat[oaie])`,
  `${subject} (?:é|são|está) (?:muito|demasiado|demais) (?:long[oa]s?|extens[oa]s?|detalhad[oa]s?)`,
  `${subject} (?:is|zijn) (?:veel |wat |iets )?te (?:lang|uitgebreid|langdradig)`,
  `${subject} (?:jest|są) (?:o wiele |trochę )?(?:za|zbyt) (?:dług[iae]e?|rozwlekł[yae]e?)`,
];

const lessFormal =
  '(?:(?:etwas|ein bisschen|bitte|un peu|un poco|een beetje|mach es|schreib es|rends-le|hazlo)[ ,]+)*(?:lockerer|weniger (?:förmlich|formell|steif)|nicht so (?:förmlich|formell|steif)|informeller|moins formel(?:le)?|plus (?:décontracté|détendu)e?|menos formal|más (?:informal|cercano)|meno formale|più informale|minder formeel|mniej formaln[iey]e?)(?: (?:formulieren|schreiben|bitte))*';
const moreFormal =
  '(?:(?:etwas|ein bisschen|bitte|un peu|un poco|een beetje|mach es|schreib es|rends-le|hazlo)[ ,]+)*(?:förmlicher|formeller|sachlicher|plus formel(?:le)?|más formal|più formale|formeler|bardziej formaln[iey]e?)(?: (?:formulieren|schreiben|bitte))*';

const whole = (pattern: string) => new RegExp(`^${pattern}$`, 'iu');

/** Opinions of a text that ask to do something about it. */
export const opinions: readonly Wording[] = [
  ...tooLong.map((pattern): Wording => ({ pattern: whole(pattern), english: 'shorten $<what>' })),
  { pattern: whole(lessFormal), english: 'less formal' },
  { pattern: whole(moreFormal), english: 'more formal' },
];
