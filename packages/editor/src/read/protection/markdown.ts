import type { Nodes, Root } from 'mdast';
import { eachNode } from '../each-node.ts';
import type { ProtectedKind, Span } from '../source.ts';
import type { Candidate } from './rule.ts';

/** What the Markdown tree says about protection. */
interface MarkdownSpans {
  readonly candidates: Candidate[];
  /** List markers, task boxes and heading hashes: neither prose nor facts. */
  readonly markup: Span[];
}

const WHOLE: Partial<Record<Nodes['type'], ProtectedKind>> = {
  yaml: 'frontMatter',
  code: 'fence',
  inlineCode: 'code',
  html: 'html',
  footnoteReference: 'linkTarget',
};

/** Collects the spans that only the parsed document can tell: code, HTML, front matter, link targets. */
export function markdownSpans(tree: Root, text: string): MarkdownSpans {
  const candidates: Candidate[] = [];
  const markup: Span[] = [];
  eachNode(tree, (node) => {
    const span = spanOf(node);
    if (span === null) return;
    const kind = (node.type as string) === 'toml' ? 'frontMatter' : WHOLE[node.type];
    if (kind !== undefined) candidates.push({ kind, ...span });
    else if (node.type === 'listItem' || node.type === 'heading') {
      const first = node.children[0] === undefined ? null : spanOf(node.children[0]);
      if (first !== null && first.start > span.start) markup.push({ start: span.start, end: first.start });
    } else candidates.push(...linkSpans(node, span, text));
    if ('children' in node) candidates.push(...taggedCode(node.children));
  });
  return { candidates, markup };
}

/** Offsets of a node, or null where the parser gives none. */
export function spanOf(node: Nodes): Span | null {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  return start === undefined || end === undefined ? null : { start, end };
}

/** What stands between tags that say it is code: `<code>(type = never)</code>`. */
function taggedCode(children: readonly Nodes[]): Candidate[] {
  const found: Candidate[] = [];
  let opened: Span | null = null;
  for (const child of children) {
    const span = child.type === 'html' ? spanOf(child) : null;
    if (child.type !== 'html' || span === null) continue;
    if (/^<(?:code|kbd|samp|var)[\s>]/iu.test(child.value)) opened ??= span;
    else if (opened !== null && /^<\/(?:code|kbd|samp|var)>/iu.test(child.value)) {
      if (span.start > opened.end) found.push({ kind: 'code', start: opened.end, end: span.start });
      opened = null;
    }
  }
  return found;
}

function linkSpans(node: Nodes, span: Span, text: string): Candidate[] {
  const raw = text.slice(span.start, span.end);
  if (node.type === 'link' && raw.startsWith('<')) {
    return [{ kind: 'url', start: span.start + 1, end: span.end - 1 }];
  }
  if ((node.type === 'link' && raw.startsWith('[')) || node.type === 'image' || node.type === 'definition') {
    return targetSpan(raw, span, node.type === 'definition' ? raw.indexOf(':') : raw.lastIndexOf(']('));
  }
  if (node.type !== 'linkReference' && node.type !== 'imageReference') return [];
  const label = raw.lastIndexOf('[');
  const start = node.referenceType === 'full' ? span.start + label : span.start;
  return [{ kind: 'linkTarget', start, end: span.end }];
}

/** The address inside `](address "title")` or `]: address "title"`. */
function targetSpan(raw: string, span: Span, from: number): Candidate[] {
  if (from < 0) return [];
  const match = /^(?:\]\(|:)\s*(<[^>\n]*>|[^\s]*)/.exec(raw.slice(from));
  const target = match?.[1]?.replace(/^<|>$/g, '') ?? '';
  const address = raw.endsWith(`${target})`) || !target.endsWith(')') ? target : target.slice(0, -1);
  if (match === null || address === '') return [];
  const start = span.start + raw.indexOf(address, from);
  return [{ kind: 'linkTarget', start, end: start + address.length }];
}
