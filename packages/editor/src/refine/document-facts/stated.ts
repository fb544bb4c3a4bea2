import { isPersonName } from '../../correct/spelling/person-names.ts';
import { contentWords } from '../../document/content-words.ts';
import type { Span } from '../../read/source.ts';
import { datesIn } from '../contrasts/dates.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import { saysNothing } from '../place/gap.ts';
import { sentences } from '../target/ordinal.ts';
import type { Role } from './roles.ts';

/** Says of a date that something has to be done by then. */
const dueBefore =
  /(?<!\p{L})(?:targets?|targeted|target date|deadlines?|due|ship(?:s|ped)?|deliver(?:s|ed|y)?|delivery|go(?:es)?[- ]live|launch(?:es|ed)?|releases?|released|fällig|termin|frist|liefern|abgabe|échéance|livr\p{L}+|plazo|entrega\p{L}*|fecha límite|done|finished|ready|complete[d]?|live|fertig|online|prête?s?|mise en (?:ligne|service|production)|list[oa]s?|acabad[oa]s?|terminad[oa]s?|(?:lo|la) (?:queremos|necesitamos)|pront[oaie]|consegn\p{L}+|scadenz\p{L}+|prazo|lançament\p{L}+|klaar|opgeleverd|oplevering|gotow\p{L}+|termin)(?!\p{L})[^.;]{0,30}$/iu;
const leads =
  /(?<!\p{L})(?:owns?|owned|owners?|leads?|responsible|in charge|accountable|takes care|verantwort\p{L}*|zuständig|leitet|kümmert|responsable|dirige|lleva|s['’]occupe)(?!\p{L})/iu;
/** What stands before a name that need not be known as one. */
const ownerIs = /(?<!\p{L})(?:owner|lead|verantwortlich|zuständig|responsable)(?:\s?:| is| ist| est| es) $/iu;
const named = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?![\p{L}\p{N}])/gu;

/** What of several things that a draft says is meant; what is left out can be any. */
export interface Meant {
  /** The name or the date that stands. */
  readonly old?: string | undefined;
  /** What is owned or due, in words of the sentence. */
  readonly what?: string | undefined;
}

/**
 * Where sentences of a draft say in running words who owns it or by when it is due ("Maria owns the backend, target is 12 May"):
 * the name or the date, in each place that gives it. Empty where they say no such thing, or name several.
 */
export function statedIn(draft: Draft, { id }: Role, { old, what }: Meant = {}): readonly Span[] {
  const all = id === 'owner' ? ownersIn(draft) : id === 'due' ? deadlinesIn(draft) : [];
  const found = what === undefined ? all : all.filter((one) => saysOf(draft, one, what));
  const texts = found.map(({ start, end }) => draft.text.slice(start, end));
  const wanted = old ?? texts[0];
  const isOnly = old !== undefined || texts.every((one) => one === wanted);
  return isOnly ? found.filter((_, at) => texts[at]?.toLowerCase() === wanted?.toLowerCase()) : [];
}

function saysOf(draft: Draft, { start, end }: Span, what: string): boolean {
  const sentence = sentences(draft).find((one) => one.start <= start && one.end >= end);
  const held = contentWords(sentence ? draft.text.slice(sentence.start, sentence.end) : '');
  return contentWords(what).every((word) => held.includes(word));
}

const ownersIn = readOnce((draft): readonly Span[] =>
  statements(draft).flatMap((sentence) => {
    const text = draft.text.slice(sentence.start, sentence.end);
    if (!leads.test(text)) return [];
    // "May" is a month, too
    const dates = datesIn(text, 0, text.length);
    const people = [...text.matchAll(named)].filter(
      ({ 0: name, index }) =>
        (isPersonName(name.split(' ')[0] ?? '') || ownerIs.test(text.slice(0, index))) &&
        dates.every(({ start, end }) => index < start || index >= end),
    );
    const [only] = people;
    return people.length === 1 && only
      ? [{ start: sentence.start + only.index, end: sentence.start + only.index + only[0].length }]
      : [];
  }),
);

const deadlinesIn = readOnce((draft): readonly Span[] =>
  statements(draft).flatMap((sentence) => {
    const dates = datesIn(draft.text, sentence.start, sentence.end).filter(({ day }) => day !== null);
    return dates
      .filter(({ start }) => dueBefore.test(draft.text.slice(sentence.start, start)))
      .map(({ start, end }) => ({ start, end }));
  }),
);

function statements(draft: Draft): readonly Span[] {
  return sentences(draft).filter(
    ({ start, end }) =>
      draft.text[end - 1] !== '?' && !saysNothing(draft.language, draft.text.slice(start, end).trim()),
  );
}
