import { withCapital } from '../../../first-letter.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from '../../clause/verbs.ts';
import { lowerWord } from '../../lower-word.ts';
import { providedThing } from '../by-thing.ts';
import type { Parts } from '../parts.ts';
import { opensClause, verbsIn } from './verbs.ts';
import { narrowed, noun, said } from './words.ts';

/** "`GET /health` answers in 1 s": what a call does. */
export function callIn(note: string): Parts | null {
  const [, call = '', verb = '', rest = ''] =
    /^(\uE010\S{1,8}\uE011) (\p{Ll}{3,20}s) (?!per |an? |each |every |\/)(\S.*)$/su.exec(note) ?? [];
  const base = baseOfThirdPerson(verb);
  return call !== '' && base !== null ? said(call, `${base} ${rest}`) : null;
}

/** "Editing a booking is possible until noon". */
export function possibilityIn(note: string): Parts | null {
  const [, deed = '', manner = ''] =
    /^(\p{L}{3,}ing(?: [^,;:]{2,60})?) is possible((?: |$).*)$/su.exec(note) ?? [];
  return deed === '' ? null : said(withCapital(deed), `be possible${manner}`);
}

/** "Fail loudly": a verb and how it is to be done. */
export function mannerIn(text: string): Parts | null {
  return /^(?!(?:only|reply|apply|supply|family|daily|weekly|early)\s)\p{L}{3,} (?!(?:only|early|hourly|daily|nightly|weekly|monthly|quarterly|yearly|family|assembly|supply|reply)(?!\p{L}))\p{Ll}{3,}ly(?: so(?: that)? .*)?$/iu.test(
    text,
  )
    ? said('The system', lowerWord(text))
    : null;
}

/** "Draft -> review -> published". */
export function sequenceIn(text: string): Parts | null {
  const steps = text.split(/\s(?:->|→|=>)\s/u).length - 1;
  const isCase = /^(?:if|when|once|unless)(?!\p{L})/iu.test(text);
  return steps >= 2 && !isCase ? said('The system', `follow this sequence: ${lowerWord(text)}`) : null;
}

/** "Ready by 1 May". */
export function deadlineIn(text: string): Parts | null {
  return /^(?:done|finished|ready|live|available|complete) (?:by|before|until|within|in|at) (?:\d|\uE010|the |an? |one )/iu.test(
    text,
  )
    ? said('It', `be ${lowerWord(text)}`)
    : null;
}

/** "Only contracts the lawyer may see": which ones at all. */
const onlySuch =
  /^only (?!\p{L}+ (?:and|or) )((?:\p{L}+ ){1,2}(?:the|their|an?|each) \p{L}+ (?:may|can|is allowed to) \p{L}.*)$/isu;

/** "Dark mode only". */
export function scopeIn(text: string): Parts | null {
  const scope = /^(.{2,60}) only(,\s.{4,})?$/isu.exec(text) ?? onlySuch.exec(text);
  return scope && !lasting.test(text) && !ofMore.test(scope[1] ?? '')
    ? said('The system', `be limited to ${lowerWord(scope[1] ?? '')}${scope[2] ?? ''}`)
    : null;
}

/** What has a verb of its own, or a bound of which the "only" behind it tells to what. */
const ofMore =
  / (?:needs?|wants?|gets?|sees?) |^(?:max(?:imum)?|min(?:imum)?|at most|at least|up to)\.? [\d\uE010]/iu;

/** "Night shifts only for trained people": to whom or what something is kept. */
export function keptIn(text: string): Parts | null {
  const [, thing = '', whom = ''] =
    /^([\p{L}\uE010][^,;:?!]{1,58}?) only ((?:for|by|to) (?!now(?!\p{L})).{2,})$/isu.exec(text) ?? [];
  return thing !== '' &&
    verbsIn(thing.replace(/\([^()]*\)/gu, '')) === 0 &&
    !/(?<!\p{L})(?:is|are|works?)$/iu.test(thing)
    ? said(withCapital(thing), `be only ${whom}`)
    : null;
}

/** "Prices from the contract, not the web shop". */
export function sourceIn(text: string): Parts | null {
  const [, thing = '', source = '', other = ''] =
    /^(\p{L}{3,}s) (?:only )?from ([^,;:]{2,40}?),? (?:and )?not (?:from )?([^,;:]{2,40})$/isu.exec(text) ??
    [];
  return thing === '' ? null : said(withCapital(thing), `come from ${source}, not from ${other}`);
}

/** "Amounts as integers". */
export function givenFormIn(text: string): Parts | null {
  const [, kind = '', form = ''] =
    /^(\p{L}{3,}s) as ((?!an?(?!\p{L})|the|many|much|soon|well|long|before)[\p{L}\d+/.-]{2,40})$/isu.exec(
      text,
    ) ?? [];
  return kind === '' ? null : said(withCapital(kind), `be given as ${form}`);
}

