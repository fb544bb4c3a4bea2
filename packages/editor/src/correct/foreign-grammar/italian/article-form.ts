import { upperFirst } from '../../../first-letter.ts';
import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

const BEFORE_VOWEL = new Map([
  ['il', "l'"],
  ['del', "dell'"],
  ['al', "all'"],
  ['nel', "nell'"],
  ['dal', "dall'"],
  ['sul', "sull'"],
  ['l', "l'"],
  ['dell', "dell'"],
  ['all', "all'"],
  ['nell', "nell'"],
  ['dall', "dall'"],
  ['sull', "sull'"],
  ['i', 'gli '],
  ['dei', 'degli '],
  ['ai', 'agli '],
  ['nei', 'negli '],
]);

/** Words of other classes, before which a contracted article stands alone or is a verb. */
const NO_NOUN =
  /^(?:alla|alle|allo|agli|anche|ancora|entrambi|entrambe|oggi|ogni|essi|esse|indietro|avanti|oltre|eccetto|use)$/u;

const BEFORE_CLUSTER = new Map([
  ['il', 'lo '],
  ['del', 'dello '],
  ['al', 'allo '],
  ['nel', 'nello '],
  ['dal', 'dallo '],
  ['sul', 'sullo '],
  ['un', 'uno '],
  ['i', 'gli '],
  ['dei', 'degli '],
  ['ai', 'agli '],
  ['nei', 'negli '],
]);

/** "il utente", "il script": the masculine article has a form of its own before vowels and before "s" with a consonant, and "z". */
export const italianArticleForm: ProseRule = {
  id: 'grammar/italian-article-form',
  category: 'grammar',
  message: 'La forma dell’articolo dipende dal suono che segue.',
  pattern:
    /(?<![\p{L}\p{N}'’.-])(?<article>[Ii]l|[Dd]el|[Aa]l|[Nn]el|[Dd]al|[Ss]ul|[Uu]n|[Ii]|[Dd]ei|[Aa]i|[Nn]ei|l|[Dd]ell|[Aa]ll|[Nn]ell|[Dd]all|[Ss]ull) (?:(?<vowel>[aeou]\p{Ll}{3,24}|i[^aeou\P{Ll}]\p{Ll}{2,24})|(?<cluster>(?:s[bcdfgpqtv]|z)\p{Ll}{2,24}))(?![\p{L}\p{N}_'’/-]|\.\p{L})/gu,
  replace: ({ groups }) => {
    const { article = '', vowel, cluster = '' } = groups ?? {};
    const word = vowel ?? cluster;
    const form = (vowel === undefined ? BEFORE_CLUSTER : BEFORE_VOWEL).get(article.toLowerCase());
    if (form === undefined || NO_NOUN.test(word) || !sharedDictionary('it').hasEntry(word)) return null;
    return (article[0] === article[0]?.toLowerCase() ? form : upperFirst(form)) + word;
  },
  examples: [
    ["Il utente è all'inizio del elenco.", "L'utente è all'inizio dell'elenco."],
    ['il stesso errore nei stessi utenti', 'lo stesso errore negli stessi utenti'],
    ['un spazio', 'uno spazio'],
    ["c'è l errore", "c'è l'errore"],
  ],
  counterExamples: [
    'il server',
    "l'utente",
    'un utente',
    'dei servizi',
    'tra i 5 e i 10',
    'ai quali',
    'Dai alle persone un contesto.',
    'all operating systems',
  ],
};
