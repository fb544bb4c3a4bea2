import { PLURAL_NOUN, SINGULAR_NOUN } from './nouns.ts';
import { SPLIT_WORDS } from './split-words.ts';
import { PLAIN_BASE, PLAIN_THIRD } from './verbs.ts';

/** Words mistaken for one another, each with the place that tells which is meant. */
export const CONFUSED_PAIRS: readonly (readonly [string, string])[] = [
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
    "your(?= (?:the|an|my|our|these|gonna|(?:closer|nearer|further|faster|better|newer) (?:to|than|then|with|at|in)|more familiar)(?![\\p{L}'’-]))",
    "you're",
  ],
  ['your(?= (?:welcome(?: to|[.!])|not [a-z]+ing|going to|right(?: about|[.,!])))', "you're"],
  [
    String.raw`(?<=\b(?:if|when|while|because|since|once) )your(?= (?:using|running|trying|looking|getting|seeing|having|planning|working|deploying|building) (?:the|an?|on|to|with|at|it|this|that|into|for)\b)`,
    "you're",
  ],
  [
    String.raw`(?<=\b(?:if|when|while|because|since|once|that|sure) )your(?= (?:in|on|at|not(?: on| in| at)?|already|still|sure|able|ready|done|happy|lost|stuck) (?:the|an?|to|it|this|that|with|of|[a-z]{2,12}ing)\b(?!-))`,
    "you're",
  ],
  [
    String.raw`(?<=\b(?:think|guess|hope|believe|know|assume|suspect|say|said|sure|looks like) )your(?= (?:missing|using|running|trying|looking|getting|seeing|having|planning|working|talking|referring|doing|going|sending|calling|asking|thinking) (?:the|an?|on|to|about|with|at|it|this|that|into|for|too)\b)`,
    "you're",
  ],
  [
    String.raw`(?<=\b(?:forgot|forget|forgets|lose|lost|change|changed|update|updated|enter|entered|share|save|reset|check|submit|export|import|download|upload|delete|edit|manage|view|see) )there(?= (?:own|credentials|passwords?|accounts?|data|settings?|tokens?|keys?|emails?|changes|profiles?|sessions?|code|names?|addresses|address|devices?)\b)`,
    'their',
  ],
  [
    String.raw`(?<=\b(?:change|update|bug|issue|problem|outage|incident|fix|setting|this|that|which|it|also|only) )effects(?= (?:all|the|our|us|users|every|everyone|your|my|performance|both|some|many|only|customers|other)\b)`,
    'affects',
  ],
  [String.raw`(?<=\b(?:to|will|must|should|please|can|would) )insure(?= (?:that|it|we)\b)`, 'ensure'],
  [
    String.raw`who['’]s(?= (?:${SINGULAR_NOUN}|${PLURAL_NOUN}) (?:is|are|was|were|has|have|gets?|does|do|did|will|can|(?:expired|failed|changed|arrived|ended|left|crashed|broke)|${PLAIN_THIRD}|${PLAIN_BASE})\b| (?:responsibility|job|turn|fault|idea|task|code|account) (?:is|was|are)\b)`,
    'whose',
  ],
  [
    String.raw`(?<=\b(?:check|in|with|on|from|of|update|for|via|restart|open|change) )you['’]re(?= (?:own|logs?|code|config|team|server|account|browser|machine|database|data|token|password|settings?|changes|branch|project|app)\b)`,
    'your',
  ],
  [
    String.raw`(?<=\b(?:if|when|that|because|since|while|unless|think|sure|know|hope) )your(?= (?:having|going to|trying to|looking for|getting|doing|seeing|running into|planning|thinking|talking|still using|already using)\b)`,
    "you're",
  ],
  [
    "their['’]s(?= (?:an?|no|the|nothing|something|only|one|also|still|always|more)(?![\\p{L}'’-]))",
    "there's",
  ],
  ['theirs(?= (?:an?|no|also|still|always) [a-z])', "there's"],
  [
    String.raw`(?<=\b(?:(?:works?|worked|fails?|failed|runs?|running|ran|happens?|happened|crashe[sd]|crash|breaks?|broke|tested|installed?|shows?|loads?|slow|fast|fine|app|it|this|bug|error|version|only)) )(?:in|at)(?= (?:my|your|his|her) (?:laptop|machine|computer|phone)\b(?! room))`,
    'on',
  ],
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
    String.raw`(?<=(?:^|\n|[.!?] |\b(?:but|because) ))there(?= (?:code|team|api|password|account|email|browser|session|profile|server|service|app|data|logs|config|docs|product|website|support) (?:is|are|was|were|has|have)\b)`,
    'their',
  ],
  [String.raw`(?<=\b(?:some|any|good|many|these|your|more|few) )advices`, 'advice'],
  [String.raw`in(?= the other hand\b)`, 'on'],
  [
    String.raw`(?<=\b(?:is|was|ships?|shipped|meet|meeting|released?|happened|it|deploy|available|back) )(?:in|at)(?= (?:mon|tues|wednes|thurs|fri|satur|sun)day(?![\p{L}'’]))`,
    'on',
  ],
  [
    String.raw`(?<=[a-z] )since(?= (?:\d{1,3}|two|three|four|five|six|ten|a few|several|many|some) (?:minutes|hours|days|weeks|months|years)(?:[.,;!?\n]|$| (?:and|but|now|because)\b))`,
    'for',
  ],
  [String.raw`said(?= (?:me|us|him|them) (?:that|it|the|to)\b)`, 'told'],
  [
    String.raw`much(?= (?:users|customers|errors|requests|tests|bugs|issues|people|problems|tickets|files|services|servers)\b(?! better|-))`,
    'many',
  ],
  [String.raw`(?<=\b(?:over|up|right|come|came|live|work|out) )hear(?=[.,!?\n]|$)`, 'here'],
  [String.raw`strait(?= (?:to|into|from|away|forward)\b)`, 'straight'],
  [
    String.raw`(?<=\bin the )passed(?=[.,!?\n]|$| (?:we|it|they|i|there|the|few|two|three|year|years|month|months|weeks?)\b)`,
    'past',
  ],
  [
    String.raw`(?<=\b(?:change|update|upgrade|commit|deploy|deployment|release|build|merge|migration|which|fix) )brakes(?= (?:the|our|everything|all|when|if|on|in|production|existing|something|every|for|it|some|many)\b|[.,;!?\n]|$)`,
    'breaks',
  ],
  [
    String.raw`(?<=\b(?:know|knows|sure|see|find|found|check|tell|out|remember|understand|clear) )were(?= (?:it|the|this|that|to|we|they|you|i|he|she|our)\b)`,
    'where',
  ],
  [
    String.raw`(?<=\b(?:we|they|you) )where(?= (?:not|able|going|supposed|using|trying|working|running|waiting|looking|getting|seeing|told|asked|also|still|already|never)\b)`,
    'were',
  ],
  [
    String.raw`(?<=\bthere )where(?= (?:no|not|some|many|several|also|too|two|three|lots|a few|errors|problems|issues)\b)`,
    'were',
  ],
  [
    String.raw`(?<=\b(?:to|will|can|could|should|must|would|not|doesn['’]t|don['’]t|didn['’]t|cannot|can['’]t) )except(?= (?:the|an?|it|this|that|any|all|our|your|their|new|only|requests?|connections?|payments?|invalid)\b)`,
    'accept',
  ],
  [
    String.raw`quiet(?= (?:a (?:bit|lot|few|while)|often|sure|hard|easy|slow|fast|well|different|difficult|important|useful|big|large|long|complex|complicated|expensive|annoying|simple|similar|confusing|common)\b)`,
    'quite',
  ],
  [
    String.raw`(?<=\b(?:don['’]?t|didn['’]?t|doesn['’]?t|you|we|they|i|to) )no(?= (?:how|why|what|where|if|that|who|when)\b)`,
    'know',
  ],
  [String.raw`(?<=\b(?:has|have|had|having) )lead(?= to\b)`, 'led'],
  [
    String.raw`(?<=\b(?:the|no|any|big|main|only|a|real|huge|little) )different(?= (?:between|is that|is the)\b)`,
    'difference',
  ],
  [
    String.raw`(?<=\b(?:be|are|am|is) )patience(?= (?:while|with|and|please|as|until)\b|[.,!\n]|$)`,
    'patient',
  ],
  [
    String.raw`(?<!\b(?:the|a|wicked|old) )witch(?= (?:is|are|was|were|will|can|could|has|have|does|makes?|means|should|one|version|we|you|i|they|the)\b)`,
    'which',
  ],
  [
    String.raw`(?<=\b(?:see|trace|attached|listed|described|mentioned|shown|example|examples|code|logs?|output|steps|as|link|details|explained|table|list|comment) )bellow(?=[.,:;!?\n]|$| (?:for|and|to|is|are|i|the)\b)`,
    'below',
  ],
  [
    String.raw`(?<=\b(?:says|said|think|thought|know|because|that|but|if|when|while|guess|believe|hope|sure|seems|like|and|since|so) )its(?= [a-z]{3,14}ed(?:[.,;!?\n]|$| (?:but|and|or|in|on|by|for|since|when|because|now|to)\b))`,
    "it's",
  ],
  [
    String.raw`(?<=\b(?:am|is|are|was|were|been|['’](?:m|re|s)|not|still|also|currently) )planing(?= (?:to|on|for|the|an?)\b)`,
    'planning',
  ],
  [
    String.raw`(?<=\b(?:late|quick|fast|slow|your|my|a|no|any|first|their) )respond(?=[.,!?\n]|$| (?:from|to (?:my|your|our|the|this)|yet)\b)`,
    'response',
  ],
  [
    String.raw`(?<=\b(?:thanks|thank you) (?:(?:so|very) much |a lot )?for )you(?= (?:help|time|work|patience|support|effort|efforts|feedback|reply|answer|response|review|contribution|interest|attention|pr|report|understanding|quick|fast|great|hard)\b)`,
    'your',
  ],
  [
    String.raw`(?<=\b(?:because|instead|lots|a lot|plenty|most|kind|number|out|consists?|type) )off(?= (?:the|this|that|these|those|a|an|our|my|your|it|them|data|memory|people|users|errors|requests)\b)`,
    'of',
  ],
  [String.raw`(?<=\b(?:turned|switched) )of(?= (?:the|it|this|that|all|by)\b|[.,;!?\n]|$)`, 'off'],
  [
    String.raw`fore(?= (?:the|an?|me|you|us|them|my|our|your|this|that|these|all|many|some|example|instance)\b)`,
    'for',
  ],
  [
    String.raw`u(?= (?:are|can|will|would|should|could|have|need|want|know|see|get|do|don['’]t|agree|may|must)\b)`,
    'you',
  ],
  [
    String.raw`(?<=\b(?:to|can|could|will|would|should|must|might|may|please|we|they|you|i|always|easily|then|and) )role(?= (?:back|forward|out|over|it|them)\b)`,
    'roll',
  ],
  [String.raw`roles(?= (?:back|forward|out|over) (?:to|the|all|its?|when|if|on|and)\b)`, 'rolls'],
  [
    String.raw`(?<!\b(?:the|an?|of|food|feed|water|peaks?|and|or|each|every|one|this|that|trough) )trough(?= (?:the|an?|our|my|your|its|their|this|that|these|it|all|some|each|every|several|many|one|two)\b)`,
    'through',
  ],
  [
    String.raw`(?<=\b(?:last|next|this|per|each|once a|twice a|every|previous|whole|a) )weak(?=[.,;!?\n]|$| (?:and|but|or|because|we|i|the|it|they|on|in|at|for|to|from)\b)`,
    'week',
  ],
  [
    String.raw`(?<=^|\n|[.!?] )than(?= (?:the|an?|we|you|i|it|he|she|they|this|that|our|my|your|there|run|click|open|start|restart|use|add|go)\b)`,
    'then',
  ],
  [String.raw`someones(?= (?:already|else|else's|got|been|going|just|always|probably)\b)`, "someone's"],
  [String.raw`(?<=\bto )discus(?= (?:the|this|it|that|how|about|our|a|an)\b)`, 'discuss'],
  [
    String.raw`(?<=\b(?:to|can|could|will|should|must|we|they|i|you|let['’]s|and|not|further|also) )(?:discuss|discus) about(?= (?:the|this|it|that|how|our|your|an?|these|what|which)\b)`,
    'discuss',
  ],
  [
    String.raw`(?<=\b(?:and|in fact|actually|because|since|so|but|if|when|that|now|once|says|say|maybe|probably|unless|until|while|although|though|think|thinks|guess|hope|sure) )its(?= (?:not|in|on|at|the|an?|too|very|still|already|always|never|only|just|really|been|going|working|easier|better|also|possible|hard|important|worth)\b(?!-))`,
    "it's",
  ],
  ...SPLIT_WORDS,
];
