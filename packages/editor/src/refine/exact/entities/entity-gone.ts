import { withEntityGone } from '../../entities/gone-entity.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { entityAlone } from './named.ts';

const patterns: readonly RegExp[] = [
  /^(?:remove|drop|delete|kill|scrap|lose|cut|ditch|get rid of|take out|throw out|leave out) (?<what>.{2,60}?)(?: (?:entirely|completely|altogether|again|for now))?$/iu,
  /^(?:we |i )?(?:do not|don['’]?t|no longer|never) (?:really |actually )?(?:need|want|use|store|have) (?<what>.{2,60}?(?:entity|table|model))(?: any ?more)?$/iu,
  /^(?:there (?:is|should be) )?no (?<what>.{2,60}?(?:entity|table))(?: (?:any ?more|needed|please))?$/iu,
  /^(?<what>.{2,60}?(?:entity|table)) (?:can go|should go|has to go|goes|must go|is not needed|isn['’]?t needed|is (?:superfluous|obsolete))$/iu,
];

/** "Drop the download events table": an entity that is named as people say it, with all that points to it. */
export const entityGone: ExactReader = (words, draft) => {
  const what = groupsOf(patterns, words)?.['what'];
  const entity = what === undefined ? null : entityAlone(what, draft);
  return entity && ((now) => withEntityGone(now, now, entity.name));
};
