import type { Check } from './checks/check.ts';
import type { Repository } from './source/repository.ts';

/** The report as text, one line a check and one a finding, and whether any rule is broken. */
export function report(repository: Repository, checks: readonly Check[]): { text: string; failed: boolean } {
  let failed = false;
  const lines = checks.flatMap(({ name, run }) => {
    const { measured, findings } = run(repository);
    const broken = findings.some(({ level }) => level === 'failure');
    failed ||= broken;
    const title = `${broken ? 'FAIL' : 'ok  '}  ${name.padEnd(18)} ${measured}`;
    return [title, ...findings.map(({ level, place, message }) => `      ${level}: ${place} ${message}`)];
  });
  return { text: lines.join('\n'), failed };
}
