import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

/** Feminine nouns in "-o", and words of other classes. */
const OTHER =
  /ão$|^(?:foto|moto|macro|micro|tribo|libido|como|quando|todo|outro|pouco|muito|nosso|mesmo|seu|meu|tanto|quanto|dentro|baixo|logo|segundo|tipo|modo|caso|zero|isso|isto)$/u;

/** "esta" is feminine: before a masculine adjective it is the verb, and so it is between a subject and a place. */
export const portugueseEsta: ProseRule = {
  id: 'grammar/portuguese-esta',
  category: 'grammar',
  message: '«está» é verbo e leva acento.',
  pattern:
    /(?<![\p{L}\p{N}])(?:(?<letter>[Ee])sta(?= (?:muito |tão |mais |já |ainda |bem )?(?<adjective>\p{Ll}{3,20}o)(?!\p{L}))|(?<subject>(?:[OoAa]|[Mm]eu|[Mm]inha|[Ss]eu|[Ss]ua|[Nn]osso|[Nn]ossa) \p{Ll}{3,20} (?:não |já |ainda não |também )?|(?<!\p{L} )(?:[Nn]ão|[Jj]á|[Ee]le|[Ee]la|[Ii]sso) (?:não )?)esta(?= (?:a \p{Ll}{2,20}r|\p{Ll}{2,20}ndo|em|fora|no|na|nos|nas|muito|tão|bem|mal|de|com|sem|aqui|sempre|disponível|lenta|pronta|quebrada|vazia)(?!\p{L})))/gu,
  replace: ({ groups }) => {
    const { letter, adjective = '', subject = '' } = groups ?? {};
    if (letter === undefined) return `${subject}está`;
    const dictionary = sharedDictionary('pt');
    const isAdjective =
      !OTHER.test(adjective) &&
      dictionary.hasEntry(`${adjective.slice(0, -1)}a`) &&
      dictionary.hasEntry(adjective);
    return isAdjective && !/[aei]ndo$/u.test(adjective) ? `${letter}stá` : null;
  },
  examples: [
    ['O sistema esta lento.', 'O sistema está lento.'],
    ['O relatório não esta a funcionar.', 'O relatório não está a funcionar.'],
    ['O problema esta na rede.', 'O problema está na rede.'],
  ],
  counterExamples: [
    'Esta versão está pronta.',
    'Usa esta como base.',
    'Esta configuração falha.',
    'Se não esta a primeira, então a outra.',
    'De todas, esta em particular.',
  ],
};
