import type { AssembledContext } from '@faircopy/contract';
import type { CommandContext } from '../command-context.ts';
import { createOutput, type Output } from '../report/output.ts';
import { UsageError } from '../report/usage-error.ts';
import { callerParts, type ServiceOptions } from '../sign-in/service-options.ts';
import { patientCall } from '../writing/ask.ts';
import type { PreferenceOptions } from '../writing/preferences.ts';
import { replaceFile } from '../writing/replace-file.ts';
import { contextFor } from './context-for.ts';

export interface ContextOptions extends ServiceOptions, Omit<PreferenceOptions, 'context'> {
  readonly output?: string;
  readonly copy?: true;
  readonly translate?: string;
  readonly project?: string;
}

/** Chooses from a project what has to do with a query, and prints it, writes it, copies it or translates with it. */
export async function assembleContext(
  context: CommandContext,
  query: string,
  folder: string,
  options: ContextOptions,
): Promise<void> {
  if (query.trim() === '')
    throw new UsageError('Say what the context is for: faircopy context "open invoices".');
  if (options.translate !== undefined) {
    if (options.copy) throw new UsageError('Give --copy or --translate, not both.');
    const { translate } = await import('../writing/translate.ts');
    const { translate: file, copy: _, ...rest } = options;
    await translate(context, file, { ...rest, workspace: folder, query });
    return;
  }
  for (const name of ['format', 'audience', 'tone'] as const) {
    if (options[name] !== undefined)
      throw new UsageError(`--${name} is for a document: name its text with --translate <file>.`);
  }
  const output = createOutput(context, options);
  const parts = await callerParts(context, options, patientCall(output));
  const assembled = await contextFor(context, parts, {
    folder,
    query,
    use: 'context',
    output,
    ...(options.project !== undefined && { project: options.project }),
  });
  if (options.output !== undefined) await replaceFile(options.output, assembled.contextText);
  if (options.copy) {
    const { copyToClipboard } = await import('./clipboard.ts');
    await copyToClipboard(assembled.contextText, context.environment);
  }
  report(assembled, options, output);
}

function report(assembled: AssembledContext, options: ContextOptions, output: Output): void {
  const { contextText, tokenEstimate, chunkCount, includedCount = chunkCount } = assembled;
  const places = [
    ...(options.output === undefined ? [] : [`written to ${options.output}`]),
    ...(options.copy ? ['copied to the clipboard'] : []),
  ];
  if (output.asJson)
    output.printJson({ ...assembled, written: options.output ?? null, copied: options.copy ?? false });
  else if (places.length === 0) output.write(contextText);
  const left = includedCount < chunkCount ? ` of ${chunkCount}` : '';
  const pieces = includedCount === 1 && left === '' ? 'piece' : 'pieces';
  const about = `${includedCount}${left} ${pieces}, about ${tokenEstimate.toLocaleString('en-US')} tokens`;
  output.say([about, ...places].join(', '));
}
