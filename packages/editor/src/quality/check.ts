import type { Audience, Format, QualityReport } from '@faircopy/contract';
import { recentOutline } from '../document/recent-outlines.ts';
import { unitsOf } from '../document/units.ts';
import { readingLanguage } from '../read/reading-language.ts';
import type { Source } from '../read/source.ts';
import type { Rule, Subject } from './rule.ts';
import { rules } from './rules.ts';

/** What `checkDocument` needs to know. */
export interface CheckRequest {
  /** The input the document was made from. */
  readonly source: Source;
  /** The document, as Markdown. */
  readonly document: string;
  readonly format: Format;
  readonly audience: Audience;
  /** 0 conversational … 100 formal. */
  readonly tone: number;
  /** What else the document may take facts from: the workspace context, instructions of the caller. */
  readonly context?: string;
  /** The language the caller asked for as a BCP 47 subtag, where that is not the input's. */
  readonly language?: string;
}

/**
 * Judges a document by every rule that applies to its format. It looks at the Markdown alone, so documents of any
 * writer are judged alike. Never throws; a fault is a message that says what to do about it.
 */
export function checkDocument(request: CheckRequest): QualityReport {
  return checkSubject(subjectOf(request));
}

/** `checkDocument` for a document that was read already. */
export function checkSubject(subject: Subject): QualityReport {
  const applying = rulesOf(subject.format);
  return {
    checks: applying.length,
    failed: applying.flatMap((rule) =>
      rule.check(subject).map((message) => ({ rule: rule.meta.id, message })),
    ),
  };
}

const applyingTo = new Map<Format, readonly Rule[]>();

function rulesOf(format: Format): readonly Rule[] {
  const known = applyingTo.get(format);
  if (known !== undefined) return known;
  const applying = rules.filter((rule) => applies(rule, format));
  applyingTo.set(format, applying);
  return applying;
}

/** A document as the rules look at it. */
export function subjectOf(request: CheckRequest): Subject {
  const document = recentOutline(request.document);
  return {
    input: request.source,
    document,
    units: unitsOf(document),
    format: request.format,
    audience: request.audience,
    tone: request.tone,
    language: request.language ?? readingLanguage(request.source),
    known: `${request.source.text}\n${request.context ?? ''}`,
  };
}

function applies(rule: Rule, format: Format): boolean {
  return rule.meta.formats?.includes(format) ?? format !== 'Optimize';
}
