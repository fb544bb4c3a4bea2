import { baseOfThirdPerson, isBaseVerb, isNounToo } from '../clause/verbs.ts';
import { byOccasion, providedThing } from './by-thing.ts';
import { lowerWord, type Parts, upperFirst } from './parts.ts';

const figure = String.raw`[<>≤≥=~≈]{0,2}\s?(?:\d|\uE010|half|one|two|three|five|ten)`;
const noun = String.raw`[\p{L}\uE010][^,;:()!?<>=≤≥]{1,50}?`;
/** "Drafts with state = open stay": the value is one of those that are meant. */
const narrowed = /(?<!\p{L})(?:with|where|whose|having) [^=]{1,40}$/iu;

/** Notes that set a bound, with what is said of the noun they name. */
const bounds: readonly { shape: RegExp; said: string }[] = [
  {
    shape: new RegExp(
      String.raw`^(${noun}) (?:is |are )?(?:max(?:imum)?\.?|at most|up to|no more than)(?: of)? (${figure}.*)$`,
      'isu',
    ),
    said: 'be at most',
  },
  {
    shape: new RegExp(
      String.raw`^(${noun}) (?:is |are )?(?:min(?:imum)?\.?|at least|no less than)(?: of)? (${figure}.*)$`,
      'isu',
    ),
    said: 'be at least',
  },
  { shape: new RegExp(String.raw`^(${noun})(?<![-=])\s?([<>≤≥]=?\s?.+)$`, 'isu'), said: 'be' },
  { shape: new RegExp(String.raw`^(${noun})\s=\s(.+)$`, 'isu'), said: 'be' },
  {
    shape: new RegExp(
      `^(${noun}) ((?:between|under|below|above|over|within|less than|more than) ${figure}.*)$`,
      'isu',
    ),
    said: 'be',
  },
];
/** "AUC at least 0.82, v1 has 0.79": what is told behind a bound. */
const clauseBehind =
  /, ((?:now|today|currently|(?:\p{L}[\p{L}\d.]*|\uE010\S\uE011) (?:has|had|is|was)|it (?:is|was)|it['’]s) [^,;]{2,60})$/iu;
const limitFirst = new RegExp(String.raw`^(?:max(?:imum)?\.?|at most|no more than) (${figure}.*)$`, 'isu');
const namedLimit = new RegExp(
  String.raw`^(max(?:imum)?|min(?:imum)?)\.? (\p{L}[\p{L} -]{2,40}?) (${figure}.*)$`,
  'isu',
);

/** A demand in note form, without a verb: "payload max 11 bytes", "no layout shift", "gallery with zoom". English only. */
export function byNote(note: string): Parts | null {
  const [, call = '', verb = '', rest = ''] =
    /^(\uE010\S{1,8}\uE011) (\p{Ll}{3,20}s) (?!per |an? |each |every |\/)(\S.*)$/su.exec(note) ?? [];
  const base = baseOfThirdPerson(verb);
  if (call !== '' && base !== null)
    return { subject: call, strength: null, isNegative: false, action: `${base} ${rest}` };
  const [, deed = '', manner = ''] =
    /^(\p{L}{3,}ing(?: [^,;:]{2,60})?) is possible((?: |$).*)$/su.exec(note) ?? [];
  if (deed !== '')
    return { subject: upperFirst(deed), strength: null, isNegative: false, action: `be possible${manner}` };
  const text = note.trim();
  if (
    /^(?!(?:only|reply|apply|supply|family|daily|weekly|early)\s)\p{L}{3,} (?!(?:only|early|hourly|daily|nightly|weekly|monthly|quarterly|yearly|family|assembly|supply|reply)(?!\p{L}))\p{Ll}{3,}ly(?: so(?: that)? .*)?$/iu.test(
      text,
    )
  )
    return { subject: 'The system', strength: null, isNegative: false, action: lowerWord(text) };
  const plain = { strength: null, isNegative: false } as const;
  const steps = text.split(/\s(?:->|→|=>)\s/u).length - 1;
  if (steps >= 2 && !hasArrowCondition(text))
    return { ...plain, subject: 'The system', action: `follow this sequence: ${lowerWord(text)}` };
  if (
    /^(?:done|finished|ready|live|available|complete) (?:by|before|until|within|in|at) (?:\d|\uE010|the |an? |one )/iu.test(
      text,
    )
  )
    return { ...plain, subject: 'It', action: `be ${lowerWord(text)}` };
  const scope = /^(.{2,60}) only(,\s.{4,})?$/isu.exec(text) ?? onlySuch.exec(text);
  if (scope && !lasting.test(text))
    return {
      ...plain,
      subject: 'The system',
      action: `be limited to ${lowerWord(scope[1] ?? '')}${scope[2] ?? ''}`,
    };
  const occasional = byOccasion(text);
  if (occasional) return occasional;
  const named = namedLimit.exec(text);
  if (named)
    return {
      ...plain,
      subject: `The ${/^max/iu.test(named[1] ?? '') ? 'maximum' : 'minimum'} ${lowerWord(named[2] ?? '')}`,
      action: `be ${named[3]}`,
    };
  const [, thing = '', source = '', other = ''] =
    /^(\p{L}{3,}s) (?:only )?from ([^,;:]{2,40}?),? (?:and )?not (?:from )?([^,;:]{2,40})$/isu.exec(text) ??
    [];
  if (thing !== '')
    return { ...plain, subject: upperFirst(thing), action: `come from ${source}, not from ${other}` };
  const [, measured = '', values = ''] =
    /^(\p{L}[\p{L} ]{1,30}?) ((?:\d|\uE010)[\d.,\uE010\uE011\uE100-\uF8FF]* ?%?(?:(?:,| or| and) (?:\d|\uE010)[\d.,\uE010\uE011\uE100-\uF8FF]* ?%?){1,4})$/u.exec(
      text,
    ) ?? [];
  if (measured !== '' && verbsIn(measured) === 0)
    return { ...plain, subject: upperFirst(measured), action: `be ${values}` };
  const [, kind = '', form = ''] =
    /^(\p{L}{3,}s) as ((?!an?(?!\p{L})|the|many|much|soon|well|long|before)[\p{L}\d+/.-]{2,40})$/isu.exec(
      text,
    ) ?? [];
  if (kind !== '') return { ...plain, subject: upperFirst(kind), action: `be given as ${form}` };
  const [, preset = ''] =
    /^default(?:s)?(?: (?:is|to))?:? (on|off|enabled|disabled|true|false)$/iu.exec(text) ?? [];
  if (preset !== '') return { ...plain, subject: 'The default', action: `be ${preset.toLowerCase()}` };
  const [, needed = '', what = ''] =
    /^([^,;:?!]{3,60}?) (?:(?:is|are) )?(?:needed|required|necessary) ((?:for|by|before|on|in) [^,;?!]{2,60})$/isu.exec(
      text,
    ) ?? [];
  if (needed !== '' && verbsIn(needed) === 0) return providedThing(`${needed} ${what}`);
  if (/^\p{L}+$/u.test(text) && isBaseVerb(text) && !isNounToo(`${text}s`))
    return { ...plain, subject: 'The system', action: text.toLowerCase() };
  const [, written = '', how = ''] = inForm.exec(text) ?? [];
  if (written !== '') return { ...plain, subject: upperFirst(written), action: `be ${how}` };
  const [, bounded = '', bound = ''] = boundedNoun.exec(text) ?? [];
  if (bounded !== '') return { ...plain, subject: upperFirst(bounded), action: `be ${bound}` };
  const limit = limitFirst.exec(text);
  if (limit) return { ...plain, subject: 'There', action: `be at most ${limit[1]}` };
  const rate = new RegExp(String.raw`^(${figure}\S* \p{L}+ (?:an?|per|\/) \p{L}+.*)$`, 'isu').exec(text);
  if (rate && !timed.test(text) && / per /u.test(text))
    return { ...plain, subject: 'There', action: `be ${lowerWord(text)}` };
  if (rate) return { ...plain, subject: 'The system', action: `allow ${lowerWord(rate[1] ?? '')}` };
  const span =
    /^(all of (?:this|that|it|these)|everything|the whole thing) ((?:within|in|by|before|until|after) .+)$/isu.exec(
      text,
    );
  if (span) return { ...plain, subject: upperFirst(span[1] ?? ''), action: `happen ${span[2]}` };
  for (const { shape, said } of bounds) {
    const match = shape.exec(text.replace(clauseBehind, ' ($1)'));
    const subject = match?.[1]?.trim() ?? '';
    if (
      match &&
      !opensFigure.test(subject) &&
      !(/=/u.test(text) && narrowed.test(subject)) &&
      verbsIn(subject) === 0 &&
      verbsIn((match[2] ?? '').replace(/\s\([^()]*\)$/u, '')) === 0 &&
      !opensClause.test(subject)
    )
      return { ...plain, subject: upperFirst(subject), action: `${said} ${match[2]}` };
  }
  const meaning = equated.exec(text);
  if (
    meaning &&
    !narrowed.test(meaning[1] ?? '') &&
    verbsIn((meaning[1] ?? '').replace(/ that .*$/su, '')) === 0 &&
    !opensClause.test((meaning[1] ?? '').replace(/^same /iu, ''))
  )
    return { ...plain, subject: upperFirst(meaning[1] ?? ''), action: `mean ${meaning[2]}` };
  const without = /^(no (?!one(?!\p{L}))[^,;:]{3,60}),\s(.{4,})$/isu.exec(text);
  if (without && verbsIn(without[1] ?? '') === 0)
    return { ...plain, subject: 'There', action: `be ${lowerWord(without[1] ?? '')} (${without[2]})` };
  const state = lasting.exec(text);
  if (state && verbsIn(state[1] ?? '') === 0 && !opensClause.test(state[1] ?? ''))
    return { ...plain, subject: upperFirst(state[1] ?? ''), action: `be ${state[2]}` };
  if (hasVerb(text))
    return isWhole(text)
      ? { ...plain, subject: 'The system', action: `ensure that ${lowerWord(text)}` }
      : null;
  if (/^no (?!one(?!\p{L}))/iu.test(text))
    return { ...plain, subject: 'There', action: `be ${lowerWord(text)}` };
  if (
    isDone.test(text) ||
    opensClause.test(text) ||
    opensState.test(text) ||
    opensParticiple.test(text) ||
    /^\S+ only (?:if|when|for|in|on|after)(?!\p{L})/iu.test(text) ||
    /^[\d\uE010][^,]{0,20}? (?:in|within|under|per)(?!\p{L})/iu.test(text) ||
    /[?→]|->/u.test(text) ||
    text.split(/\s+/u).length > mostWords
  )
    return null;
  const origin = /^(\S+(?: \p{L}+){0,2}) (from (?:the |our |an? )?\p{L}+)(?:, never (in|on) (.+))?$/isu.exec(
    text,
  );
  if (origin && isThing.test(origin[1] ?? ''))
    return {
      ...plain,
      subject: upperFirst(origin[1] ?? ''),
      action: `come ${origin[2]}${origin[3] === undefined ? '' : ` and never appear ${origin[3]} ${origin[4]}`}`,
    };
  return providedThing(text);
}

/** "Answers in the language of the question", "dates in UTC": how something is written. */
const inForm =
  /^(\p{L}{3,}s) (in (?:the (?:language|format|form|style|tone|currency|time ?zone)(?!\p{L})|English|German|French|Spanish|Italian|Dutch|Polish|Portuguese|Japanese|Chinese|UTC|ISO|JSON|Markdown|plain (?:text|language)|euros?)(?: .*|, .*)?)$/su;

/** "Retention 10 years because of the auditors": what is bounded, and by how much. */
const boundedNoun = new RegExp(
  `^((?:data |log |session |link )?(?:retention|timeout|ttl|expiry|validity)) (${figure}.*)$`,
  'isu',
);

/** "20 calls per minute", and not "one sentence per change". */
const timed =
  /(?:an?|per|\/) ?(?:s|secs?|seconds?|mins?|minutes?|h|hours?|days?|nights?|weeks?|months?|quarters?|years?)(?!\p{L})/iu;

/** "Wrong box = beep + red screen, can't continue": what something is to be taken for. */
const equated = new RegExp(String.raw`^(${noun})\s=\s(\p{L}.{2,})$`, 'isu');

/** "Closed by the worker", "called from main": what is said of something that is not named. */
const opensParticiple = /^\p{L}{3,}ed (?:from|by|with|in|to|at|as|after|on)(?!\p{L})/iu;

/** "Only contracts the lawyer may see": which ones at all. */
const onlySuch =
  /^only (?!\p{L}+ (?:and|or) )((?:\p{L}+ ){1,2}(?:the|their|an?|each) \p{L}+ (?:may|can|is allowed to) \p{L}.*)$/isu;

/** What is kept and read, and has a place it comes from. */
const isThing =
  /(?:token|key|secret|password|credentials?|config(?:uration)?|settings?|data|list|prices?)s?$|^\uE010[\uE100-\uF8FF]\uE011$/iu;

/** "Valid the whole day": said of something named before. */
const opensState =
  /^(?:anonymous|fine|ok|okay|good|enough|allowed|valid|available|reachable|visible|optional|mandatory|unique|sorted|encrypted)(?!\p{L})/iu;

/** "Link valid 14 days", "search reachable from every page": a noun and how it is to be. */
const lasting =
  /^((?:\p{L}+[ -]){0,2}\p{L}+) ((?:valid|available|reachable|visible|required|mandatory|optional|unique|editable|configurable|read-only|encrypted|disabled|enabled|usable|accessible|on by default|off by default|sorted by)(?!\p{L}).{0,160})$/isu;

/** "1 GB in", under three minutes: no noun that the bound is of. */
const opensFigure = /^[\d\uE010]|\s(?:in|within|at|after|for|to|of)$/iu;

/** "Keys rotated", "legal informed": what has been done. */
const isDone = /^(?:\S+ ){1,3}\p{L}{3,}ed$/iu;

/** Words of a note that names one thing. */
const mostWords = 16;

const opensClause =
  /^(?:if|when|whenever|once|after|before|while|until|unless|because|since|so|then|and|or|but|with|without|in|on|at|by|for|from|to|via|per|not|never|as|than|that|which|who|where|why|how|what|it|they|he|she|we|i|you|this|these|those|there|same|likewise|instead|also|only|yes|ok)(?!\p{L})/iu;

function hasArrowCondition(text: string): boolean {
  return /^(?:if|when|once|unless)(?!\p{L})/iu.test(text);
}

const finite =
  /^(?:is|are|has|have|can|cannot|can['’]t|will|won['’]t|must|should|may|might|could|thinks?|says?|wants?|needs?|stays?|remains?|exists?|means?|would|was|were|had|does|do|doesn['’]t|don['’]t|isn['’]t|aren['’]t|gets?|goes|comes|becomes?)$/iu;

/** "It's missing", "they'd like": a pronoun and its verb in one word. */
const contracted = /^(?:it|that|this|he|she|there|who|what)['’]s$|^\p{L}+['’](?:re|m|ve|ll|d)$/iu;

/** Whether a verb in a finite form stands in it, beside those of relative clauses. */
function hasVerb(text: string): boolean {
  const bare = text
    .replace(/\([^()]{0,200}\)/gu, ' ')
    .replace(/\s(?:if|when|while|until|once|whether|where|how)\s.*$/isu, ' ');
  const tail = /\s(?:if|when|while|until|once|whether|where|how)\s(.*)$/isu.exec(text)?.[1] ?? '';
  if (verbsIn(tail) > 1 && !/[,;]/u.test(tail)) return true;
  const [main = '', ...relatives] = bare.split(/(?<!\p{L})(?:that|which|who|what)(?!\p{L})/iu);
  return verbsIn(main) > 0 || verbsIn(bare) > relatives.length;
}

function verbsIn(text: string): number {
  const words = text.match(/[\p{L}'’]+/gu) ?? [];
  return words.filter((word, at) => {
    if (finite.test(word) || contracted.test(word)) return true;
    if (at === 0 || /^\p{Lu}/u.test(word) || isNounToo(word)) return false;
    // "Killing a flag takes effect": behind an article a word is a noun, whatever verb it is else.
    const isBehindVerb =
      isBaseVerb(words[at - 1] ?? '') && !/^(?:the|an?|each|every|our|this)$/iu.test(words[at - 2] ?? '');
    return baseOfThirdPerson(word) !== null && !isBehindVerb;
  }).length;
}

/** A clause that can follow "ensure that": one thought, of nobody in the first person, and nothing pending. */
function isWhole(text: string): boolean {
  return (
    text.length <= 220 &&
    !hasLeadingNote(text) &&
    !/[?:;]|\s(?:->|→)\s|\s[–—]\s/u.test(text) &&
    !/(?<!\p{L})(?:i|me|my|mine|i['’]m|you|must|should|ha(?:s|ve) to|needs? to|let['’]?s|maybe|probably|would|could|might|wait|think|thinks|guess)(?!\p{L})/iu.test(
      text,
    ) &&
    !/^(?:if|when|whenever|once|after|before|while|because|so|then|and|or|but|not|than|that|which|who|where|why|how|what|without|with|happens|before)(?!\p{L})/iu.test(
      text,
    )
  );
}

/** "Break glass account, expires after 1 h": nouns before a comma, and what is said of them behind it. */
function hasLeadingNote(text: string): boolean {
  const comma = text.replace(/\([^()]{0,200}\)/gu, '').split(',');
  return comma.length > 1 && verbsIn(comma[0] ?? '') === 0;
}
