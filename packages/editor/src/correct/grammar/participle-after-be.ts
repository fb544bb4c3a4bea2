import type { ProseRule } from '../prose-rule.ts';

const PARTICIPLES: Readonly<Record<string, string>> = {
  fix: 'fixed',
  deploy: 'deployed',
  update: 'updated',
  review: 'reviewed',
  merge: 'merged',
  remove: 'removed',
  change: 'changed',
  add: 'added',
  install: 'installed',
  implement: 'implemented',
  configure: 'configured',
  enable: 'enabled',
  disable: 'disabled',
  check: 'checked',
  replace: 'replaced',
  migrate: 'migrated',
  restart: 'restarted',
  handle: 'handled',
  document: 'documented',
  create: 'created',
  delete: 'deleted',
  call: 'called',
  use: 'used',
  test: 'tested',
  rewrite: 'rewritten',
  send: 'sent',
  write: 'written',
};

export const participleAfterBe: ProseRule = {
  id: 'grammar/participle-after-be',
  category: 'grammar',
  message: 'The passive takes the participle.',
  pattern: new RegExp(
    String.raw`\b((?:to|should|must|will|can|could|would|may|might|cannot|can['’]t|won['’]t|shouldn['’]t)(?: not| also| only)? be) (${Object.keys(PARTICIPLES).join('|')})(?=\s*(?:[.,;!?]|$|\n| (?:by|before|after|soon|asap|now|today|tomorrow|in|on|at|and|or|too|again|first|when|if|until|with|from|for)\b))`,
    'giu',
  ),
  replace: ([, passive, verb = '']) => `${passive} ${PARTICIPLES[verb.toLowerCase()] ?? verb}`,
  examples: [
    ['this needs to be fix before friday', 'this needs to be fixed before friday'],
    ['it should be remove.', 'it should be removed.'],
  ],
  counterExamples: ['it needs to be fixed', 'this may be use case two', 'it must be change-proof'],
};
