import type { Root } from 'mdast';
import { parseMarkdown } from './markdown.ts';
import { admonition } from './protection/admonition.ts';
import { call } from './protection/call.ts';
import { email } from './protection/email.ts';
import { flag } from './protection/flag.ts';
import { identifier } from './protection/identifier.ts';
import { markdownSpans } from './protection/markdown.ts';
import { mention } from './protection/mention.ts';
import { number } from './protection/number.ts';
import { path } from './protection/path.ts';
import { quote } from './protection/quote.ts';
import { type Candidate, type ProtectionRule, scan } from './protection/rule.ts';
import { templateTag } from './protection/template-tag.ts';
import { url } from './protection/url.ts';
import { version } from './protection/version.ts';
import type { Protected } from './source.ts';

/** In order of precedence. But for calls, a quotation wins over what it quotes; Markdown's own spans win over all. */
const RULES: readonly ProtectionRule[] = [
  templateTag,
  admonition,
  url,
  call,
  quote,
  email,
  path,
  mention,
  flag,
  version,
  identifier,
  number,
];

/** Stands for a character of code while the spelling rules scan; no rule matches it as a word. */
const BLANK = '\uE000';

/** The spans of `text` that must reach the output byte for byte: sorted, never overlapping. */
export function protect(text: string): Protected[] {
  return protectTree(text, parseMarkdown(text));
}

/** `protect` for a text whose tree is already at hand. */
export function protectTree(text: string, tree: Root): Protected[] {
  const { candidates, markup } = markdownSpans(tree, text);
  const taken = marksFor(text);
  const kept: Candidate[] = [];
  for (const span of markup) taken.fill(1, span.start, span.end);
  for (const candidate of candidates) claim(candidate, taken, kept);

  const prose = blank(text, kept);
  for (const rule of RULES) {
    for (const candidate of scan(rule, prose)) {
      if (rule.kind === 'quote') claimAround(candidate, taken, kept);
      else claim(candidate, taken, kept);
    }
  }
  return kept
    .sort((a, b) => a.start - b.start)
    .map(({ kind, start, end }) => ({ kind, start, end, text: text.slice(start, end) }));
}

/** For texts of up to so many UTF-16 units there is one piece of memory: asking for one takes as long as reading a line of text. */
const marks = new Uint8Array(8_192);

/** A mark for each UTF-16 unit of a text, none of which is set; they stand until the next text. */
function marksFor({ length }: string): Uint8Array {
  return length > marks.length ? new Uint8Array(length) : marks.fill(0, 0, length);
}

function claim(candidate: Candidate, taken: Uint8Array, kept: Candidate[]): void {
  if (candidate.end <= candidate.start) return;
  for (let at = candidate.start; at < candidate.end; at += 1) if (taken[at] === 1) return;
  taken.fill(1, candidate.start, candidate.end);
  kept.push(candidate);
}

/** Claims the free stretches of a candidate: a quotation around inline code keeps both. */
function claimAround(candidate: Candidate, taken: Uint8Array, kept: Candidate[]): void {
  let start = candidate.start;
  for (let at = candidate.start; at <= candidate.end; at += 1) {
    if (at < candidate.end && taken[at] === 0) continue;
    claim({ kind: candidate.kind, start, end: at }, taken, kept);
    start = at + 1;
  }
}

function blank(text: string, spans: readonly Candidate[]): string {
  let result = '';
  let from = 0;
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(from, span.start) + text.slice(span.start, span.end).replace(/[^\n]/g, BLANK);
    from = span.end;
  }
  return result + text.slice(from);
}
