import { PRODUCT_NAMES } from '../../document/product-names.ts';
import type { ProseRule } from '../prose-rule.ts';

const NAMES = PRODUCT_NAMES.map((name) => [name.toLowerCase(), name] as const);
const BY_SMALL = new Map(NAMES);

/** Words that are also commands or packages: their small form stays. */
const CAPITALISED_ONLY = new Set([
  'php',
  'amazon',
  'python',
  'django',
  'laravel',
  'redis',
  'postgres',
  'azure',
  'kafka',
  'terraform',
  'jenkins',
  'jquery',
  'dockerfile',
  'numpy',
]);
const COMMAND = /^ ?(?:-|Qx\b|run\b|install\b|init\b|apply\b|plan\b|exec\b|\w+\()/;

/** Writes product names in their own case; nothing but the case changes. */
export const productName: ProseRule = {
  id: 'spelling/product-name',
  category: 'spelling',
  message: 'This name has a spelling of its own.',
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}_@#$./\\-])(?:${NAMES.map(([small]) => small).join('|')})(?=(?:['’]s)?(?![\p{L}\p{N}_/\\:=(-]|\.\w))`,
    'giu',
  ),
  replace: ([name = ''], { prose, from }) => {
    const small = name.toLowerCase();
    if (name === name.toUpperCase()) return null;
    if (
      name === small &&
      CAPITALISED_ONLY.has(small) &&
      COMMAND.test(prose.slice(from + name.length, from + name.length + 12))
    )
      return null;
    return BY_SMALL.get(small) ?? null;
  },
  examples: [
    ['it runs on postgresql and redis', 'it runs on PostgreSQL and Redis'],
    ['the Javascript code on Github', 'the JavaScript code on GitHub'],
    ['it is an ios app', 'it is an iOS app'],
  ],
  counterExamples: ['on github.com', 'python -m venv', 'the redis-cli tool', 'LINUX', 'PostgreSQL is fine'],
};
