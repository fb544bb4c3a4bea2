import type { ProtectionRule } from './rule.ts';

/** Bundled short options that are common enough to know; other bundles are told by having no vowel. */
const BUNDLES = new Set([
  'la',
  'al',
  'it',
  'ef',
  'aux',
  'tulpn',
  'avz',
  'ic',
  'iname',
  'name',
  'exec',
  'eux',
  'euo',
]);

function isBundle(letters: string): boolean {
  return letters.length === 1 || BUNDLES.has(letters) || !/[aeiouy]/i.test(letters);
}

/** Command line options: `--dry-run`, `--level=3`, `-v`, `-rf`. */
export const flag: ProtectionRule = {
  kind: 'flag',
  sign: /-/,
  pattern: /(?<![\w-])(?:--[A-Za-z][\w-]{0,60}(?:=[^\s,;)"'`]{1,100})?|-[A-Za-z]{1,5}\d{0,4})(?![\w-])/gu,
  keep: (match) => {
    if (match.startsWith('--')) return match.replace(/[.:!?]+$/, '').length;
    return isBundle(match.slice(1).replace(/\d+$/, '')) ? match.length : 0;
  },
};
