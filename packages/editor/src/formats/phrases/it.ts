import { apiIt } from './api/it.ts';
import { audiencesIt } from './audiences/it.ts';
import { columnsIt } from './columns/it.ts';
import { dataIt } from './data/it.ts';
import { gapsIt } from './gaps/it.ts';
import { introsIt } from './intros/it.ts';
import type { Phrases } from './phrase.ts';
import { pointsIt } from './points/it.ts';
import { promptIt } from './prompt/it.ts';
import { questionsIt } from './questions/it.ts';
import { rfcIt } from './rfc/it.ts';
import { scenariosIt } from './scenarios/it.ts';
import { ticketsIt } from './tickets/it.ts';
import { wordsIt } from './words/it.ts';

/** The set phrases of documents in Italian. */
export const it: Phrases = {
  ...apiIt,
  ...audiencesIt,
  ...columnsIt,
  ...dataIt,
  ...gapsIt,
  ...pointsIt,
  ...promptIt,
  ...questionsIt,
  ...rfcIt,
  ...scenariosIt,
  ...ticketsIt,
  ...wordsIt,
  ...introsIt,
};
