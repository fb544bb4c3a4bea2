import { lowerFirst } from '../../../first-letter.ts';
import { quiet } from '../../voice/binding.ts';
import { lowerOpening } from './german-subordinate.ts';

interface Grammar {
  /** Forms that are nothing but the verb of a main clause. */
  readonly finite: RegExp;
  readonly pronoun: RegExp;
  /** What a main clause cannot open with. */
  readonly noOpening: RegExp;
  readonly lowered: (text: string) => string;
}

const grammars: Readonly<Record<string, Grammar>> = {
  de: {
    finite:
      /^(?:muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|kann|können|wird|werden|ist|sind|hat|haben|bleibt|bleiben|bekommt|bekommen|erhält|kommt|kommen|geht|gehen|läuft|gibt)$/u,
    pronoun: /^(?:er|sie|es|man|wir|ich)(?= )/iu,
    noOpening: /^(?:wenn|falls|sobald|sofern|solange|und|oder|aber|denn|sonst|dass|weil|obwohl)(?!\p{L})/iu,
    lowered: lowerOpening,
  },
  nl: {
    finite:
      /^(?:moet|moeten|mag|mogen|kan|kunnen|wordt|worden|is|zijn|heeft|hebben|blijft|blijven|krijgt|krijgen|komt|komen|gaat|gaan|staat)$/u,
    pronoun: /^(?:hij|zij|ze|het|men|we|wij|je|er)(?= )/iu,
    noOpening: /^(?:als|wanneer|zodra|indien|en|of|maar|want|anders|dat|omdat|hoewel)(?!\p{L})/iu,
    lowered: lowerDutch,
  },
};

/** The first words of a Dutch sentence within one. */
export function lowerDutch(text: string): string {
  return /^(?:De|Het|Een|Elke?|Alle|Geen|Deze|Dit|Onze|Zulke|Na|Voor|Bij|In|Op|Per|Met|Er|We|\p{Lu}\p{Ll}+(?:en|ens)|\p{Lu}\p{Ll}+['’]s)(?!\p{L})/u.test(
    text,
  )
    ? lowerFirst(text)
    : text;
}

/**
 * A German or Dutch main clause as it stands behind "dann" or "dan", its verb first: "Der Lauf darf nicht …" → "darf der Lauf
 * nicht …". Null in other languages, and where its verb is not sure to be found.
 *
 * @param verb where its verb stands among its words, for one that is none of the common ones; -1 where that is not known
 */
export function verbFirst(sentence: string, language: string, verb = -1): string | null {
  const grammar = grammars[language];
  const words = quiet(sentence)
    .replace(/[.!]+$/u, '')
    .split(' ');
  const common = grammar ? words.findIndex((word) => grammar.finite.test(word)) : -1;
  const at = verb >= 0 && (common < 0 || verb < common) ? verb : common;
  const fore = words.slice(0, at).join(' ');
  if (!grammar || at < 1 || at > 10 || /[,;:()]/u.test(fore) || grammar.noOpening.test(fore)) return null;
  // "Löschen dürfen wir nichts": a deed in front stays there.
  if (/^\p{Lu}\p{Ll}+n$/u.test(fore) && grammar.pronoun.test(words.slice(at + 1).join(' '))) return null;
  const rest = words.slice(at + 1).join(' ');
  const who = grammar.pronoun.exec(rest)?.[0] ?? '';
  const finite = words[at] ?? '';
  return who === '' || grammar.pronoun.test(`${fore} `)
    ? `${finite} ${grammar.lowered(fore)} ${rest}`.trim()
    : `${finite} ${who} ${grammar.lowered(fore)}${rest.slice(who.length)}`;
}
