import { contentWords } from '../document/content-words.ts';
import { onceAsked } from '../once-asked.ts';
import type { Protected } from '../read/source.ts';
import { nearWords, type Says } from './near-words.ts';

/** A text with its protected parts. */
export interface MarkedText {
  readonly text: string;
  readonly spans: readonly Protected[];
  /** The text with spaces in place of its protected parts, quotations apart: as long as the text, with its line breaks. */
  readonly prose: string;
  /** The words that carry the meaning of the prose; code and addresses say nothing about who wrote the rest. */
  readonly words: readonly string[];
  /** Whether a word is among them, or almost. */
  readonly says: Says;
}

export function markedText(text: string, spans: readonly Protected[]): MarkedText {
  let prose = '';
  let from = 0;
  for (const { kind, start, end } of spans) {
    if (kind === 'quote') continue;
    prose += text.slice(from, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ');
    from = end;
  }
  return withWords(text, spans, prose + text.slice(from));
}

/** The words are looked for when somebody first asks, and once. */
function withWords(text: string, spans: readonly Protected[], prose: string): MarkedText {
  const words = onceAsked(() => contentWords(prose));
  const near = onceAsked(() => nearWords(words()));
  return {
    text,
    spans,
    prose,
    get words() {
      return words();
    },
    says: (word) => near()(word),
  };
}

/** The paragraphs of a text, each as a text of its own. Offsets of their spans stay those of the whole. */
export function paragraphsOf(whole: MarkedText): MarkedText[] {
  const { text, spans, prose } = whole;
  const found: MarkedText[] = [];
  let start = 0;
  const close = (end: number) => {
    const inside = spans.filter((span) => span.start >= start && span.end <= end);
    found.push(withWords(text.slice(start, end), inside, prose.slice(start, end)));
  };
  for (const match of text.matchAll(/(?:\r\n|\r|\n)[ \t]*(?=\r\n|\r|\n)/gu)) {
    close(match.index);
    start = match.index + match[0].length;
  }
  if (start === 0) return [whole];
  close(text.length);
  return found;
}
