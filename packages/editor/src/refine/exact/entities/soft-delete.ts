import { plainField } from '../../../understand/entities/entity.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { withNull } from '../../entities/field-values.ts';
import { entitiesIn, findEntity } from '../../entities/places.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { entityRecord } from '../../records/entity-record.ts';
import { namedLike } from '../../records/field-words.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { entitiesListed } from './named.ts';

const soft = '(?:soft[ -]?delet(?:e|es|ed|ion|ions|ing)|logical(?:ly)? delet(?:e|es|ed|ion|ions))';
const marked =
  '(?:,? (?:but |and |just |only |we )*(?:(?:is |are |get |gets )?(?:only |just )?mark(?:ed)?(?: (?:it|them))?(?: as)? (?:as )?(?:deleted|removed|gone)|flag(?:ged)?(?: (?:it|them))?(?: as)? deleted|set(?: a)? deleted_at|use(?: a)? deleted_at|keep (?:it|them|the rows?)))';
const patterns: readonly RegExp[] = [
  `^(?:we (?:want|need|use) |use |add |introduce |support |apply |enable |do )?(?:an? )?${soft} (?:for|on|to|of|in|with) (?<what>.{3,80})$`,
  `^(?<what>.{3,80}?) (?:is|are|gets?|should be|should get|must be|have to be|has to be|needs? to be|will be) (?:only |always )?(?:${soft}|(?:deleted|removed) (?:softly|only logically|logically))$`,
  `^(?<what>.{3,80}?) (?:needs?|should have|must have|should support|supports?|wants?|should use|use) (?:an? )?${soft}$`,
  `^${soft} (?<what>.{3,80}?)(?: instead of (?:really |physically |hard )?deleting (?:it|them)| only)?$`,
  `^(?:never|do not|don['’]t|we never|we do not|we don['’]t) (?:really |physically |actually |hard[ -]?|truly )?(?:delete|remove) (?<what>[^,;]{3,60}?)${marked}$`,
  `^(?<what>[^,;]{3,60}?) (?:is|are|must|should|may|can) (?:never|not|n['’]t) (?:be )?(?:really |physically |actually |hard[ -]?|truly )?(?:deleted|removed)${marked}$`,
].map((one) => new RegExp(one, 'iu'));
const everything =
  /^(?:all|every|each)(?: (?:the )?(?:tables?|entit(?:y|ies)|records?|rows?))?$|^everything$/iu;

/** "Soft delete for hospitals": a time at which a row was deleted, empty as long as it was not. */
export const softDelete: ExactReader = (words, draft) => {
  const what = groupsOf(patterns, words)?.['what'];
  if (what === undefined) return null;
  const owners = everything.test(what) ? entitiesIn(draft) : entitiesListed(what, draft);
  return (
    owners &&
    ((now) =>
      withDeletedAt(
        now,
        owners.map(({ name }) => name),
      ))
  );
};

function withDeletedAt(draft: Draft, names: readonly string[]): Outcome {
  let now = draft;
  const done: string[] = [];
  const others = entitiesIn(draft).flatMap(({ rows }) => rows.map((row) => row.name));
  const name = namedLike('deleted_at', others);
  for (const one of names) {
    const entity = findEntity(now, one);
    if (!entity || entity.rows.some((row) => /^(?:is_?)?deleted(?:_?(?:at|on))?$/iu.test(row.name))) continue;
    const field = { ...plainField(name), type: 'timestamp', isNullable: true, note: 'empty until deleted' };
    now = draftOf(entityRecord(entity).withField(now, field), draft.request);
    const there = findEntity(now, one);
    const row = there?.rows.find((own) => own.name === name);
    if (there && row)
      now = draftOf(splice(now.text, withNull(now, { entity: there, row }, true)), draft.request);
    done.push(one);
  }
  return done.length === 0
    ? noEffect(draft, `${names.join(', ')} tells when it was deleted already.`)
    : applied(draft, now.text, `Added ${name} to ${done.join(', ')}: empty until a row is deleted.`);
}
