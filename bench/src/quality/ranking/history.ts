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

/** Commits, merges left out. Before that many a project is another one. */
const LATEST = 2_000;
/** Commits that touch more files than this are about nothing in particular. */
const MOST_CHANGED = 3;
const FEWEST_WORDS = 5;

/** Subjects about versions, merges, tests, documents, style or upkeep, which say nothing of what the code does. */
const SAYS_NOTHING =
  /^(?:v?\d+\.\d+|(?:build|chore|deps|refactor|style|test)\b)|\b(?:bump|version|releases?|revert|merge|docs?|docstrings?|comments?|readme|changelog|license|copyright|typos?|spelling|tests|coverage|benchmarks?|ci|travis|lint(?:er)?|eslint|prettier|format(?:ting)?|whitespace|cleanup)\b/i;

/** The changes among the latest commits of a history that can serve as questions, the latest first. */
export function changesOf(repository: string): Change[] {
  const format = '--format=%x01%P%x02%s';
  const latest = ['--no-merges', `--max-count=${LATEST}`];
  const log = git(repository, ['log', ...latest, '--no-renames', '--name-status', format]).toString('utf8');
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
