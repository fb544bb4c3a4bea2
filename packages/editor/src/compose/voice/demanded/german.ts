import { lowerCapitalised } from '../../../first-letter.ts';
import type { Strength } from '../../../understand/statement.ts';
import { finiteAt, participle, participleAlone, prefix } from './german-verbs.ts';
import { type Binding, bindingWord, clauseEnd, isWord } from './words.ts';

const binding: Binding = { MUST: ['MUSS', 'MÜSSEN'], SHOULD: ['SOLL', 'SOLLEN'] };

const forbidding: Binding = { MUST: ['DARF', 'DÜRFEN'], SHOULD: ['SOLL', 'SOLLEN'] };

const conditional = /^(?:wenn|falls|sobald|solange|sofern)\s/iu;
/**
 * A German demand that is told as it shall be, or ordered in the infinitive, in the voice of who has to do it: "Der Rest wird
 * angezeigt" → "Der Rest MUSS angezeigt werden". Null where a word may be taken for another.
 */
export function germanDemand(prose: string, strength: Strength): string | null {
  // A remark in brackets at the end stays behind the verb.
  const [aside = ''] = /\s\([^()]*\)(?=[.!]*$)/u.exec(prose) ?? [];
  if (aside === '') return demanded(prose, strength);
  const said = demanded(prose.replace(aside, ''), strength);
  return said?.replace(/(?=[.!]*$)/u, aside) ?? null;
}

function demanded(prose: string, strength: Strength): string | null {
  if (conditional.test(prose)) {
    const comma = commaOf(prose);
    const main = comma < 0 ? '' : prose.slice(comma).replace(/^,? (?:dann |so )?/u, '');
    const said = main === '' ? null : verbFirst(main, strength);
    return said === null ? null : `${prose.slice(0, comma)}, ${said}`;
  }
  return (
    each(prose, strength) ??
    story(prose, strength) ??
    ordered(prose, strength) ??
    able(prose, strength) ??
    wished(prose, strength) ??
    needed(prose, strength) ??
    told(prose, strength)
  );
}

/** "Pro Schicht mindestens eine Fachkraft": how much there is to be of something. */
function each(prose: string, strength: Strength): string | null {
  const [, whole = '', bound = '', thing = '', end = ''] =
    /^((?:pro|je) [\p{L}-]+) (mindestens|wenigstens|genau|höchstens|maximal|nur) ((?:eine?[nm]?|\d+|\uE010.\uE011|zwei|drei) [^,;:.!]{3,60})(.*)$/isu.exec(
      prose,
    ) ?? [];
  const word = bindingWord(
    /^(?:höchstens|maximal|nur)$/iu.test(bound) ? forbidding : binding,
    strength,
    false,
  );
  return thing === '' || word === null
    ? null
    : `${whole} ${word} es ${bound} ${thing.replace(/^ein (?=\p{Lu}\p{L}+$)/u, 'einen ')} geben${end}`;
}

/** "Als Kundin möchte ich meine Karte sperren (können)": what one is to be able to do in that role. */
function story(prose: string, strength: Strength): string | null {
  const [, role = '', wish = ''] =
    /^(als [^,;:]{3,60}?) (?:möchte|will|muss) ich (.{8,})$/isu.exec(prose) ?? [];
  const word = bindingWord(binding, strength, false);
  const end = clauseEnd(wish);
  const deed = wish.slice(0, end).replace(/ können$/u, '');
  if (word === null || !/ \p{Ll}{2,}(?:en|ern|eln)$/u.test(` ${deed}`)) return null;
  const said = deed
    .replaceAll(/(?<!\p{L})(?:mich|mir)(?!\p{L})/gu, 'sich')
    .replaceAll(/(?<!\p{L})mein(?=(?:e[nmrs]?)?(?!\p{L}))/gu, 'sein');
  return `${role} ${word} man ${said} können${wish.slice(end)}`;
}

/** "Der Kunde sieht den Wert und kann ihn ändern, bevor …": the second verb stays where it is. */
function able(prose: string, strength: Strength): string | null {
  const [, first = '', rest = ''] =
    /^([^,;:]{8,120}?)( und (?:kann|können|darf|dürfen) .+)$/su.exec(prose) ?? [];
  const said = first === '' ? null : told(first, strength);
  return said === null ? null : `${said}${rest}`;
}

