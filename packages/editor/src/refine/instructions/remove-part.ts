import { contentWords, shareOf } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { type Draft, draftOf } from '../draft.ts';
import { stillMentioned, withoutReferences } from '../editing/removal.ts';
import { splice } from '../editing/splice.ts';
import { tellsSame } from '../editing/tells-same.ts';
import { isDemand, withoutPart } from '../editing/without-part.ts';
import { coordinationsIn, withoutMember } from '../enumerated/coordination.ts';
import { memberNamed } from '../enumerated/find.ts';
import { applied, noEffect, type Outcome } from '../instruction.ts';
import { namedSegment } from '../reading/named-segment.ts';
import { withoutMentions } from '../relocation/mentions.ts';
import { findAbout } from '../target/about.ts';
import { findLoosely, findTarget } from '../target/find.ts';
import { labelledBlock } from '../target/labelled-block.ts';
import { sentences } from '../target/ordinal.ts';
import { rowTargets } from '../target/parts.ts';
import { isQuoted } from '../target/phrase.ts';
import type { Target } from '../target/target.ts';
import { wholeEntry } from '../target/whole-entry.ts';
import { withoutRequirementAnywhere } from '../tickets/dropped-requirement.ts';
import { demandsIn } from '../told/demand-meant.ts';

const every = /^(?:all|any|every|each)(?: (?:the|of the))? \S/iu;

/** What a phrase names; words that carry no meaning of their own are none. */
export function removable(draft: Draft, phrase: string): Target | null {
  const found = findLoosely(draft, phrase);
  const label = found?.kind === 'section' ? null : labelledBlock(draft, phrase);
  if (label) return label;
  const named = requirementOf(draft, ruleOf(draft, found, phrase), phrase);
  const target = named && !isQuoted(phrase) ? demandTold(draft, wholeEntry(draft, named)) : named;
  const isEmpty =
    target?.kind === 'words' &&
    !isQuoted(phrase) &&
    contentWords(draft.text.slice(target.start, target.end)).length === 0;
  if (target?.kind === 'section' && namesHalf(target, phrase)) return null;
  return isEmpty || (target?.kind === 'section' && isPartOf(target, phrase)) ? null : target;
}

/** A sentence that only tells what a requirement does: that is meant, and the sentence goes with it. */
function demandTold(draft: Draft, target: Target): Target {
  if (target.kind !== 'sentence') return target;
  const said = draft.text.slice(target.start, target.end);
  const told = demandsIn(draft).filter(({ key, raw }) => tellsSame(raw.replace(key, ' '), said));
  const [only, other] = told;
  return (only && !other ? findTarget(draft, only.key) : null) ?? target;
}

/** "The rollback" is one half of what "Migration and rollback" holds: which of its sentences is meant is not said. */
function namesHalf({ section }: Target, phrase: string): boolean {
  const halves = section?.title.split(/ (?:and|&) /u) ?? [];
  if (halves.length !== 2 || /(?<!\p{L})(?:section|chapter|part|heading)(?!\p{L})/iu.test(phrase))
    return false;
  const named = contentWords(phrase);
  const held = halves.map((half) => contentWords(half).some((word) => named.includes(word)));
  return held.filter(Boolean).length === 1;
}

/** A case that only says which requirement covers it goes with that: the rule is meant, and not the line that points to it. */
function ruleOf(draft: Draft, target: Target | null, phrase: string): Target | null {
  if (!target?.section?.ids.includes('failure-cases') || /fail|edge|case|error/iu.test(phrase)) return target;
  const [key, ...others] = keysIn(draft.text.slice(target.start, target.end));
  return key && others.length === 0 && isDemand(key.family) ? findTarget(draft, key.text) : target;
}

/** Of a ticket with several requirements, found by what one of them says, that one is meant and not the ticket. */
function requirementOf(draft: Draft, target: Target | null, phrase: string): Target | null {
  const key = keysIn(target?.section?.title ?? '')[0]?.text;
  if (target?.kind !== 'section' || key === undefined || /ticket|story|epic|issue|card/iu.test(phrase))
    return target;
  if (keysIn(phrase).length > 0 || isQuoted(phrase)) return target;
  const own = rowTargets(draft).filter(
    ({ section, start, end }) =>
      section?.ids.includes('coverage-map') === true &&
      keysIn(draft.text.slice(start, end)).some(({ text }) => text === key),
  );
  const wanted = contentWords(phrase);
  const said = own.filter(
    ({ start, end }) => shareOf(wanted, new Set(contentWords(draft.text.slice(start, end)))) === 1,
  );
  const [only, ...others] = said;
  return own.length > 1 && only && others.length === 0 ? only : target;
}

/** "The entity order", where the document has none, is not the section that lists entities. */
function isPartOf({ name }: Target, phrase: string): boolean {
  const part = ofDesign.exec(phrase.trim())?.groups?.['name'];
  return part !== undefined && !contentWords(name).some((word) => contentWords(part).includes(word));
}

/** A thing of an API or a data model, by its name. */
export const ofDesign =
  /^(?:the )?(?:entity|table|field|column|endpoint|parameter|index|enum(?:eration)?) [`"“]?(?<name>[^\s`"”]{2,60})[`"”]?$/iu;

