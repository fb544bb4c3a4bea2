import { lowerFirst } from '../../../first-letter.ts';
import { cuesIn } from '../../../understand/lexicon/cues.ts';
import { quiet } from '../../voice/binding.ts';
import { inOrder } from './ability.ts';
import { type Cases, notSo, type Told } from './told.ts';

/** A German demand taken apart at its modal verb: "Rechnungen über 5.000 € müssen von zwei Personen freigegeben werden". */
interface GermanClause {
  readonly subject: string;
  readonly isMany: boolean;
  /** What stands between the modal verb and the verb at the end: "von zwei Personen". */
  readonly middle: string;
  /** The infinitive, or the participle before "werden". */
  readonly verb: string;
  readonly isPassive: boolean;
  /** What follows the clause with its mark: ": Nummer, Betrag". */
  readonly tail: string;
}

const noSubject =
  /^(?:wenn|als|falls|sobald|solange|es|man|dies|das(?! \p{Lu})|sie|er|wir|ich|nur|kein\p{L}*|nicht|bei|im|in|am|an|auf|nach|vor|für|mit|pro|je|ab|bis|vielleicht|eventuell|immer|heute|\p{L}+(?:lich|weise|falls))(?!\p{L})/iu;
const shape =
  /^(?<subject>[^,;:]{3,80}?) (?<modal>muss|müssen|soll|sollen|darf|dürfen) (?<middle>[^;:]{0,140}?)(?<= )(?:(?<participle>\p{Ll}{4,}(?:t|en)) werden|(?<infinitive>\p{Ll}{3,}(?:en|ern|eln)))(?<tail>[,:;] .+)?$/u;

/**
 * Takes the sentence of a demand apart, with its subject in front; null where it opens with a case or its subject is no noun.
 *
 * @param text the demand in the voice of who is bound ("… MÜSSEN …")
 */
function germanClause(text: string): GermanClause | null {
  const { said, place } = inOrder(quiet(text).replace(/[.!]+$/u, ''), 'de');
  const groups = shape.exec(said)?.groups;
  if (groups === undefined || place !== null || noSubject.test(said)) return null;
  const { subject = '', modal = '', middle = '', participle, infinitive = '', tail = '' } = groups;
  if (infinitive === 'werden' || infinitive === 'können') return null;
  const isMany = /(?:en)$/iu.test(modal);
  return {
    subject,
    isMany,
    middle: middle.trim(),
    verb: participle ?? infinitive,
    isPassive: participle !== undefined,
    tail,
  };
}

/** That it is there, and what is to be seen then: "Rechnungen … vorliegen", "werden sie von zwei Personen freigegeben". */
export function germanSteps(text: string): { trigger: string; outcome: string } | null {
  const clause = germanClause(text);
  if (clause?.isPassive !== true) return null;
  const { subject, middle, verb, isMany, tail } = clause;
  const again = pronounFor(subject, isMany);
  return {
    trigger: there(subject, isMany),
    outcome: `${spaced(isMany ? 'werden' : 'wird', again, middle, verb)}${tail}`,
  };
}

/** "Rechnungen nicht von zwei Personen freigegeben werden können": that it does not work; null where it is ruled out anyway. */
function whenFailing({ subject, middle, verb, isMany, isPassive }: GermanClause): string | null {
  if (!isPassive || /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|nur)(?!\p{L})/iu.test(middle)) return null;
  return spaced(lowerArticle(subject), 'nicht', middle, verb, 'werden', isMany ? 'können' : 'kann');
}

const across: Readonly<Record<string, string>> = { über: 'bis', unter: 'ab', ab: 'unter', bis: 'über' };

/** "Rechnungen bis 5.000 €": those of the same kind that a bound in the subject leaves out; null where it sets none. */
function beyondSubject({ subject, isMany }: GermanClause): string | null {
  const [, head = '', bound = '', figure = ''] =
    /^(.{3,50}?) (über|unter|ab|bis) (\d[\d.,]* ?(?:€|%|\p{L}+)?)$/u.exec(subject) ?? [];
  const other = across[bound];
  return other === undefined ? null : there(`${head} ${other} ${figure}`, isMany);
}

/** "Rechnungen vorliegen" of things, "es um Mitglieder geht" of people. */
function there(subject: string, isMany: boolean): string {
  const lowered = lowerArticle(subject);
  const isPeople = cuesIn(subject.replace(/\s?\([^()]*\)/gu, ''), 'de').has('actor');
  return isPeople
    ? `es um ${lowered.replace(/^(?:der|ein|jeder)(?= )/u, (word) => ({ der: 'den', ein: 'einen' })[word] ?? 'jeden')} geht`
    : `${lowered} ${isMany ? 'vorliegen' : 'vorliegt'}`;
}

const reported = 'wird der Fehler gemeldet und nichts bleibt halb erledigt';
const assumesReported = 'Ein Fehler wird gemeldet und hinterlässt nichts Halbes.';

/** What happens to a thing where it is there, and what is ruled out: those its words leave out, or that it fails. Null where it was not taken apart. */
export function germanCases(told: Told): Cases | null {
  if (told.language !== 'de' || told.isQuality) return null;
  const clause = germanClause(told.bound);
  const shows = germanSteps(told.bound);
  if (clause === null) return null;
  const other = beyondSubject(clause);
  if (other !== null) return { shows, against: { trigger: other, outcome: notSo(told.said, told) } };
  const trigger = whenFailing(clause);
  if (shows === null) return null;
  if (trigger !== null) told.composition.assumptions.add(assumesReported);
  return { shows, against: trigger === null ? null : { trigger, outcome: reported } };
}

function pronounFor(subject: string, isMany: boolean): string {
  if (isMany) return 'sie';
  if (/^die /iu.test(subject)) return 'sie';
  if (/^der /iu.test(subject)) return 'er';
  return /^das /iu.test(subject) ? 'es' : lowerArticle(subject);
}

function lowerArticle(subject: string): string {
  return subject.replace(
    /^(?:Der|Die|Das|Ein|Eine|Jede[rs]?|Alle|Unsere?|Doppelte|Neue|Alte|\p{Lu}\p{Ll}+(?:e|en|er|es)(?= \p{Lu}))(?= )/u,
    (word) => lowerFirst(word),
  );
}

function spaced(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
