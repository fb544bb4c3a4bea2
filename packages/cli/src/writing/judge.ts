import type { TranslationMetadata } from '@faircopy/contract';
import { CommandError } from '../report/command-error.ts';
import { EXIT } from '../report/exit-codes.ts';

/** What `translate --check` says of a document. @throws {CommandError} when it breaks a rule of good documents */
export function judgeDocument({ quality }: TranslationMetadata): void {
  const broken = quality?.failed ?? [];
  judge(
    'The document is not as it should be',
    broken.map(({ rule, message }) => `${rule}: ${message}`),
  );
}

/** What `refine --check` says of feedback. @throws {CommandError} when it could not be followed */
export function judgeFeedback({ applied = [], isOutOfScope }: TranslationMetadata): void {
  const missed = applied.filter(({ status }) => status !== 'applied');
  judge('The feedback could not be followed', [
    ...(isOutOfScope ? ['It has nothing to do with the document.'] : []),
    ...missed.map(({ instruction, message }) => `"${instruction}": ${message}`),
  ]);
}

function judge(verdict: string, found: readonly string[]): void {
  if (found.length === 0) return;
  throw new CommandError(`${verdict}:\n  ${found.join('\n  ')}`, { exitCode: EXIT.found });
}
