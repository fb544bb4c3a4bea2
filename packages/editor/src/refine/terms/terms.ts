import { visit } from 'unist-util-visit';
import { endOf, startOf } from '../../document/outline.ts';
import { upperFirst } from '../../first-letter.ts';
import { literal } from '../../read/literal.ts';
import { protect } from '../../read/protect.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { readOnce } from '../per-draft.ts';
import { wholeWords } from '../target/phrase.ts';
import { proseSpans } from '../target/prose.ts';
import { articleAgreeing } from './term-articles.ts';
import { numberForms } from './term-plurals.ts';
import { isDone, isVerb, isVerbAt, type VerbForm, verbForms } from './verb-forms.ts';

/**
 * Puts one term in the place of another wherever it stands as whole words, with the case and the plural of each place.
 * A term that looks like code is also replaced within code; any term where a code span is just that term.
 */
export function withTerm(
  draft: Draft,
  from: string,
  to: string,
  within?: Span,
): { text: string; count: number } {
  const literally = looksLikeCode(from) || /[^\p{L}\p{N}\s'’-]/u.test(from);
  const spans: readonly TermSpan[] = literally
    ? [within ?? { start: 0, end: draft.text.length }]
    : [...proseSpans(draft, within), ...codeSpansOf(draft, from, within), ...saidInCode(draft, within)];
  const forms = formsOf(from, to, literally, draft);
  if (forms.every(({ old }) => !wholeWords(old, 'i').test(draft.text))) return { text: draft.text, count: 0 };
  // "Customers" and "Buyers" were written with a capital for the feedback only
  const isNoun = [from, to].every((term) => /^\p{Lu}\p{Ll}+$/u.test(term));
  // a path, an address or a name of code is no place where prose says the term
  const guarded = literally ? [] : namesOfCode(draft);
  const isAcronym = /^\p{Lu}{2,6}s?(?:\s|$)/u.test(from) && to !== to.toUpperCase();
  // "the tiles team" in the place of "Marta" is no name
  const isProper = /^\p{Lu}\p{Ll}+$/u.test(from) && /^\p{Ll}/u.test(to);
  const splices: Splice[] = [];
  const before: Splice[] = [];
  for (const span of spans) {
    for (const { old, fresh: plain, done } of forms) {
      for (const match of draft.text
        .slice(span.start, span.end)
        .matchAll(wholeWords(old, literally ? 'g' : 'gi'))) {
        const start = span.start + match.index;
        const end = start + match[0].length;
        const isGuarded = guarded.some(
          (one) => one.start <= start && one.end >= end && one.end - one.start > end - start,
        );
        if (isGuarded && !span.isInCode) continue;
        if (splices.some((one) => one.start < end && start < one.end)) continue;
        const ahead = draft.text.slice(Math.max(0, start - 30), start);
        if (isOtherWord(from, to, ahead, draft.text.slice(end, end + 6), draft.language)) continue;
        const fresh = done !== undefined && isDone(ahead) ? done : plain;
        const text =
          literally || from.toLowerCase() === to.toLowerCase()
            ? fresh
            : isAcronym || isProper
              ? raisedAt(draft.text, start, fresh)
              : inCaseOf(
                  match[0],
                  isNoun && match[0] === match[0].toLowerCase() ? fresh.toLowerCase() : fresh,
                );
        splices.push({ start, end, text: withoutNeighbours(draft.text, { start, end }, text) });
        before.push(...articlesFor(draft, start, match[0], text));
      }
    }
  }
  return {
    text: splice(draft.text, [...splices, ...before]),
    count: splices.length,
  };
}

/** A path, an address or a name of code is no place where prose says a term. */
const namesOfCode = readOnce((draft): readonly Span[] =>
  protect(draft.text).filter((one) =>
    /[/@:]|[\p{L}\p{N}][._][\p{L}\p{N}]/u.test(draft.text.slice(one.start, one.end)),
  ),
);

interface TermSpan extends Span {
  readonly isInCode?: boolean;
}

/** "A dispatcher worker" as "a delivery worker": words of the fresh term that stand beside the old one are there already. */
function withoutNeighbours(text: string, { start, end }: Span, fresh: string): string {
  const words = fresh.split(' ');
  const before = text.slice(Math.max(0, start - fresh.length - 1), start).toLowerCase();
  const after = text.slice(end, end + fresh.length + 1).toLowerCase();
  for (let count = words.length - 1; count > 0; count -= 1) {
    const [head, tail] = [words.slice(0, count).join(' '), words.slice(-count).join(' ')];
    if (new RegExp(`^ ${literal(tail.toLowerCase())}(?!\\p{L})`, 'u').test(after))
      return words.slice(0, -count).join(' ');
    if (new RegExp(`(?<!\\p{L})${literal(head.toLowerCase())} $`, 'u').test(before))
      return words.slice(count).join(' ');
  }
  return fresh;
}

const sentenceStart = /(?:^|\n)[^\p{L}\n]*$|\|\s*$|[.!?]["”)]?\s+$|(?:\*\*|[A-Z]-\d{1,4}):?\*{0,2}\s+$/u;

/** What takes the place of an acronym or a name, with a capital where a sentence begins. */
function raisedAt(text: string, start: number, fresh: string): string {
  return sentenceStart.test(text.slice(Math.max(0, start - 40), start)) ? upperFirst(fresh) : fresh;
}

/** What descriptions in an API's schema and labels in a diagram say to people. */
const said =
  /"(?:description|summary|title)": "(?<json>(?:[^"\\\n]|\\.)*)"|\["?(?<label>[^[\]"\n]+)"?\]|\|"?(?<edge>[^|"\n]+)"?\|/gu;

