import { contentWords } from '../../document/content-words.ts';
import type { Item } from '../../document/items.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import type { Splice } from '../editing/splice.ts';
import { isLastStep, itemsUnder, type Prompt, writtenOf } from './parts.ts';

/** What a new rule does to one that stands already. */
export interface Standing {
  readonly splices: readonly Splice[];
  readonly message: string;
}

const negative = /^(?:do not|don['’]t|never|avoid|no)(?!\p{L})/iu;
const limit =
  /(?<!\p{L})(?<bound>at most|at least|(?<=(?:do not|don['’]t|never|must not|should not|may not|cannot|can['’]t|not) (?:\p{L}+ ){1,3})(?:more|longer) than|not (?:exceed|be longer than)|no (?:more|fewer|less) than|up to|max(?:imum|\.)?(?: of)?|min(?:imum|\.)?(?: of)?|exactly|only|under|below|within|in|limited to) (?<number>\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?: [-–] \d+)? (?:(?:short|long|single|bullet) )?(?<noun>\p{L}+)/iu;
const lower = /^(?:at least|no (?:fewer|less)|min)/iu;
/** As content words have them, stemmed. */
const counted = /^(?:\d+|one?|two|three?|four|five?|six|seven|eight|nine?|ten)$/u;
/** Words of a limit that say nothing of what it limits. */
const ofLimits =
  /^(?:most|least|max|allow|longer|shorter|exc|maximum|min|minimum|limit|answer|output|reply|respons|return|respond|list|giv|writ|us|nam|keep|result)$/u;

/**
 * What a rule changes of those that stand in a prompt: a limit of the same thing gets its number, and a rule that says
 * less of the same gives way to it. Null where it stands beside them.
 */
export function standingRules(draft: Draft, prompt: Prompt, rule: string): Standing | null {
  const items = [prompt.sections.instructions, prompt.sections.constraints, prompt.sections.output].flatMap(
    (section) => itemsUnder(draft, section).filter((item) => !isLastStep(draft, item)),
  );
  const said = wordsOf(rule);
  const ruled = [...items, ...itemsUnder(draft, prompt.missing)].find((item) =>
    isOfSameCase(writtenOf(draft, item).text, rule),
  );
  if (ruled) {
    const { text, start } = writtenOf(draft, ruled);
    return {
      splices: [{ start, end: start + text.trimEnd().length, text: rule }],
      message: `Put "${rule}" in the place of "${text}"`,
    };
  }
  const denied = items.find((item) => saysContrary(writtenOf(draft, item).text, rule));
  if (denied) {
    const { text, start } = writtenOf(draft, denied);
    return {
      splices: [{ start, end: start + text.trimEnd().length, text: rule }],
      message: `Put "${rule}" in the place of "${text.trimEnd()}"`,
    };
  }
  const exchanged = exchangedRule(draft, items, rule);
  if (exchanged) return exchanged;
  for (const item of items) {
    const { text, start } = writtenOf(draft, item);
    const words = wordsOf(text);
    if (
      negative.test(text) === negative.test(rule) &&
      words.length > 0 &&
      words.length === said.length &&
      words.every((word) => said.includes(word))
    )
      return { splices: [], message: `The prompt says so already: "${text}"` };
    const number = sameLimit(rule, text);
    if (number)
      return {
        splices: [
          { start: start + number.start, end: start + number.end, text: number.fresh },
          ...limitsTold(draft, prompt, rule, { start, end: start + text.length }),
        ],
        message: `Changed the limit in "${text}" to ${number.fresh}.`,
      };
  }
  const [told, ...more] = limitsTold(draft, prompt, rule, null);
  if (told)
    return { splices: [told, ...more], message: `Changed the limit that the prompt gives to ${told.text}.` };
  const narrower = items.find((item) => saysLess(draft, item, rule, said));
  if (!narrower) return null;
  const { text, start } = writtenOf(draft, narrower);
  return {
    splices: [{ start, end: start + text.trimEnd().length, text: rule }],
    message: `Put "${rule}" in the place of "${text}"`,
  };
}

const conditional = /^(?:if|when|whenever|in case)\s(?<case>[^,]{3,120}),\s(?<then>.+)$/isu;

/** Whether two rules say what to do in the same case, and not the same. */
function isOfSameCase(text: string, rule: string): boolean {
  const [standing, fresh] = [text, rule].map((one) => conditional.exec(one.trim())?.groups);
  if (!standing || !fresh) return false;
  const [known, told] = [standing, fresh].map((one) => contentWords(one['case'] ?? ''));
  return (
    known !== undefined &&
    told !== undefined &&
    known.length > 0 &&
    known.length === told.length &&
    known.every((word) => told.includes(word)) &&
    /(?<!\p{L})(?:not|no|n['’]t|never)(?!\p{L})/iu.test(standing['case'] ?? '') ===
      /(?<!\p{L})(?:not|no|n['’]t|never)(?!\p{L})/iu.test(fresh['case'] ?? '') &&
    wordsOf(standing['then'] ?? '').join() !== wordsOf(fresh['then'] ?? '').join()
  );
}

/** "Mention the price at the end" goes against "never mention the price"; what only some case forbids stands beside what holds else. */
function saysContrary(text: string, rule: string): boolean {
  if (negative.test(text) === negative.test(rule) || /[.!?;] \S/u.test(text)) return false;
  if ([text, rule].some((one) => conditional.test(one.trim()) || limit.test(one))) return false;
  const [known, told] = [text, rule].map((one) =>
    wordsOf(one.replace(/^(?:always|please) /iu, '')).filter((word) => word !== 'alway'),
  );
  if (!known || !told || known.length < 2 || known[0] !== told[0]) return false;
  const isIn = known.every((word) => told.includes(word));
  return isIn && (negative.test(text) || known.length === told.length);
}

const inPlace = /,? (?:instead|rather)[.!]?$/iu;

/** "Group by size instead": the one rule that begins with the same two words gives way. */
function exchangedRule(draft: Draft, items: readonly Item[], rule: string): Standing | null {
  if (!inPlace.test(rule)) return null;
  const opening = /^\p{L}+ \p{L}+(?= )/u.exec(rule)?.[0].toLowerCase();
  const [only, other] = items
    .map((item) => writtenOf(draft, item))
    .filter(({ text }) => opening !== undefined && text.toLowerCase().startsWith(`${opening} `));
  if (!only || other) return null;
  const fresh = `${rule.replace(inPlace, '')}.`;
  return {
    splices: [{ start: only.start, end: only.start + only.text.trimEnd().length, text: fresh }],
    message: `Put "${fresh}" in the place of "${only.text}"`,
  };
}

/** Where the title, the role, the goal or the context tell a limit that a rule sets anew. */
function limitsTold(draft: Draft, prompt: Prompt, rule: string, beside: Span | null): readonly Splice[] {
  const spared = [prompt.examples, prompt.inputs, prompt.missing].flatMap((one) => (one ? [one.start] : []));
  return draft.units
    .filter(
      ({ kind, section, start }) =>
        (kind === 'paragraph' || kind === 'heading') &&
        !spared.includes(section?.start ?? -1) &&
        (beside === null || start < beside.start || beside.end <= start),
    )
    .flatMap(({ start, end }) => {
      const number = sameLimit(rule, draft.text.slice(start, end));
      return number ? [{ start: start + number.start, end: start + number.end, text: number.fresh }] : [];
    });
}

/** The number of a standing limit that a rule sets anew; null where it limits something else. */
function sameLimit(rule: string, text: string): { start: number; end: number; fresh: string } | null {
  const fresh = limit.exec(rule)?.groups;
  const match = limit.exec(text);
  const old = match?.groups;
  if (!match || !fresh || !old || lower.test(fresh['bound'] ?? '') !== lower.test(old['bound'] ?? ''))
    return null;
  const [noun] = contentWords(fresh['noun'] ?? '');
  if (noun === undefined || contentWords(old['noun'] ?? '')[0] !== noun) return null;
  const about = contentWords(text);
  const others = contentWords(rule).filter((word) => !ofLimits.test(word) && !counted.test(word));
  if (!others.every((word) => about.includes(word))) return null;
  const start = match.index + match[0].indexOf(old['number'] ?? '', (old['bound'] ?? '').length);
  return { start, end: start + (old['number'] ?? '').length, fresh: fresh['number'] ?? '' };
}

/** Whether an item says a part of what a rule says, of the same and no other. */
function saysLess(draft: Draft, item: Item, rule: string, said: readonly string[]): boolean {
  const { text } = writtenOf(draft, item);
  const words = wordsOf(text);
  return (
    words.length > 1 &&
    words.length < said.length &&
    negative.test(text) === negative.test(rule) &&
    words[0] === said[0] &&
    !/[.!?] \p{Lu}/u.test(text) &&
    words.every((word) => said.includes(word))
  );
}

/** The words of a rule without those that only make it one that forbids. */
function wordsOf(rule: string): readonly string[] {
  return contentWords(rule.replace(negative, ''));
}
