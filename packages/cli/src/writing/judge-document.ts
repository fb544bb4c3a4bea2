import type { TranslationMetadata } from '@faircopy/contract';
import { CommandError } from '../report/command-error.ts';
import { EXIT } from '../report/exit-codes.ts';

/**
 * What `--check` says of a document: it breaks a rule of a good document, or did not follow the feedback.
 *
 * @throws {CommandError} with the exit code for something found
 */
export function judgeDocument({ quality, applied = [], isOutOfScope }: TranslationMetadata): void {
  const found = [
    ...(isOutOfScope ? ['The feedback has nothing to do with the document.'] : []),
    ...applied
      .filter(({ status }) => status !== 'applied')
      .map(({ instruction, message }) => `"${instruction}": ${message}`),
    ...(quality?.failed ?? []).map(({ rule, message }) => `${rule}: ${message}`),
  ];
  if (found.length === 0) return;
  throw new CommandError(`The document is not as it should be:\n  ${found.join('\n  ')}`, {
    exitCode: EXIT.found,
  });
}
