import type { ProseRule } from '../../prose-rule.ts';
import { isAnyInfinitive } from './verbs.ts';

const READY =
  'difficile|facile|simple|simples|longue?|prête?s?|quelque chose|rien|reste|commence|commencé|continue|continué|réussi|arrive|arrivé|cherche|sert|aide|consiste|fichiers?|choses?|tâches?|bugs?|points?|champs?|étapes?';
const OTHER = 'faire|voir|mettre|lire|écrire|comprendre|résoudre|traduire|suivre|refaire';

/** "a" has; "à" goes before a place, a time or an infinitive. */
export const aAccent: ProseRule = {
  id: 'grammar/a-accent',
  category: 'grammar',
  message: '« a » vient du verbe avoir, « à » est la préposition.',
  pattern: new RegExp(
    `(?<![\\p{L}'’-])(?<has>(?:[Ii]l|[Ee]lle|[Oo]n|[Qq]uelqu['’]un|[Ii]l y) (?:n['’])?)à(?= (?:pas|été|déjà|un|une|des|plus|bien|jamais|encore|toujours|tout|le|la|les|\\p{Ll}{3,20}(?:é|u|i|is|it)|\\d)(?!\\p{L}))|(?<noun>(?<=^|[.!?:,]\\s|\\n)(?:[Ll]e|[Ll]a|[Mm]on|[Mm]a|[Nn]otre|[Vv]otre|[Ss]on|[Ss]a|[Cc]e|[Cc]et|[Cc]ette|[Uu]n|[Uu]ne) \\p{Ll}{3,20} )à(?= (?:pas |déjà |encore |bien )?\\p{Ll}{3,20}é(?=\\s?[.,;!?]|\\s?$| (?:cette|ce|hier|deux|trois|pendant|après|avant|suite|à|en|depuis|sans|sur|au|lors|pour|quand|hier)(?!\\p{L})))|(?<ready>(?<![\\p{L}'’-])(?:${READY}) )a(?= (?<verb>\\p{Ll}{5,20}|${OTHER})(?![\\p{L}'’]))|(?<=(?<!\\p{L})(?:connexions?|connections?|accès|passage|retour|migration) )a(?= (?:(?:la|le|les|une|un|notre|cette) |l['’])\\p{Ll}{2,20}(?: \\p{Ll}{2,20}){0,2} (?:est|sont|était|doit|échoue|ne)(?!\\p{L}))|(?<each>(?<!(?<![\\p{L}-])(?:il|elle|on|qui|y|tu|ça|Il|Elle|On|Ça) |['’])(?<= ))a(?= (?:chaque \\p{Ll}{3,20}(?=\\s?[.,;!?]|\\s?$| (?:que|du|de|et|on|il|le|la|les|pour) )|jour(?=\\s?[.,;!?]|\\s?$| (?:le|la|les|de|du|des|avec|sur|avant|après|dans) )|cause (?:de|du|des|d['’])|partir (?:de|du|d['’])|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|midi|minuit)(?=\\s?[.,;!?]|\\s?$)|propos (?:de|du|des)|l['’](?:aide|intérieur|extérieur|origine|époque|instant|inverse|envers) ))`,
    'gmu',
  ),
  replace: ({ groups }) => {
    const { has, noun, ready, verb = '' } = groups ?? {};
    if (noun !== undefined) return `${noun}a`;
    if (has !== undefined) return `${has}a`;
    if (ready === undefined) return 'à';
    return OTHER.split('|').includes(verb) || isAnyInfinitive(verb) ? `${ready}à` : null;
  },
  examples: [
    ['La connexion a la base est coupée.', 'La connexion à la base est coupée.'],
    ['Il à planté.', 'Il a planté.'],
    ['Le service à planté cette nuit.', 'Le service a planté cette nuit.'],
    ['Le code est simple a maintenir.', 'Le code est simple à maintenir.'],
    [
      'Le certificat est a jour, et plante a chaque déploiement.',
      'Le certificat est à jour, et plante à chaque déploiement.',
    ],
  ],
  counterExamples: [
    'Il a chaque fois planté.',
    'Le bug a disparu.',
    'La connexion a la priorité.',
    'Est-il à nous ?',
    'On fait cela à la main.',
    "Il est à l'heure.",
    'Elle a jour et nuit des sauvegardes.',
  ],
};
