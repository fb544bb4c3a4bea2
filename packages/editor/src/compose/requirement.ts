import type { Format } from '@faircopy/contract';
import { withoutCapital } from '../first-letter.ts';
import type { Phrases } from '../formats/phrases/phrase.ts';
import type { Reading } from '../understand/demand/by-pieces.ts';
import { plainDemandOf } from '../understand/demand/plain-demand.ts';
import type { Demand } from '../understand/demand.ts';
import { changed } from '../understand/mask.ts';
import { isDemand, type Statement, type Strength } from '../understand/statement.ts';
import type { Understanding } from '../understand/understand.ts';
import { withAntecedent } from './antecedent.ts';
import { bindsAsDecision } from './binding-decision.ts';
import { bindsAsGoal } from './binding-goal.ts';
import { withContraryCase } from './otherwise.ts';
import { readingsOf } from './readings.ts';
import { withRecurrence } from './recurrence.ts';
import { asUndergone } from './undergone.ts';
import { bindingSentence } from './voice/binding.ts';
import { part } from './voice/english.ts';
import { type WordedDemand, wordedDemand } from './voice/worded-demand.ts';
import { wellWorded } from './well-worded.ts';

/** A demand of the input with its number and its wording in the voice of a requirement. */
export interface Requirement {
  /** FR-n or NFR-n. */
  readonly id: string;
  readonly isQuality: boolean;
  readonly strength: Strength;
  /** The sentence with exactly one MUST, SHOULD or MAY, then its remark. */
  readonly text: string;
  /** What the sentence of the input says besides what binds, as a sentence; else null. */
  readonly remark: string | null;
  /** The demand taken apart where that was safe, else null. */
  readonly demand: Demand | null;
  readonly statement: Statement;
}

/** Numbers the demands of the input: what it has to do (FR) and how well (NFR). */
export function demandsOf(understanding: Understanding, phrases: Phrases, format: Format): Requirement[] {
  const counts = { FR: 0, NFR: 0 };
  const { statements, language } = understanding;
  const read: { demand: Demand | null; statement: Statement }[] = [];
  return statements.flatMap((statement) => {
    if (!isDemand(statement) && !bindsBesides(statement, language, format)) {
      read.push({ demand: null, statement });
      return [];
    }
    const strength = statement.strength ?? 'MUST';
    const meant = language === 'en' ? withRecurrence(statement, read.at(-1)?.statement) : statement;
    const readings =
      language === 'en'
        ? readingsOf(meant, strength, statements).map((one) => ({
            ...one,
            demand: wellWorded(one.demand, statement.kind === 'quality'),
          }))
        : [];
    const [said = null] = readings;
    // "The default should be recency first, something like that": a goal that nobody is bound by stays one.
    if (
      !isDemand(statement) &&
      language === 'en' &&
      (said === null ||
        (bindsNobody.test(said.demand.subject.text) && !isLimit.test(said.demand.action.text)))
    )
      return [];
    const isQuality = statement.kind === 'quality';
    const family = isQuality ? 'NFR' : 'FR';
    counts[family] += 1;
    const isTypedSmall = opensSmall(statement, understanding.source.text);
    const worded =
      firstWorded(readings, meant, read, understanding.source.text) ??
      (language === 'en' ? plainly(meant, strength, read, isTypedSmall) : null);
    const demand = worded?.demand ?? null;
    read.push({ demand, statement });
    return [
      {
        id: `${family}-${counts[family]}`,
        isQuality,
        strength: demand?.strength ?? strength,
        text: worded?.text ?? bindingSentence(meant, strength, phrases, language),
        remark: worded?.remark ?? null,
        demand,
        statement,
      },
    ];
  });
}

/** The first of several readings that reads as a sentence, with what its pronouns stand for. */
function firstWorded(
  readings: readonly Reading[],
  statement: Statement,
  read: readonly { demand: Demand | null; statement: Statement }[],
  source: string,
): WordedDemand | null {
  const last = read.at(-1);
  const isNext =
    last?.demand && !ofUs.test(statement.masked.text) && goesOn(last.statement, statement, source);
  const before = last?.statement.index === statement.index - 1 ? last.demand : null;
  for (const { demand: reading, said } of readings) {
    const demand = withContraryCase(reading, before);
    const found = isNext
      ? (carriedOn(demand, last.demand as Demand, statement) ?? withAntecedent(demand, statement, read, true))
      : withAntecedent(demand, statement, read, isWithin(last?.statement, statement, source));
    const worded = found && (wordedDemand(asUndergone(found), said) ?? wordedDemand(found, said));
    if (worded !== null) return worded;
  }
  return null;
}

