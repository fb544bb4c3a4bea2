import { git } from './git.ts';
import { isSource } from './kinds.ts';

/** A change of a few source files, with the words its author gave it. */
export interface Change {
  /** The commit before it, at whose state the files are looked for. */
  readonly parent: string;
  readonly subject: string;
  /** Source files that it changed and that stood there before. */
  readonly changed: readonly string[];
}

/** Commits that touch more files than this are about nothing in particular. */
const MOST_CHANGED = 5;
const FEWEST_WORDS = 3;

/** Versions, merges and moves of dependencies: subjects that say nothing of the code. */
const SAYS_NOTHING =
  /^(?:v?\d+\.\d+|merge\b|revert\b|release\b|bump\b|(?:build|chore|deps|ci|style|release)\b|.*\bbump\b|.*\bversion\b)/i;

/** Every change of a history that can serve as a question, the latest first. Merges are left out. */
export function changesOf(repository: string): Change[] {
  const format = '--format=%x01%P%x02%s';
  const log = git(repository, ['log', '--no-merges', '--no-renames', '--name-status', format]).toString(
    'utf8',
  );
  return log.split('\x01').flatMap((entry) => {
    const [head = '', ...lines] = entry.split('\n');
    const [parent = '', subject = ''] = head.split('\x02');
    if (!/^[0-9a-f]+$/.test(parent) || SAYS_NOTHING.test(subject)) return [];
    if (subject.split(/\s+/).length < FEWEST_WORDS) return [];
    const files = lines.flatMap((line) => {
      const [status = '', path = ''] = line.split('\t');
      return isSource(path) ? [{ status, path }] : [];
    });
    const changed = files.filter(({ status }) => status === 'M').map(({ path }) => path);
    return changed.length === 0 || files.length > MOST_CHANGED ? [] : [{ parent, subject, changed }];
  });
}
