/** What a cue tells about the sentence it stands in. */
export const cueNames = [
  'must',
  'should',
  'may',
  'capability',
  'prohibition',
  'nonGoal',
  'future',
  'risk',
  'mitigation',
  'decision',
  'alternative',
  'assumption',
  'current',
  'problem',
  'cause',
  'goal',
  'rollout',
  'observability',
  'security',
  'failure',
  'example',
  'step',
  'event',
  'state',
  'owner',
  'schedule',
  'retention',
  'freshness',
  'dataQuality',
  'access',
  'migration',
  'performance',
  'pagination',
  'versioning',
  'limit',
  'idempotency',
  'convention',
  'actor',
  'teamVerb',
  'buildVerb',
  'systemVerb',
  'condition',
  'many',
] as const;

export type CueName = (typeof cueNames)[number];

/**
 * The cue words of one language. A cue is a word or phrase matched whole and without regard to case;
 * a trailing `*` lets it continue (`deploy*` also matches "deployed").
 */
export type Lexicon = Readonly<Record<CueName, readonly string[]>>;
