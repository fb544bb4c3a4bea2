import { randomUUID } from 'node:crypto';
import { LIMITS } from '@faircopy/contract';
import type { CommandContext } from '../command-context.ts';
import { createOutput } from '../report/output.ts';
import { createTextCaller } from '../sign-in/callers.ts';
import { callerParts, type ServiceOptions } from '../sign-in/service-options.ts';
import { askStage, patientCall } from './ask.ts';
import { checkFinish, type FinishOptions, finish } from './finish.ts';
import { judgeDocument } from './judge.ts';
import { type PreferenceOptions, preferencesOf } from './preferences.ts';
import { checkLength, readSource } from './source-text.ts';
import { type WorkspaceOptions, workspaceFields } from './workspace.ts';

export interface TranslateOptions extends ServiceOptions, FinishOptions, PreferenceOptions, WorkspaceOptions {
  readonly instructions?: string;
  readonly id?: string;
  readonly model?: string;
  readonly webSearch?: true;
  readonly xml?: true;
}

/** Makes a document of a text. */
export async function translate(
  context: CommandContext,
  file: string | undefined,
  options: TranslateOptions,
): Promise<void> {
  checkFinish(options, file);
  const output = createOutput(context, options);
  const parts = await callerParts(context, options, patientCall(output));
  const source = await readSource(context, file);
  checkLength(source, LIMITS.input, 'Split it, or cut it down to what the document is about.');
  if (options.instructions !== undefined) {
    checkLength({ name: '--instructions', text: options.instructions }, LIMITS.customInstructions);
  }
  const response = await askStage(createTextCaller(parts), 'translate', {
    input: source.text,
    ...(await preferencesOf(context, options)),
    // An id of the client's own: a request that is sent again after a broken connection replaces its document.
    translationId: options.id ?? `cli-${randomUUID()}`,
    ...(options.instructions !== undefined && { customInstructions: options.instructions }),
    ...(options.model !== undefined && { managedModel: options.model }),
    ...(options.webSearch && { webSearch: true }),
    ...(options.xml && { responseFormat: 'xml' }),
    ...(await workspaceFields(context, parts, options, { source, output })),
  });
  const changed = response.output !== source.text;
  const done = await finish({ source, response, changed }, options, output);
  if (output.asJson) output.printJson(done);
  if (options.check) judgeDocument(response.metadata);
}
