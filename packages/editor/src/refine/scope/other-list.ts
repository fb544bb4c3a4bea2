import { keysIn, numberedFamilies } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import { knownText, shareHeld } from './subjects.ts';

/** An item of a list of work by its key: first, with what is reported behind a colon, or called what lists of work hold. */
const listed =
  /^(?<key>[A-Z]{2,8}-\d{1,6})\s?:\s(?<reported>.+)$|(?<!\p{L})(?:ticket|issue|bug|story|vorgang|incidencia|segnalazione|zgłoszenie|zadanie)\s(?<named>[A-Z]{2,8}-\d{1,6})(?!\p{L})(?<rest>.*)$/isu;
/** So much of what is reported has to be of the document, so that the item may be one of its own. */
const OWN = 0.5;

/** The families of keys that a document and its input have. */
const familiesIn = readOnce(
  (draft: Draft): ReadonlySet<string> =>
    new Set(keysIn(knownText(draft).toUpperCase()).map(({ family }) => family)),
);

/** Whether a clause names an item of another list by its key: neither the document nor its input has one of that family. */
export function namesOtherKey(clause: string, draft: Draft): boolean {
  return keysIn(clause).some(({ family }) => !numberedFamilies.has(family) && !familiesIn(draft).has(family));
}

/** "CRM-21: a customer cannot log in": whether a clause reports an item of another list than the document. */
export function isOfOtherList(clause: string, draft: Draft): boolean {
  const { key, reported, named, rest = '' } = listed.exec(clause.trim())?.groups ?? {};
  const item = key ?? named;
  return (
    item !== undefined &&
    namesOtherKey(item, draft) &&
    shareHeld(reported ?? `${clause.slice(0, clause.indexOf(item))} ${rest}`, knownText(draft)) < OWN
  );
}
