import { gerundOf } from '../correct/lexicon/inflection.ts';

/** What lists of things to do begin with, by the gerund. */
export const TASK_VERBS: ReadonlyMap<string, string> = new Map(
  'open close clean copy download upload choose select press enter add remove update upgrade fix create delete write rewrite move rename change replace check test validate verify document deploy migrate implement refactor extract introduce improve reduce increase support use make show hide store save send return handle enable disable configure define describe investigate measure monitor publish release restart review schedule split merge clean build keep allow prevent avoid ensure expose import export load read extend simplify drop log run set stop ship put get wrap'
    .split(' ')
    .map((base) => [gerundOf(base), base]),
);
