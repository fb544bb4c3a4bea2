import { SHORT_FORMS } from './short-forms.ts';
import { SPLIT_WORDS } from './split-words.ts';

/** Words mistaken for one another, each with the place that tells which is meant. */
export const CONFUSED_PAIRS: readonly (readonly [string, string])[] = [
  ...SHORT_FORMS,
  [
    String.raw`(?<=\b(?:know|knows|sure|check|see|decide|unclear|tell|wonder|verify|matter|question is|ask|say|determine|regardless of|clear|figure out|find out|depends on|depending on|test) )weather(?= (?:it|we|the|this|that|they|to|you|i|he|she|our|your|their|or)\b(?! (?:is|was) (?:fine|nice|bad|good|cold|hot|warm)\b))`,
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
    String.raw`(?<=\b(?:it|this|that|which|bug|issue|problem|outage|incident|change|update|and|also|has|have|only|not|already) )effected(?= (?:the|our|all|us|some|about|over|around|\d+|users?|customers?|everyone|many|only|other|production|performance|by)\b(?! (?:[a-z]+ ){0,2}changes?\b))`,
    'affected',
  ],
  [
    String.raw`(?<=\b(?:change|update|bug|issue|problem|outage|incident|fix|setting|this|that|which|it|also|only) )effects(?= (?:all|the|our|us|users|every|everyone|your|my|performance|both|some|many|only|customers|other)\b)`,
    'affects',
  ],
  [String.raw`(?<=\b(?:to|will|must|should|please|can|would) )insure(?= (?:that|it|we)\b)`, 'ensure'],
  [
    String.raw`(?<=\b(?:(?:the|an?|this|that|one|my|our|their) (?:(?:most|very|only|one) )?(?:important|main|only|same|first|last|best|worst|other|good|bad|next|whole|funny|strange|weird)|another) )think(?= (?:is|was|that|i|we|about|which)\b)`,
    'thing',
  ],
  [
    String.raw`(?<=\b(?:two|three|four|five|six|ten|many|several|few|some|multiple|\d{1,4}) )person(?=[.,;!?\n]|$| (?:are|were|have|do|can|will|in|on|at|with|who|to|from|and|or|edit|use|work|need|want|open|access|at)\b(?!-))`,
    'people',
  ],
  [
    String.raw`(?<=\b(?:(?:works?|worked|fails?|failed|runs?|running|ran|happens?|happened|crashe[sd]|crash|breaks?|broke|tested|installed?|shows?|loads?|slow|fast|fine|app|it|this|bug|error|version|only)) )(?:in|at)(?= (?:my|your|his|her) (?:laptop|machine|computer|phone)\b(?! room))`,
    'on',
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
  [String.raw`(?<=\b(?:some|any|good|many|these|your|more|few) )advices`, 'advice'],
  [String.raw`in(?= the other hand\b)`, 'on'],
  [
    String.raw`(?<=\b(?:is|was|ships?|shipped|meet|meeting|released?|happened|it|deploy|available|back) )(?:in|at)(?= (?:mon|tues|wednes|thurs|fri|satur|sun)day(?![\p{L}'’]))`,
    'on',
  ],
  [
    String.raw`(?<=[a-z] )since(?= (?:(?:(?:\d{1,3}|two|three|four|five|six|ten|a few|several|many|some) )?(?:minutes|hours|days|weeks|months|years)|ages)(?:[.,;!?\n]|$| (?:and|but|now|because)\b))`,
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
    String.raw`(?<=\b(?:am|is|are|was|were|been|['’](?:m|re|s)|not|still|also|currently) )planing(?= (?:to|on|for|the|an?)\b)`,
    'planning',
  ],
  [
    String.raw`(?<=\b(?:late|quick|fast|slow|your|my|a|no|any|first|their) )respond(?=[.,!?\n]|$| (?:from|to (?:my|your|our|the|this)|yet)\b)`,
    'response',
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
    String.raw`(?<!\b(?:the|an?|of|food|feed|water|peaks?|and|or|each|every|one|this|that|trough) )trough(?= (?:the|an?|our|my|your|its|their|this|that|these|it|all|some|each|every|several|many|one|two|hundreds?|thousands?|dozens|lots|multiple|different|which|what|here|there|them|him|us)\b)`,
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
  [String.raw`(?<=\bto )discus(?= (?:the|this|it|that|how|about|our|a|an)\b)`, 'discuss'],
  [
    String.raw`(?<=\b(?:to|can|could|will|should|must|we|they|i|you|let['’]s|and|not|further|also) )(?:discuss|discus) about(?= (?:the|this|it|that|how|our|your|an?|these|what|which)\b)`,
    'discuss',
  ],
  ...SPLIT_WORDS,
];
