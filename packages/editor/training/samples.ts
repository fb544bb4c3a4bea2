import { read } from '../src/read/read.ts';
import { readingLanguage } from '../src/read/reading-language.ts';
import { withoutPrevious } from '../src/understand/kinds/in-context.ts';
import type { Judge } from '../src/understand/kinds/judge.ts';
import { signalsOf } from '../src/understand/kinds/signals.ts';
import type { Surroundings } from '../src/understand/kinds/surroundings.ts';
import { readStatements } from '../src/understand/read-statements.ts';
import type { Kind } from '../src/understand/statement.ts';
import type { LabelledText, Line } from './corpus.ts';
import type { Sample } from './regression.ts';

/** A sentence as some judge took it. */
export interface Judged {
  readonly kind: Kind;
  readonly kinds: readonly Kind[];
  readonly language: string;
  readonly text: string;
}

/** A sentence to learn from. */
export interface SentenceSample extends Sample<Kind> {
  /** The sentence but for what the one before it is, with those around it; null for one that is alone. */
  readonly among: { readonly signals: readonly string[]; readonly around: Surroundings } | null;
}

/**
 * The sentences of a text, each twice: where it stands, with the labelled kind of the one before it, and as it would be
 * alone, so that its words are learned from as well.
 */
export function samplesOf(text: LabelledText): SentenceSample[] {
  const labels = judgedBy(text, unjudged).map(({ kinds }) => kinds);
  const samples: SentenceSample[] = [];
  let at = 0;
  const teacher: Judge = (evidence, standing) => {
    const kinds = labels[at++] ?? [];
    const signals = signalsOf(evidence, standing);
    const { around } = standing;
    if (kinds.length > 0)
      samples.push(
        {
          signals,
          among: around && { signals: withoutPrevious(signals), around },
          labels: kinds,
        },
        {
          signals: withoutPrevious(signalsOf(evidence, { ...standing, place: null, next: null })),
          among: null,
          labels: kinds,
        },
      );
    return { kind: kinds[0] ?? 'context', strength: null };
  };
  judgedBy(text, teacher);
  return samples;
}

/** For reading a text only for where its sentences begin and end. */
const unjudged: Judge = () => ({ kind: 'context', strength: null });

/** Every statement of a text as `judge` takes it, with the labels of the line it overlaps most; none where it has no line. */
export function judgedBy({ text, lines }: LabelledText, judge: Judge): Judged[] {
  const source = read(text);
  const language = readingLanguage(source);
  return readStatements(source, language, judge).statements.map(({ start, end, kind, text: sentence }) => ({
    kind,
    kinds: lineAt(lines, start, end)?.kinds ?? [],
    language,
    text: sentence,
  }));
}

function lineAt(lines: readonly Line[], start: number, end: number): Line | null {
  const overlaps = lines.map((line) => Math.min(line.end, end) - Math.max(line.start, start));
  const most = Math.max(...overlaps);
  return most > 3 ? (lines[overlaps.indexOf(most)] ?? null) : null;
}
