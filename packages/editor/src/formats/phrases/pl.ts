import { apiPl } from './api/pl.ts';
import { audiencesPl } from './audiences/pl.ts';
import { columnsPl } from './columns/pl.ts';
import { dataPl } from './data/pl.ts';
import { gapsPl } from './gaps/pl.ts';
import { introsPl } from './intros/pl.ts';
import type { Phrases } from './phrase.ts';
import { pointsPl } from './points/pl.ts';
import { promptPl } from './prompt/pl.ts';
import { questionsPl } from './questions/pl.ts';
import { rfcPl } from './rfc/pl.ts';
import { scenariosPl } from './scenarios/pl.ts';
import { ticketsPl } from './tickets/pl.ts';
import { wordsPl } from './words/pl.ts';

/** The set phrases of documents in Polish. */
export const pl: Phrases = {
  ...apiPl,
  ...audiencesPl,
  ...columnsPl,
  ...dataPl,
  ...gapsPl,
  ...pointsPl,
  ...promptPl,
  ...questionsPl,
  ...rfcPl,
  ...scenariosPl,
  ...ticketsPl,
  ...wordsPl,
  ...introsPl,
};
