import { lowerCapitalised, lowerFirst, upperFirst } from '../../../first-letter.ts';
import type { Strength } from '../../../understand/statement.ts';
import { isDutchVerb } from './dutch-predicate.ts';
import { finiteAt } from './german-verbs.ts';
import { clauseEnd, isWord } from './words.ts';

/** How a language forbids a deed that nobody is named for, in words behind which its infinitive stands. */
interface Forbidding {
  /** Groups: what denies, and the deed, which opens with its infinitive. */
  readonly shape: RegExp;
  readonly said: (not: string, deed: string, word: string) => string;
  readonly words: Readonly<Record<'MUST' | 'SHOULD', readonly [one: string, many: string]>>;
}

const romance: Readonly<Record<string, Forbidding>> = {
  fr: {
    shape:
      /^(ne (?:pas|jamais|plus)) ((?:(?:y|en|l[ea]|les|lui|leur|se) |(?:l|s|m)['’])?\p{Ll}+(?:er|ir|re|oir)(?!\p{L}).*)$/isu,
    said: (not, deed, word) => `On ne ${word}${not.toLowerCase().replace(/^ne/u, '')} ${deed}`,
    words: { MUST: ['DOIT', 'DOIT'], SHOULD: ['DEVRAIT', 'DEVRAIT'] },
  },
  es: {
    shape: /^(no|nunca|jamás) (\p{Ll}+[aei]r(?!\p{L}).*)$/isu,
    said: (not, deed, word) => `${upperFirst(not)} se ${word} ${deed}`,
    words: { MUST: ['DEBE', 'DEBEN'], SHOULD: ['DEBERÍA', 'DEBERÍAN'] },
  },
  pt: {
    shape: /^(não|nunca|jamais) (\p{Ll}+[aeio]r(?!\p{L}).*)$/isu,
    said: (not, deed, word) => `${upperFirst(not)} se ${word} ${deed}`,
    words: { MUST: ['DEVE', 'DEVEM'], SHOULD: ['DEVERIA', 'DEVERIAM'] },
  },
  it: {
    shape: /^(non|mai) (\p{Ll}+(?:are|ere|ire|rre)(?!\p{L}).*)$/isu,
    said: (not, deed, word) => `Non si ${word}${/^mai$/iu.test(not) ? ' mai' : ''} ${deed}`,
    words: { MUST: ['DEVE', 'DEVONO'], SHOULD: ['DOVREBBE', 'DOVREBBERO'] },
  },
  pl: {
    shape: /^(nie|nigdy nie) (\p{Ll}+(?:ać|eć|ić|yć|ąć|uć|ować|ść|źć|óc|ec)(?!\p{L}).*)$/isu,
    said: (not, deed, word) => `${upperFirst(not)} ${word} ${deed}`,
    words: { MUST: ['NALEŻY', 'NALEŻY'], SHOULD: ['NALEŻY', 'NALEŻY'] },
  },
};

/** "Guardar los datos", "enviar correos": several things stand behind the verb, with which the word that binds goes where the verb has no doer. */
const several =
  /^\p{L}+ (?:(?:los|las|todos|todas|sus|os|as|seus|suas|i|gli|le|tutti|tutte|i suoi|dos|tres|dois|duas|due|tre) \p{L}|(?!(?:más|menos|mais|antes|después|depois|tras|jamás|nada|a|de|no|en|em)(?!\p{L}))\p{Ll}{3,}(?:[aeo]s|es)(?!\p{L}))/iu;
const severalItalian = /^\p{L}+ (?:i|gli|le|tutti|tutte|due|tre|più di) \p{L}/iu;

/**
 * An order in the infinitive not to do something, said of whoever might do it: "No guardar datos bancarios" → "No se DEBEN guardar datos
 * bancarios", "Personenbezogene Daten bitte nicht speichern" → "Man SOLL personenbezogene Daten nicht speichern". Masked prose; null
 * where it is none, or its verb is not sure.
 */
export function forbiddenDeed(prose: string, strength: Strength, language: string): string | null {
  if (strength === 'MAY') return null;
  if (language === 'de') return inGerman(prose, strength);
  if (language === 'nl') return inDutch(prose, strength);
  const grammar = romance[language];
  const [, not = '', deed = ''] = grammar?.shape.exec(prose) ?? [];
  const verb = /^(?:(?:y|en|l[ea]|les|lui|leur|se) |(?:l|s|m)['’])?(\p{Ll}+)/iu.exec(deed)?.[1] ?? '';
  // The lists have not all forms of Polish verbs, and its infinitives have endings of their own.
  if (!grammar || deed === '' || (language !== 'pl' && !isWord(verb, language))) return null;
  const isMany = (language === 'it' ? severalItalian : several).test(deed);
  return grammar.said(not, deed, grammar.words[strength][isMany ? 1 : 0]);
}

/** What stands before the verb of such an order: it denies, and has no verb of its own. */
const denies = /(?<!\p{L})(?:nicht|nie|niemals|keine?[nmrs]?|niet|nooit|geen)(?!\p{L})/iu;
/** Words that open an order and are no noun. */
const smallGerman =
  /^(?:Der|Die|Das|Den|Dem|Ein|Eine|Einen|Alle|Jede[nrms]?|Keine?[nmrs]?|Nur|Nach|Vor|Bei|Beim|Im|In|Am|An|Auf|Aus|Mit|Für|Pro|Zum|Zur|Unter|Über|Nie|Niemals|Nicht|Diese[nrms]?|\p{Lu}\p{Ll}+(?:e|en|er|es)(?= (?:\p{Ll}+e[nrs]? )?\p{Lu}))(?= )/u;

function inGerman(prose: string, strength: 'MUST' | 'SHOULD'): string | null {
  const plain = withoutPlease(prose, /(?:^|(?<= ))bitte (?=\p{L})/iu);
  const end = clauseEnd(plain);
  const words = plain.slice(0, end).split(' ');
  const verb = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  if (!denies.test(before.join(' ')) || words.length < 3) return null;
  if (!/^(?!ge)\p{Ll}{3,}(?:en|ern|eln)$/u.test(verb) && !/^ge(?:ben|hen|währen|nehmigen)$/u.test(verb))
    return null;
  if (!isWord(verb, 'de') || noInfinitive.test(verb)) return null;
  if (before.some((word, at) => (at > 0 && finiteAt(word) !== null) || bindsGerman.test(word))) return null;
  const deed = words.join(' ');
  const said = smallGerman.test(deed) ? lowerFirst(deed) : deed;
  return `Man ${strength === 'MUST' ? 'DARF' : 'SOLL'} ${said}${plain.slice(end)}`;
}

const noInfinitive =
  /^(?:werden|haben|können|müssen|sollen|dürfen|wollen|zwischen|neben|gegen|oben|unten|wegen|sein|außen|innen|anderen|einzelnen|vergessen)$/u;
const bindsGerman =
  /^(?:wird|werden|ist|sind|hat|haben|kann|können|muss|müssen|soll|sollen|sollte|darf|dürfen|will|wollen|möchten?|lässt|lassen|wir|ich|er|man|wer|zu|dass|wenn|ob)$/iu;

function inDutch(prose: string, strength: 'MUST' | 'SHOULD'): string | null {
  const plain = withoutPlease(prose, /(?:^|(?<= ))(?:graag|alsjeblieft|aub|a\.u\.b\.) (?=\p{L})/iu);
  const words = plain.slice(0, clauseEnd(plain)).split(' ');
  const at = words.findIndex(
    (word, index) => index > 1 && isInfinitive(word) && closesDutch.test(words[index + 1] ?? ''),
  );
  const before = words.slice(0, at);
  if (
    at < 2 ||
    /^(?:meer|minder) dan \S+$/u.test(before.slice(1).join(' ')) ||
    !denies.test(before.join(' ')) ||
    before.some((word) => bindsDutch.test(word))
  )
    return null;
  if (before.some((word, index) => index > 0 && isFiniteDutch(word))) return null;
  return `Men ${strength === 'MUST' ? 'MAG' : 'ZOU'} ${lowerCapitalised(plain)}`;
}

/** What stands behind the verb of an order, or nothing. */
const closesDutch =
  /^(?:|aan|in|op|met|voor|bij|via|per|naar|van|na|zonder|tijdens|buiten|tot|als|wanneer|zolang|om|over|door)$/u;

function isFiniteDutch(word: string): boolean {
  return /t$/u.test(word) && !/^(?:niet|met|het|dat|uit|tot)$/u.test(word) && isDutchVerb(word);
}

/** A verb in the infinitive, as "opslaan", "doorgeven": what a preposition makes of another verb is one as well. */
function isInfinitive(word: string): boolean {
  const stem = word.replace(
    /^(?:aan|af|bij|door|in|mee|na|om|op|over|terug|toe|uit|voor|weg|vast|vrij|samen|bekend)(?=\p{L}{4})/u,
    '',
  );
  return (
    /^(?!ge)\p{Ll}{3,}n$/u.test(word) &&
    !noDutchInfinitive.test(word) &&
    isWord(word, 'nl') &&
    isDutchVerb(stem)
  );
}

const noDutchInfinitive =
  /^(?:worden|hebben|kunnen|moeten|mogen|zijn|dagen|uren|weken|maanden|jaren|leden|mensen|mails|buiten|binnen|boven|tussen)$/u;
const bindsDutch =
  /^(?:wordt|worden|is|zijn|heeft|hebben|kan|kunnen|moet|moeten|mag|mogen|wil|willen|we|wij|ik|hij|men|die|wie|te|als|of|dat)$/iu;

function withoutPlease(prose: string, please: RegExp): string {
  const plain = prose.replace(please, '');
  return plain === prose ? prose : upperFirst(plain);
}
