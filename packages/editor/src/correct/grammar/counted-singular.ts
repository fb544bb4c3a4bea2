import { numberOf } from '../agreement/noun-number.ts';
import { pluralAuxiliary } from '../lexicon/clause.ts';
import { isNounWithPlural, pluralOf } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

/** What a number before it names and does not count: "404 page", "port 80 is", "page 3". */
const NAMED =
  /^(?:error|page|response|status|code|request|version|port|line|bit|core|release|edition|model|series|phase|percent|degree|volt|watt)$/;

/** "40 parcel was missing": a number that opens its clause counts what stands behind it. */
export const countedSingular: ProseRule = {
  id: 'grammar/counted-singular',
  category: 'grammar',
  message: 'The noun after a number is plural, and so is its verb.',
  pattern:
    /(?<=^|\n|[.!?,;] |\b(?:and|but|so|because|that|since|if|when|about|only|over) )(?!(?:19|20)\d\d )([2-9]|[1-9]\d{1,5}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) ([a-z]{3,20}) (was|is|has|were|are|have|wasn['’]t|isn['’]t|hasn['’]t|doesn['’]t|went|came|got|must|should|cannot)(?![\p{L}'’-])/giu,
  replace: ([, count, noun = '', verb = '']) =>
    numberOf(noun) === 'one' && isNounWithPlural(noun) && !NAMED.test(noun)
      ? `${count} ${pluralOf(noun)} ${pluralAuxiliary(verb) ?? verb}`
      : null,
  examples: [
    ['40 parcel was missing after the count.', '40 parcels were missing after the count.'],
    ['We looked again, and three bottle were broken.', 'We looked again, and three bottles were broken.'],
  ],
  counterExamples: [
    '404 page is shown.',
    'Since 2024 version has changed.',
    'The 3 door was red.',
    '40 parcels were missing.',
    'It is about 10 percent is lost.',
  ],
};
