import { keysIn } from '../../document/keys.ts';
import { withField } from '../design/spoken/added-fields.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removedWithKey } from '../editing/removal.ts';
import { splice, withoutLines } from '../editing/splice.ts';
import { withoutField } from '../entities/field-edits.ts';
import { type EntityPlace, entitiesIn, findEntity } from '../entities/places.ts';
import { applied, type Change, noEffect, type Outcome } from '../instruction.ts';
import { homeOf } from '../target/keyed.ts';

const has =
  /^(?:(?:and|also|please|so),? )*(?:the |an? |each |every |our )?[`"“]?(?<entity>\p{L}[\p{L}_]{1,40})[`"”]?(?: (?:entity|table))? (?:also |should |must |really )*(?:has|have|holds?|contains?|stores?|needs?|gets?|consists? of) (?:the (?:fields|columns) )?(?<list>[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+)?(?:,? (?:and )?(?:an? )?[\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+)?){1,15})$/iu;
const noFields =
  /^(?:(?:and|also|but),? )*(?<list>[`\p{L}_][\p{L}\p{N}_`]*(?:(?:,|,? (?:and|or)) [`\p{L}_][\p{L}\p{N}_`]*){0,8}) (?:is|are)(?: not|n['’]t| no)(?: (?:an? )?(?:own |separate |real |proper ))?(?: an?)? ?(?:fields?|columns?|attributes?)(?:[,;:.–—-]+ .{2,80})?$/iu;
/** Words that say something of a field, and are none. */
const noName =
  /(?<!\p{L})(?:many|some|any|no|one|two|several|more|be|is|are|that|which|for|to|of|in|with|per|null|unique|key|index)(?!\p{L})/iu;

/** The change of words that list what an entity holds, or say that fields of it are none; null where they do neither. */
export function fieldsTold(said: string, draft: Draft): Change | null {
  const words = said.trim().replace(/[.!]+$/u, '');
  return listedFields(words, draft) ?? deniedFields(words, draft);
}

const splitList = (list: string) =>
  list
    .split(/,? and (?:an? )?|, (?:an? )?|,? or /iu)
    .map((one) => one.replaceAll('`', '').trim())
    .filter((one) => one !== '');

function listedFields(words: string, draft: Draft): Change | null {
  const { entity = '', list = '' } = has.exec(words)?.groups ?? {};
  const home = entity === '' ? null : findEntity(draft, entity);
  const names = splitList(list);
  if (!home || names.length < 2 || names.some((one) => noName.test(one))) return null;
  if (names.some((one) => entitiesIn(draft).some(({ name }) => one === name || one === `${name}s`)))
    return null;
  const isWritten =
    names.some((one) => one.includes('_')) || names.some((one) => home.rows.some(({ name }) => name === one));
  return isWritten || home.rows.length <= 1 ? (now) => withFields(now, home.name, names.map(asName)) : null;
}

const asName = (words: string) => words.replaceAll(' ', '_');

function withFields(draft: Draft, entity: string, names: readonly string[]): Outcome {
  const known = new Set(
    entitiesIn(draft)
      .find(({ name }) => name === entity)
      ?.rows.map(({ name }) => name),
  );
  const fresh = names.filter((name) => !known.has(name));
  const filled = fresh.reduce((now, name) => withField(now, entity, { name, traits: {} }), draft);
  return fresh.length === 0
    ? noEffect(draft, `${entity} has these fields.`)
    : applied(draft, withoutGap(filled, entity), `Added ${fresh.join(', ')} to ${entity}.`);
}

/** The text without what an entity says of itself where its fields were not known, and without the question for them. */
function withoutGap(draft: Draft, entity: string): string {
  const unit = draft.units.find(
    ({ kind, section, text }) =>
      kind === 'paragraph' &&
      section?.title.replaceAll('`', '') === entity &&
      keysIn(text).some(({ family }) => family === 'Q'),
  );
  const key = unit && keysIn(unit.text).find(({ family }) => family === 'Q');
  if (!unit || !key) return draft.text;
  const now = draftOf(withoutLines(draft.text, unit.start, unit.end), draft.request);
  const home = homeOf(now, key.text);
  return home ? removedWithKey(now, home, key.text) : now.text;
}

function deniedFields(words: string, draft: Draft): Change | null {
  const names = splitList(noFields.exec(words)?.groups?.['list'] ?? '');
  const holdsAll = ({ rows }: EntityPlace) => names.every((one) => rows.some(({ name }) => name === one));
  const [home, ...others] = names.length === 0 ? [] : entitiesIn(draft).filter(holdsAll);
  if (!home || others.length > 0) return null;
  return (now) => {
    const text = names.reduce((text, name) => {
      const current = draftOf(text, now.request);
      const entity = entitiesIn(current).find((one) => one.name === home.name);
      const row = entity?.rows.find((one) => one.name === name);
      return entity && row ? splice(text, withoutField(current, { entity, row })) : text;
    }, now.text);
    return applied(now, text, `Took ${names.join(' and ')} out of the fields of ${home.name}.`);
  };
}
