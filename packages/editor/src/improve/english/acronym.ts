import type { ProseRule } from '../../correct/prose-rule.ts';

const PLURALS = /^(?:apis|urls|uris|cpus|gpus|ids|ips|sdks|clis|slas|slos|jwts|uuids|prs|llms|kpis|vms)$/;

const ACRONYMS = new Map(
  'api apis url urls uri uris http https json sql css html xml csv pdf cpu cpus gpu gpus ram ui ux id ids ip ips dns tls ssl aws gcp sdk sdks cli clis qa sla slas slo slos sso jwt jwts mfa otp vpn vpc iam orm crud cdn cors csrf xss rbac uuid uuids utc ttl tcp udp ci pr prs sre llm llms gdpr kpi kpis etl crm cms seo gui jvm saml oidc ldap smtp imap sftp hmac hipaa iban rfid nfc gps usb vms'
    .split(' ')
    .map((small) => [
      small,
      small.replace(/^(..+?)(s?)$/, (_, name: string, plural: string) =>
        PLURALS.test(small) ? name.toUpperCase() + plural : small.toUpperCase(),
      ),
    ]),
);

/** Words that are as often the name of a column or field. */
const COLUMN = /^(?:ids?|uuids?|urls?|ip)$/;

/** At the start of a line or in an enumeration, where fields are listed. */
function isColumn(prose: string, from: number, to: number): boolean {
  return (
    /(?:^|\n|[,:(] ?|\bid )$/.test(prose.slice(Math.max(0, from - 4), from)) ||
    /^(?:,| (?:uuid|int|text|bigint|serial|string|pk)\b)/.test(prose.slice(to, to + 8))
  );
}

/** What tools are told to do, which is written small: "npm ci", "gh pr". Behind other names an acronym is one: "the npm cli". */
const SUBCOMMANDS: Readonly<Record<string, readonly string[]>> = {
  npm: ['ci'],
  pnpm: ['ci'],
  glab: ['ci', 'api'],
  gh: ['pr', 'api'],
  aws: ['iam', 'sso'],
  gcloud: ['iam', 'sql', 'dns'],
  az: ['sql'],
};

function isSubcommand(word: string, prose: string, from: number): boolean {
  const tool = /(?<![\w-])([a-z]{2,6}) $/.exec(prose.slice(Math.max(0, from - 8), from))?.[1] ?? '';
  return Object.hasOwn(SUBCOMMANDS, tool) && SUBCOMMANDS[tool]?.includes(word) === true;
}

/** Acronyms in capitals. */
export const acronym: ProseRule = {
  id: 'improve/acronym',
  category: 'style',
  message: 'Acronyms are written in capitals.',
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}_@#$./\\&-])(?:${[...ACRONYMS.keys()].join('|')}|ci\/cd)(?![\p{L}\p{N}_\\:=(&]|[-./]\p{L})`,
    'gu',
  ),
  replace: ([word = ''], { prose, from }) => {
    if (isSubcommand(word, prose, from)) return null;
    if (COLUMN.test(word) && isColumn(prose, from, from + word.length)) return null;
    return ACRONYMS.get(word) ?? word.toUpperCase();
  },
  examples: [
    ['the api returns json', 'the API returns JSON'],
    ['all ids and urls', 'all IDs and URLs'],
    ['the npm cli is slow in ci', 'the npm CLI is slow in CI'],
    ['our ci/cd is slow', 'our CI/CD is slow'],
    ['the gdpr rules for llms', 'the GDPR rules for LLMs'],
  ],
  counterExamples: [
    'the API',
    'fields: id, name',
    'id uuid',
    'cd /tmp',
    'We run npm ci and gh pr in it.',
    'an api.internal host',
    'the api-gateway service',
    'Sql',
  ],
};
