import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { lowerFirst, upperFirst } from '../../first-letter.ts';
import type { Span } from '../../read/source.ts';
import { measuresIn } from '../claims/measure.ts';
import { hasVerb } from '../clauses/statement.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { entitiesIn } from '../entities/places.ts';
import { applied, type Change } from '../instruction.ts';
import { homeOf } from '../target/keyed.ts';
import { sentences } from '../target/ordinal.ts';
import { rowTargets } from '../target/parts.ts';
import { wholeWords } from '../target/phrase.ts';
import { areAlike } from '../tickets/only-holder.ts';
import { repeats } from './repeats.ts';

/** "Not on Monday but two days before", "by text message, not by mail": what is denied, and what is said in its place. */
const contrasts: readonly RegExp[] = [
  /^(?<said>.*?)(?<!\p{L})(?:not|nicht|kein[ens]?|pas|no|non|não|niet|geen|nie)\s(?<old>[^,;:]{2,60}?),?\s(?:but|sondern|mais|sino|ma|mas|maar|lecz|tylko|ale)\s(?:rather\s|at\s(?=\d))?(?<fresh>[^;:]{2,80})$/isu,
  /^(?<said>.{2,200}?)(?:,\s(?:(?:and|und|et|y|e|en|i)\s)?(?:not|nicht|pas|no|non|não|niet|nie)|,?\s(?:instead of|rather than|statt|anstatt|anstelle von|au lieu d(?:e|u|es)|plutôt que|en vez de|en lugar de|invece di|al posto di|em vez de|in plaats van|zamiast))\s(?<old>[^,;:]{2,60})$/isu,
];
/** What joins a thing to the sentence that it stands in: with it, or without it, the words may stand there. */
const joining =
  /^(?:the|an?|by|via|with|to|at|on|in|from|for|through|per|der|die|das|den|dem|ein(?:en?|em)?|am|im|vom|zum|zur|mit|durch|über|le|la|les|l['’]|un|une|par|avec|du|des|el|los|las|una?|por|con|a|al|il|lo|con|per|da|pelo|pela|com|via|het|de|met|door|przez|z)\s+/iu;
const preposition =
  /^(?:by|via|with|to|at|on|in|from|for|through|per|am|im|vom|zum|zur|mit|durch|über|par|avec|por|con|al|da|pelo|pela|com|met|door|przez|z)(?=\s)/iu;
/** Words that say of how much something holds, and are no part of its name. */
const bounding = /(?<!\p{L})(?:only|too|also|as well|just|nur|auch|seulement|aussi|solo|también)(?!\p{L})/iu;
/** A contrast of more words than this says more than what changes. */
const LONGEST = 240;

interface Contrast {
  readonly said: string;
  readonly old: string;
  /** What is said in its place; null where the sentence itself says so. */
  readonly fresh: string | null;
}

/** A sentence of the draft with the words in it that give way. */
interface Denied extends Span {
  readonly line: Span;
  readonly text: string;
}

/**
 * The change that a clause asks for which denies words of the draft and says others in their place, in whatever words it does: in the
 * sentence that it speaks of and in those that repeat it. Null where it denies nothing that stands there.
 */
export function deniedWords(clause: string, draft: Draft): Change | null {
  return changesIn(clause, draft).length === 0
    ? null
    : (now) => {
        const changes = changesIn(clause, now);
        const [first] = changes;
        const old = now.text.slice(first?.start, first?.end);
        return applied(
          now,
          splice(now.text, changes),
          `Replaced "${old}" with "${first?.text ?? ''}" in ${changes.length} place${changes.length > 1 ? 's' : ''}.`,
        );
      };
}

/** What says where something belongs denies a place, and no words. */
const belonging =
  /(?<!\p{L})(?:belongs?|moved?|put|gehör\p{L}*|appart\p{L}*|perten\p{L}*|stands?|sits?)(?!\p{L})/iu;

/** As `deniedWords`, where the same preposition stands before what is denied and before what is said in its place. */
export function deniedAlike(clause: string, draft: Draft): Change | null {
  const { said = '', old = '' } = contrasts[1]?.exec(clause.trim().replace(/[.!]+$/u, ''))?.groups ?? {};
  const lead = preposition.exec(old)?.[0];
  const isAlike = lead !== undefined && wholeWords(lead, 'i').test(said) && !belonging.test(clause);
  return isAlike && entitiesIn(draft).length === 0 ? deniedWords(clause, draft) : null;
}

function changesIn(clause: string, draft: Draft): readonly Denied[] {
  const words = clause.trim().replace(/[.!]+$/u, '');
  if (words.length > LONGEST || /["“„«`?]|\n/u.test(words)) return [];
  for (const contrast of contrasts) {
    const { said = '', old = '', fresh = null } = contrast.exec(words)?.groups ?? {};
    if (old === '' || measuresIn(old, 0, old.length).length > 0) continue;
    const found = placesOf({ said, old, fresh }, words, draft);
    if (found.length > 0) return found;
    const clauses = fresh === null ? clausesOf({ said, old, fresh }, draft) : [];
    if (clauses.length > 0) return clauses;
  }
  return [];
}

/** What parts a sentence into clauses. */
const joints = /(?<=[,;])\s+(?:(?:and|but|und|et|y) )?/giu;

/**
 * "After 90 days they go to charity, not auction", where the draft has "…, after that they are auctioned": the clause that holds a
 * form of the word gives way to the one that is said.
 */
function clausesOf({ said, old }: Contrast, draft: Draft): Denied[] {
  const [word, ...more] = contentWords(old);
  if (word === undefined || more.length > 0 || !hasVerb(said)) return [];
  const holding = sentences(draft).flatMap((line) => {
    const text = draft.text.slice(line.start, line.end);
    const starts = [0, ...[...text.matchAll(joints)].map(({ index, 0: joint }) => index + joint.length)];
    return starts.flatMap((start, at) => {
      const end = (starts[at + 1] ?? text.length + 1) - 1;
      const words = text.slice(start, end).replace(/[\s,;.]+$/u, '');
      const isMeant = at > 0 && contentWords(words).some((one) => areAlike(one, word));
      return isMeant ? [{ line, start: line.start + start, end: line.start + start + words.length }] : [];
    });
  });
  const told = contentWords(said);
  const meant = holding.filter(({ line }) => {
    const held = contentWords(draft.text.slice(line.start, line.end));
    return told.some((one) => held.includes(one));
  });
  const fresh = said.trim().replace(/,$/u, '');
  return meant.map((one) => ({ ...one, text: lowerFirst(fresh) }));
}

function placesOf(contrast: Contrast, words: string, draft: Draft): readonly Denied[] {
  const keys = [...new Set(keysIn(words).map(({ text }) => text))];
  const home = keys.length === 1 ? homeOf(draft, keys[0] ?? '') : null;
  if (keys.length > 1 || (keys.length === 1 && home === null)) return [];
  for (const old of formsOf(contrast.old)) {
    const holding = linesWith(old, draft);
    const own = home ? holding.filter(({ start, end }) => start >= home.start && end <= home.end) : holding;
    const told = contentWords(contrast.said).filter((word) => !/^(?:fr|nfr|us|r|q|\d+)$/u.test(word));
    const meant = home ? own : speaking(own, told, draft);
    if (meant.length === 0) continue;
    const fresh = contrast.fresh ?? saidInPlace(contrast, old, meant[0], draft);
    if (fresh === null) continue;
    return [
      ...new Set([...meant, ...holding.filter((line) => meant.some((one) => repeats(draft, one, line)))]),
    ].flatMap((line) => exchanges(draft, line, old, fresh));
  }
  return [];
}

/** What is denied, as it may stand: with its article or preposition, and without. */
function formsOf(old: string): string[] {
  const forms = [old.trim()];
  for (let form = old.trim().replace(joining, ''); form !== forms.at(-1); form = form.replace(joining, ''))
    forms.push(form);
  return forms.filter((form) => contentWords(form).length > 0);
}

function linesWith(old: string, draft: Draft): Span[] {
  const pattern = wholeWords(old, 'i');
  return [...sentences(draft), ...rowTargets(draft)].filter(({ start, end }) =>
    pattern.test(draft.text.slice(start, end)),
  );
}

/** So much of what is said beside the contrast has to stand in the sentence that it is said of. */
const SPOKEN = 0.5;

function speaking(lines: readonly Span[], told: readonly string[], draft: Draft): Span[] {
  const shares = lines.map((line) => {
    const held = contentWords(draft.text.slice(line.start, line.end));
    return told.filter((word) => held.some((other) => areAlike(word, other))).length;
  });
  const best = Math.max(0, ...shares);
  if (best === 0 || told.length === 0) return [];
  const isOnly = lines.every((line) => line === lines[0] || repeats(draft, lines[0], line));
  const enough = best / told.length >= SPOKEN || best > 1 || isOnly;
  return enough ? lines.filter((_, at) => shares[at] === best).slice(0, 1) : [];
}

/** What a sentence says where another has the words that give way: behind the same preposition, or behind the same word. */
function saidInPlace(
  { said, old: denied }: Contrast,
  old: string,
  line: Span | undefined,
  draft: Draft,
): string | null {
  const lead = preposition.exec(denied.trim())?.[0].trim();
  const text = draft.text.slice(line?.start, line?.end);
  const before =
    /(?<word>[\p{L}\p{N}]+)\s+(?:(?:the|an?|der|die|das|den|dem|le|la|les|el|los|las)\s+)?$/iu.exec(
      text.slice(0, Math.max(0, text.search(wholeWords(old, 'i')))),
    )?.groups?.['word'];
  for (const word of [lead, before]) {
    if (word === undefined) continue;
    const at = [...said.matchAll(wholeWords(word, 'gi'))].at(-1);
    const rest = at ? said.slice(at.index + at[0].length).trim() : '';
    const isNoun = rest !== '' && rest.split(/\s+/u).length <= MOST_WORDS && !bounding.test(rest);
    if (isNoun) return word === lead && denied.trim() === old ? `${lead} ${rest}` : rest;
  }
  return null;
}

const MOST_WORDS = 5;

function exchanges(draft: Draft, line: Span, old: string, fresh: string): Denied[] {
  const text = draft.text.slice(line.start, line.end);
  return [...text.matchAll(wholeWords(old, 'gi'))].map((found) => ({
    line,
    start: line.start + found.index,
    end: line.start + found.index + found[0].length,
    text: /^\p{Lu}\p{Ll}/u.test(found[0]) && found.index === 0 ? upperFirst(fresh) : fresh,
  }));
}
