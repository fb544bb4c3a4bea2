import { apiFr } from './api/fr.ts';
import { audiencesFr } from './audiences/fr.ts';
import { columnsFr } from './columns/fr.ts';
import { dataFr } from './data/fr.ts';
import { gapsFr } from './gaps/fr.ts';
import { introsFr } from './intros/fr.ts';
import type { Phrases } from './phrase.ts';
import { pointsFr } from './points/fr.ts';
import { promptFr } from './prompt/fr.ts';
import { questionsFr } from './questions/fr.ts';
import { rfcFr } from './rfc/fr.ts';
import { scenariosFr } from './scenarios/fr.ts';
import { ticketsFr } from './tickets/fr.ts';
import { wordsFr } from './words/fr.ts';

/** The set phrases of documents in French. */
export const fr: Phrases = {
  ...rfcFr,
  ...promptFr,
  ...apiFr,
  ...audiencesFr,
  ...columnsFr,
  ...dataFr,
  ...gapsFr,
  ...introsFr,
  ...pointsFr,
  ...questionsFr,
  ...scenariosFr,
  ...ticketsFr,
  ...wordsFr,
};
