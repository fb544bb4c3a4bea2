import { apiEn } from './api/en.ts';
import { audiencesEn } from './audiences/en.ts';
import { columnsEn } from './columns/en.ts';
import { dataEn } from './data/en.ts';
import { gapsEn } from './gaps/en.ts';
import { introsEn } from './intros/en.ts';
import { pointsEn } from './points/en.ts';
import { promptEn } from './prompt/en.ts';
import { questionsEn } from './questions/en.ts';
import { rfcEn } from './rfc/en.ts';
import { scenariosEn } from './scenarios/en.ts';
import { ticketsEn } from './tickets/en.ts';
import { wordsEn } from './words/en.ts';

/**
 * The set phrases of documents in English; the keys are those of every language. `{slots}` are filled by the composer.
 * Sentences stay short, so that they fit every audience and tone.
 */
export const en = {
  ...rfcEn,
  ...promptEn,
  ...apiEn,
  ...audiencesEn,
  ...columnsEn,
  ...dataEn,
  ...gapsEn,
  ...introsEn,
  ...pointsEn,
  ...questionsEn,
  ...scenariosEn,
  ...ticketsEn,
  ...wordsEn,
} as const;
