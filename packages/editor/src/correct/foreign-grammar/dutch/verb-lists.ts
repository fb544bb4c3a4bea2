/** Stems of verbs that are no nouns, so that they stand behind a noun as its verb only. */
export const STEMS =
  'krijg|geef|maak|stuur|vind|verlies|ontbreek|verschijn|verdwijn|blijf|beteken|gebeur|reageer|verwijder|toon|schrijf|lees|kom|neem|word|laad|duur|probeer|lijk';

/** Stems that are nouns too. */
export const AMBIGUOUS_STEMS = 'werk|start|gebruik|antwoord|zoek|stop|loop|hang|draai|faal';
