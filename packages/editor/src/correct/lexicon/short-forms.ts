import { PLURAL_NOUN, SINGULAR_NOUN } from './nouns.ts';
import { PLAIN_BASE, PLAIN_THIRD } from './verbs.ts';

/** Short forms ("you're", "it's") and what sounds like them, each with the place that tells which is meant. */
export const SHORT_FORMS: readonly (readonly [string, string])[] = [
  [
    String.raw`(?<=(?:^|\n|[.!?] |, |\b(?:and|but|so|then) ))ill(?= (?:check|try|do|be|send|fix|look|open|have|push|take|add|make|update|ask|let|see|get|write|review|create|ping)\b)`,
    "I'll",
  ],
  [
    String.raw`(?<=(?:^|\n|[.!?,] |\b(?:and|but|because|so|if|i think|as) ))id(?= (?:like|love|prefer) to\b| (?:suggest|recommend|say|rather)\b)`,
    "I'd",
  ],
  [
    "your(?= (?:the|an|my|our|these|gonna|(?:closer|nearer|further|faster|better|newer) (?:to|than|then|with|at|in)|better off|more familiar)(?![\\p{L}'’-]))",
    "you're",
  ],
  [
    'your(?= (?:welcome(?: to|[.!])|not (?!only\\b|just\\b|yet\\b|so\\b)[a-z]{2,14} |(?:able|unable|going|supposed|allowed|about|likely|expected|required|free) to\\b|right(?: about|[.,!])))',
    "you're",
  ],
  [
    "they['’]re(?= (?:(?:is|are|was|were)(?:n['’]t)?|(?:has|have) been|(?:will|can|should|must|may) be|exists?|seems? to be)(?![\\p{L}'’-]))",
    'there',
  ],
  [
    "whose(?= (?:responsible|going to|working on|using|able to|allowed to|in charge|on call|affected by|interested|not|willing|available)(?![\\p{L}'’-]))",
    "who's",
  ],
  [
    String.raw`(?<=\b(?:if|when|while|because|since|once|that|sure) )your(?= (?:in|on|at|not(?: on| in| at)?|already|still|sure|able|ready|done|happy|lost|stuck) (?:the|an?|to|it|this|that|with|of|[a-z]{2,12}ing)\b(?!-))`,
    "you're",
  ],
  [
    String.raw`(?<=\b(?:forgot|forget|forgets|lose|lost|change|changed|update|updated|enter|entered|share|save|reset|check|submit|export|import|download|upload|delete|edit|manage|view|see) )there(?= (?:own|credentials|passwords?|accounts?|data|settings?|tokens?|keys?|emails?|changes|profiles?|sessions?|code|names?|addresses|address|devices?)\b)`,
    'their',
  ],
  [
    String.raw`who['’]s(?= (?:${SINGULAR_NOUN}|${PLURAL_NOUN}) (?:is|are|was|were|has|have|gets?|does|do|did|will|can|(?:expired|failed|changed|arrived|ended|left|crashed|broke)|${PLAIN_THIRD}|${PLAIN_BASE})\b| (?:responsibility|job|turn|fault|idea|task|code|account) (?:is|was|are)\b)`,
    'whose',
  ],
  [
    String.raw`(?<=\b(?:check|in|with|on|from|of|update|for|via|restart|open|change) )you['’]re(?= (?:own|logs?|code|config|team|server|account|browser|machine|database|data|token|password|settings?|changes|branch|project|app)\b)`,
    'your',
  ],
  [
    String.raw`(?<=\b(?:if|when|that|because|since|once|unless|while|think|know|hope|sure|glad) )your(?= (?:aware|familiar|interested|comfortable|responsible|finished|okay|ok|confident|satisfied|connected|logged|affected|blocked|worried|happy|unsure|curious|willing) (?:of|with|to|in|on|for|that|about|by|if|how|what|why)\b)`,
    "you're",
  ],
  [
    String.raw`(?<=\b(?:if|when|unless|once|hope|sure) )your(?= (?:interested|ready|done|sure|right|wrong|lucky|free|available|unsure|bored|blocked|happy|okay|ok|fine)(?:[.,;!?)\n]|$))`,
    "you're",
  ],
  [
    String.raw`(?<=\b(?:said|say|says|think|know|knows|hope|that|if|because|but|and|so|when|since|while) )their(?= not (?!only\b|just\b|so\b|yet\b)[a-z]{2,14}\b)`,
    "they're",
  ],
  [
    "their(?= (?:is|are|was|were) (?:anything|something|someone|anyone|anybody|somebody|plenty|enough|nobody|everything|less|fewer|too)(?![\\p{L}'’-]))",
    'there',
  ],
  [
    String.raw`(?<=\b(?:said|say|says|think|know|that|because|if|hope|sure) )there(?= (?:fine|ready|okay|ok|happy|done|busy|right|wrong|sure|aware|unhappy|interested)\b)`,
    "they're",
  ],
  [
    "their['’]s(?= (?:an?|no|the|nothing|something|only|one|also|still|always|more)(?![\\p{L}'’-]))",
    "there's",
  ],
  ['theirs(?= (?:an?|no|also|still|always) [a-z])', "there's"],
  [
    String.raw`their(?= (?:is|are|was|were|has been|have been) (?:an?|no|not|some|many|two|three|four|five|several|also|still|any|nothing|only|more|other|lots)\b)`,
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
  [
    String.raw`(?<=(?:^|\n|[.!?] |\b(?:but|because) ))there(?= (?:code|team|api|password|account|email|browser|session|profile|server|service|app|data|logs|config|docs|product|website|support) (?:is|are|was|were|has|have)\b)`,
    'their',
  ],
  [
    String.raw`(?<=\b(?:says|said|think|thought|know|because|that|but|if|when|while|guess|believe|hope|sure|seems|like|and|since|so|maybe|perhaps|probably) )its(?= [a-z]{3,14}ed(?:[.,;!?\n]|$| (?:but|and|or|in|on|by|for|since|when|because|now|to)\b))`,
    "it's",
  ],
  [
    String.raw`(?<=\b(?:thanks|thank you) (?:(?:so|very) much |a lot )?for )you(?:['’]re)?(?= (?:help|time|work|patience|support|effort|efforts|feedback|reply|answer|response|review|contribution|interest|attention|pr|report|understanding|quick|fast|great|hard)\b)`,
    'your',
  ],
  [String.raw`someones(?= (?:already|else|else's|got|been|going|just|always|probably)\b)`, "someone's"],
  [
    String.raw`(?<=\b(?:and|in fact|actually|because|since|so|but|if|when|that|now|once|says|say|maybe|probably|unless|until|while|although|though|think|thinks|guess|hope|sure) )its(?= (?:not|in|on|at|the|an?|too|very|still|already|always|never|only|just|really|been|going|working(?= (?:again|now|fine|well|great|locally|for|on|in|with|as|but)\b|[.,;!?\n]|$)|easier|better|also|possible|hard|important|worth)\b(?!-))`,
    "it's",
  ],
];
