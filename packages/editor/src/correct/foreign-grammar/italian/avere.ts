import type { ProseRule } from '../../prose-rule.ts';
import { isInfinitive, isParticiple } from './participles.ts';

const AVERE = new Map([
  ['a', 'ha'],
  ['anno', 'hanno'],
  ['o', 'ho'],
  ['ai', 'hai'],
]);
const CLITIC = 'non|mi|ti|ci|vi|lo|gli|ne|Non|Mi|Ti|Ci|Vi|Lo|Gli|Ne|mai|nessuno|qualcuno|Nessuno|Qualcuno';
const ADVERB = '(?:già|ancora|appena|solo|mai|sempre|anche|più) ';

/** "gli utenti anno segnalato": the forms of "avere" have an "h" that nobody hears. */
export const italianAvere: ProseRule = {
  id: 'grammar/italian-avere',
  category: 'grammar',
  message: 'Le forme del verbo avere si scrivono con l’acca, la preposizione senza.',
  pattern: new RegExp(
    `(?<![\\p{L}'’])(?:(?<clitic>(?:${CLITIC}) )(?<form>a|anno|o|ai)(?= (?:${ADVERB})?(?<participle>\\p{Ll}{3,20}to|\\p{Ll}{2,20}so)(?!\\p{L}))|(?<i>[Ii]o )o(?= (?:${ADVERB})?(?<mine>\\p{Ll}{3,20}to|\\p{Ll}{2,20}so)(?!\\p{L}))|(?<they>(?:[Gg]li|[Ii]|[Ll]e|[Aa]lcuni|[Mm]olti|[Tt]utti i) \\p{Ll}{3,20}[ie] )anno(?= (?:${ADVERB})?(?<theirs>\\p{Ll}{3,20}to|\\p{Ll}{2,20}so)(?!\\p{L}))|(?<it>(?:[Ii]l|[Ll]a|[Ll]o) \\p{Ll}{3,20} )a(?= (?:${ADVERB})?(?<its>\\p{Ll}{3,20}to|\\p{Ll}{2,20}so) (?:tutto|tutti|il|la|lo|i|gli|le|un|una|che|molto)(?!\\p{L}))|(?<you>(?<!\\p{L} )(?:[Aa]i))(?= (?<yours>\\p{Ll}{3,20}to)(?!\\p{L}))|(?<has>ha)(?= (?<infinitive>\\p{Ll}{4,20}re)(?!\\p{L})))`,
    'gu',
  ),
  replace: ({ groups, index, input }) => {
    const {
      clitic,
      form = '',
      participle = '',
      i,
      mine = '',
      they,
      theirs = '',
      it,
      its = '',
      you,
      yours = '',
      infinitive = '',
    } = groups ?? {};
    if (clitic !== undefined) return isParticiple(participle) ? clitic + (AVERE.get(form) ?? form) : null;
    if (i !== undefined) return isParticiple(mine) ? `${i}ho` : null;
    if (they !== undefined) return isParticiple(theirs) && theirs !== 'passato' ? `${they}hanno` : null;
    if (it !== undefined) {
      const isMove =
        /(?<!\p{L})(?:da|dal|dallo|dalla|passa\p{L}*|cambia\p{L}*|uguale|rispetto)(?!\p{L})[^.]{0,30}$/iu.test(
          input.slice(Math.max(0, index - 40), index),
        );
      return !isMove && isParticiple(its) ? `${it}ha` : null;
    }
    if (you !== undefined)
      return isParticiple(yours) && !/^(?:risultato|stato|formato|contenuto)$/u.test(yours)
        ? you.replace(/^a/u, 'ha').replace(/^A/u, 'Ha')
        : null;
    return isInfinitive(infinitive) ? 'a' : null;
  },
  examples: [
    ['Gli utenti anno segnalato il bug.', 'Gli utenti hanno segnalato il bug.'],
    ['Il deploy a rotto tutto.', 'Il deploy ha rotto tutto.'],
    ['Io o già controllato, non a risposto.', 'Io ho già controllato, non ha risposto.'],
    ['Comincia ha funzionare.', 'Comincia a funzionare.'],
  ],
  counterExamples: [
    'Ha scritto a tutti.',
    'un anno passato',
    'Passa da attivo a disattivato il lunedì.',
    'Il passaggio da uno stato a disattivato il tutto.',
    'Non o sempre.',
  ],
};
