import { isMass } from '../../../correct/agreement/noun-number.ts';
import type { ProseRule } from '../../../correct/prose-rule.ts';
import { matchCase } from '../../../correct/spelling/suggestion.ts';
import { participleOf } from '../../../understand/clause/participle.ts';
import { baseOfDoing } from '../base-of-doing.ts';
import { NOMINAL_VERBS } from '../nominal-verbs.ts';

/** What is said of a deed that is named by a noun, and what is said of the thing itself then: of one, of many. */
const SAID: readonly (readonly [said: string, one: string, many: string])[] = [
  ['takes place', 'is', 'are'],
  ['took place', 'was', 'were'],
  ['will take place', 'will be', 'will be'],
  ...['performed', 'carried out', 'conducted', 'done'].flatMap(
    (done) =>
      [
        [`is ${done}`, 'is', 'are'],
        [`was ${done}`, 'was', 'were'],
        [`has been ${done}`, 'has been', 'have been'],
        ...['will', 'can', 'must', 'should', 'may'].map(
          (modal) => [`${modal} be ${done}`, `${modal} be`, `${modal} be`] as const,
        ),
      ] as const,
  ),
];

/** What people come to, and no deed on the thing. */
const EVENT = /^(?:meeting|gathering|hearing|screening|opening|closing|beginning|building)$/iu;

/** "The storing of the data takes place" says that the data is stored. */
export const performedNoun: ProseRule = {
  id: 'improve/performed-noun',
  category: 'style',
  message: 'A verb says this in fewer words.',
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<opens>the|an?) (?<noun>\p{L}{4,20}) of (?<thing>(?:the|an?|all|each|every|any|our|these|those|this|that)(?: [\p{L}-]{2,20}){1,4}?)(?<where> (?:in|on|at|from|to|into|with|for|between) (?:the|an?|our|all|each|every)(?: [\p{L}-]{2,20}){1,3}?)? (?<said>${SAID.map(([said]) => said).join('|')})(?! by )(?![\p{L}'’-])`,
    'giu',
  ),
  replace: ({ groups }) => {
    const { opens = '', noun = '', thing = '', where = '', said = '' } = groups ?? {};
    if (EVENT.test(noun)) return null;
    const verb =
      NOMINAL_VERBS.get(noun.toLowerCase()) ?? (noun.endsWith('ing') ? baseOfDoing(noun) : undefined);
    const be = SAID.find(([one]) => one === said.toLowerCase());
    if (
      verb === undefined ||
      be === undefined ||
      / (?:of|in|on|at|from|to|that|which|and|or|is|are) /.test(`${thing} `)
    )
      return null;
    const head = /\p{L}+$/u.exec(thing)?.[0] ?? '';
    const isMany = /[^s]s$/u.test(head) && !isMass(head);
    return `${matchCase(thing, opens)} ${isMany ? be[2] : be[1]} ${participleOf(verb)}${where}`;
  },
  examples: [
    [
      'before the storing of the data in the database takes place',
      'before the data is stored in the database',
    ],
    ['A validation of the input is performed.', 'The input is validated.'],
    ['The deletion of the old rows must be carried out.', 'The old rows must be deleted.'],
    ['The migration of all tables will take place on Friday.', 'All tables will be migrated on Friday.'],
  ],
  counterExamples: [
    'The meeting of the teams takes place on Friday.',
    'The review of the plan is done by the lead.',
    'The end of the run is done.',
  ],
};
