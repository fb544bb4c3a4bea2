import { apiEs } from './api/es.ts';
import { audiencesEs } from './audiences/es.ts';
import { columnsEs } from './columns/es.ts';
import { dataEs } from './data/es.ts';
import { gapsEs } from './gaps/es.ts';
import { introsEs } from './intros/es.ts';
import type { Phrases } from './phrase.ts';
import { pointsEs } from './points/es.ts';
import { promptEs } from './prompt/es.ts';
import { questionsEs } from './questions/es.ts';
import { rfcEs } from './rfc/es.ts';
import { scenariosEs } from './scenarios/es.ts';
import { ticketsEs } from './tickets/es.ts';
import { wordsEs } from './words/es.ts';

/** The set phrases of documents in Spanish. */
export const es: Phrases = {
  ...rfcEs,
  ...promptEs,
  ...apiEs,
  ...audiencesEs,
  ...columnsEs,
  ...dataEs,
  ...gapsEs,
  ...introsEs,
  ...pointsEs,
  ...questionsEs,
  ...scenariosEs,
  ...ticketsEs,
  ...wordsEs,
};
