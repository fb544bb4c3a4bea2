import type { ProseRule } from '../prose-rule.ts';

/** What asks or tells of what is asked: "tell me, what is". */
const ASKS =
  /\b(?:tell|ask|asks|asked|know|see|say|explain|decide|check|understand|wonder|question|why|how|who|where|matter|idea|and|or)\b[^,]*$|^[^,]{0,12}$/iu;

/** "It returns null, what is a problem": of what was said before "which" tells more. */
export const whatWhich: ProseRule = {
  id: 'grammar/what-which',
  category: 'grammar',
  message: 'Of what was said before, "which" tells more.',
  pattern:
    /(?<=(?:^|[.!?\n] {0,2})(?<said>[^.!?\n]{8,160}\p{Ll})), what (?=(?:is|was|makes|made|means|meant|causes|caused|leads|led|breaks|broke|results|resulted|looks|seems)\b[^?\n]{3,120}(?:[.!\n]|$))/giu,
  replace: ({ groups }) => (ASKS.test(groups?.['said'] ?? '') ? null : ', which '),
  examples: [
    ['The function returns null, what is a problem.', 'The function returns null, which is a problem.'],
    [
      'The lock is held for an hour, what causes timeouts.',
      'The lock is held for an hour, which causes timeouts.',
    ],
  ],
  counterExamples: [
    'Tell me, what is wrong here.',
    'So it returns null, what is wrong here?',
    'We need to know who owns it, what is stored and why.',
    'Please explain how it works, what makes it slow.',
  ],
};
