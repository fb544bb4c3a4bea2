import type { ProseRule } from '../../prose-rule.ts';

/** Words that no "ze" stands before, which governs a noun: what follows is a clause. */
const OPENERS =
  'nie|to|jest|są|ale|jak|gdy|jeśli|jeżeli|może|można|trzeba|będzie|on|ona|ono|oni|one|my|ty|się|czasem|czasami|już|jeszcze|po|przy|na|w|do|dla|tylko|ktoś|coś|nikt|nic|działa|mamy|musimy|powinien|powinna|powinno|powinny|brakuje|chodzi|ten|ta|te';

export const polishThat: ProseRule = {
  id: 'spelling/polish-that',
  category: 'spelling',
  message: 'Spójnik „że” pisze się z kropką.',
  pattern: new RegExp(`(?<![\\p{L}\\p{N}.-])ze(?=\\s(?:${OPENERS})(?!\\p{L}))`, 'gu'),
  replace: () => 'że',
  examples: [
    ['Wydaje mi się, ze to nie działa.', 'Wydaje mi się, że to nie działa.'],
    ['Wiem, ze jest błąd.', 'Wiem, że jest błąd.'],
  ],
  counterExamples: ['ze względu na błąd', 'ze mną', 'razem ze wszystkimi testami', 'że to nie działa'],
};
