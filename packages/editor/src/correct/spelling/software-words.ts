import { listsKey } from '../../prepared/lists-key.ts';
import { preparedTables } from '../../prepared/prepared-tables.ts';
import type { WordTable } from '../../prepared/word-table.ts';
import { businessNames } from './business-names.ts';
import { readInstalled } from './installed.ts';
import { toolNames } from './tool-names.ts';

/** Word lists of the cspell project that cover the terms, products and tools developers write about. */
const LISTS: readonly (readonly [string, string])[] = [
  ['@cspell/dict-software-terms', 'dict/softwareTerms.txt.gz'],
  ['@cspell/dict-software-terms', 'dict/software-tools.txt'],
  ['@cspell/dict-software-terms', 'dict/coding-compound-terms.txt'],
  ['@cspell/dict-software-terms', 'dict/computing-acronyms.txt'],
  ['@cspell/dict-software-terms', 'dict/networkingTerms.txt'],
  ['@cspell/dict-software-terms', 'dict/posix-errno.txt'],
  ['@cspell/dict-software-terms', 'dict/posix-signals.txt'],
  ['@cspell/dict-software-terms', 'dict/webServices.txt'],
  ['@cspell/dict-sql', 'sql.txt.gz'],
  ['@cspell/dict-html', 'dict/html.txt.gz'],
  ['@cspell/dict-css', 'dict/css.txt'],
  ['@cspell/dict-fullstack', 'dict/fullstack.txt'],
  ['@cspell/dict-companies', 'dict/companies.txt'],
  ['@cspell/dict-typescript', 'dict/typescript.txt'],
  ['@cspell/dict-node', 'dict/node.txt'],
  ['@cspell/dict-npm', 'dict/npm.txt'],
  ['@cspell/dict-k8s', 'dict/k8s.txt'],
  ['@cspell/dict-docker', 'dict/docker-words.txt.gz'],
  ['@cspell/dict-aws', 'dict/aws.txt'],
  ['@cspell/dict-golang', 'dict/go.txt'],
  ['@cspell/dict-rust', 'dict/rust.txt.gz'],
  ['@cspell/dict-rust', 'dict/crates.txt.gz'],
  ['@cspell/dict-python', 'dict/python-common.txt'],
  ['@cspell/dict-python', 'dict/python.txt'],
];

/** Terms the lists lack. */
const MORE =
  'async dev devs ops infra repo repos auth config configs prod perf env envs impl impls spec specs param params init sync regex cron kubectl backend backends frontend frontends middleware webhook webhooks codebase codebases changelog rollout rollouts prem rollback rollbacks runbook runbooks postmortem dataset datasets upsert upserts linter linters monorepo serverless autoscaler autoscaling idempotent idempotency observability deserialize refactor refactors refactoring refactored hotfix hotfixes timestamp timestamps multitenant onboarding offboarding unblock unblocked paginate pagination paginated memoize memoized debounce debounced throttled mutex tokenizer tokenize tokenized embeddings signup login logins logout checkout standup standups todo todos whitelist allowlist denylist blocklist filename filenames username usernames hostname hostnames namespace namespaces subdomain subdomains localhost plaintext ciphertext passphrase keychain keyspace lookup lookups dropdown dropdowns tooltip tooltips navbar sidebar modal modals popup popups viewport viewports favicon emoji emojis wifi notif notifs healthcheck healthchecks loadbalancer loadbalancers gdpr postmortems pgbouncer vuln vulns dashboards reindex reindexed reindexing presigned prefetch prefetched timeseries timescale gateway gateways lockfile lockfiles cronjob cronjobs subtask subtasks whitespace passthrough readonly noop nullable boolean booleans enum enums struct structs tuple tuples hashmap bool ints varchar bigint jsonb stdin stdout stderr sysadmin uptime downtime failover failovers throughput latencies kubernetes microservice microservices workflow workflows screenshot screenshots smartphone smartphones inbox optin chatbot chatbots programmatic programmatically untar agentic codegen lookback oncall minifier minifiers upstreaming upstreamed mitigations labelset labelsets nosniff focusses focussed focussing tagset tagsets malware spyware ransomware phishing typo typos remix remixed remixing blackbox blackboxes trackpad trackpads touchpad touchpads mentee mentees scaffolded tradeoff tradeoffs tooling toolings unixtime defacto invokable invokables lifecycler lifecyclers unacked unack nacked unacknowledged';

/** Every word of the lists in small letters; names of several parts also give their parts. */
export function readSoftwareWords(): WordTable {
  loaded ??= preparedTables('software-words', listsKey(), ['words'], () => ({
    words: new Map([...readLists()].map((word) => [word, 1])),
  })).words;
  return loaded;
}

let loaded: WordTable | undefined;

function readLists(): Set<string> {
  const words = new Set([...MORE.split(' '), ...toolNames, ...businessNames]);
  for (const [name, file] of LISTS) {
    for (const line of readInstalled(name, file).split('\n')) {
      if (line.startsWith('#')) continue;
      for (const part of line.match(/[A-Za-z]+/g) ?? []) addParts(part, words);
    }
  }
  return words;
}

/** "createServer" and "NaN" as a whole and in parts of three letters or more. */
export function addParts(name: string, words: Set<string>): void {
  if (name.length > 1) words.add(name.toLowerCase());
  for (const part of name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []) {
    if (part.length > 2) words.add(part.toLowerCase());
  }
}
