import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { literal } from '../../read/literal.ts';
import type { Span } from '../../read/source.ts';
import { seriesChange } from '../claims/series.ts';
import { changedMessage, valueChange } from '../claims/value-change.ts';
import { type Draft, draftOf } from '../draft.ts';
import { withTitle } from '../editing/retitled.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { findTarget } from '../target/find.ts';
import { keyOf } from '../target/keyed.ts';
import { bare, isQuoted, unquoted } from '../target/phrase.ts';
import { placesBeside, placesNamed } from '../target/places-named.ts';
import { withTerm } from '../terms/terms.ts';
import { replacing } from './replacing.ts';
import { rewordItem } from './reword-item.ts';
import { asWritten, withBody } from './section-text.ts';

/** An order of another language says behind its words that they stand in many places. */
const everywhereAbroad =
  /,? (?:partout|überall|en todas partes|ovunque|dappertutto|em toda parte|overal|wszędzie)[.!]?$/iu;
/** What only points at something is no words to be replaced. */
const pronoun = /^(?:it|this|that|them|these|those|they|everything|something)$/iu;

/** Replaces words, a sentence or what stands under a heading. */
export const replace: Instruction = {
  meta: {
    id: 'replace',
    does: 'Puts words in the place of others, everywhere or in one section, or gives a section another text.',
    examples: [
      'replace Redis with Valkey',
      'use "must" instead of "should"',
      'in Design, replace "queue" with "topic"',
      'replace the summary with: We stream exports.',
    ],
  },
  parse(clause, draft) {
    for (const { pattern, from, to, within, without } of replacing) {
      const match = pattern.exec(clause);
      const old = match?.[from];
      const fresh = match?.[to]?.replace(everywhereAbroad, '');
      if (!match || old === undefined || fresh === undefined) continue;
      if (pronoun.test(old.trim())) continue;
      const spans = (now: Draft) =>
        within === undefined && without === undefined
          ? null
          : within === undefined
            ? placesBeside(now, match[without ?? 0] ?? '')
            : placesNamed(now, match[within] ?? '');
      if (spans(draft)?.length === 0) continue;
      // more than a value in the place of a number is an order about something else
      if (
        /^(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten)$/iu.test(old) &&
        fresh.split(' ').length > 3
      )
        continue;
      // "A with B and C with D" are two orders
      if (
        / (?:and|und|et|y|e) .{2,80} (?:with|by|par|durch|por|con|por|met) /iu.test(fresh) &&
        !isQuoted(fresh)
      )
        return null;
      if (!isSpokenOf(draft, old)) return null;
      // what takes the place of a key is what stands behind it
      const key = keyOf(draft, old);
      if (key !== null && keysIn(fresh).length === 0 && fresh.split(' ').length > 3)
        return rewordItem.parse(`change ${key} to: ${fresh.replace(/^with\s?:\s*|^:\s*/iu, '')}`, draft);
      return (now) => replaced(now, old, fresh, spans(now));
    }
    return null;
  },
};

/** Whether the draft or a short name can be meant; "the engine of my car" is not about this document. */
function isSpokenOf(draft: Draft, phrase: string): boolean {
  const words = contentWords(bare(phrase));
  const held = new Set(contentWords(draft.text));
  return (
    isQuoted(phrase) ||
    (words.length <= 2 && bare(phrase).split(/\s+/u).length <= 3) ||
    words.some((word) => held.has(word))
  );
}

