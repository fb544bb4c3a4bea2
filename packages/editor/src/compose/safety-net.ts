import type { SectionId } from '../formats/headings/table.ts';
import { missingSpans } from '../read/missing-protected.ts';
import type { Protected, Source } from '../read/source.ts';
import { renderMarkdown } from '../render/markdown.ts';
import { spokenHead } from '../understand/chat/speaker.ts';
import { paragraph } from './blocks.ts';
import type { Composition } from './composition.ts';
import type { Block, Document } from './document.ts';

/** Where things that found no place elsewhere go: the section of a format that gives its background. */
const homes: readonly SectionId[] = [
  'context-problem',
  'context',
  'overview',
  'motivation',
  'purpose-owner',
  'epic-goal',
];
const whole = new Set<Protected['kind']>(['fence', 'html', 'frontMatter']);

/**
 * The document as Markdown with every protected span of the input in it. Sections take what they can use; whatever
 * is still missing then (a number in a heading, a link's target) is named in the background section.
 */
export function renderWhole(document: Document, composition: Composition): string {
  const markdown = renderMarkdown(document);
  const missing = missingSpans(composition.understanding.source.protectedSpans, markdown);
  if (missing.length === 0) return markdown;
  const home = homes.find((id) => document.sections.some((section) => section.id === id));
  const blocks = blocksOf(missing, composition);
  return renderMarkdown({
    ...document,
    sections: document.sections.map((section) =>
      section.id === home ? { ...section, blocks: [...section.blocks, ...blocks] } : section,
    ),
  });
}

function blocksOf(missing: readonly Protected[], { phrases, understanding }: Composition): Block[] {
  const { source } = understanding;
  const inline = missing.filter(
    (span) =>
      /[\p{L}\p{N}]/u.test(span.text) &&
      (namesSpeaker(span, source) || (!whole.has(span.kind) && !span.text.includes('\n'))),
  );
  const raw = missing.filter((span) => !inline.includes(span));
  return [
    ...(inline.length > 0
      ? [paragraph(`${phrases.relatedLabel}: ${named(inline, source).join(', ')}.`)]
      : []),
    ...raw.map((span): Block => ({ kind: 'raw', text: rawText(span, phrases.relatedLabel) })),
  ];
}

/** Each span once; the times at which somebody spoke in brackets behind who did: "@lena (09:02, 09:05)". */
function named(spans: readonly Protected[], { text }: Source): string[] {
  const times = new Map<string, string[]>();
  const others: string[] = [];
  for (const span of spans) {
    const head = headOf(span, text);
    if (head === null) others.push(span.text);
    else
      times.set(head.who, [...(times.get(head.who) ?? []), ...(head.who === span.text ? [] : [span.text])]);
  }
  const speakers = [...times].map(([who, said]) => (said.length > 0 ? `${who} (${said.join(', ')})` : who));
  return [...speakers, ...others];
}

/** "<ben> 09:12: …" looks like a tag and is who speaks. */
function namesSpeaker(span: Protected, { text }: Source): boolean {
  return headOf(span, text)?.who === span.text;
}

/** What the line of a span has before what is said, where the span is part of that. */
function headOf(span: Protected, text: string): ReturnType<typeof spokenHead> {
  const start = text.lastIndexOf('\n', span.start - 1) + 1;
  const head = spokenHead(text.slice(start).split('\n', 1)[0] ?? '');
  return head !== null && span.end <= start + head.length ? head : null;
}

/** Code over several lines may not open a line: there its marks would open a block. */
function rawText({ kind, text }: Protected, label: string): string {
  return kind === 'code' ? `${label}: ${text}` : text;
}
