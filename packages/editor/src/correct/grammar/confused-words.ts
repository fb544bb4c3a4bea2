import { likeFirst } from '../lexicon/clause.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Words mistaken for one another, each with the place that tells which is meant. */
const PAIRS: readonly (readonly [string, string])[] = [
  [
    String.raw`(?<=\b(?:know|knows|sure|check|see|decide|unclear|tell|wonder|verify|matter|question is|ask) )weather(?= (?:it|we|the|this|that|they|to|you|i|he|she|our|or)\b)`,
    'whether',
  ],
  [
    String.raw`(?<=\b(?:the|no|an|any|side|this|big|little|real|negative|positive|same) )affect(?= (?:on|of|is|was|in)\b|[.,;!?\n]|$)`,
    'effect',
  ],
  [
    String.raw`(?<=\b(?:will|would|could|may|might|should|can|does not|doesn['’]t|not|did) )effect(?= (?:the|our|us|users|all|any|it|them|you|my|this|every|other|performance|customers)\b)`,
    'affect',
  ],
  [
    String.raw`(?<=\b(?:please|would|i|we|to) )advice(?= (?:how|on|to|us|me|you|against|that|if|what)\b|[.!?\n]|$)`,
    'advise',
  ],
  [
    String.raw`(?<=\b(?:an|the|any|some|your|good|his|her|their|my|this) )advise(?=[.,;!?\n]|$| (?:is|was|on|from|to|about|and)\b)`,
    'advice',
  ],
  [
    String.raw`(?<=(?:^|\n|[.!?] |, |\b(?:and|but|so|then) ))ill(?= (?:check|try|do|be|send|fix|look|open|have|push|take|add|make|update|ask|let|see|get|write|review|create|ping)\b)`,
    "I'll",
  ],
  [
    String.raw`(?<=(?:^|\n|[.!?,] |\b(?:and|but|because|so|if|i think|as) ))id(?= (?:like|love|prefer) to\b| (?:suggest|recommend|say|rather)\b)`,
    "I'd",
  ],
  [
    String.raw`your(?= (?:welcome|not|going|right(?: about|[.,!]))\b)(?=(?: welcome to| welcome[.!]| not [a-z]+ing| going to| right))`,
    "you're",
  ],
  [
    String.raw`(?<=\b(?:if|when|while|because|since|once) )your(?= (?:using|running|trying|looking|getting|seeing|having|planning|working|deploying|building) (?:the|an?|on|to|with|at|it|this|that|into|for)\b)`,
    "you're",
  ],
  [
    String.raw`(?<=\b(?:check|in|with|on|from|of|update|for|via|restart|open|change) )you['’]re(?= (?:own|logs?|code|config|team|server|account|browser|machine|database|data|token|password|settings?|changes|branch|project|app)\b)`,
    'your',
  ],
  [
    String.raw`their(?= (?:is|are|was|were|has been|have been) (?:an?|no|not|some|many|two|several|also|still|any|nothing)\b)`,
    'there',
  ],
  [
    String.raw`(?<=(?:^|\n|[.!?] |, |\b(?:but|because|and) ))the(?:re|ir)(?= (?:going to|trying to|not [a-z]{2,12}ing|using the|waiting for)\b)`,
    "they're",
  ],
  [
    String.raw`(?<=\b(?:lost|changed|on|has|have|with|for|from|in|to|of|uses|kept|keeps) )it['’]s(?= (?:own|connection|state|name|value|data|parent|children|content|contents|owner|size|config|cache|place|limit|job|purpose|way|token)\b)`,
    'its',
  ],
  [String.raw`(?<=\b(?:is|are|was|were|be|['’](?:s|re|m)|not|am) )suppose(?= to\b)`, 'supposed'],
  [
    String.raw`(?<=(?:^|\n|[.!?,] |\b(?:but|because|and) )(?:it|he|she|they|we|i) )use(?= to (?:be|have|work|take|run|fail)\b)`,
    'used',
  ],
  [String.raw`(?<=\bthe same (?:[a-z]+ )?)than(?= (?:before|in|on|the|for|with|at|last|it|we)\b)`, 'as'],
  [
    String.raw`(?<=(?:^|\n|[.!?] |\b(?:if|first|after|once|when)\b[^.!?\n]{3,60}), )than(?= (?:it|we|they|you|i|the|he|she|click|run|open|press)\b)`,
    'then',
  ],
  [
    String.raw`(?<=(?:^|\n|[.!?] |\b(?:but|because) ))there(?= (?:code|team|api|server|service|app|data|logs|config|docs|product|website|support) (?:is|are|was|were|has|have)\b)`,
    'their',
  ],
  [String.raw`(?<=\b(?:some|any|good|many|these|your|more|few) )advices`, 'advice'],
  [String.raw`in(?= the other hand\b)`, 'on'],
  [
    String.raw`(?<=\b(?:is|was|ships?|shipped|meet|meeting|released?|happened|it|deploy|available|back) )(?:in|at)(?= (?:mon|tues|wednes|thurs|fri|satur|sun)day(?![\p{L}'’]))`,
    'on',
  ],
  [
    String.raw`(?<=\b(?:been|broken|down|it|running|open|failing|waiting|blocked|working|this|lost it) )since(?= (?:\d{1,3}|two|three|four|five|six|ten|a few|several|many|some) (?:minutes|hours|days|weeks|months|years)(?:[.,;!?\n]|$| (?:and|but|now|because)\b))`,
    'for',
  ],
  [String.raw`explain(?= (?:me|us) (?:how|why|what|the|that|where)\b)`, 'explain to'],
  [String.raw`said(?= (?:me|us|him|them) (?:that|it|the|to)\b)`, 'told'],
  [
    String.raw`much(?= (?:users|customers|errors|requests|tests|bugs|issues|people|problems|tickets|files|services|servers)\b(?! better|-))`,
    'many',
  ],
];

export const confusedWords: ProseRule = {
  id: 'grammar/confused-words',
  category: 'grammar',
  message: 'This word is often mistaken for the one that is meant here.',
  pattern: new RegExp(PAIRS.map(([pattern]) => String.raw`((?<![\p{L}'’-])${pattern})`).join('|'), 'giu'),
  replace: ([written = '', ...groups]) => {
    const meant = PAIRS[groups.findIndex((group) => group !== undefined)]?.[1];
    return meant === undefined ? null : likeFirst(meant, written);
  },
  examples: [
    ["I don't know weather it is safe.", "I don't know whether it is safe."],
    ['It has no affect on it.', 'It has no effect on it.'],
    ['This will effect all users.', 'This will affect all users.'],
    ['Ill check it.', "I'll check it."],
    ['If your using the old client, upgrade.', "If you're using the old client, upgrade."],
    ['Their is no backup.', 'There is no backup.'],
    ['It has the same size than before.', 'It has the same size as before.'],
    ['First build it, than we ship it.', 'First build it, then we ship it.'],
    ['It is down since 3 days.', 'It is down for 3 days.'],
    ['He said me that it works.', 'He told me that it works.'],
  ],
  counterExamples: [
    'The weather is fine.',
    'That affects us; side effects are listed.',
    'If your working directory is clean, go on.',
    'Their is-admin flag is set.',
    'Ill effects were seen.',
    'It is down since two weeks ago.',
    'It is bigger than the old one.',
    'If it is shorter than the old one, then stop.',
    "it's own goal",
    'not much people-work',
  ],
};
