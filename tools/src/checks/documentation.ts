import { posix } from 'node:path';
import type { Repository, TextFile } from '../source/repository.ts';
import { type Check, type Finding, failure } from './check.ts';

/** A kind of name that code declares in one place and a page has to explain, each of them and no other. */
interface Listed {
  readonly pattern: RegExp;
  /** Start of the paths that declare it. */
  readonly declaredIn: string;
  readonly explainedIn: string;
}

const LISTED: readonly Listed[] = [
  {
    pattern: /\bERR_[A-Z_]+\b/g,
    declaredIn: 'packages/contract/src/error-codes.ts',
    explainedIn: 'docs/errors.md',
  },
  {
    pattern: /\bFAIRCOPY_(?!TEST_)[A-Z0-9_]+\b/g,
    declaredIn: 'packages/service/src/settings/variables.ts',
    explainedIn: 'docs/operations.md',
  },
];

/** Target of a Markdown link, fragment cut off; addresses and links within the page are left out. */
const LINK = /\]\((?!\w+:|#)([^)\s#]+)/g;
const AS_WRITTEN = /\/tests\/fixtures\//;

/** The pages name what the code has, and their relative links lead to files. */
export const documentation: Check = {
  name: 'documentation',
  run(repository) {
    const pages = repository.files.filter(({ path }) => path.endsWith('.md') && !AS_WRITTEN.test(path));
    const findings = [
      ...LISTED.flatMap((listed) => compare(listed, repository)),
      ...deadLinks(pages, repository),
    ];
    return { measured: `${pages.length} pages`, findings };
  },
};

function compare({ pattern, declaredIn, explainedIn }: Listed, { files }: Repository): Finding[] {
  const namesIn = (path: string): Set<string> =>
    new Set(files.find((file) => file.path === path)?.text.match(pattern) ?? []);
  const [declared, explained] = [namesIn(declaredIn), namesIn(explainedIn)];
  return [
    ...[...declared.difference(explained)].map((name) => failure(explainedIn, `does not explain ${name}`)),
    ...[...explained.difference(declared)].map((name) =>
      failure(explainedIn, `explains ${name}, which does not exist`),
    ),
  ];
}

function deadLinks(pages: readonly TextFile[], { files }: Repository): Finding[] {
  const leadsSomewhere = (path: string): boolean =>
    files.some((file) => file.path === path || file.path.startsWith(`${path.replace(/\/$/, '')}/`));
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(LINK)]
      .map(([, target = '']) => posix.join(posix.dirname(path), target))
      .filter((target) => !leadsSomewhere(target))
      .map((target) => failure(path, `links to ${target}, which is not there`)),
  );
}