/** "Wir wollen, dass der Kunde ein Foto macht": what is wished for is to be so. */
function wished(prose: string, strength: Strength): string | null {
  const [, wish = ''] =
    /^(?:wir|ich) (?:wollen|will|möchten?|hätten? gern(?:e)?|brauchen|wünschen uns)(?: auch| noch)?, (dass .{8,})$/isu.exec(
      prose,
    ) ?? [];
  const word = bindingWord(binding, strength, false);
  return wish === '' || word === null ? null : `Es ${word} so sein, ${wish}`;
}

/** "Außerdem brauchen wir eine Mail an den Kunden": what those who write need is to be there. */
function needed(prose: string, strength: Strength): string | null {
  const end = clauseEnd(prose);
  const [, fore = '', thing = ''] =
    /^(?:(?!wenn |falls |sobald )([^,;:]{2,40}) (?:brauchen|benötigen) wir|wir (?:brauchen|benötigen)) (?:auch |noch |dafür |dazu |hier )*((?:eine?n?|mehrere|die|den|das|zwei|drei|mindestens|\p{Lu}).{3,})$/isu.exec(
      prose.slice(0, end),
    ) ?? [];
  const word = bindingWord(binding, strength, false);
  if (thing === '' || word === null || /(?<!\p{L})(?:nicht|kein\p{L}*|um|damit)(?!\p{L})/iu.test(thing))
    return null;
  return `${fore === '' ? 'Es' : fore} ${word} ${fore === '' ? '' : 'es '}${thing} geben${prose.slice(end)}`;
}

/** Where a case ends: at its comma, or between its verb and that of what follows ("… nicht reagiert geht es …"); -1 for none. */
function commaOf(prose: string): number {
  const comma = prose.indexOf(', ');
  if (comma >= 0) return comma;
  const isVerb = (word: string) => auxiliary.test(word) || finiteAt(word) !== null;
  const words = [...prose.matchAll(/\S+/gu)];
  const at = words.findIndex(
    ({ 0: word }, index) => index > 2 && isVerb(word) && isVerb(words[index - 1]?.[0] ?? ''),
  );
  return at < 0 ? -1 : (words[at]?.index ?? 0) - 1;
}

/** "Die Vorlage vom Netz nehmen": an order that ends in its infinitive. */
function ordered(prose: string, strength: Strength): string | null {
  const end = clauseEnd(prose);
  const words = prose
    .slice(0, end)
    .replace(/(?<=\s)bitte\s/iu, '')
    .replace(/^bitte /iu, '')
    .split(/\s+/u);
  const last = words.at(-1) ?? '';
  const word = bindingWord(binding, strength, false);
  const inner = words.slice(0, -1);
  const isOrder =
    words.length >= 3 &&
    /^(?!ge)\p{Ll}{3,}(?:en|ern|eln)$/u.test(last) &&
    !/^(?:werden|haben|können|müssen|sollen|dürfen|wollen|zwischen|neben|gegen|oben|unten|wegen|sein)$/u.test(
      last,
    ) &&
    isWord(last, 'de') &&
    inner.some((one) =>
      /^(?:in|im|an|am|auf|aus|bei|beim|mit|nach|vom|von|zu|zum|zur|für|per|als|nicht|nie|nur|alle|immer|vor|über|\d.*|\uE010.*)$/u.test(
        one,
      ),
    ) &&
    !inner.some(
      (one) =>
        finiteAt(one) !== null ||
        /^(?:wird|werden|ist|sind|hat|haben|kann|können|muss|müssen|soll|sollen|darf|dürfen|will|wollen|wir|ich|sie|es|er|man|nicht|nie|nur|keine?[nmrs]?)$/iu.test(
          one,
        ),
    );
  return isOrder && word !== null ? `Man ${word} ${lowerArticle(words.join(' '))}${prose.slice(end)}` : null;
}

const auxiliary = /^(?:wird|werden|ist|sind|hat|haben|bleibt|bleiben|kann|können)$/u;
const determiner =
  /^(?:D(?:er|ie|as|en|em)|Eine?[nmrs]?|Jede[nmrs]?|Alle|Keine?|Nur|Diese[rsnm]?|Unsere?|Ihre?|Seine?|Bei|Beim|Nach|Vor|Mit|Für|In|Im|Am|An|Auf|Aus|Zum|Zur)$/u;

