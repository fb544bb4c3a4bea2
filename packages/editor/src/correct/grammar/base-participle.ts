import type { ProseRule } from '../prose-rule.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  send: 'sent',
  show: 'shown',
  write: 'written',
  choose: 'chosen',
  throw: 'thrown',
  forget: 'forgotten',
  give: 'given',
  take: 'taken',
  broke: 'broken',
  wrote: 'written',
  chose: 'chosen',
  overrode: 'overridden',
  froze: 'frozen',
  stole: 'stolen',
  forgot: 'forgotten',
};

const REGULAR =
  'fail|happen|create|remove|delete|introduce|discuss|decide|receive|implement|describe|define|generate|include|resolve|install|configure|migrate|validate|publish|disable|enable|finish|expire|arrive';

/** "was send", "has fail": the participle after "be" and "have". */
export const baseParticiple: ProseRule = {
  id: 'grammar/base-participle',
  category: 'grammar',
  message: 'The participle follows "have" and the passive.',
  pattern: new RegExp(
    String.raw`\b((?:was|were|been|being|has|have|had|hasn['’]t|haven['’]t|wasn['’]t|weren['’]t|gets?|(?:is|are|be)(?= (?:broke|overrode|wrote|chose|froze|stole|forgot|send|choose|throw|show)\b))(?: not| never| already| also| just)? )(${Object.keys(IRREGULAR).join('|')}|${REGULAR})(?=[.,;!?\n]|$| (?:the|an?|this|that|it|us|twice|again|before|in|on|to|by|our|since|for|with|many|last|yesterday|today|when|because|after|from|every|automatically|correctly|only|as|with)\b)`,
    'giu',
  ),
  replace: ([, auxiliary, verb = '']) => {
    const small = verb.toLowerCase();
    return `${auxiliary}${IRREGULAR[small] ?? (small.endsWith('e') ? `${small}d` : `${small}ed`)}`;
  },
  examples: [
    ['The request was send twice.', 'The request was sent twice.'],
    ['A digest is send every Monday.', 'A digest is sent every Monday.'],
    ['The config gets overrode on restart.', 'The config gets overridden on restart.'],
    ['It has fail again.', 'It has failed again.'],
    ['we have discuss this', 'we have discussed this'],
  ],
  counterExamples: [
    'we have create and delete rights',
    'it has fail-over',
    'it was sent',
    'what they had chosen',
  ],
};
