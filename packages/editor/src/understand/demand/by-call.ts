import { inBaseForm } from '../clause/present.ts';
import { baseOfThirdPerson } from '../clause/verbs.ts';
import { type Masked, restore } from '../mask.ts';
import type { Parts } from './parts.ts';

/** A call in code at the start: "`GET /batches?from=&to=` list, newest first". */
const call = /^(\uE010[\uE100-\uF8FF]\uE011)(?:,|:|\s[–—=-]+>?|\s)\s?(?=\p{L}|\uE010)(.{3,})$/su;
const endpoint = /^`(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/[^`]*`$/u;
/** The call is the subject of a sentence, which says by itself what it does. */
const isSubject =
  /^(?:is|are|must|should|shall|may|can|cannot|has|have|needs?|returns?|gives?|answers?|responds?|accepts?|takes?|creates?|lists?(?= (?:the|all|every))|deletes?|updates?|sends?|does|will)(?!\p{L})/iu;

/** A note that names a call and says what it does, or what it is for: then the call is to be provided. */
export function byCall(said: string, sentence: Masked): Parts | null {
  const [, code = '', about = ''] = call.exec(said) ?? [];
  if (code === '' || !endpoint.test(restore({ ...sentence, text: code }))) return null;
  const [, verb = '', rest = ''] = /^(\p{Ll}+)\s(\S.*)$/su.exec(about) ?? [];
  const base = isSubject.test(about) ? baseOfThirdPerson(verb) : null;
  if (base !== null && base !== 'have')
    return { subject: code, strength: null, isNegative: false, action: `${base} ${inBaseForm(rest)}` };
  if (isSubject.test(about)) return null;
  return { subject: 'The system', strength: null, isNegative: false, action: `provide ${code}: ${about}` };
}
