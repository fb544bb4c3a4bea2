import { upperFirst } from '../../first-letter.ts';
import type { ProseRule } from '../prose-rule.ts';

const NAMES =
  'american|british|english|german|french|spanish|italian|dutch|portuguese|swedish|norwegian|danish|finnish|russian|ukrainian|greek|european|chinese|japanese|korean|indian|canadian|australian|african|asian|brazilian|mexican|swiss|austrian|belgian|irish|scottish|christmas|easter|america|britain|england|germany|france|spain|italy|japan|korea|india|canada|australia|africa|europe|asia|brazil|mexico|russia|indonesia|malaysia|vietnam|thailand|egypt';

export const nationality: ProseRule = {
  id: 'grammar/nationality',
  category: 'grammar',
  message: 'Names of languages, peoples, countries and feasts are written with a capital.',
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}_./@#-])(?:${NAMES})(?![\p{L}\p{N}_/:=-]|\.\w)`, 'gu'),
  replace: ([name = '']) => upperFirst(name),
  examples: [
    ['the office in britain is closed', 'the office in Britain is closed'],
    ['who owns the german shop', 'who owns the German shop'],
  ],
  counterExamples: ['the English text', 'an english.json file', 'to polish it'],
};
