import type { ProseRule } from '../../prose-rule.ts';

export const dutchNounVerb: ProseRule = {
  id: 'grammar/dutch-noun-verb',
  category: 'grammar',
  message: 'Na een onderwerp in de derde persoon krijgt de stam een t.',
  pattern:
    /(?<before>(?<!\p{L})(?:de|het|een|deze|die|elke|iedere|geen) \p{Ll}{3,30} )word(?= (?:niet|nog|nu|dan|ook|wel|weer|altijd|soms|vaak|automatisch|pas|al|door|ge\p{Ll}{3,25}|\p{Ll}{2,10}ge\p{Ll}{3,25})(?!\p{L}))(?! \p{Ll}{2,20} (?:ik|je|jij)(?!\p{L}))/giu,
  replace: ({ groups, 0: found }) => {
    const before = groups?.['before'] ?? '';
    if (!found.endsWith('word')) return null;
    return `${before}${MANY.test(before) && !ONE.test(before) ? 'worden' : 'wordt'}`;
  },
  examples: [
    ['De server word niet herstart.', 'De server wordt niet herstart.'],
    ['De klanten word niet gebeld.', 'De klanten worden niet gebeld.'],
    ['Deze job word soms overgeslagen.', 'Deze job wordt soms overgeslagen.'],
  ],
  counterExamples: ['De server wordt niet herstart.', 'Ik word niet gebeld.', 'een Word document'],
};

/** A plural, as most of those are that "de" stands before and that end so. */
const MANY = /(?<!\p{L})(?:de|deze|die) \p{Ll}{2,28}en $/iu;

const ONE = / (?:wagen|keuken|regen|toren|deken|haven|molen|reden|jongen|lade?n|bodem|oven|opening) $/iu;
