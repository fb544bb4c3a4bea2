import { alternatives } from './alternatives.ts';

/** Persons, whose plural stands without an article at the start of a sentence. */
const PERSONS =
  'student teacher parent friend user customer developer engineer client tester admin reviewer member visitor colleague maintainer operator manager student employee caller reader'.split(
    ' ',
  );

/** What developers write about; no collective ones ("team"), which take either number. */
const THINGS =
  'enum struct fallback failover handover cutover backlog backend frontend config repo runtime dataset dropdown tooltip popup changelog codebase namespace subnet mutex callback hostname linter cron rollout checkbox textbox navbar footer widget api webhook request error test file bug issue service server endpoint field table row column query ticket feature event message record item page button job task node pod container key token value parameter option setting problem question reason response function method script app application system pipeline worker process parser cache database cluster component module package plugin tool website browser session account password link form menu image document report dashboard endpoint header body payload branch commit change release version deployment deploy build backup certificate license queue topic dependency library framework class object variable constant argument flag rule policy role permission limit timeout retry log metric alert incident outage migration index schema controller handler listener loop thread lock device machine network proxy gateway router host domain address line character string number result step machine product project customer order invoice payment price cart device phone laptop model agent bot command program code solution approach change update fix patch patch upgrade program website interface screen window dialog icon tab thing way place kind idea country city school company concept advantage disadvantage opportunity activity skill plan answer store house vehicle car train airplane trip tour opinion language game course subject class topic expert professor decision book movie example fact purpose effort challenge benefit goal habit culture movie product advertisement resource hour day week month year minute second'.split(
    ' ',
  );

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (noun === 'index') return 'indexes';
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Nouns with no plural of their own to take for a fault. */
const UNCOUNTABLE = new Set(['code']);

/** Groups: the singular takes either number, so it proves nothing about its verb. */
const GROUPS = ['team', 'group', 'company', 'department'];

const PLURALS = new Map(
  [...new Set([...PERSONS, ...THINGS, ...GROUPS])]
    .filter((noun) => !UNCOUNTABLE.has(noun))
    .map((noun) => [pluralOf(noun), noun]),
);
const SINGULARS = new Set([...PERSONS, ...THINGS]);

/** Plurals that are also third-person verbs: "this tests the parser". */
const VERBS =
  /^(?:tests|files|pages|buttons|jobs|tasks|queries|tables|issues|tickets|features|records|processes|reports|forms|links|headers|branches|commits|changes|releases|builds|updates|fixes|upgrades|patches|logs|alerts|limits|locks|loops|hosts|flags|rules|steps|results|numbers|lines|indexes|models|commands|programs|projects|orders|approaches|returns|screens|windows|caches|retries|deploys|images|documents|values|questions|requests|messages|errors|events|strings|objects|addresses|machines|phones|keys|items|places|plans|houses|trains|books|stores|tours|trips|answers|schools|classes|courses|benefits|challenges|seconds|purposes|resources|ways|fields|rows|columns|clusters|containers|licenses|invoices|prices|threads|queues|interfaces|proxies|scripts)$/i;

export function isSingularNoun(word: string): boolean {
  return SINGULARS.has(word.toLowerCase());
}

/** Whether a singular in the lexicon is no person. */
export function isThingNoun(word: string): boolean {
  return isSingularNoun(word) && !PERSONS.includes(word.toLowerCase());
}

/** The singular of a plural in the lexicon. */
export function singularOf(word: string): string | undefined {
  return PLURALS.get(word.toLowerCase());
}

export function isAlsoVerb(plural: string): boolean {
  return VERBS.test(plural);
}

export const PLURAL_NOUNS: readonly string[] = [...PLURALS.keys()];

/** Alternatives for patterns. */
export const SINGULAR_NOUN = alternatives(SINGULARS);
export const PLURAL_NOUN = alternatives(PLURAL_NOUNS);
