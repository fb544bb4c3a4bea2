import { recordRenaming } from '../../instructions/rename-record.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { entityAlone } from './named.ts';

const kind = '(?:entity |table |model )?';
const behind = '(?: entity| table| model)?';
const name = '[`"“]?(?<fresh>[\\p{L}_][\\p{L}\\p{N}_]{1,40})[`"”]?';
const all = '(?:,? (?:everywhere|throughout|in the whole (?:model|document)|instead|please))*';
const patterns: readonly RegExp[] = [
  `^rename (?:the )?${kind}(?<old>.{2,40}?)${behind} (?:to|as|into|->|→) ${name}${all}$`,
  `^(?<old>.{2,40}?)${behind} (?:should|must|has to) be (?:called|named|renamed to) ${name}${all}$`,
  `^call (?:the )?${kind}(?<old>.{2,40}?)${behind} ${name}${all}$`,
  `^(?:use|say) ${name} (?:instead of|rather than|not) (?<old>.{2,40}?)(?: as (?:the )?name)?${all}$`,
].map((one) => new RegExp(one, 'iu'));

/** "Rename owner to client everywhere": an entity by another name, in whatever place it is named. */
export const entityRenamed: ExactReader = (words, draft) => {
  const { old, fresh } = groupsOf(patterns, words) ?? {};
  const entity = old === undefined ? null : entityAlone(old, draft);
  return entity && fresh !== undefined ? recordRenaming(draft, entity.name, fresh) : null;
};
