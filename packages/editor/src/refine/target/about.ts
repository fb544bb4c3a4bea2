import { contentWords, shareOf } from '../../document/content-words.ts';
import { leadingKey } from '../../document/keys.ts';
import type { Span } from '../../read/source.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { calendarDay } from './implied.ts';
import { itemsUnder } from './labelled-block.ts';
import { sentences } from './ordinal.ts';
import { itemTargets, rowTargets } from './parts.ts';
import { isQuoted, unquoted } from './phrase.ts';
import { findSection } from './section.ts';
import type { Target } from './target.ts';

const pattern =
  /^(?:the |any |all |every |each )?(sentence|line|bullet(?: point)?|item|point|entry|note|part|bit|piece|statement|mention|reference|remark|paragraph|row|requirement|risk|(?:non-)?goal|question|section|assumption|alternative|drawback|scenario|constraint|step|claim|stuff|thing|topic|passage|text|ticket)s?\s{1,4}(?:that (?:mentions?|says?|talks? about|is about|refers? to|deals? with|discusse?s?|states?|contains?)|which (?:mentions?|says?|talks? about)|mentioning|saying|about|on|regarding|concerning|for|of|to|with|around|describing|discussing|containing|stating|related to)\s{1,4}(.{1,300})$/iu;

const named =
  /^(?:the |that |this )?(.{1,80}?) (sentence|line|bullet(?: point)?|item|point|note|part|bit|statement|remark|paragraph|row|requirement|risk|(?:non-)?goal|question|assumption|alternative|drawback|scenario|constraint|step|stuff|thing|topic|passage)$/iu;

/** "In Open questions the one about webhooks", "the one on webhooks in Open questions". */
const placed =
  /^(?:in|under|among|of|from) (?:the )?(?:list of (?:the )?)?(?<place>.{2,60}?),? (?:the |that )?(?:one|item|point|entry|line)s? (?:about|on|with|that (?:mentions|says)|saying|for|regarding) (?<words>.{2,200})$|^(?:the |that )?one (?:about|on|with|that (?:mentions|says)|saying|for|regarding) (?<said>.{2,200}?)(?: (?:in|under|among) (?:the )?(?<home>.{2,60}))?$/iu;

/** Finds "the sentence about retries", "the bullet that mentions Redis"; null where nothing in the draft is about it. */
export function findAbout(draft: Draft, phrase: string): Target | null {
  const { place, words: spoken, said, home } = placed.exec(phrase.trim())?.groups ?? {};
  const wanted = spoken ?? said;
  if (wanted !== undefined) {
    const section = findSection(draft, place ?? home ?? '');
    return (place ?? home) !== undefined && !section
      ? null
      : bestOf(itemsIn(draft, section ?? undefined), wanted, draft);
  }
  const under = underName(draft, phrase.trim());
  if (under) return under;
  const about = pattern.exec(phrase.trim());
  const before = about ? null : named.exec(phrase.trim());
  const [what, words] = about ? [about[1], about[2]] : [before?.[2], before?.[1]];
  if (what === undefined || words === undefined) return null;
  const isSaid = saying.test(what);
  const best =
    bestOf(isSaid ? sentences(draft) : candidates(draft, what.toLowerCase()), words, draft) ??
    (isSaid ? bestOf(rowTargets(draft), words, draft) : null);
  const held = best === null ? '' : draft.text.slice(best.start, best.end);
  return namesIn(words).every((name) => held.includes(name)) ? best : null;
}

/** "The open point about parking": of what stands under "Open points" the entry that speaks of it. */
const entryUnder =
  /^(?:the |our |that )?(?<name>\p{L}[\p{L} -]{2,40}?) (?:about|on|with|regarding|concerning|that (?:mentions|says)) (?<words>.{2,200})$/iu;

function underName(draft: Draft, phrase: string): Target | null {
  const { name, words } = entryUnder.exec(phrase)?.groups ?? {};
  if (name === undefined || words === undefined) return null;
  const plural = `${name.replace(/s$/iu, '')}s`;
  const items = itemsUnder(draft, plural);
  const within = items
    .map((item) => bestOf(itemsIn(draft, item), words, draft))
    .filter((one) => one !== null);
  return within.length === 1 ? (within[0] ?? null) : null;
}