/** Whoever does it, and the verb in second place. */
function told(prose: string, strength: Strength): string | null {
  // "Legt eine Bestellung an mit …": what follows the prefix of the verb is not taken apart.
  if (/ (?:ab|an|auf|aus|ein|frei|zurück) (?:mit|für|von|zu|aus) /u.test(prose)) return null;
  const words = prose.slice(0, clauseEnd(prose)).split(' ');
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      index - inBrackets(words.slice(0, index)) < 9 &&
      (auxiliary.test(word) ||
        (finiteAt(word) !== null &&
          /^(?:\p{Lu}|\uE010|man$|er$|es$)/u.test(words[index - 1] ?? '') &&
          !determiner.test(words[index - 1] ?? ''))),
  );
  return at < 0 ? null : withVerbLast(prose, words.slice(0, at).join(' '), at, strength);
}

/** How many of the words stand in brackets. */
function inBrackets(words: readonly string[]): number {
  const [aside = ''] = /\([^()]*\)/u.exec(words.join(' ')) ?? [];
  return aside === '' ? 0 : aside.split(' ').length;
}

/** "…, wird der Rest angezeigt": behind a case the verb stands first. */
function verbFirst(prose: string, strength: Strength): string | null {
  const first = prose.split(' ')[0] ?? '';
  const isVerb = auxiliary.test(first) || finiteAt(first) !== null;
  return isVerb ? withVerbLast(prose, '', 0, strength) : null;
}

function withVerbLast(prose: string, subject: string, at: number, strength: Strength): string | null {
  const end = clauseEnd(prose);
  const words = prose.slice(0, end).split(' ');
  const verb = words[at] ?? '';
  const rest = words.slice(at + 1);
  // "Muss nicht" and "muss nur" leave free what "darf nicht" and "darf nur" forbid.
  const forbids = /(?<!\p{L})(?:nicht|nie|niemals|keine?[nmrs]?|nur|erst|höchstens|maximal)(?!\p{L})/iu.test(
    prose.slice(0, end),
  );
  const word = bindingWord(forbids ? forbidding : binding, strength, /(?:en|ern|eln|sind)$/u.test(verb));
  if (word === null || rest.length === 0 || /^(?:und|oder)$/u.test(rest[0] ?? '')) return null;
  const said = predicate(verb, rest);
  if (said === null) return null;
  return `${subject === '' ? '' : `${subject} `}${word} ${said}${prose.slice(end)}`;
}

/** What is said of the subject, with its verb at the end. */
function predicate(verb: string, rest: readonly string[]): string | null {
  const last = rest.at(-1) ?? '';
  const text = rest.join(' ');
  if (/^(?:kann|können)$/u.test(verb))
    return /(?:en|ern|eln|sein)$/u.test(last) &&
      !/(?<!\p{L})(?:nicht|keine?[nmrs]?|nur|erst|nie)(?!\p{L})/u.test(text)
      ? `${text} können`
      : null;
  if (/^(?:wird|werden)$/u.test(verb))
    return participle.test(last) || /^\p{Ll}+(?:sam|bar|ig|lich|frei|los)$/u.test(last)
      ? `${text} werden`
      : null;
  if (/^(?:ist|sind)$/u.test(verb))
    return /^\p{Ll}/u.test(last) && !prefix.test(last) ? `${text} sein` : null;
  if (/^(?:hat|haben)$/u.test(verb))
    return participle.test(last) || participleAlone.test(last) ? null : `${text} haben`;
  if (/^(?:bleibt|bleiben)$/u.test(verb)) return `${text} bleiben`;
  return joined(verb, rest);
}

/** "Kriegt eine Mail und genehmigt mit einem Klick": each verb behind what it says. */
function joined(verb: string, rest: readonly string[]): string | null {
  const and = rest.findIndex((word, index) => word === 'und' && finiteAt(rest[index + 1] ?? '') !== null);
  const own = and < 0 ? rest : rest.slice(0, and);
  const infinitive = finiteAt(verb);
  if (infinitive === null) return null;
  const last = own.at(-1) ?? '';
  const isParted = prefix.test(last) && own.length > 1;
  if (!isParted && (prefix.test(last) || participleAlone.test(last))) return null;
  const said = isParted ? [...own.slice(0, -1), last + infinitive] : [...own, infinitive];
  if (and < 0) return said.join(' ');
  const second = rest.slice(and + 2);
  const other = joined(rest[and + 1] ?? '', second);
  return other === null ? null : `${said.join(' ')} und ${other}`;
}

function lowerArticle(prose: string): string {
  return /^(?:Der|Die|Das|Den|Dem|Ein|Eine|Einen|Alle|Jede[nrms]?|Keine?n?|Nur|Nach|Vor|Bei|Beim|Im|Am|Auf|Aus|Mit|Für|Pro|Zum|Zur)\s/u.test(
    prose,
  )
    ? lowerCapitalised(prose)
    : prose;
}
