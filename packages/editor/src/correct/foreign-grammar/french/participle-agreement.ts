import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

const FEMININE =
  /^(?:requête|donnée|erreur|page|image|base|table|colonne|ligne|branche|tâche|clé|valeur|adresse|réponse|mémoire|file|liste|sauvegarde|commande|étape|date|heure|facture|fonctionnalité|route|classe|méthode|interface|librairie|bibliothèque|mise|machine|instance|ressource|règle|couche|\p{Ll}{2,}(?:tion|sion|ité|ance|ence|ette|ure))s?$/u;
const MASCULINE =
  /^(?:fichier|test|utilisateur|serveur|log|job|champ|lien|problème|client|message|service|module|script|compte|paramètre|déploiement|ticket|bug|nom|mot|chemin|certificat|conteneur|bouton|rapport|document|jeton|token|webhook|résultat|index|cache|schéma|projet|dossier|commit|build|\p{Ll}{3,}(?:ement|isme|teur))s?$/u;

const PLURAL_VERB = /^(?:sont|étaient|seront|seraient|ont)/u;

const ADVERBS =
  'pas|plus|toujours|déjà|bien|mal|encore|très|trop|souvent|tous|toutes|automatiquement|correctement';

/** "les requêtes sont devenu": behind "être" the participle has the gender and number of its subject. */
export const participleAgreement: ProseRule = {
  id: 'grammar/participle-agreement',
  category: 'grammar',
  message: 'Avec « être », le participe s’accorde avec le sujet.',
  pattern: new RegExp(
    `(?<=(?:^|[.!?,:;(]\\s|\\n|(?<!\\p{L})(?:et|que|quand|mais|car|donc|si|puis|depuis|hier|lorsque|et que) )(?:(?<determiner>[Ll]es|[Cc]es|[Mm]es|[Nn]os|[Vv]os|[Ll]eurs|[Ll]a|[Cc]ette|[Uu]ne) (?<noun>\\p{Ll}{3,20})|(?<pronoun>[Ee]lles?|[Ii]ls)) (?:ne |n['’])?(?<verb>sont|étaient|seront|ont été|est|était|sera|a été|ont pas été|a pas été|seraient|serait)(?: (?:${ADVERBS}))* )(?<participle>\\p{Ll}{2,20}(?:é|u|i|is|it|s))(?![\\p{L}'’-])`,
    'gmu',
  ),
  replace: ({ groups }) => {
    const { determiner = '', noun = '', pronoun = '', participle = '' } = groups ?? {};
    const feminine = pronoun === '' ? FEMININE.test(noun) : /^elle/iu.test(pronoun);
    const masculine = pronoun === '' ? MASCULINE.test(noun) : !feminine;
    const plural = pronoun === '' ? /s$/u.test(determiner) : /s$/u.test(pronoun);
    if (plural !== PLURAL_VERB.test(groups?.['verb'] ?? '')) return null;
    if (feminine === masculine || plural !== (pronoun === '' ? /[sx]$/u.test(noun) : plural)) return null;
    const base = baseOf(participle);
    return base === null
      ? null
      : base + (feminine ? 'e' : '') + (plural && !(masculine && /s$/u.test(base)) ? 's' : '');
  },
  examples: [
    ['Les requêtes sont devenu lentes.', 'Les requêtes sont devenues lentes.'],
    ['La migration est terminé et elle a été validé.', 'La migration est terminée et elle a été validée.'],
    ['Ils sont bloqué.', 'Ils sont bloqués.'],
  ],
  counterExamples: [
    'Les requêtes sont devenues lentes.',
    'Ce test et cette page ont été ajoutés.',
    'Les logs de la migration sont vidés.',
    'La page est ici.',
    'La page est aussi mise à jour.',
    'Le serveur est arrêté.',
  ],
};

/** The masculine singular of a participle that is in the dictionary with its feminine; null for other words. */
function baseOf(word: string): string | null {
  if (
    /^(?:aussi|ainsi|ici|lui|parmi|qui|celui|oui|midi|ceci|peu|du|au|si|ni|partout|plus|pas|sous|dans|sans|bas|très|puis|tous|mais|vers|moins|à|au|dû|hors|alors|jamais|toujours|près|après|dès|lors|suivi|gris|mauvais|français|anglais|précis|gros|épais|divers)$/u.test(
      word,
    )
  )
    return null;
  const single = /(?:é|u|i)s$/u.test(word) ? word.slice(0, -1) : word;
  const isParticiple = /(?:é|u|i|mis|pris|duit|crit|fait)$/u.test(single);
  const dictionary = sharedDictionary('fr');
  return isParticiple && dictionary.hasEntry(single) && dictionary.hasEntry(`${single}es`) ? single : null;
}
