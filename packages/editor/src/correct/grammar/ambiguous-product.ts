import { upperFirst } from '../../first-letter.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Product names that are also words: only where the words around leave no doubt. */
export const ambiguousProduct: ProseRule = {
  id: 'spelling/ambiguous-product',
  category: 'spelling',
  message: 'This product name is written with a capital.',
  pattern:
    /(?:(?<=\b(?:version|versions|release|releases) of )node(?=[.,;!?)\n]|$| (?:are|is|do|does|did|you|we|i|to|and|or|it)\b)|(?<=\bon )windows(?=[.,;!?)\n]|$| (?:it|the|we|only|too|and|or|but|this)\b)|windows(?= (?:\d{1,2}\b|server\b|machines?\b|laptops?\b|defender\b|registry\b))|(?<=\b(?:in|into|from|via|an|the) )excel(?=[.,;!?)\n]|$| (?:files?|sheets?|exports?|spreadsheets?|tables?|reports?|and|or|but|the|it|is|was)\b)|excel(?= (?:files?|sheets?|exports?|spreadsheets?)\b)|(?<=\b(?:in|on|with) )(?:chrome|safari|slack)(?=[.,;!?)\n]|$| (?:and|or|but|it|the|we|only|too|on)\b)|(?<=\b(?:not in|or|and) )safari(?=[.,;!?)\n]|$))/gu,
  replace: ([name = '']) => upperFirst(name),
  examples: [
    ['It crashes on windows.', 'It crashes on Windows.'],
    ['which version of node do you use', 'which version of Node do you use'],
    ['export it to an excel file', 'export it to an Excel file'],
    ['it works in chrome but not in safari', 'it works in Chrome but not in Safari'],
  ],
  counterExamples: [
    'grouped in windows',
    'the version of node three',
    'a list of nodes, and one of node names',
    'the windows of the app',
    'windows of 5 minutes',
    'we excel at it',
    'to excel in sports',
    'some slack in the plan',
  ],
};
