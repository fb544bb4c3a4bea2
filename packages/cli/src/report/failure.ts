import { CommanderError } from 'commander';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** Tells a person, or with `asJson` a program, what went wrong, and gives the exit code. */
export function reportFailure(error: unknown, asJson: boolean, terminal: Pick<Terminal, 'remark'>): number {
  if (error instanceof CommanderError) {
    // Commander has written the help that was asked for, and for people its own message.
    if (error.exitCode === 0) return 0;
    if (asJson && error.code !== 'commander.help') terminal.remark(JSON.stringify(misuse(error)));
    return EXIT.askedWrongly;
  }
  const faults = faultsOf(error);
  const hint = error instanceof CommandError ? error.hint : undefined;
  if (asJson) {
    terminal.remark(
      JSON.stringify({ error: messageOf(error), ...(hint && { hint }), ...(faults && { faults }) }),
    );
  } else if (faults !== undefined) {
    for (const line of settingsReport(faults)) terminal.remark(line);
  } else {
    terminal.remark(`faircopy: ${messageOf(error)}`);
    if (hint !== undefined) terminal.remark(hint);
  }
  if (error instanceof CommandError) return error.exitCode;
  return faults !== undefined || error instanceof UsageError ? EXIT.askedWrongly : EXIT.failed;
}

function misuse({ message }: CommanderError): { readonly error: string; readonly hint: string } {
  return { error: message.replace(/^error: /, ''), hint: '--help shows how it is used' };
}

interface Fault {
  readonly name: string;
  readonly found: string;
  readonly expected: string;
}

/** Told apart by shape, so that this file loads nothing of the service. */
function faultsOf(error: unknown): readonly Fault[] | undefined {
  return error instanceof Error && error.name === 'SettingsError' && 'faults' in error
    ? (error.faults as readonly Fault[])
    : undefined;
}

function settingsReport(faults: readonly Fault[]): string[] {
  const count = faults.length === 1 ? 'One setting is wrong' : `${faults.length} settings are wrong`;
  const lines = faults.flatMap(({ name, found, expected }) => [
    '',
    `  ${name}`,
    `    found     ${found}`,
    `    expected  ${expected}`,
  ]);
  return [`faircopy: ${count}.`, ...lines];
}

/** Errors written for people are shown as they are; an unforeseen one with its stack, since its place is what helps. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const foreseen = ['CommandError', 'Fault', 'StartError', 'SettingsError', 'UsageError', 'StoreFault'];
  return foreseen.includes(error.name) ? error.message : (error.stack ?? error.message);
}
