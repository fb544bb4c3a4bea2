import type { ProseRule } from '../prose-rule.ts';

const NAMES =
  'api|apis|url|urls|sql|json|html|http|https|css|xml|csv|pdf|cpu|cpus|gpu|gpus|dns|sdk|sdks|jwt|jwts|vpn|aws|ssl|tls|ssh|ui|pr|prs';

/** Only after an article or the like: alone, the small form may be a command, a column or a package. */
export const acronymCase: ProseRule = {
  id: 'spelling/acronym-case',
  category: 'spelling',
  message: 'Acronyms are written in capitals.',
  pattern: new RegExp(
    String.raw`(?<=\b(?:[Tt]he|[Aa]n?|[Oo]ur|[Yy]our|[Mm]y|their|[Tt]his|that|these|[Ee]ach|[Ee]very|new|old|rest|public|internal|external|any|some|all|no|of|via|invalid|valid|raw) )(?:${NAMES})(?![\p{L}\p{N}_\\:=(&-]|[./]\p{L})`,
    'gu',
  ),
  replace: ([name = '']) =>
    name.length > 3 && name.endsWith('s') && name !== 'https'
      ? `${name.slice(0, -1).toUpperCase()}s`
      : name.toUpperCase(),
  examples: [
    ['We call the api twice.', 'We call the API twice.'],
    ['all urls of a pdf', 'all URLs of a PDF'],
  ],
  counterExamples: ['the api-gateway', 'fields: url, sql', 'the api.example host', 'the API'],
};