function saidInCode(draft: Draft, within: Span | undefined): TermSpan[] {
  const spans: TermSpan[] = [];
  visit(draft.outline.tree, 'code', (node) => {
    if (!/^(?:json|mermaid)$/u.test(node.lang ?? '')) return;
    const from = startOf(node);
    for (const match of draft.text.slice(from, endOf(node)).matchAll(said)) {
      const { json, label = json, edge = label } = match.groups ?? {};
      if (edge === undefined || (json === undefined && node.lang !== 'mermaid')) continue;
      const start = from + match.index + match[0].lastIndexOf(edge);
      const isInside = !within || (start >= within.start && start + edge.length <= within.end);
      if (isInside) spans.push({ start, end: start + edge.length, isInCode: true });
    }
  });
  return spans;
}

/** The article before a term, as the fresh one wants it in the language of the document. */
function articlesFor({ text, language }: Draft, start: number, old: string, fresh: string): Splice[] {
  return language === 'en'
    ? articleBefore(text, start, old, fresh)
    : articleAgreeing(language, { text, start, old, fresh });
}

/** "An export" becomes "a download": the article before a term, where the fresh one begins with another sound. */
export function articleBefore(text: string, start: number, old: string, fresh: string): Splice[] {
  const article = /(?<![\p{L}\p{N}])(an?) $/iu.exec(text.slice(Math.max(0, start - 4), start))?.[1];
  const vowel = (word: string) => /^[aeio]/iu.test(word);
  if (article === undefined || vowel(old) === vowel(fresh)) return [];
  const right = `${article.charAt(0)}${vowel(fresh) ? 'n' : ''}`;
  return [{ start: start - 1 - article.length, end: start - 1, text: right }];
}

/** "In order to" is no order, and what is done in words that may be a thing as well gives way to a verb only. */
function isOtherWord(from: string, to: string, ahead: string, behind: string, language: string): boolean {
  if (language !== 'en') return false;
  if (from === 'order' && /(?<!\p{L})in $/iu.test(ahead) && /^ (?:to|that|for)(?!\p{L})/iu.test(behind))
    return true;
  return (
    isVerb(from) && isVerbAt(ahead) && /^\p{Ll}+$/u.test(to) && !isVerb(to) && !/(?<!\p{L})to $/iu.test(ahead)
  );
}

/** The forms of a term, longest first, so that a plural is not taken for a singular. */
function formsOf(from: string, to: string, literally: boolean, { language, text }: Draft): VerbForm[] {
  const plain = /\p{L}$/u.test(from) && /\p{L}$/u.test(to) && !literally;
  const others = plain ? numberForms(from, to, language) : [];
  const verbs = plain && language === 'en' ? verbForms(from.toLowerCase(), to.toLowerCase(), text) : [];
  const numbers = others.map(([old, fresh]) => ({ old, fresh }));
  return [{ old: from, fresh: to }, ...numbers, ...verbs].toSorted(
    (left, right) => right.old.length - left.old.length,
  );
}

/** A fresh word in the case of the one it replaces: all capitals, a capital first, or as it was given. */
function inCaseOf(old: string, fresh: string): string {
  if (/\p{Lu}/u.test(fresh.slice(1))) return fresh;
  if (old.length > 1 && old === old.toUpperCase() && old !== old.toLowerCase())
    return fresh === fresh.toLowerCase() ? fresh.toUpperCase() : fresh;
  if (/^\p{Lu}\S* (?:\S* )*\p{Lu}/u.test(old) && fresh === fresh.toLowerCase())
    return fresh.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
  return /^\p{Lu}/u.test(old) ? upperFirst(fresh) : fresh;
}

/** Whether a term is written like code: separators, digits or capitals within. */
function looksLikeCode(term: string): boolean {
  return /[_./:]|\p{Ll}\p{Lu}|\d/u.test(term) && !/\s/u.test(term);
}

function codeSpansOf(draft: Draft, term: string, within: Span | undefined): Span[] {
  const spans: Span[] = [];
  visit(draft.outline.tree, 'inlineCode', (node) => {
    const inside = !within || (startOf(node) >= within.start && endOf(node) <= within.end);
    if (inside && node.value === term) spans.push({ start: startOf(node), end: endOf(node) });
  });
  return spans;
}
