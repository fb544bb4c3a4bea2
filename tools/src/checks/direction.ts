import { type PublicEntries, packageOf, resolve, type Target } from '../source/resolve.ts';
import type { Import, SourceFile } from '../source/source-file.ts';
import { type Check, type Finding, failure } from './check.ts';
import { LAYER_RULES, type LayerRule, PACKAGE_IMPORTS } from './direction-rules.ts';

/**
 * Import direction between the packages and between the service's folders. Tests may reach across folders of
 * their own package, never into another package.
 */
export const direction: Check = {
  name: 'import direction',
  run({ sources, entries }) {
    const findings = sources.flatMap((file) => file.imports.flatMap((entry) => judge(file, entry, entries)));
    const count = sources.reduce((sum, file) => sum + file.imports.length, 0);
    return { measured: `${count} imports`, findings };
  },
};

function judge(file: SourceFile, entry: Import, entries: PublicEntries): Finding[] {
  const target = resolve(file.path, entry.specifier, entries);
  const place = `${file.path}:${entry.line}`;
  const reasons = [packageReason(file, target)];
  if (!file.isTest) reasons.push(...LAYER_RULES.map((rule) => layerReason(rule, file, entry, target)));
  return reasons.filter((reason) => reason !== null).map((reason) => failure(place, reason));
}

function packageReason(file: SourceFile, target: Target): string | null {
  const own = packageOf(file.path);
  if (target.kind === 'file') {
    const other = packageOf(target.path);
    if (other === own) return null;
    return `reaches into ${target.path} by path; import the package by its name`;
  }
  if (target.kind === 'outside') return null;
  if (target.path === null) return `imports what ${target.name} does not export`;
  // The benchmarks and the settings of tests stand outside the house.
  if (own === null || target.name === own) {
    return /^(?:bench\/|vitest\.)/.test(file.path) ? null : `${file.path} may not import ${target.name}`;
  }
  const allowed = PACKAGE_IMPORTS[own] ?? [];
  return allowed.includes(target.name) ? null : `${own} may not import ${target.name}`;
}

function layerReason(rule: LayerRule, file: SourceFile, entry: Import, target: Target): string | null {
  if (!file.path.startsWith(rule.within) || (rule.typesAllowed && entry.typeOnly)) return null;
  const broken =
    target.kind === 'outside'
      ? rule.modules.some((name) => target.name === name || target.name.startsWith(name.replace(/\/?$/, '/')))
      : breaksFolders(rule, target.path);
  return broken ? `imports ${entry.specifier}: ${rule.because}` : null;
}

function breaksFolders({ folders, except }: LayerRule, path: string | null): boolean {
  return path !== null && folders.some((folder) => path.startsWith(folder)) && !except?.includes(path);
}
