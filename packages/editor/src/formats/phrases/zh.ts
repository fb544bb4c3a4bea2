import { apiZh } from './api/zh.ts';
import { audiencesZh } from './audiences/zh.ts';
import { columnsZh } from './columns/zh.ts';
import { dataZh } from './data/zh.ts';
import { gapsZh } from './gaps/zh.ts';
import { introsZh } from './intros/zh.ts';
import type { Phrases } from './phrase.ts';
import { pointsZh } from './points/zh.ts';
import { promptZh } from './prompt/zh.ts';
import { questionsZh } from './questions/zh.ts';
import { rfcZh } from './rfc/zh.ts';
import { scenariosZh } from './scenarios/zh.ts';
import { ticketsZh } from './tickets/zh.ts';
import { wordsZh } from './words/zh.ts';

/** The set phrases of documents in Chinese. */
export const zh: Phrases = {
  ...apiZh,
  ...audiencesZh,
  ...columnsZh,
  ...dataZh,
  ...gapsZh,
  ...pointsZh,
  ...promptZh,
  ...questionsZh,
  ...rfcZh,
  ...scenariosZh,
  ...ticketsZh,
  ...wordsZh,
  ...introsZh,
};
