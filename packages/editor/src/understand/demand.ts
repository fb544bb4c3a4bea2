import { conditionOf } from './clause/condition.ts';
import { anyModal, modals } from './clause/modals.ts';
import { presentClause } from './clause/present.ts';
import { isImperative } from './imperative.ts';
import { cuesIn } from './lexicon/cues.ts';
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

const adverb = '(?:(?:also|always|only|really|then|probably|definitely|still|at least|just) )?';
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
    byWe(rest, condition) ??
    byCapability(rest) ??
    byImperative(rest, strength, leadSubject, condition !== null) ??
    byPresent(rest, condition);
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
  if (!anyModal.test(said) && presentClause(said) === null) return { said: prose, by: null };
  return { said, by: /^\p{Lu}\p{Ll}+$/u.test(by) ? by : lowerFirst(by) };
}

interface Parts {
  readonly subject: string;
  readonly strength: Strength | null;
  readonly isNegative: boolean;
  readonly action: string;
}

function byModal(clause: string, condition: string | null): Parts | null {
  const match = anyModal.exec(clause);
  if (!match) return null;
  const modal = modals.find(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'iu').test(match[0]));
  const subject = clause
    .slice(0, match.index)
    .trim()
    .replace(/\s(?:also|always|only|really|then|still)$/iu, '');
  const action = clause
    .slice(match.index + match[0].length)
    .replace(new RegExp(`^\\s{1,2}${adverb.replace('|just', '|just|please')}`, 'iu'), '');
  if (!modal || !isPlainSubject(subject) || !/^(?:not |never )?\p{L}/u.test(action)) return null;
  if (/^(?:not|never) /iu.test(action)) {
    return {
      ...bound(subject, action, condition),
      strength: modal.strength,
      isNegative: true,
      action: action.replace(/^(?:not|never) /iu, ''),
    };
  }
  const wish = /^(?:want|would|['’]d)/iu.test(match[0]);
  if (wish && !isSelf(subject)) {
    return {
      subject: 'The system',
      strength: modal.strength,
      isNegative: false,
      action: `let ${lowerOrdinary(subject)} ${action}`,
    };
  }
  return { ...bound(subject, action, condition), strength: modal.strength, isNegative: modal.isNegative };
}

/** "As an admin I want to stop an export so that …": the role must be able to. */
function byStory(prose: string): Parts | null {
  const match =
    /^as (?:an? )?(\p{L}[\p{L} -]{1,40}?),? i (?:want|need|would like|['’]d like)(?: to be able)? to (.{3,})$/iu.exec(
      prose,
    );
  if (!match) return null;
  const role = match[1] ?? '';
  const subject = /s$/u.test(role) && !/ss$/u.test(role) ? upperFirst(role) : `The ${role}`;
  return { subject, strength: 'MUST', isNegative: false, action: `be able to ${match[2] ?? ''}` };
}

/** "The table is full of dead tokens, so delete them": what is ordered comes first, then why. */
function byReason(prose: string, strength: Strength): Parts | null {
  const match = /^(.{8,200}),\s{0,2}so (?:please |just |then )?(\p{Ll}{2,20}\s.{2,})$/su.exec(prose);
  const [, reason = '', order = ''] = match ?? [];
  const ordered = match ? byImperative(order, strength, null, true) : null;
  return ordered ? { ...ordered, action: `${ordered.action}, because ${lowerOrdinary(reason)}` } : null;
}

/** "we need push notifications" and, behind a condition, "we call their webhook". */
function byWe(clause: string, condition: string | null): Parts | null {
  const need = new RegExp(
    `^(?:(.{3,80}?)[, ]\\s{0,2})?(?:we|i) ${adverb}(?:need|want|require) ((?:a|an|the|some|two|more|better|\\p{L}{3,}) .{2,})$`,
    'isu',
  ).exec(clause);
  if (need && !/^to\s/iu.test(need[2] ?? '')) {
    const place = need[1] ? ` ${lowerFirst(need[1])}` : '';
    const [first = '', ...others] = (need[2] ?? '').split(/,\s/u);
    return place.length > 0 && !/^ (?:for|in|on|at|per|inside|within)\s/iu.test(place)
      ? null
      : {
          subject: 'The system',
          strength: null,
          isNegative: false,
          action: [`provide ${first}${place}`, ...others].join(', '),
        };
  }
  const want = /^(?:want|need)s? ((?:an?|one|the|some|two|more|better|no) .{2,})$/isu.exec(clause);
  if (want) return { subject: 'The system', strength: null, isNegative: false, action: `provide ${want[1]}` };
  const act =
    /^we (?!are|have|were|had|do|did|don|can|could|will|would|use|see|know|think|think|keep|got|get|only|already)(\p{L}{2,20}) (.{2,})$/isu.exec(
      clause,
    );
  return act && condition !== null
    ? { subject: 'The system', strength: null, isNegative: false, action: `${act[1]} ${act[2]}` }
    : null;
}

/** "Technicians can reorder photos": they must be able to. */
function byCapability(clause: string): Parts | null {
  const match =
    /^(.{2,60}?) (?:can(?! not)|(?:is|are) able to|will be able to) (?:also )?(\p{Ll}.{2,})$/su.exec(clause);
  const subject = match?.[1] ?? '';
  if (!match || !isPlainSubject(subject)) return null;
  if (!/^you$/iu.test(subject) && !cuesIn(subject, 'en').has('actor')) return null;
  return {
    subject: /^you$/iu.test(subject) ? 'Users' : isSelf(subject) ? 'The system' : subject,
    strength: null,
    isNegative: false,
    action: `be able to ${match[2]}`,
  };
}

function byImperative(
  clause: string,
  strength: Strength,
  leadSubject: string | null,
  hasCondition: boolean,
): Parts | null {
  const negative = /^(?:please )?(?:don['’]?t|do not|never) (?=\p{L})/iu.exec(clause);
  const body = clause.slice(negative?.[0].length ?? 0);
  const cues = cuesIn(body, 'en');
  const name = (['systemVerb', 'buildVerb', 'teamVerb'] as const).find((verb) => cues.get(verb)?.index === 0);
  if (/^(?:more|less|fewer|over|above|again|before|after|in|on|at|for)\s/iu.test(body)) return null;
  const isOrder =
    leadSubject || negative
      ? /^\p{L}{2,20}(?<!s|ing|ed) /u.test(body) &&
        !/^(?:each|every|the|an?|no|all|any|some|one|only|their|our|this|that|it|they|we|same|when|if|after) /iu.test(
          body,
        )
      : name !== undefined && isImperative(body, cues);
  if (!isOrder || /^\p{L}{2,20}\s{0,2}[:=(]/u.test(body)) return null;
  const subject = leadSubject ?? (hasCondition || !name ? 'The system' : actors[name]);
  const action = `${leadSubject ? 'be able to ' : ''}${lowerFirst(body)}`;
  return { subject, strength, isNegative: negative !== null, action };
}

/** "The link expires after 48 hours": what is told as it shall be, is demanded. */
function byPresent(clause: string, condition: string | null): Parts | null {
  const present = presentClause(clause);
  if (!present) return null;
  const { subject, isNegative, action } = present;
  if (!isNegative && choosing.test(action) && cuesIn(subject, 'en').has('actor'))
    return { ...bound(subject, `be able to ${action}`, condition), strength: null, isNegative };
  return { ...bound(subject, action, condition), strength: null, isNegative };
}

/** What people do because they want to: told of them, it is what they must be able to do. */
const choosing =
  /^(?:upload|download|search|filter|edit|change|delete|create|add|select|choose|pick|enter|register|borrow|book|order|pay|reserve|cancel|export|import|share|comment|follow|invite|browse|view|open|mute|subscribe|unsubscribe|track|rate|vote|toggle|drag|attach)(?!\p{L})/iu;

const actors = { systemVerb: 'The system', buildVerb: 'The change', teamVerb: 'The team' } as const;

/** Who is bound: "we" is the system where it acts and the team where people do. */
function bound(subject: string, action: string, condition: string | null): Pick<Parts, 'subject' | 'action'> {
  const place = /^((?:for|in|on|at|per|inside|within)\s.{3,60}?),?\s(?:we|i)$/iu.exec(subject)?.[1];
  if (place) return { subject: `${condition === null ? upperFirst(place) : place}, the system`, action };
  if (!isSelf(subject)) return { subject: condition === null ? upperFirst(subject) : subject, action };
  return { subject: cuesIn(action, 'en').get('teamVerb')?.index === 0 ? 'The team' : 'The system', action };
}

function isSelf(subject: string): boolean {
  return /^(?:we|i|you|so we|and we|also we|we['’]d|we will|we['’]ll)$/iu.test(subject.trim());
}

/** A subject in one piece: no clause of its own, not too long, not empty. */
function isPlainSubject(subject: string): boolean {
  return (
    subject.length >= 1 &&
    subject.length <= 70 &&
    !/[,;:?!()]|(?<!\p{L})(?:that|which|because|so|but|if|when|is|are|was|were)(?!\p{L})/iu.test(subject)
  );
}

/** A clause within a sentence: a word that opens sentences goes small, what may be a name stays. */
function lowerOrdinary(text: string): string {
  return /^(?:The|A|An|It|They|We|This|That|These|Those|There|Our|Their|Users?|Customers?|People|Nobody|Some|All|Every|Each|No|Many|Most|In|On|At|For|When|If)(?!\p{L})/u.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

function lowerFirst(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) && !/^I(?!\p{L})/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
