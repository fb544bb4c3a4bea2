import type { TranslationResponse } from '@faircopy/contract';
import type { Output } from '../report/output.ts';
import { UsageError } from '../report/usage-error.ts';
import { diffLines, unifiedDiff } from './diff-view.ts';
import { replaceFile } from './replace-file.ts';
import { encoded, type SourceText } from './source-text.ts';

/** What becomes of a finished text. */
export interface FinishOptions {
  readonly write?: true;
  readonly diff?: true;
  readonly check?: true;
  readonly output?: string;
}

/** A text before and after the service worked on it. */
export interface FinishedText {
  readonly source: SourceText;
  readonly response: TranslationResponse;
  readonly changed: boolean;
}

/** As a program gets it. */
export interface FinishedAsJson extends TranslationResponse {
  readonly file: string | null;
  readonly changed: boolean;
  readonly written: string | null;
  readonly diff?: string;
}

/** @throws {UsageError} when the options contradict each other or the source */
export function checkFinish(options: FinishOptions, file: string | undefined): void {
  if (options.write && (file === undefined || file === '-')) {
    throw new UsageError('--write changes a file: name one. Standard input is answered on standard output.');
  }
  if (options.write && options.output !== undefined)
    throw new UsageError('Give --write or --output, not both.');
  if (options.check && (options.write || options.output !== undefined)) {
    throw new UsageError('--check changes nothing: leave out --write and --output.');
  }
}

/** Does with a finished text what the options ask for: replaces the file, writes another, shows the difference, or prints it. */
export async function finish(
  finished: FinishedText,
  options: FinishOptions,
  output: Output,
): Promise<FinishedAsJson> {
  const { source, response, changed } = finished;
  const target = options.write ? source.file : (options.output ?? null);
  const diff = unifiedDiff(source.name, source.text, response.output);
  if (options.write && source.file !== null) {
    if (changed) await replaceFile(source.file, encoded(source, response.output), source.bytes);
    output.say(changed ? `${source.file} is rewritten.` : `${source.file} stays as it is.`);
  } else if (options.output !== undefined) {
    await replaceFile(options.output, withLineEnd(response.output));
    output.say(`Written to ${options.output}.`);
  }
  if (!output.asJson) {
    if (options.diff) for (const line of diff === '' ? [] : diffLines(diff, output)) output.print(line);
    else if (target === null && !options.check)
      output.write(source.file === null ? response.output : withLineEnd(response.output));
  }
  return {
    file: source.file,
    changed,
    written: changed || !options.write ? target : null,
    ...(options.diff && { diff }),
    ...response,
  };
}

function withLineEnd(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}
