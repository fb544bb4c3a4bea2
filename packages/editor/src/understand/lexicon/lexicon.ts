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

/** A lexicon that knows some cues and has none of the others. */
export function lexiconOf(known: Readonly<Partial<Record<CueName, readonly string[]>>>): Lexicon {
  const none = Object.fromEntries(cueNames.map((name) => [name, [] as readonly string[]]));
  return { ...(none as Record<CueName, readonly string[]>), ...known };
}
