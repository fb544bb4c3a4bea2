import { gerundOf, pastOf } from '../../correct/lexicon/inflection.ts';
import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import type { ProseRule } from '../../correct/prose-rule.ts';
import { matchCase } from '../../correct/spelling/suggestion.ts';
import { baseOfDoing } from './base-of-doing.ts';
import { NOMINAL_VERBS } from './nominal-verbs.ts';

/** Verbs that say nothing by themselves: base, third person, past, gerund. */
const LIGHT: readonly (readonly [string, string, string, string])[] = [
  ['make', 'makes', 'made', 'making'],
  ['perform', 'performs', 'performed', 'performing'],
  ['carry out', 'carries out', 'carried out', 'carrying out'],
  ['conduct', 'conducts', 'conducted', 'conducting'],
  ['do', 'does', 'did', 'doing'],
  ['give', 'gives', 'gave', 'giving'],
  ['provide', 'provides', 'provided', 'providing'],
  ['have', 'has', 'had', 'having'],
  ['reach', 'reaches', 'reached', 'reaching'],
];

/** What is said with a noun, after a light verb and an article, and the verb that says it. */
const WORK = 'make|perform|carry out|conduct|do';
const MEANT: readonly (readonly [verbs: string, phrase: string, verb: string, rest: string])[] = [
  ['make', 'decision to', 'decide', 'to'],
  ['make', 'decision (?:on|about) whether(?: or not)?', 'decide', 'whether'],
  ['make', 'decision (?:on|about)', 'decide', 'on'],
  ['make', 'attempt to', 'try', 'to'],
  ['make', 'assumption that', 'assume', 'that'],
  ['make', 'changes? to', 'change', ''],
  ['make', 'improvements? to', 'improve', ''],
  ['have', 'impact on', 'affect', ''],
  ['have', 'effect on', 'affect', ''],
  ['have', 'need (?:for|of)', 'need', ''],
  ['have', 'need to', 'need', 'to'],
  ['give', 'consideration to', 'consider', ''],
  ['give|provide', 'explanation of', 'explain', ''],
  ['give|provide', 'description of', 'describe', ''],
  ['provide', 'support for', 'support', ''],
  ['reach', 'agreement on', 'agree', 'on'],
  ['make', 'calls? to', 'call', ''],
  [WORK, 'investigation into', 'investigate', ''],
  [WORK, 'update to', 'update', ''],
  [WORK, 'check on', 'check', ''],
  ...[...NOMINAL_VERBS].map(([noun, verb]) => [WORK, `${noun} of`, verb, ''] as const),
];

/** "Performs the sending of" sends. */
const DOING = String.raw`\p{Ll}{3,16}ing of`;

const forms = [(base: string) => base, thirdPersonOf, pastOf, gerundOf];

/** "perform a validation of" says "validate". */
export const nominalization: ProseRule = {
  id: 'improve/nominalization',
  category: 'style',
  message: 'A verb says this in fewer words.',
  pattern: new RegExp(
    String.raw`\b(${LIGHT.flat().join('|')}) (?:(?:an?|the|any|some) )?(${MEANT.map(([, phrase]) => phrase).join('|')}|(?<=(?:${WORK}|performs|carries out|conducts|performed|carried out|performing) (?:the |an? )?)${DOING})\b(?!-)`,
    'giu',
  ),
  replace: ([, light = '', phrase = '']) => {
    const written = light.toLowerCase();
    const row = LIGHT.find((words) => words.includes(written));
    const meant = MEANT.find(
      ([verbs, pattern]) =>
        verbs.split('|').includes(row?.[0] ?? '') && new RegExp(`^(?:${pattern})$`, 'i').test(phrase),
    );
    const form = forms[row?.indexOf(written) ?? -1];
    const doing = / of$/u.test(phrase)
      ? baseOfDoing(phrase.slice(0, -' of'.length).toLowerCase())
      : undefined;
    if (meant === undefined && form !== undefined && doing !== undefined)
      return matchCase(form(doing), light);
    if (meant === undefined || form === undefined) return null;
    const [, , verb, rest] = meant;
    return matchCase(`${form(verb)}${rest === '' ? '' : ` ${rest}`}`, light);
  },
  examples: [
    ['we have made a decision to wait', 'we have decided to wait'],
    ['Perform a validation of the payload.', 'Validate the payload.'],
    ['We should make a decision on whether or not to wait.', 'We should decide whether to wait.'],
    ['the change has an impact on billing', 'the change affects billing'],
    ['we are doing a review of the plan', 'we are reviewing the plan'],
    ['The service performs the sending of notifications.', 'The service sends notifications.'],
    ['it does the creation of the row', 'it creates the row'],
  ],
  counterExamples: [
    'make a request to the API',
    'make the decision log public',
    'they give the update of the day',
    'do it to check on them',
  ],
};