/** Removes what a phrase names, after what was removed before it. */
export function removeOne(before: Outcome, phrase: string, draft: Draft): Outcome {
  const target = removable(draft, phrase);
  if (!target)
    return before.status === 'applied'
      ? before
      : noEffect(draft, `Nothing in the document is ${phrase.trim()}.`);
  if (target.kind === 'document' || holdsAll(draft, target))
    return noEffect(draft, 'The whole document cannot be removed; name a part of it.');
  const segment = namedSegment(draft, target, phrase);
  if (segment !== null) {
    const outcome = applied(
      draft,
      draft.text.replaceAll(segment, ''),
      `Took out "${segment.replace(/^[\s,;]+/u, '')}".`,
    );
    return behind(before, outcome);
  }
  const member = memberRemoved(draft, target, phrase);
  if (member) return behind(before, member);
  const names = [target.name];
  let after = withoutRequirement(draft, target) ?? withoutPart(draft, target);
  if (every.test(phrase.trim())) after = removeAll(draftOf(after.text, draft.request), phrase, names);
  return behind(before, applied(draft, after.text, `Removed ${names.join(', ')}.${after.note}`));
}

/** "The non-goal about X", where an entry is a list of several things: that one leaves it. */
export function memberRemoved(draft: Draft, target: Target, phrase: string): Outcome | null {
  if (isQuoted(phrase) || keysIn(phrase).length > 0) return null;
  if (target.kind === 'words') return joinedRemoved(draft, target);
  if (target.kind !== 'item') return null;
  const item = draft.items.find(({ start, end }) => start === target.start && end === target.end);
  const text = item?.text.replace(/[.!]$/u, '') ?? '';
  const start = draft.text.indexOf(text, target.start);
  const list = coordinationsIn(draft.text, { start, end: start + text.length })[0];
  const isAll = list !== undefined && list.start === start && list.end === start + text.length;
  const at = isAll ? memberNamed(draft, list, phrase.replace(ofEntry, '')) : -1;
  const member = list?.members[at];
  return list && member
    ? applied(
        draft,
        splice(draft.text, withoutMember(draft.text, list, at)),
        `Took "${draft.text.slice(member.start, member.end)}" out of "${text}".`,
      )
    : null;
}

/** "Drop iOS", where a sentence says "on web and iOS": what joins it to the others goes with it. */
function joinedRemoved(draft: Draft, { start, end, name }: Target): Outcome | null {
  const sentence = sentences(draft).find((one) => one.start <= start && end <= one.end);
  const lists = sentence ? coordinationsIn(draft.text, sentence) : [];
  for (const list of lists) {
    const at = list.members.findIndex((one) => one.start === start && one.end === end);
    if (at < 0) continue;
    const word = draft.text.slice(start, end);
    // what lists a name of code elsewhere lists the same
    const others = isCodeName.test(word)
      ? sentences(draft)
          .filter((one) => one.start !== sentence?.start)
          .flatMap((one) => coordinationsIn(draft.text, one))
      : [];
    const splices = [list, ...others].flatMap((one) => {
      const place = one.members.findIndex((member) => draft.text.slice(member.start, member.end) === word);
      return place < 0 ? [] : withoutMember(draft.text, one, place);
    });
    return applied(draft, splice(draft.text, splices), `Removed ${name}.`);
  }
  const lead = sentence && addedBehind.exec(draft.text.slice(sentence.start, start))?.[0];
  const isLast = sentence && /^[.!]?$/u.test(draft.text.slice(end, sentence.end));
  return lead && isLast
    ? applied(draft, splice(draft.text, [{ start: start - lead.length, end, text: '' }]), `Removed ${name}.`)
    : null;
}

const isCodeName = /^`|[\p{L}\d][-_./][\p{L}\d]|\p{Ll}\p{Lu}/u;
/** "…, also B": what a sentence adds at its end. */
const addedBehind = /,? (?:and also|also|plus|as well as|same for|likewise) $/iu;

const ofEntry =
  /^(?:the |our )?(?:non-goals?|goals?|risks?|assumptions?|items?|points?|entr(?:y|ies)|bullets?)(?: (?:about|on|for|of|that says|with))?\s/iu;

/** An outcome, told behind what was removed before it. */
function behind(before: Outcome, outcome: Outcome): Outcome {
  return before.status === 'applied'
    ? { ...outcome, message: `${before.message} ${outcome.message}` }
    : outcome;
}

/** Removes one part, and what only refers to it. */
export function partRemoved(draft: Draft, target: Target): Outcome {
  const { text, note } = withoutRequirement(draft, target) ?? withoutPart(draft, target);
  return applied(draft, text, `Removed ${target.name}.${note}`);
}

/** The draft without a requirement that its tickets implement; null where the target is none. */
function withoutRequirement(draft: Draft, target: Target): { text: string; note: string } | null {
  const [key] = keysIn(target.name);
  const text =
    target.kind === 'row' && key && isDemand(key.family) ? withoutRequirementAnywhere(draft, key.text) : null;
  if (text === null || !key) return null;
  const rest = withoutMentions(
    draftOf(withoutReferences(draftOf(text, draft.request), key.text).text, draft.request),
    key.text,
  );
  const left = keysIn(rest).filter((one) => one.text === key.text).length;
  return { text: rest, note: stillMentioned(key.text, left) };
}

/** The section of the title holds all others. */
function holdsAll(draft: Draft, target: Target): boolean {
  return target.section?.level === 1 && target.kind === 'section' && draft.outline.sections.length > 1;
}

function removeAll(draft: Draft, phrase: string, names: string[]): { text: string; note: string } {
  let current = draft;
  let notes = '';
  for (let round = 0; round < 50; round += 1) {
    const next = findAbout(
      current,
      phrase.trim().replace(/^(?:all|any|every|each)(?: (?:the|of the))? /iu, ''),
    );
    if (!next || next.kind === 'document') break;
    names.push(next.name);
    const { text, note } = withoutPart(current, next);
    notes += note;
    current = draftOf(text, draft.request);
  }
  return { text: current.text, note: notes };
}
