import type { Case } from './cases.ts';
import type { Answer, Judgement } from './judging/judged.ts';
import type { Revision } from './revision.ts';

/** A case that failed, for those who mend: what was said of which document, what became of it, and what changed. */
export function reportOf(
  feedback: string,
  { document, operation, phrasing }: Case,
  { outcome, faults }: Judgement,
  { applied }: Answer,
  { changes }: Revision,
): string {
  return [
    `### ${operation.name} · ${document.name} · ${phrasing.half} · ${outcome}`,
    '',
    feedback,
    '',
    ...applied.map(({ status, message }) => `> ${status}: ${message}`),
    ...faults.map((fault) => `! ${fault}`),
    ...changes.removed.map(({ heading, text }) => `- [${heading}] ${text}`),
    ...changes.added.map(({ heading, text }) => `+ [${heading}] ${text}`),
    '',
  ].join('\n');
}