/** "Default off". */
export function presetIn(text: string): Parts | null {
  const [, preset = ''] =
    /^default(?:s)?(?: (?:is|to))?:? (on|off|enabled|disabled|true|false)$/iu.exec(text) ?? [];
  return preset === '' ? null : said('The default', `be ${preset.toLowerCase()}`);
}

/** "Two translators needed for the launch". */
export function needIn(text: string): Parts | null {
  const [, needed = '', what = ''] =
    /^([^,;:?!]{3,60}?) (?:(?:is|are) )?(?:needed|required|necessary) ((?:for|by|before|on|in) [^,;?!]{2,60})$/isu.exec(
      text,
    ) ?? [];
  return needed !== '' && verbsIn(needed) === 0 ? providedThing(`${needed} ${what}`) : null;
}

/** "Reconnect". */
export function verbIn(text: string): Parts | null {
  return /^\p{L}+$/u.test(text) && isBaseVerb(text) && !isNounToo(`${text}s`)
    ? said('The system', text.toLowerCase())
    : null;
}

/** "Answers in the language of the question", "dates in UTC": how something is written. */
const inForm =
  /^(\p{L}{3,}s) (in (?:the (?:language|format|form|style|tone|currency|time ?zone)(?!\p{L})|English|German|French|Spanish|Italian|Dutch|Polish|Portuguese|Japanese|Chinese|UTC|ISO|JSON|Markdown|plain (?:text|language)|euros?)(?: .*|, .*)?)$/su;

export function writtenFormIn(text: string): Parts | null {
  const [, written = '', how = ''] = inForm.exec(text) ?? [];
  return written === '' ? null : said(withCapital(written), `be ${how}`);
}

/** "All of this within a day". */
export function spanIn(text: string): Parts | null {
  const span =
    /^(all of (?:this|that|it|these)|everything|the whole thing) ((?:within|in|by|before|until|after) .+)$/isu.exec(
      text,
    );
  return span && said(withCapital(span[1] ?? ''), `happen ${span[2]}`);
}

/** "Wrong box = beep + red screen, can't continue": what something is to be taken for. */
const equated = new RegExp(String.raw`^(${noun})\s=\s(\p{L}.{2,})$`, 'isu');

export function meaningIn(text: string): Parts | null {
  const [, thing = '', meaning = ''] = equated.exec(text) ?? [];
  return meaning !== '' &&
    !narrowed.test(thing) &&
    verbsIn(thing.replace(/ that .*$/su, '')) === 0 &&
    !opensClause.test(thing.replace(/^same /iu, ''))
    ? said(withCapital(thing), `mean ${meaning}`)
    : null;
}

/** "No ads, also not in the footer". */
export function absenceIn(text: string): Parts | null {
  const [, thing = '', aside = ''] = /^(no (?!one(?!\p{L}))[^,;:]{3,60}),\s(.{4,})$/isu.exec(text) ?? [];
  return thing !== '' && verbsIn(thing) === 0 ? said('There', `be ${lowerWord(thing)} (${aside})`) : null;
}

/** "Link valid 14 days", "search reachable from every page": a noun and how it is to be. */
const lasting =
  /^((?:\p{L}+[ -]){0,2}(?:\p{L}+|\d\p{L}{1,3})) ((?:valid|available|reachable|visible|required|mandatory|optional|unique|editable|configurable|read-only|encrypted|disabled|enabled|usable|accessible|on by default|off by default|sorted by)(?!\p{L}).{0,160})$/isu;

export function stateIn(text: string): Parts | null {
  const [, thing = '', state = ''] = lasting.exec(text) ?? [];
  return thing !== '' && verbsIn(thing) === 0 && !opensClause.test(thing)
    ? said(withCapital(thing), `be ${state}`)
    : null;
}

/** What is kept and read, and has a place it comes from. */
const isThing =
  /(?:token|key|secret|password|credentials?|config(?:uration)?|settings?|data|list|prices?)s?$|^\uE010[\uE100-\uF8FF]\uE011$/iu;

/** "Secrets from the vault, never in the log". */
export function originIn(text: string): Parts | null {
  const [, thing = '', origin = '', where, what] =
    /^(\S+(?: \p{L}+){0,2}) (from (?:the |our |an? )?\p{L}+)(?:, never (in|on) (.+))?$/isu.exec(text) ?? [];
  if (thing === '' || !isThing.test(thing)) return null;
  const never = where === undefined ? '' : ` and never appear ${where} ${what}`;
  return said(withCapital(thing), `come ${origin}${never}`);
}
