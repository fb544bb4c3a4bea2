import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

/** Words without a plural of their own that can follow such a determiner. */
const UNCHANGED =
  /^(?:super|mini|maxi|extra|top|standard|orange|marron|sympa|pro|tout|autant|mieux|presque|chaque|entre|après|avant|mille|cent|cents|bien|quelque|million|euro|non|pseudo|multi|quasi|demi|semi|ultra|anti|hyper|micro|macro|méta|auto|type|clé|image|source|même|autre|pull|push|merge|drag|drop|pop|big|open|hot|fast|être)$/u;

/** "ces fichier", "quelque fichiers": the determiner and its noun are both plural. */
export const pluralDeterminer: ProseRule = {
  id: 'grammar/plural-determiner',
  category: 'grammar',
  message: 'Le déterminant et le nom s’accordent en nombre.',
  pattern:
    /(?<![\p{L}'’-])(?:(?<none>[Aa]ucune?) (?<singles>\p{Ll}{4,25}s)|(?<some>[Qq]uelque) (?<nouns>\p{Ll}{4,25}s)|(?<these>[Ll]es |[Dd]es |[Cc]es )(?<subject>\p{Ll}{4,25})(?= (?:ne |n['’])?(?:sont|ont|étaient|seront|doivent|peuvent|avaient|devraient)(?!\p{L}))|(?<many>(?:[Pp]lusieurs|[Qq]uelques|[Cc]es|[Mm]es|[Nn]os|[Vv]os|[Cc]ertains|[Cc]ertaines|(?<!(?:les|des|toutes|tous|ces|à) )(?:deux|trois|quatre|cinq|six|sept|huit|dix)) )(?<noun>\p{Ll}{4,25}))(?![\p{L}\p{N}'’_(-]|\.\p{L})/gu,
  replace: ({ groups }) => {
    const { these, subject = '', none, singles = '', some, nouns = '', many = '', noun = '' } = groups ?? {};
    if (none !== undefined) return isNoun(singles.slice(0, -1)) ? `${none} ${singles.slice(0, -1)}` : null;
    if (some !== undefined)
      return isNoun(nouns.slice(0, -1)) && !/^temp|^foi/u.test(nouns) ? `${some}s ${nouns}` : null;
    // before a plural verb a word that may be a verb is a noun: "les vanne sont ouvertes"
    if (these !== undefined) return hasPlural(subject) ? `${these}${subject}s` : null;
    return isNoun(noun) ? `${many}${noun}s` : null;
  },
  examples: [
    ['Aucun tests ne couvre ce cas.', 'Aucun test ne couvre ce cas.'],
    ['Quelque fichiers manquent.', 'Quelques fichiers manquent.'],
    [
      'Les vanne sont ouvertes, les passager n’ont rien vu.',
      'Les vannes sont ouvertes, les passagers n’ont rien vu.',
    ],
    ['Ces erreur et plusieurs fichier.', 'Ces erreurs et plusieurs fichiers.'],
  ],
  counterExamples: [
    'Quelque chose manque.',
    'quelque temps',
    'aucun accès, aucun temps, aucun succès',
    'ces deux super outils',
    'ces fois',
    'Elles doivent toutes les deux être là.',
    'les six premiers',
  ],
};

/** Whether a word is singular and has its plural in "-s": verb forms have none but in "-es", and those have an infinitive. */
function isNoun(word: string): boolean {
  const dictionary = sharedDictionary('fr');
  return (
    hasPlural(word) &&
    !/(?:ra|rai|rait)$/u.test(word) &&
    !dictionary.hasEntry(`${word}r`) &&
    !dictionary.hasEntry(`${word}nt`)
  );
}

function hasPlural(word: string): boolean {
  const dictionary = sharedDictionary('fr');
  return (
    !UNCHANGED.test(word) &&
    !/[sxz]$/u.test(word) &&
    dictionary.hasEntry(word) &&
    dictionary.hasEntry(`${word}s`)
  );
}
