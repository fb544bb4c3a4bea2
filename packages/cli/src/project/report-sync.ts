import type { Output, Tint } from '../report/output.ts';
import { countOf } from './changes.ts';
import { shownPath } from './shown-path.ts';
import type { SyncResult } from './sync-once.ts';

/** Lines of each kind that are shown to a person; the rest is counted. */
const SHOWN = 20;

/** As a program gets it. */
export function syncAsJson({ scan, changes, ...result }: SyncResult): object {
  return { ...result, ...changes, skipped: { secrets: scan.secrets, unusable: scan.unusable } };
}

/** Tells a person what changed, a line each, and what that makes in all. */
export function reportSync(
  result: SyncResult,
  output: Output,
  options: { readonly isDryRun: boolean },
): void {
  const { changes, scan, totalFiles } = result;
  const lines = (sign: string, tint: Tint, texts: readonly string[]) => {
    for (const text of texts.slice(0, SHOWN)) output.print(output.tint(tint, `${sign} ${shownPath(text)}`));
    if (texts.length > SHOWN)
      output.print(`${sign} … and ${(texts.length - SHOWN).toLocaleString('en-US')} more`);
  };
  lines('new     ', 'green', changes.added);
  lines('changed ', 'yellow', changes.changed);
  lines(
    'renamed ',
    'cyan',
    changes.renamed.map(({ from, to }) => `${from} -> ${to}`),
  );
  lines('deleted ', 'red', changes.deleted);
  for (const { path, reason } of scan.unusable) output.warn(`${shownPath(path)} ${reason}; it is left out`);
  if (scan.secrets.length > 0) {
    output.say(`Left out because they hold secrets: ${shortened(scan.secrets)}`);
  }
  output.say(summary(result, options.isDryRun, totalFiles));
}

function summary(
  { changes, uploaded, name, service }: SyncResult,
  isDryRun: boolean,
  totalFiles: number,
): string {
  const files = `${totalFiles.toLocaleString('en-US')} ${totalFiles === 1 ? 'file' : 'files'}`;
  if (countOf(changes) === 0) return `${name}: ${files}, nothing has changed.`;
  const figures = [
    [changes.added.length, 'new'],
    [changes.changed.length, 'changed'],
    [changes.renamed.length, 'renamed'],
    [changes.deleted.length, 'deleted'],
  ] as const;
  const text = figures
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count.toLocaleString('en-US')} ${word}`)
    .join(', ');
  if (isDryRun || uploaded === null) return `${name}: ${files}; ${text}. Nothing was sent.`;
  return `${name}: ${files}; ${text}. ${service} knows them.`;
}

/** The first of many paths, for a line. */
export function shortened(paths: readonly string[]): string {
  const shown = paths.slice(0, 5).map(shownPath).join(', ');
  return paths.length > 5 ? `${shown} and ${paths.length - 5} more` : shown;
}
