import { apiDe } from './api/de.ts';
import { audiencesDe } from './audiences/de.ts';
import { columnsDe } from './columns/de.ts';
import { dataDe } from './data/de.ts';
import { gapsDe } from './gaps/de.ts';
import { introsDe } from './intros/de.ts';
import type { Phrases } from './phrase.ts';
import { pointsDe } from './points/de.ts';
import { promptDe } from './prompt/de.ts';
import { questionsDe } from './questions/de.ts';
import { rfcDe } from './rfc/de.ts';
import { scenariosDe } from './scenarios/de.ts';
import { ticketsDe } from './tickets/de.ts';
import { wordsDe } from './words/de.ts';

/** The set phrases of documents in German. */
export const de: Phrases = {
  ...rfcDe,
  ...promptDe,
  ...apiDe,
  ...audiencesDe,
  ...columnsDe,
  ...dataDe,
  ...gapsDe,
  ...introsDe,
  ...pointsDe,
  ...questionsDe,
  ...scenariosDe,
  ...ticketsDe,
  ...wordsDe,
};
