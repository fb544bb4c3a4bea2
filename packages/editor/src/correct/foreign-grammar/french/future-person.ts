import type { ProseRule } from '../../prose-rule.ts';
import { isAnyInfinitive } from './verbs.ts';

/** "Paul s'occuperas": the future of the second person with a subject of the third. */
export const futurePerson: ProseRule = {
  id: 'grammar/french-future-person',
  category: 'grammar',
  message: 'Le verbe s’accorde avec son sujet.',
  pattern:
    /(?<=(?<![\p{L}'’-])(?:[Ii]l|[Ee]lle|[Oo]n|[Qq]ui|\p{Lu}\p{Ll}{2,15}) (?:(?:ne |se |le |la |les |nous |vous |lui |leur )|[nsl]['’])?)(?<infinitive>\p{Ll}{3,18}r)as(?![\p{L}'’-])/gu,
  replace: ({ groups, index, input }) => {
    const { infinitive = '' } = groups ?? {};
    const before = input.slice(Math.max(0, index - 40), index);
    return /(?<!\p{L})(?:tu|toi)(?!\p{L})/iu.test(before) || !isAnyInfinitive(infinitive)
      ? null
      : `${infinitive}a`;
  },
  examples: [
    ["Paul s'occuperas de la migration.", "Paul s'occupera de la migration."],
    ['Il préparas les tests et elle vérifieras.', 'Il préparas les tests et elle vérifiera.'],
  ],
  counterExamples: ['Demain tu parleras à Paul.', "C'est toi qui parleras.", 'Demain parleras-tu ?'],
};