/** A demand by the forms of its words alone, where it could not be taken apart or does not read as a sentence so. */
function plainly(
  statement: Statement,
  strength: Strength,
  before: Parameters<typeof withAntecedent>[2],
  isTypedSmall: boolean,
): WordedDemand | null {
  const { masked } = statement;
  const typed = isTypedSmall ? changed(masked, withoutCapital(masked.text)) : masked;
  const plain = withAntecedent(plainDemandOf(typed, strength), statement, before);
  return plain && wordedDemand(plain, statement.text);
}

/** Whether the input begins a statement with a small letter, so that its first word is no name that has to keep a capital. */
function opensSmall({ start, masked }: Statement, text: string): boolean {
  const first = /\p{L}/u.exec(text.slice(start, start + longestMark))?.[0] ?? '';
  return /\p{Ll}/u.test(first) && masked.text.startsWith(first.toUpperCase());
}

/** Characters of what may stand before the first letter of a list item. */
const longestMark = 8;

/** What is told as a goal or a decision, and binds a part of the product. */
function bindsBesides(statement: Statement, language: string, format: Format): boolean {
  return bindsAsGoal(statement, language, format) || bindsAsDecision(statement, language, format);
}

/** Whether a demand stands in the sentence of the one before it, behind a comma. */
function goesOn(last: Statement, { start, index }: Statement, text: string): boolean {
  return last.index === index - 1 && text.slice(last.end, start).trim() === ',';
}

/** Whether a statement stands in the sentence of the one before it. */
function isWithin(last: Statement | undefined, { start, index }: Statement, text: string): boolean {
  return (
    last?.index === index - 1 &&
    /^[;,]?\s*$/u.test(text.slice(last.end, start)) &&
    !/[.!?]\s*$/u.test(text.slice(last.start, last.end))
  );
}

/** "There must be at most 3 retries": a limit binds whoever it is of. */
const isLimit = /^be at (?:most|least) /u;
const bindsNobody = /^(?:the (?:system|change|team)|it|they|there)$/iu;

/** "…, we read the plate": whoever writes acts, and nobody who was bound before. */
const ofUs = /^(?:we|i)(?!\p{L})/iu;

/** "The app should read barcodes, send the parcel id": what an order without a subject binds is what the sentence bound before. */
function carriedOn(
  demand: Demand,
  { subject, strength, action: before, isNegative }: Demand,
  { masked }: Statement,
): Demand | null {
  const isOrder =
    /^the (?:system|change|team)$/iu.test(demand.subject.text) &&
    demand.condition === null &&
    !/^ensure that /u.test(demand.action.text);
  // "Phone numbers are secret, don't log them": what is spoken of is nobody who acts.
  const isOfIt = /(?<!\p{L})(?:it|them)(?!\p{L})/iu.test(demand.action.text);
  // What something is done to does not do it: "each coupon must work once, check the coupon in the database".
  const doer = part(subject).split(' ').at(-1)?.toLowerCase() ?? '';
  const isDoneToIt = demand.action.text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(doer);
  const isThing =
    /^there$/iu.test(subject.text) || /^(?:be (?!able(?!\p{L}))|have (?:an?|the|one) )/u.test(before.text);
  // "A guest must never see it, answer 404": whoever is kept from something does not do what keeps them from it.
  const isAgainst = isNegative && !demand.isNegative;
  if (!isOrder || isOfIt || isThing || isDoneToIt || isAgainst) return null;
  // "Let customers create a second key and revoke the old one": what else they are let do.
  const isLet = /^be able to /u.test(before.text) && !/^be(?!\p{L})/u.test(demand.action.text);
  const [verb = ''] = demand.action.text.split(' ');
  // "…, default on for new installs": no order
  if (isLet && !masked.text.toLowerCase().startsWith(verb)) return null;
  const action = isLet ? changed(demand.action, `be able to ${demand.action.text}`) : demand.action;
  return { ...demand, subject, strength, action };
}

/** The requirement as a list item: its number, then its sentence. */
export function requirementLine(requirement: Requirement): string {
  return `**${requirement.id}:** ${requirement.text}`;
}
