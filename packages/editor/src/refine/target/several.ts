import { contentWords } from '../../document/content-words.ts';
import { keysIn, leadingKey } from '../../document/keys.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { findTarget } from './find.ts';
import { homeOf } from './keyed.ts';
import { bare } from './phrase.ts';
import type { Target } from './target.ts';
import { ticketsIn } from './tickets.ts';

const joint = /\s?,\s(?:and |und |et |y )?|\s(?:and|und|et|y|&|as well as|sowie)\s/u;
const range =
  /(?<![\p{L}\p{N}-])(?<family>[A-Z]{1,8})-(?<first>\d{1,4})\s?(?:to|through|until|bis|à|a|–|-|…|\.\.)\s?(?:\k<family>-)?(?<last>\d{1,4})(?![\p{L}\p{N}])/gu;
/** Words that may stand around keys and say nothing of their own. */
const around =
  /\b(?:the|both|all|three|two|requirements?|tickets?|stories|story|issues?|items?|risks?|questions?|goals?|points?|tasks?|and|und|et|y|sowie|tests?)\b/giu;

/**
 * The parts of a draft that a phrase names: one, or each of several ("FR-1 and FR-3", "US-2 to US-4", "the risks and the
 * assumptions"). Empty where any of them is not in the draft.
 */
export function partsOf(draft: Draft, phrase: string): Target[] {
  const spelled = phrase.replace(range, (whole: string, family: string, first: string, last: string) =>
    Number(last) - Number(first) > 0 && Number(last) - Number(first) < 50
      ? Array.from(
          { length: Number(last) - Number(first) + 1 },
          (_, at) => `${family}-${Number(first) + at}`,
        ).join(', ')
      : whole,
  );
  const keys = keysIn(spelled);
  if (
    keys.length > 0 &&
    contentWords(keys.reduce((left, key) => left.replace(key.text, ''), spelled).replace(around, ''))
      .length === 0
  ) {
    const homes = keys.map((key) => homeOf(draft, key.text));
    return homes.every((home) => home !== null) ? homes : [];
  }
  const each =
    /^(?<what>.{3,60}? (?:of|in|from)) (?:each|every|all(?: the)?) (?:tickets?|stor(?:y|ies)|issues?)$/iu.exec(
      phrase.trim(),
    )?.groups?.['what'];
  if (each !== undefined)
    return ticketsIn(draft).flatMap((ticket) => {
      const found = findTarget(draft, `${each} ${leadingKey(ticket.title)?.text ?? ticket.title}`);
      return found && found.kind !== 'words' ? [found] : [];
    });
  const numbered = counted.exec(phrase.trim())?.groups;
  if (numbered) {
    const parts =
      (numbered['numbers'] ?? '')
        .match(/\d+/gu)
        ?.map((number) => findTarget(draft, `${numbered['what']} ${number}`)) ?? [];
    return parts.every((part) => part !== null) ? parts : [];
  }
  const whole = partOf(draft, spelled);
  if (whole) return [whole];
  const names = spelled.split(joint).filter((one) => one.trim() !== '');
  if (names.length < 2) return [];
  const parts = names.map((one) => partOf(draft, one));
  return parts.every((part) => part !== null) ? parts : [];
}

/** "Items 9 and 10", "steps 2, 3 and 5". */
const counted =
  /^(?:the )?(?<what>item|step|point|instruction|bullet|rule|line|entry|question|requirement|risk|goal|non-goal|assumption|alternative|ticket|row|criterion)s? (?<numbers>\d{1,2}(?:,? ?(?:and|und|et|y|&|,) ?\d{1,2})+)$/iu;

/** The one part a phrase names by its key, its heading, its place or what it is about; null where there is none. */
export function partOf(draft: Draft, phrase: string): Target | null {
  const target = findTarget(draft, phrase);
  if (target && target.kind !== 'words' && target.kind !== 'document') return target;
  return findStated(draft, phrase);
}

/** Families of keys for what a document wants, in the order in which they stand for it. */
const wanting = /^(?:FR|NFR|REQ|BR|US|G|STORY|TASK)$/u;

/** The requirement, ticket or goal that holds every word of a phrase; null where none or several do. */
function findStated(draft: Draft, phrase: string): Target | null {
  const wanted = contentWords(bare(phrase).replace(/ (?:one|thing|stuff|bit|part)$/iu, ''));
  if (wanted.length === 0) return null;
  const said = wanted.join(' ');
  const [only, ...more] = draft.items.filter((item) => contentWords(item.text).join(' ') === said);
  if (only && more.length === 0) {
    const { start, end, text, section } = only;
    return { kind: 'item', start, end, name: only.key?.text ?? `"${text.slice(0, 60)}"`, section };
  }
  const tickets = ticketsIn(draft).map(
    (section): Target => ({
      kind: 'section',
      start: section.start,
      end: section.end,
      name: leadingKey(section.title)?.text ?? `"${section.title}"`,
      section,
    }),
  );
  // a plan of tests names requirements again
  const items = [
    ...new Set(
      draft.items.flatMap((item) => (item.key && wanting.test(item.key.family) ? [item.key.text] : [])),
    ),
  ]
    .map((key) => homeOf(draft, key))
    .filter((home) => home !== null);
  const holds = (target: Target) => {
    const end = target.kind === 'section' ? (target.section?.headingEnd ?? target.end) : target.end;
    const held = contentWords(draft.text.slice(target.start, end));
    return wanted.every((word) => held.some((other) => areKin(word, other)));
  };
  const found = [...tickets, ...items.filter((item) => item.kind !== 'section')].filter(holds);
  return found.length === 1 ? (found[0] ?? null) : null;
}
