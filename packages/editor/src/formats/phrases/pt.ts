import { apiPt } from './api/pt.ts';
import { audiencesPt } from './audiences/pt.ts';
import { columnsPt } from './columns/pt.ts';
import { dataPt } from './data/pt.ts';
import { gapsPt } from './gaps/pt.ts';
import { introsPt } from './intros/pt.ts';
import type { Phrases } from './phrase.ts';
import { pointsPt } from './points/pt.ts';
import { promptPt } from './prompt/pt.ts';
import { questionsPt } from './questions/pt.ts';
import { rfcPt } from './rfc/pt.ts';
import { scenariosPt } from './scenarios/pt.ts';
import { ticketsPt } from './tickets/pt.ts';
import { wordsPt } from './words/pt.ts';

/** The set phrases of documents in Portuguese. */
export const pt: Phrases = {
  ...apiPt,
  ...audiencesPt,
  ...columnsPt,
  ...dataPt,
  ...gapsPt,
  ...pointsPt,
  ...promptPt,
  ...questionsPt,
  ...rfcPt,
  ...scenariosPt,
  ...ticketsPt,
  ...wordsPt,
  ...introsPt,
};
