import type { ProseRule } from '../../prose-rule.ts';

const PLURAL_VERBS =
  'ont|sont|peuvent|doivent|vont|font|veulent|savent|viennent|étaient|avaient|auront|seront|devraient|pourraient';

/** "il sont", "ils on": the verb shows how many they are. */
export const pluralPronoun: ProseRule = {
  id: 'grammar/plural-pronoun',
  category: 'grammar',
  message: 'Le pronom et le verbe sont tous deux au pluriel.',
  pattern: new RegExp(
    `(?<!(?<!\\p{L})(?:à|de|avec|sur|pour|chez|par|en|sans|entre|comme|contre|vers|dans) )(?<![\\p{L}-]|(?<!(?:[Qq]u|[Ss]))['’])(?<one>[Ii]l|[Ee]lle) (?<not>ne |n['’])?(?<many>${PLURAL_VERBS})(?![\\p{L}'’-])|(?<![\\p{L}-]|(?<!(?:[Qq]u|[Ss]))['’])(?<they>[Ii]ls|[Ee]lles) (?<neither>n['’])?(?<on>on|son)(?![\\p{L}'’-])`,
    'gu',
  ),
  replace: ({ groups }) => {
    const { one, not = '', many = '', they = '', neither = '', on } = groups ?? {};
    if (one !== undefined) return `${one}s ${not}${many}`;
    return `${they} ${neither}${on === 'son' ? 'sont' : 'ont'}`;
  },
  examples: [
    ['Ils on changé le format.', 'Ils ont changé le format.'],
    ['Il sont lents.', 'Ils sont lents.'],
    ['elles son lentes', 'elles sont lentes'],
  ],
  counterExamples: [
    "Les choses lues à partir d'elle ne peuvent changer.",
    'Les données liées à elle sont vides.',
    'Ils ont changé.',
    'Il est lent.',
    'Sont-ils lents ?',
  ],
};
