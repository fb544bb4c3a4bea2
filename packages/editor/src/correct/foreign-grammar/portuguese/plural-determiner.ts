import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

/** Words without a plural that can follow such a determiner. */
const UNCHANGED =
  /^(?:super|extra|acima|abaixo|fora|dentro|frente|contra|mini|online|offline|laranja|rosa|cinza|sobre|entre|quase|desde|como|ainda|mesmo|tanto|pouco|todo|cada|sempre|hoje|ontem|antes|agora|nunca|apenas|outrora|back|front|pull|push|open|full|padrão|meio|dela|dele|nela|nele|numa|pela|pelo|toda|essa|esse|esta|este|isso|isto|aqui|onde|quando|quanto|porque|para|chave|teste|fonte|macro|micro|multi|semi|auto)$/u;

/** Shorter words are nouns for sure only before a plural verb. */
const SHORTEST = 5;

/** "alguns usuário": the determiner and its noun are both plural. */
export const portuguesePlural: ProseRule = {
  id: 'grammar/portuguese-plural',
  category: 'grammar',
  message: 'O determinante e o substantivo concordam em número.',
  pattern:
    /(?<![\p{L}-])(?<many>(?:[Oo]s|[Dd]os|[Dd]as|[Ee]sses|[Ee]ssas|[Ee]stes|[Ee]stas|[Aa]lguns|[Aa]lgumas|[Vv]ários|[Vv]árias|[Mm]uitos|[Mm]uitas|[Mm]eus|[Mm]inhas|[Nn]ossos|[Nn]ossas) )(?<noun>\p{Ll}{3,25}[aeo])(?![\p{L}\p{N}_(/-]|\.\p{L})(?<verb> (?:são|foram|estão|estavam|eram|serão|podem|devem|precisam|ficam|ficaram|têm|tinham|vão|não (?:são|foram|estão|podem|ficam))(?!\p{L}))?/gu,
  replace: ({ groups }) => {
    const { many = '', noun = '', verb } = groups ?? {};
    // behind "os", a pronoun too, a verb may follow
    // before a plural verb it is its subject
    const isNoun = verb !== undefined || (noun.length >= SHORTEST && !(/^os /iu.test(many) && isVerb(noun)));
    return isSingular(noun) && isNoun ? `${many}${noun}s${verb ?? ''}` : null;
  },
  examples: [
    ['Os usuário e alguns arquivo.', 'Os usuários e alguns arquivos.'],
    ['Se os dado foram salvos, fecha.', 'Se os dados foram salvos, fecha.'],
  ],
  counterExamples: [
    'Os usuários entram.',
    'Ele os mostra.',
    'que os testa',
    'Nunca os modifique.',
    'alguns como este',
  ],
};

function isSingular(word: string): boolean {
  const dictionary = sharedDictionary('pt');
  return (
    !UNCHANGED.test(word) &&
    dictionary.hasEntry(word) &&
    dictionary.hasEntry(`${word}s`) &&
    !/(?:ndo|mente|asse|esse|isse|ava|ia)$/u.test(word)
  );
}

/** Whether a word is a form of a verb: told by the infinitive. */
function isVerb(word: string): boolean {
  const dictionary = sharedDictionary('pt');
  const stem = word.slice(0, -1);
  const stems = [stem, stem.replace(/qu$/u, 'c'), stem.replace(/gu$/u, 'g'), stem.replace(/c$/u, 'ç')];
  return stems.some((base) => ['ar', 'er', 'ir'].some((ending) => dictionary.hasEntry(base + ending)));
}
