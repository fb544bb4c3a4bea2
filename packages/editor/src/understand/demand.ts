import { orderBehind } from './conditional-order.ts';
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

const modals: readonly {
  readonly pattern: string;
  readonly strength: Strength;
  readonly isNegative: boolean;
}[] = [
  {
    pattern: "must not|mustn['’]t|may not|shall not|shan['’]t|is not allowed to|are not allowed to",
    strength: 'MUST',
    isNegative: true,
  },
  { pattern: "should not|shouldn['’]t", strength: 'SHOULD', isNegative: true },
  {
    pattern: 'must|shall|needs? to|ha(?:s|ve) to|will need to|(?:is|are) required to',
    strength: 'MUST',
    isNegative: false,
  },
  {
    pattern:
      "should|ought to|wants? to|would like to|['’]d like to|(?:is|are) supposed to|(?:is|are) expected to",
    strength: 'SHOULD',
    isNegative: false,
  },
];

const anyModal = new RegExp(
  `(?<!\\p{L})(?:${modals.map((modal) => modal.pattern).join('|')})(?!\\p{L})`,
  'iu',
);
const adverb = '(?:(?:also|always|only|really|then|probably|definitely|still|at least|just) )?';
const opening =
  /^(?:after that|then|afterwards|finally|if|when|whenever|once|as soon as|unless|after|before|while|in case)(?!\p{L})/iu;

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
  const prose = sentence.text.replace(/[.!?]{1,3}$/u, '');
  const { condition, rest } = conditionOf(prose);
  const whole = /^(?:must|should|needs? to|has to|shall)(?!\p{L})/iu.test(rest)
    ? `${topic ?? 'It'} ${lowerFirst(rest)}`
    : rest;
  const made =
    byReason(prose, strength) ??
    byModal(whole, condition) ??
    byWe(rest, condition) ??
    byCapability(rest) ??
    byImperative(rest, strength, leadSubject, condition !== null);
  if (!made || made.action.trim() === '' || made.subject.trim() === '') return null;
  return {
    subject: changed(sentence, made.subject),
    strength: made.strength ?? strength,
    isNegative: made.isNegative,
    action: changed(sentence, made.action.trim()),
    condition: condition === null ? null : changed(sentence, condition),
  };
}

interface Parts {
  readonly subject: string;
  readonly strength: Strength | null;
  readonly isNegative: boolean;
  readonly action: string;
}

/** A clause of condition before the first comma, or before "we", "the system" or an order where no comma stands. */
function conditionOf(prose: string): { condition: string | null; rest: string } {
  if (!opening.test(prose)) return { condition: null, rest: prose };
  const comma = /^([^,]{4,160}),\s{0,2}(?:then\s)?(.{3,})$/su.exec(prose);
  if (comma) return { condition: comma[1] ?? '', rest: comma[2] ?? '' };
  const clause = /^(.{4,160}?)\s(?:then\s|just\s)?((?:we|the system)\s.{3,}|(?:just|then)\s.{3,})$/isu.exec(
    prose,
  );
  if (clause)
    return { condition: clause[1] ?? '', rest: (clause[2] ?? '').replace(/^(?:just|then)\s/iu, '') };
  const order = orderBehind(prose);
  return order ? { condition: order.condition, rest: order.order } : { condition: null, rest: prose };
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
      action: `let ${lowerFirst(subject)} ${action}`,
    };
  }
  return { ...bound(subject, action, condition), strength: modal.strength, isNegative: modal.isNegative };
}

/** "The table is full of dead tokens, so delete them": what is ordered comes first, then why. */
function byReason(prose: string, strength: Strength): Parts | null {
  const match = /^(.{8,200}),\s{0,2}so (?:please |just |then )?(\p{Ll}{2,20}\s.{2,})$/su.exec(prose);
  const [, reason = '', order = ''] = match ?? [];
  const ordered = match ? byImperative(order, strength, null, true) : null;
  return ordered ? { ...ordered, action: `${ordered.action}, because ${lowerFirst(reason)}` } : null;
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
  if (!match || !isPlainSubject(subject) || !cuesIn(subject, 'en').has('actor')) return null;
  return {
    subject: isSelf(subject) ? 'The system' : subject,
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

const actors = { systemVerb: 'The system', buildVerb: 'The change', teamVerb: 'The team' } as const;

/** Who is bound: "we" is the system where it acts and the team where people do. */
function bound(subject: string, action: string, condition: string | null): Pick<Parts, 'subject' | 'action'> {
  if (!isSelf(subject)) return { subject: condition === null ? upperFirst(subject) : subject, action };
  return { subject: cuesIn(action, 'en').get('teamVerb')?.index === 0 ? 'The team' : 'The system', action };
}

function isSelf(subject: string): boolean {
  return /^(?:we|i|you|so we|and we|also we)$/iu.test(subject.trim());
}

/** A subject in one piece: no clause of its own, not too long, not empty. */
function isPlainSubject(subject: string): boolean {
  return (
    subject.length >= 1 &&
    subject.length <= 70 &&
    !/[,;:?!()]|(?<!\p{L})(?:that|which|because|so|but|if|when|is|are|was|were)(?!\p{L})/iu.test(subject)
  );
}

function lowerFirst(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) && !/^I(?!\p{L})/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
