import type { ProseRule } from '../../prose-rule.ts';
import { participleOf } from './verbs.ts';

/** "les données ne sont pas sauvegarder": behind "être" a verb in "-er" is a participle; its agreement is another rule's. */
export const participleAfterEtre: ProseRule = {
  id: 'grammar/participle-after-etre',
  category: 'grammar',
  message: 'Après « être », le verbe se met au participe passé.',
  pattern:
    /(?<before>(?<![\p{L}'’-])(?:sont|étaient|seront|ont été|a été|est(?! de)|était|sera|avoir été|doit être|doivent être|peut être|peuvent être) (?:(?:pas|plus|toujours|déjà|bien|mal|encore|jamais|tous|toutes|automatiquement) )?)(?<verb>\p{Ll}{4,25}er)(?=\s?[.,;!?]|\s?$| (?:par|dans|en|depuis|avec|sans|sur|avant|après|chaque|hier|au|à|pour|lors|pendant|quand|et|mais)(?!\p{L}))/gmu,
  replace: ({ groups }) => {
    const { before = '', verb = '' } = groups ?? {};
    const participle = participleOf(verb);
    return participle === null ? null : before + participle;
  },
  examples: [
    ['Le job est bien lancer.', 'Le job est bien lancé.'],
    ['Les logs sont supprimer chaque nuit.', 'Les logs sont supprimé chaque nuit.'],
  ],
  counterExamples: ['Le job est premier.', 'Le but est de tester.', 'Le plus dur est léger.'],
};
