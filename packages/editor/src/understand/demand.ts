import { isPersonName } from '../correct/spelling/person-names.ts';
import { conditionOf } from './clause/condition.ts';
import { anyModal } from './clause/modals.ts';
import { presentClause } from './clause/present.ts';
import { isBaseVerb } from './clause/verbs.ts';
import { byCapability, byModal } from './demand/by-modal.ts';
import { byImperative, byReason } from './demand/by-order.ts';
import { byParticiple } from './demand/by-participle.ts';
import { byPresent } from './demand/by-present.ts';
import { byIntention, byStory, byWe } from './demand/by-wish.ts';
import { lowerFirst } from './demand/parts.ts';
import { changed, type Masked } from './mask.ts';
import type { Strength } from './statement.ts';

/** A demand taken apart, so that it can be written in the voice of a requirement and of a test. English only. */
export interface Demand {
  /** Who is bound, as a sentence opens with it: "The system", "Users". */
  readonly subject: Masked;
  readonly strength: Strength;
  readonly isNegative: boolean;
  /** What is to be done, the verb in its base form first. */
  readonly action: Masked;
  /** What has to hold first, with its conjunction ("If a seat gets free"), else null. */
  readonly condition: Masked | null;
}

/** How the writer feels about a demand: it binds nobody. */
const attitude =
  /^(?:obviously|honestly|basically|ideally|hopefully|clearly|of course|actually|frankly|personally|naturally|definitely)[, ]\s{0,2}(?=\S)/iu;

/**
 * Takes a demand apart where that is safe: "we need to retry failed webhooks", "users should be able to …",
 * "if a seat gets free we call the webhook", "don't send twice". Gives null where the sentence better stays whole.
 *
 * @param leadSubject who acts where the list's introduction says so ("Partners can:"), else null
 * @param topic what a sentence without a subject speaks of: the name its list item begins with, else null
 */
export function demandOf(
  sentence: Masked,
  strength: Strength,
  leadSubject: string | null,
  topic: string | null,
): Demand | null {
  const { said, by } = reportedBy(
    sentence.text
      .replace(/[.!?]{1,3}$/u, '')
      .replace(attitude, '')
      .replace(
        /^(?:it )?(?:would|will) be (?:\p{L}+ )?(?:good|great|nice|cool|helpful|useful|ideal) (?:if|when|that) (?=\S)/iu,
        '',
      )
      .replace(/^(?:it )?is (?:needed|necessary|important|required) that (?=\S)/iu, ''),
  );
  const { condition, rest } = conditionOf(said);
  const whole = /^(?:must|should|needs? to|has to|shall)(?!\p{L})/iu.test(rest)
    ? `${topic ?? 'It'} ${lowerFirst(rest)}`
    : rest;
  const made =
    byStory(said) ??
    byReason(said, strength) ??
    byModal(whole, condition) ??
    byIntention(rest) ??
    byWe(rest, condition) ??
    byCapability(rest) ??
    byImperative(rest, strength, leadSubject, condition !== null) ??
    byPresent(rest, condition) ??
    byParticiple(rest);
  if (!made || made.action.trim() === '' || made.subject.trim() === '') return null;
  return {
    subject: changed(sentence, made.subject),
    strength: made.strength ?? strength,
    isNegative: made.isNegative,
    action: changed(sentence, `${made.action.trim()}${by === null ? '' : ` (${by})`}`),
    condition: condition === null ? null : changed(sentence, condition),
  };
}

/** "Legal says that …", "Omar: the page must …": what is demanded, and who or what it is said by or of. */
function reportedBy(prose: string): { said: string; by: string | null } {
  const match =
    /^(\p{Lu}[\p{L} -]{1,24}?)\s(?:says|said|wants us to know|insists|reminded us)(?: that)?\s(.{8,})$/su.exec(
      prose,
    ) ?? /^([\p{L}][\p{L} -]{1,24}?):\s(.{8,})$/su.exec(prose);
  const [, by = '', said = ''] = match ?? [];
  if (!match || by.split(' ').length > 3) return { said: prose, by: null };
  const isOrder = isPersonName(by) && isBaseVerb(/^\p{L}+/u.exec(said)?.[0].toLowerCase() ?? '');
  if (!isOrder && !anyModal.test(said) && presentClause(said) === null) return { said: prose, by: null };
  return { said, by: /^\p{Lu}\p{Ll}+$/u.test(by) ? by : lowerFirst(by) };
}
