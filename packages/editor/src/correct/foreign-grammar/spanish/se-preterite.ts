import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';
import { isInfinitive } from './verbs.ts';

/** "el proceso se quedo colgado": behind "se" there is no first person. */
export const sePreterite: ProseRule = {
  id: 'spelling/se-preterite',
  category: 'spelling',
  message: 'El pretérito de tercera persona lleva tilde.',
  pattern: /(?<=(?<![\p{L}\p{N}])[Ss]e )(?<verb>\p{Ll}{3,20}o)(?![\p{L}'’-])/gu,
  replace: ({ groups }) => {
    const { verb = '' } = groups ?? {};
    const stem = verb.slice(0, -1);
    if (/^(?:solo|todo|como|mucho|poco|cuando|otro|esto|eso|pero|tanto|luego|pronto)$/u.test(verb))
      return null;
    return isInfinitive(`${stem}ar`) && sharedDictionary('es').hasEntry(`${stem}ó`) ? `${stem}ó` : null;
  },
  examples: [['El proceso se quedo colgado.', 'El proceso se quedó colgado.']],
  counterExamples: ['Se quedó colgado.', 'No se como va.', 'Me quedo aquí.', 'Se solo eso.'],
};
