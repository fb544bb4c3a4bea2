import { onceALanguage } from '../../once-a-language.ts';
import { tellings } from './told-elsewhere-words.ts';

/** The sentences of a language that tell of things, and their parts. */
export interface ToldPatterns {
  /** "Ein Auftrag", before "hat" or "gehört zu": its determiner and its noun. */
  readonly owner: RegExp;
  /** Between two clauses on one thing. */
  readonly nextClause: RegExp;
  /** A clause on what a thing belongs to, and one on what it has. */
  readonly belongs: RegExp;
  readonly has: RegExp;
  /** One of the things that it belongs to. */
  readonly whole: RegExp;
  readonly nextWhole: RegExp;
  /** A part there are several of: its noun, and in brackets its own parts. */
  readonly several: RegExp;
  /** "Un salarié dépose une demande avec …": who, what, and its parts. */
  readonly given: RegExp;
  /** "Ein Auftrag ist offen, fertig oder storniert": the thing and its states. */
  readonly stated: RegExp;
  readonly nextState: RegExp;
  /** What is made for another thing; groups `made` and `of`, or `made2` and `of2`. */
  readonly madeFor: RegExp;
  /** Determiners of several things and of one, and the verbs of several. */
  readonly many: RegExp;
  readonly one: RegExp;
  readonly verbOfMany: RegExp;
}

const word = '\\p{L}[\\p{L}-]{2,30}';
const wordOfWord = `${word}(?: (?:d[eu']s?|di|von|van) ?${word})?`;
/** Behind a word, or behind the apostrophe that it ends with. */
const space = "(?:(?<=['’])|\\s)";

/** The patterns of a language beside English; null for those whose words are not known. */
export const toldPatterns = onceALanguage((language): ToldPatterns | null => {
  const telling = tellings[language];
  if (telling === undefined) return null;
  const { one, many, has, haveMany, belongs, several, is, or, and } = telling;
  const verb = `${has}|${haveMany}|${belongs}`;
  return {
    owner: new RegExp(`^(?:(${one}|${many})${space})?(${wordOfWord}) (?=(?:${verb})(?:\\s|(?<=['’])))`, 'iu'),
    nextClause: new RegExp(`,? (?:${and}) (?=(?:${verb})(?:\\s|(?<=['’])))|, (?=(?:${verb}) )`, 'iu'),
    belongs: new RegExp(`^(?:${belongs}) ?(.{2,120})$`, 'iu'),
    has: new RegExp(`^(?:${has}|${haveMany})\\s?:? (.+)$`, 'isu'),
    whole: new RegExp(
      `^(?:(?:a|à|zu|do|di|van|von|tot) )?(?:\\p{L}{5,12} (?=${one}|einem|einer|un))?(?:(?:${one}|einem|einer|eines|un|uma?|jednego|jednej)${space})?(${word})$`,
      'iu',
    ),
    nextWhole: new RegExp(`, | (?:${and}) `, 'iu'),
    several: new RegExp(`^(?:${several}) (${word})(?:\\s?\\(([^()]+)\\))?$`, 'iu'),
    given: new RegExp(
      `^(?:${one}|${many})${space}(${word}) (?:\\p{Ll}{2,20} ){1,3}?(?:eine[nm]?|${one})${space}(${wordOfWord}) (?:${telling.with}) (.{8,400}?)(?: (?:anlegen|erstellen|melden|einreichen|erfassen|stellen))?$`,
      'isu',
    ),
    stated: new RegExp(
      `^(?:(?:${one})${space})(${word}) (?:${is}) ((?:[\\p{L} ]{2,24}, ){1,8}[\\p{L} ]{2,24}?,? (?:${or}) [\\p{L} ]{2,24}?)(?: sein| zijn)?$`,
      'iu',
    ),
    nextState: new RegExp(`, |,? (?:${or}) `, 'iu'),
    madeFor: new RegExp(`^(?:${telling.madeFor})`, 'iu'),
    many: new RegExp(`^(?:${many})$`, 'iu'),
    one: new RegExp(`^(?:${one})$`, 'iu'),
    verbOfMany: new RegExp(
      `^(?:${haveMany}|gehören|sind|werden|sont|son|sono|são|vengono|worden)(?!\\p{L})`,
      'iu',
    ),
  };
});
