import type { ProseRule } from '../../prose-rule.ts';
import { isInfinitive } from './verbs.ts';

const NOUN =
  'fichier|script|serveur|problème|bug|test|module|service|projet|message|job|ticket|client|champ|bouton|lien|matin|soir|moment|genre|paramètre|composant|dossier|document|compte|commit|endpoint';
const REFLEXIVE =
  'passe|lance|trouve|connecte|ferme|bloque|charge|recharge|fait|produit|met|plante|répète|voit|termine|déclenche|rend|sert|peut|perd|crée';
const NO_VERB =
  'faire|mettre|produire|perdre|voir|servir|rendre|remettre|rendormir|souvenir|plaindre|reproduire';

/** "ce" shows a thing, "se" goes before the verb of him who does it to himself. */
export const ceSe: ProseRule = {
  id: 'grammar/ce-se',
  category: 'grammar',
  message: '« se » accompagne un verbe, « ce » désigne.',
  pattern: new RegExp(
    `(?<![\\p{L}'’-])(?:(?<subject>(?:il|elle|on|ils|elles|qui|ne|Il|Elle|On|Ils|Elles|[Ll][ae] \\p{Ll}{3,15}|[Cc]ette \\p{Ll}{3,15}) )ce(?= (?:${REFLEXIVE})(?:nt)?(?!\\p{L}))|(?<governor>(?:de|pour|sans|va|peut|doit|peuvent|doivent|vont|pouvoir|devoir) )ce(?= (?!faire)(?<verb>\\p{Ll}{3,20}er|${NO_VERB})(?!\\p{L}))|(?<se>[Ss])e(?= (?:${NOUN})(?![\\p{L}-])| (?:qui|que|dont) | n['’](?:est|était) ))`,
    'gu',
  ),
  replace: ({ groups }) => {
    const { subject, governor, verb = '', se } = groups ?? {};
    if (se !== undefined) return se === 'S' ? 'Ce' : 'ce';
    if (subject !== undefined) return `${subject}se`;
    return verb.endsWith('er') && !isInfinitive(verb) ? null : `${governor ?? ''}se`;
  },
  examples: [
    ['On ne sait pas se qui bloque.', 'On ne sait pas ce qui bloque.'],
    ['Il ce connecte pour ce déconnecter.', 'Il se connecte pour se déconnecter.'],
    ['se fichier manque', 'ce fichier manque'],
  ],
  counterExamples: [
    'de ce fichier',
    'pour ce dossier',
    'Pour ce faire, il compare.',
    'Il se passe ce matin.',
    'ce qui se passe',
    'se tester',
  ],
};
