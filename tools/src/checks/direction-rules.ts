/**
 * Who may import whom, as data. The order of the house is
 * `contract ← editor ← service ← cli`, and inside the service `http → domain folders → storage`.
 */

/** Package → the packages of ours it may import. A package not named here may import none. */
export const PACKAGE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  editor: ['contract'],
  service: ['contract', 'editor'],
  cli: ['contract', 'service'],
};

/** A rule about the files under `within`: none of the `forbidden` folders or outside modules may be imported. */
export interface LayerRule {
  readonly within: string;
  /** Folders of the repository, each ending in `/`. */
  readonly folders: readonly string[];
  /** Files below those folders that may be imported all the same. */
  readonly except?: readonly string[];
  /** Outside modules; a trailing `/` covers everything below the name. */
  readonly modules: readonly string[];
  /** True where taking a type is allowed. */
  readonly typesAllowed: boolean;
  readonly because: string;
}

const SERVICE = 'packages/service/src/';
const DOMAINS = ['access', 'writing', 'models', 'desktop', 'notes'].map((name) => `${SERVICE}${name}/`);
const HTTP = `${SERVICE}http/`;
const STORAGE = `${SERVICE}storage/`;
const WEB = ['fastify', '@fastify/', '@scalar/'];
const DATABASES = ['kysely', 'pg', 'node:sqlite', 'ioredis'];

const domainRules: readonly LayerRule[] = DOMAINS.map((within) => ({
  within,
  folders: [HTTP],
  modules: WEB,
  typesAllowed: false,
  because: 'a domain folder knows neither the web framework nor the http folder',
}));

const below = (name: string, typesAllowed: boolean): LayerRule => ({
  within: `${SERVICE}${name}/`,
  folders: [HTTP, ...DOMAINS],
  modules: WEB,
  typesAllowed,
  because: `${name} is below the domain folders and knows none of them`,
});

export const LAYER_RULES: readonly LayerRule[] = [
  ...domainRules,
  below('storage', false),
  // Settings carry values whose types a domain owns, and put the configured plans in the place of the default ones.
  { ...below('settings', true), except: [`${SERVICE}access/plans.ts`] },
  below('telemetry', true),
  {
    within: HTTP,
    folders: [STORAGE],
    modules: DATABASES,
    typesAllowed: true,
    because: 'http reaches storage only through a domain folder',
  },
  {
    within: 'packages/editor/src/',
    folders: [],
    modules: [
      'node:http',
      'node:https',
      'node:net',
      'node:dns',
      'node:sqlite',
      'node:child_process',
      ...DATABASES,
    ],
    typesAllowed: false,
    because: 'the editor is pure: no network, no storage',
  },
  {
    within: 'packages/editor/src/',
    folders: ['packages/contract/src/'],
    except: ['packages/contract/src/formats.ts', 'packages/contract/src/limits.ts'],
    modules: ['typebox'],
    typesAllowed: true,
    because: 'its threads would load all schemas, which are more files than the editor has',
  },
];
