import { apiJa } from './api/ja.ts';
import { audiencesJa } from './audiences/ja.ts';
import { columnsJa } from './columns/ja.ts';
import { dataJa } from './data/ja.ts';
import { gapsJa } from './gaps/ja.ts';
import { introsJa } from './intros/ja.ts';
import type { Phrases } from './phrase.ts';
import { pointsJa } from './points/ja.ts';
import { promptJa } from './prompt/ja.ts';
import { questionsJa } from './questions/ja.ts';
import { rfcJa } from './rfc/ja.ts';
import { scenariosJa } from './scenarios/ja.ts';
import { ticketsJa } from './tickets/ja.ts';
import { wordsJa } from './words/ja.ts';

/** The set phrases of documents in Japanese. */
export const ja: Phrases = {
  ...apiJa,
  ...audiencesJa,
  ...columnsJa,
  ...dataJa,
  ...gapsJa,
  ...pointsJa,
  ...promptJa,
  ...questionsJa,
  ...rfcJa,
  ...scenariosJa,
  ...ticketsJa,
  ...wordsJa,
  ...introsJa,
};
