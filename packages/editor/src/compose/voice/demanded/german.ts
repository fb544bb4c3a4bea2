import { lowerCapitalised } from '../../../first-letter.ts';
import type { Strength } from '../../../understand/statement.ts';
import { germanCase } from './german-case.ts';
import { germanListed } from './german-listed.ts';
import { germanRelative } from './german-relative.ts';
import { binding, forbidding, germanTold } from './german-told.ts';
import { germanVerbless } from './german-verbless.ts';
import { finiteAt } from './german-verbs.ts';
import { bindingWord, clauseEnd, isWord } from './words.ts';

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
  const inCase = germanCase(prose, strength);
  if (inCase !== undefined) return inCase;
  return (
    each(prose, strength) ??
    story(prose, strength) ??
    withoutIt(prose, strength) ??
    ordered(prose, strength) ??
    toBeDone(prose, strength) ??
    wished(prose, strength) ??
    needed(prose, strength) ??
    germanRelative(prose, strength) ??
    germanListed(prose, strength) ??
    germanTold(prose, strength) ??
    germanVerbless(prose, strength)
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
  if (thing === '' || word === null) return null;
  // "Ein Ensemble", "ein Termin": what there is stands in a case that shows its gender
  return /^ein (?=\p{Lu}\p{L}+$)/u.test(thing)
    ? `${whole} ${word} ${bound} ${thing} vorgesehen sein${end}`
    : `${whole} ${word} es ${bound} ${thing} geben${end}`;
}

/** "Ohne Unterschrift keine Ausgabe": what there is not to be without something. */
function withoutIt(prose: string, strength: Strength): string | null {
  const [, without = '', thing = '', end = ''] =
    /^(Ohne [^,;:.]{3,60}?),? ((?:keine|keinen) (?:\p{Ll}+en )?\p{Lu}[\p{L}-]+)([.!]*)$/u.exec(prose) ?? [];
  const word = bindingWord(forbidding, strength, false);
  return thing === '' || word === null ? null : `${without} ${word} es ${thing} geben${end}`;
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

/** "Die Akten sind zehn Jahre aufzubewahren": what is to be done to something, as whoever does it has to. */
function toBeDone(prose: string, strength: Strength): string | null {
  const [, thing = '', rest = '', prefix = '', verb = '', end = ''] =
    /^((?:Der (?=\p{Lu})|Die |Das |Alle |(?=\p{Lu}\p{L}+ sind ))[^,;:]{3,60}?) (?:ist|sind) ([^,;:]{0,80}?)(?:(?<=\s)zu |(?<= |^)(\p{Ll}{2,8})zu)(\p{Ll}{3,}(?:en|ern|eln))([.!]*)$/u.exec(
      prose,
    ) ?? [];
  const word = bindingWord(binding, strength, false);
  if (verb === '' || word === null || !isWord(verb, 'de')) return null;
  const object = thing.replace(/^(?:Der|Die|Das|Alle)(?= )/u, (article) =>
    article === 'Der' ? 'den' : article.toLowerCase(),
  );
  return `Man ${word} ${object} ${rest}${prefix}${verb}${end}`;
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
        /^(?:wird|werden|ist|sind|hat|haben|kann|können|muss|müssen|soll|sollen|darf|dürfen|will|wollen|lässt|lassen|sich|wir|ich|sie|es|er|man|nicht|nie|nur|keine?[nmrs]?)$/iu.test(
          one,
        ),
    );
  return isOrder && word !== null ? `Man ${word} ${lowerArticle(words.join(' '))}${prose.slice(end)}` : null;
}

function lowerArticle(prose: string): string {
  return /^(?:Der|Die|Das|Den|Dem|Ein|Eine|Einen|Alle|Jede[nrms]?|Keine?n?|Nur|Nach|Vor|Bei|Beim|Im|Am|Auf|Aus|Mit|Für|Pro|Zum|Zur)\s/u.test(
    prose,
  )
    ? lowerCapitalised(prose)
    : prose;
}
