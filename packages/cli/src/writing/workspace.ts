import type { CommandContext } from '../command-context.ts';
import type { Output } from '../report/output.ts';
import { UsageError } from '../report/usage-error.ts';
import type { CallerParts } from '../sign-in/callers.ts';
import { readSource, type SourceText } from './source-text.ts';

/** Where the extracts of a workspace come from that a document may draw on. */
export interface WorkspaceOptions {
  readonly workspace?: string;
  readonly query?: string;
  readonly workspaceContext?: string;
  /** Its id as a project of the service. */
  readonly project?: string;
}

/** The field of the request that carries them, if any are wanted. */
export async function workspaceFields(
  context: CommandContext,
  parts: CallerParts,
  { workspace, query, workspaceContext, project }: WorkspaceOptions,
  text: { readonly source: SourceText; readonly output: Output },
): Promise<{ readonly workspaceContext?: string }> {
  if (workspace !== undefined && workspaceContext !== undefined) {
    throw new UsageError('Give --workspace or --workspace-context, not both.');
  }
  if (query !== undefined && workspace === undefined)
    throw new UsageError('--query chooses from a folder: name it with --workspace <folder>.');
  if (workspaceContext !== undefined)
    return { workspaceContext: (await readSource(context, workspaceContext)).text };
  if (workspace === undefined) return {};
  const { contextFor } = await import('../context/context-for.ts');
  const assembled = await contextFor(context, parts, {
    folder: workspace,
    query: query ?? text.source.text,
    use: 'workspaceContext',
    output: text.output,
    // A document is not to draw on the text it is made of.
    ...(text.source.file !== null && { without: text.source.file }),
    ...(project !== undefined && { project }),
  });
  return assembled === null ? {} : { workspaceContext: assembled.contextText };
}
