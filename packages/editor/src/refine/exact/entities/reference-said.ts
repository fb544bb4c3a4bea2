import { dotted } from '../../design/spoken/fields-named.ts';
import { draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { cellText, withType } from '../../entities/field-values.ts';
import { withoutReference, withReference } from '../../entities/key-edits.ts';
import { findEntity, findField, keyFieldOf, sameField } from '../../entities/places.ts';
import { applied, noEffect } from '../../instruction.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { entityAlone, fieldAlone } from './named.ts';

const foreign = '(?:foreign[ -]keys?|fks?|references?)';
const pointing: readonly RegExp[] = [
  `^(?<what>.{2,60}?) (?:(?:should|must|has to|needs to) )?(?:reference|references|refers? to|points? (?:to|at)|link(?:s)? to) (?<target>.{2,40}?)(?:\\.id|\\s?\\(id\\))?$`,
  `^(?<what>.{2,60}?) (?:is|should be|must be|has to be|needs to be|becomes) (?:an? )?${foreign} (?:to|on|into) (?<target>.{2,40}?)(?:\\.id|\\s?\\(id\\))?$`,
  `^(?:make|turn) (?<what>.{2,60}?) (?:into )?(?:an? )?${foreign} (?:to|on|into) (?<target>.{2,40}?)(?:\\.id|\\s?\\(id\\))?$`,
].map((one) => new RegExp(one, 'iu'));
const denied: readonly RegExp[] = [
  `^(?:there (?:is|should be) )?no ${foreign} (?:on|for|from|at) (?<what>.{2,60})$`,
  `^(?<what>.{2,60}?) (?:needs?|has|have|should have|must have) no ${foreign}$`,
  `^(?<what>.{2,60}?) (?:is not|isn['’]?t|should not be|shouldn['’]?t be|is no|is no longer) (?:an? )?${foreign}$`,
  `^(?:remove|drop|delete|lose) (?:the )?${foreign} (?:on|for|from|of) (?<what>.{2,60})$`,
].map((one) => new RegExp(one, 'iu'));

/** "Uploaded_by references user", "no foreign key on uploaded_by": whether a field points to another entity. */
export const referenceSaid: ExactReader = (words, draft) => {
  const gone = groupsOf(denied, words)?.['what'];
  const free = gone === undefined ? null : fieldAlone(gone, draft);
  if (free)
    return (now) => {
      const place = sameField(now, free);
      return place && cellText(now, place, 'key').includes('FK')
        ? applied(now, withoutReference(now, place), `${dotted([free])} refers to no other entity any more.`)
        : noEffect(now, `${dotted([free])} is no foreign key.`);
    };
  const { what, target } = groupsOf(pointing, words) ?? {};
  const field = what === undefined ? null : fieldAlone(what, draft);
  const entity = target === undefined ? null : entityAlone(target, draft);
  if (!field || !entity) return null;
  return (now) => {
    const place = sameField(now, field);
    const owner = findEntity(now, entity.name);
    if (!place || !owner) return noEffect(now, 'There is no such field.');
    if (cellText(now, place, 'key').includes(`FK -> ${owner.name}.`))
      return noEffect(now, `${dotted([field])} refers to ${owner.name} already.`);
    // what refers to a key is of its type
    const key = findField(now, `${owner.name}.${keyFieldOf(now, owner.name)}`);
    const type = key ? cellText(now, key, 'type').replaceAll('`', '') : '';
    const typed = type === '' ? now : draftOf(splice(now.text, withType(now, place, type)), now.request);
    const [there, to] = [sameField(typed, field), findEntity(typed, owner.name)];
    return there && to
      ? applied(now, withReference(typed, there, to), `${dotted([field])} refers to ${owner.name}.`)
      : noEffect(now, 'There is no such field.');
  };
};
