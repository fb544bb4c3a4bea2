import { apiNl } from './api/nl.ts';
import { audiencesNl } from './audiences/nl.ts';
import { columnsNl } from './columns/nl.ts';
import { dataNl } from './data/nl.ts';
import { gapsNl } from './gaps/nl.ts';
import { introsNl } from './intros/nl.ts';
import type { Phrases } from './phrase.ts';
import { pointsNl } from './points/nl.ts';
import { promptNl } from './prompt/nl.ts';
import { questionsNl } from './questions/nl.ts';
import { rfcNl } from './rfc/nl.ts';
import { scenariosNl } from './scenarios/nl.ts';
import { ticketsNl } from './tickets/nl.ts';
import { wordsNl } from './words/nl.ts';

/** The set phrases of documents in Dutch. */
export const nl: Phrases = {
  ...apiNl,
  ...audiencesNl,
  ...columnsNl,
  ...dataNl,
  ...gapsNl,
  ...pointsNl,
  ...promptNl,
  ...questionsNl,
  ...rfcNl,
  ...scenariosNl,
  ...ticketsNl,
  ...wordsNl,
  ...introsNl,
};
