import { isPersonName } from '../../correct/spelling/person-names.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from '../clause/verbs.ts';
import { words } from '../lexicon/words.ts';

/** Words before a subject that say nothing of who it is. */
const FILLERS = new Set(
  words(
    'and|but|so|also|then|ok|okay|yes|yeah|no|well|plus|anyway|currently|today|usually|often|sometimes|still|btw|actually|basically|right|now|apparently',
  ),
);

const PRONOUNS = new Set(
  words(
    'i|we|you|he|she|it|they|this|that|there|these|those|who|nobody|everybody|everyone|someone|somebody|people',
  ),
);
const DETERMINERS = new Set(
  words('a|an|the|our|my|your|his|her|their|its|each|every|all|any|some|no|most|many|both|half'),
);

const FINITE: ReadonlyMap<string, string> = new Map(
  [
    ["is are isn't aren't it's that's they're we're i'm you're he's she's there's", 'is'],
    ["was were wasn't weren't had did didn't got", 'was'],
    ["has have hasn't haven't i've we've they've", 'has'],
    ["does do doesn't don't", 'does'],
    ["will won't i'll we'll he'll she'll they'll it'll", 'will'],
    ["must shall should needs need mustn't shouldn't", 'must'],
    ["can cannot can't", 'can'],
    ["could would might may couldn't wouldn't i'd we'd they'd", 'could'],
  ].flatMap(([forms = '', name = '']) => forms.split(' ').map((word) => [word, name] as const)),
);

/** What people call things and each other where they judge them, and no software is built to be. */
const OPINIONS = new Set(
  words(
    'terrible|awful|horrible|annoying|bad|poor|weak|slow|messy|old|ancient|careful|careless|popular|nice|kind|friendly|helpful|afraid|tired|fond|happy|unhappy|sceptical|skeptical|expensive|cheap|small|tiny|huge|hidden|ugly|silly|stupid|ridiculous|fine|ok|okay|good|great|lovely|sad|angry|proud|busy|lazy|stubborn|curious|worried|nervous|keen|used|confusing|painful|flaky|broken|full|empty|loud|cold|hot|warm|wet|thick|thin|crazy|insane|obvious|sure|clear|true|normal|usual|common|rare|hard|easy|tricky|difficult|impossible|important|interesting|strange|weird|funny|unreadable|useless|outdated|overloaded',
  ),
);
/** What goes on in people's minds and mouths. */
const OF_MIND = new Set(
  words(
    'like|likes|love|loves|hate|hates|fear|fears|prefer|prefers|think|thinks|believe|believes|hope|hopes|know|knows|doubt|doubts|trust|trusts|worry|worries|complain|complains|grumble|grumbles|forget|forgets|remember|remembers|feel|feels|agree|agrees|disagree|disagrees|say|says|said|told|asked|promised|suggested|mentioned|wonder|guess|suppose|imagine|mind|care|cares|enjoy|enjoys|struggle|struggles|suffer|suffers|ignore|insist|insists',
  ),
);

/** Who or what an English sentence is about, and what its verb does, in a few classes. */
export function bearingSignals(said: readonly string[], written: string, previous: string | null): string[] {
  const start = said.findIndex((word) => !FILLERS.has(word) && /[\p{L}#⟦]/u.test(word));
  const at = Math.max(0, start);
  const subject = subjectOf(said, at, written);
  const found = verbOf(said, at);
  const [verb, behind] = found === null ? ['none', ''] : found;
  return [
    `subj:${subject}`,
    `verb:${verb}`,
    `sv:${subject} ${verb}`,
    ...(previous === null ? [] : [`ps:${previous} ${subject}`, `pv:${previous} ${verb}`]),
    ...(opines(said) ? [`opinion`, `op:${subject}`] : []),
    ...(said.slice(at + 1, at + FAR).some((word) => OF_MIND.has(word)) ? ['mind', `mind:${subject}`] : []),
    ...(behind === '' ? [] : [`behind:${behind}`, `sb:${subject} ${behind}`]),
  ];
}

/** Words from the subject on within which its verb stands. */
const FAR = 9;

/** "The wifi is poor", "they are very careful people": a form of be, and a judgement within the next words. */
function opines(said: readonly string[]): boolean {
  const be = said.findIndex((word) => FINITE.get(word) === 'is' || FINITE.get(word) === 'was');
  return be >= 0 && said.slice(be + 1, be + 4).some((word) => OPINIONS.has(word));
}

function subjectOf(said: readonly string[], at: number, written: string): string {
  const word = said[at] ?? '';
  const bare = word.replace(/'(?:s|re|m|ve|ll|d)$/u, '');
  if (PRONOUNS.has(bare)) return bare;
  if (DETERMINERS.has(word)) return word;
  const place = written.toLowerCase().indexOf(word);
  const named = place < 0 ? '' : written.slice(place, place + word.length);
  if (isPersonName(named)) return 'name';
  if (/^[#⟦]/u.test(word)) return 'number';
  if (isBaseVerb(word)) return 'order';
  return /[^s]s$/u.test(word) ? 'plural' : 'noun';
}

/** The first finite verb among the first words, and what stands right behind it. */
function verbOf(said: readonly string[], at: number): readonly [string, string] | null {
  for (let place = at; place < Math.min(said.length, at + FAR); place += 1) {
    const word = said[place] ?? '';
    const modal = FINITE.get(word);
    if (modal !== undefined) return [modal, classOf(said[place + 1] ?? '')];
    if (place === at) continue;
    if (baseOfThirdPerson(word) !== null && !isNounToo(word)) return ['s', ''];
  }
  return null;
}

function classOf(word: string): string {
  if (/(?:ed|en)$/u.test(word)) return 'done';
  if (/ing$/u.test(word)) return 'ing';
  if (DETERMINERS.has(word)) return 'det';
  if (word === '#' || word === '⟦') return 'number';
  if (/^(?:not|never)$/u.test(word)) return 'not';
  if (/^(?:in|on|at|by|for|from|of|to|with|under|over|per)$/u.test(word)) return 'prep';
  if (isBaseVerb(word)) return 'base';
  return 'other';
}