/** "The "accountant" role": quoted words beside the noun for what they name. */
const besideNoun =
  /^(?:the )?(?:(?<before>\p{L}+) )?(?<quoted>["“][^"”“]{2,60}["”])(?: (?<behind>\p{L}+))?$/u;
/** Nouns for parts of a document, which what is quoted is the name or the text of. */
const ofParts =
  /^(?:sections?|headings?|chapters?|titles?|tickets?|items?|entr(?:y|ies)|bullets?|points?|rows?|columns?|fields?|tables?|entit(?:y|ies)|paragraphs?|sentences?|lines?|questions?|requirements?|risks?|goals?|steps?|rules?|variables?|inputs?|labels?)$/iu;
const ofWords = /^(?:words?|terms?|phrases?|text|names?|expressions?|part|bit|everywhere|all|every)$/iu;

/** The places where a quoted word stands beside the noun that an order has beside it; none where it does nowhere. */
function placesBesideNoun({ text }: Draft, { quoted = '', before, behind }: Record<string, string>): Span[] {
  const noun = literal(behind ?? before ?? '');
  const word = literal(unquoted(quoted));
  const pattern = new RegExp(`(?<!\\p{L})(?:${noun}s? ["“]?${word}|${word}["”]? ${noun})(?!\\p{L})`, 'giu');
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

function replaced(draft: Draft, from: string, to: string, within: readonly Span[] | null): Outcome {
  const beside = besideNoun.exec(from.trim())?.groups;
  const noun = beside?.['behind'] ?? beside?.['before'];
  if (beside?.['quoted'] !== undefined && noun !== undefined && !ofParts.test(noun)) {
    const places = ofWords.test(noun) ? [] : placesBesideNoun(draft, beside);
    return replaced(draft, beside['quoted'], to, within ?? (places.length > 0 ? places : null));
  }
  const fresh = unquoted(
    to
      .replace(/^(?:the )?(?:word|term|phrase|text|sentence)?\s?(?:with )?(?::|=)\s*/iu, '')
      .replace(/^(?:the (?:word|term|phrase) )(?=["“])/iu, ''),
  );
  const old = isQuoted(from) ? unquoted(from) : bare(from);
  // "a table" gives way to "a list" behind the article that stands there
  const article = /^(?:an?|the) /iu;
  if (!isQuoted(from) && article.test(from) && article.test(fresh) && fresh.split(' ').length < 4)
    return replaced(draft, old, bare(fresh), within);
  // "3 instead of 2 seconds": a figure without its unit has that of the one that gives way
  const unit = isQuoted(to)
    ? undefined
    : /^\d[\d.,]*(?<unit>\s?\p{L}[\p{L}% ]*)$/u.exec(old)?.groups?.['unit'];
  if (unit !== undefined && /^\d[\d.,]*$/u.test(fresh)) return replaced(draft, from, fresh + unit, within);
  const version = /^(?:the |la |die |de )?versi[oó]n? (?<number>\d[\d.]*)$/iu.exec(fresh)?.groups?.['number'];
  if (version !== undefined && /\d[\d.]*$/u.test(old))
    return replaced(draft, from, old.replace(/\d[\d.]*$/u, version), within);
  const named = isQuoted(from) || fresh.split(/\s+/u).length < 4 ? null : findTarget(draft, from);
  const isNamed = named?.kind === 'section' && (named.section?.level ?? 1) > 1;
  if (named && isNamed) return withBody(draft, named, fresh);
  const term = within === null ? withTerm(draft, old, fresh) : withTermWithin(draft, old, fresh, within);
  if (term.count > 0)
    return applied(
      draft,
      term.text,
      `Replaced "${old}" with "${fresh}" in ${term.count} place${term.count > 1 ? 's' : ''}.`,
    );
  if (within !== null && isQuoted(from)) return noEffect(draft, `"${old}" does not stand there.`);
  if (isQuoted(from) && draft.text.includes(old)) {
    return applied(
      draft,
      draft.text.replaceAll(old, () => fresh),
      `Replaced "${old}" with "${fresh}".`,
    );
  }
  const value = /\d/u.test(fresh) ? valueChange(draft, `${old} ${fresh}`) : null;
  if (value?.kind === 'changes')
    return applied(
      draft,
      splice(draft.text, value.splices),
      changedMessage(value.old, value.fresh, value.splices),
    );
  const series = seriesChange(draft, old, fresh);
  if (series) return applied(draft, splice(draft.text, [series]), `Changed ${old} to ${fresh}.`);
  const target = findTarget(draft, from);
  if (!target || target.kind === 'document')
    return noEffect(draft, `"${old}" stands nowhere in the document.`);
  if (target.kind === 'section') {
    return fresh.split(/\s+/u).length < 4
      ? noEffect(draft, `"${fresh}" is too short a text for the section ${target.name}.`)
      : withBody(draft, target, fresh);
  }
  const titled = target.kind === 'title' && target.section ? withTitle(draft, target.section, fresh) : null;
  if (titled !== null) return applied(draft, titled, `Renamed the heading to "${fresh}".`);
  const raw = draft.text.slice(target.start, target.end);
  const prefix =
    target.kind === 'item'
      ? (/^[\s>]*(?:[*+-]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?(?:\*\*[A-Z]{1,8}-\d+\*\*:?\s*|[A-Z]{1,8}-\d+[:.]?\s*)?/u.exec(
          raw,
        )?.[0] ?? '')
      : '';
  return applied(
    draft,
    splice(draft.text, [{ start: target.start + prefix.length, end: target.end, text: asWritten(fresh) }]),
    `Replaced ${target.name}.`,
  );
}

/** As `withTerm`, in several stretches: the last first, so that those before it stay where they are. */
function withTermWithin(
  draft: Draft,
  old: string,
  fresh: string,
  within: readonly Span[],
): { text: string; count: number } {
  let done = { text: draft.text, count: 0 };
  for (const span of within.toReversed()) {
    const { text, count } = withTerm(draftOf(done.text, draft.request), old, fresh, span);
    done = { text, count: done.count + count };
  }
  return done;
}