/** "The sentence about Ana and Per" is about both: the two names that are joined; none where no two are. */
function namesIn(words: string): string[] {
  const { one, other } =
    /^(?<one>\p{Lu}\p{Ll}+) and (?<other>\p{Lu}\p{Ll}+)$/u.exec(words.trim())?.groups ?? {};
  return one === undefined || other === undefined ? [] : [one, other];
}

/** What is said somewhere; a row of a table only names it again. */
const saying =
  /^(?:sentence|statement|claim|mention|reference|remark|note|bit|piece|part|stuff|text|thing|topic|passage)$/iu;

/** The stretch of the draft, or of a part of it, that best holds the words of a phrase: an item, a row or a sentence. */
export function findByWords(draft: Draft, phrase: string, within?: Span): Target | null {
  const own = (targets: readonly Target[]) =>
    targets.filter((target) => !within || (target.start >= within.start && target.end <= within.end));
  return (
    bestOf(own([...itemTargets(draft), ...sentences(draft)]), phrase, draft) ??
    bestOf(own(rowTargets(draft)), phrase, draft)
  );
}

/** The items and rows of a draft, or of a part of it. */
function itemsIn(draft: Draft, within?: Span): Target[] {
  return [...itemTargets(draft), ...rowTargets(draft)].filter(
    (target) => !within || (target.start >= within.start && target.end <= within.end),
  );
}

function candidates(draft: Draft, what: string): Target[] {
  // a line of a list is the whole item, however many sentences it has
  if (what === 'line')
    return [
      ...itemsIn(draft),
      ...sentences(draft).filter(
        (one) => !draft.items.some(({ start, end }) => start <= one.start && one.end <= end),
      ),
    ];
  if (what === 'paragraph') {
    return draft.units
      .filter((unit) => unit.kind === 'paragraph')
      .map((unit) => ({
        kind: 'block',
        start: unit.start,
        end: unit.end,
        name: 'the paragraph',
        section: unit.section,
      }));
  }
  if (what === 'row') return rowTargets(draft);
  if (what === 'section' || what === 'ticket') {
    return draft.outline.sections
      .filter((section) => section.level > 1)
      .map((section) => ({
        kind: 'section',
        start: section.start,
        end: section.end,
        name: `"${section.title}"`,
        section,
      }));
  }
  const all = [...itemTargets(draft), ...rowTargets(draft)];
  const family = families[what.replace(/^non-/u, '')];
  const own = all.filter((target) =>
    family?.includes(
      leadingKey(draft.text.slice(target.start, target.end).replace(/^[\s|*_`+-]+/u, ''))?.family ?? '',
    ),
  );
  return own.length > 0 ? own : all;
}

/** The keys that items of a kind begin with. */
const families: Readonly<Record<string, readonly string[]>> = {
  risk: ['R', 'RISK'],
  drawback: ['R', 'RISK'],
  requirement: ['FR', 'NFR', 'REQ'],
  question: ['Q'],
  assumption: ['A'],
};

/** Sentences, items and rows that one line of a document can be at once. */
const MANY = 3;

/** How much of the wanted words stands there in some form, or in another word for it. */
function kinShare(wanted: readonly string[], held: readonly string[]): number {
  return wanted.filter((word) => held.some((other) => areKin(word, other))).length / wanted.length;
}

function bestOf(targets: readonly Target[], phrase: string, draft: Draft): Target | null {
  const words = unquoted(phrase);
  if (isQuoted(phrase)) {
    const exact = targets.find((target) => draft.text.slice(target.start, target.end).includes(words));
    if (exact) return exact;
  }
  const wanted = contentWords(words);
  if (wanted.length === 0) return null;
  let best: Target | null = null;
  let bestScore = 0;
  let equals = 0;
  for (const target of targets) {
    const said = draft.text.slice(
      target.start,
      target.kind === 'section' ? (target.section?.headingEnd ?? target.end) : target.end,
    );
    const held = [...contentWords(said), ...(calendarDay.test(said) ? contentWords('date') : [])];
    const share = Math.max(shareOf(wanted, new Set(held)), kinShare(wanted, held));
    const score = share - held.length / 10_000;
    if (share >= 0.6 && wanted.length === 1) equals += 1;
    if (share >= 0.6 && score > bestScore) {
      best = target;
      bestScore = score;
    }
  }
  // one word that stands in many places names none of them
  return equals > MANY ? null : best;
}
