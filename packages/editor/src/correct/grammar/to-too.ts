import type { ProseRule } from '../prose-rule.ts';

const ADJECTIVE =
  'slow|fast|big|large|small|long|short|high|low|late|early|hard|difficult|complex|complicated|expensive|cheap|old|heavy|strict|loose|verbose|noisy|loud|wide|narrow|deep|weak|strong|risky|few|many|much|often|soon|tight|strange|vague|broad|generic|confusing|simple|easy|dangerous|pretty|young|busy|tired|lazy|crowded|poor|far';

const DEGREE =
  'definitely|way|far|much|a bit|a little|little|just|really|still|simply|clearly|probably|also|already|always|often';

/** "is to slow for us": only where the phrase ends after the adjective, so that "is to slow the growth" stays. */
export const toToo: ProseRule = {
  id: 'grammar/to-too',
  category: 'grammar',
  message: '"Too" stands before an adjective that is more than wanted.',
  pattern: new RegExp(
    String.raw`\b((?:(?:is|are|was|were|its|it['’]s|be|been|got|gets|takes|took|seems?|looks?|feels?|becomes?|runs?|responds?|responded|loads?|loaded|reacts?|reacted|answers?|answered|works?|worked|comes?|came)(?: (?:${DEGREE}))?|way|far|a bit|definitely)) to (${ADJECTIVE})(?=[.,;!?)\n]|$| (?:for|to|on|in|now|right|already|and|when|because|but|or|at)\b(?! up\b))|\b((?:there (?:are|is|were|was)|uses?|takes?|has|have|had|needs?|makes?|costs?|gets?|with|bad:|good:|sends?|opens?|receives?|sees?|saw|got)) to (many|much)(?= [a-z])|\b((?:it|them|us|me|you|him|her|that|this|costs?|takes?|uses?|eats?|works?|talks?)) to (much)(?=[.,;!?)\n]|$)|(?<=[a-z] )to (often|soon|early(?<!\b(?:early|soon|close|from \w{1,12}) to early)|frequently|rarely|slowly|quickly)(?=[.,;!?)\n]|$| (?:on|in|for|at|when|and(?! [a-z]+ly\b)|because|with|after|during|now|to)\b)|(?<=\b(?:is|are|was|were|['’](?:s|re)) [a-z]{2,14}ing )to (fast|big|large|long|high|hard|old|late|many|much)(?=[.,;!?)\n]|$| (?:for|and|on|in|now|when|because|but)\b)`,
    'giu',
  ),
  replace: ([, verb, adjective, quantity, amount, object, last, often, graded]) => {
    const how = often ?? graded;
    return how === undefined
      ? `${verb ?? quantity ?? object} too ${adjective ?? amount ?? last}`
      : `too ${how}`;
  },
  examples: [
    ['We do not use it because its to heavy for us.', 'We do not use it because its too heavy for us.'],
    ['It is definitely to slow for us.', 'It is definitely too slow for us.'],
    ['There are to many connections.', 'There are too many connections.'],
    [
      'They close the tab to early and then the file is lost.',
      'They close the tab too early and then the file is lost.',
    ],
    ['it takes to long', 'it takes too long'],
    ['It slows us to much.', 'It slows us too much.'],
    ['It happens to often on staging.', 'It happens too often on staging.'],
    ['The queue is growing to fast.', 'The queue is growing too fast.'],
  ],
  counterExamples: [
    'The goal is to slow the growth.',
    'it is to early-return',
    'it is too slow',
    'we went from high to low',
    'the plan is to slow down',
    'It wants to often fail.',
    'It helps you to quickly and easily integrate it.',
  ],
};
