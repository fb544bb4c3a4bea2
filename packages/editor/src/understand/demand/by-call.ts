import { type Masked, restore } from '../mask.ts';
import type { Parts } from './parts.ts';

/** A call in code at the start: "`GET /batches?from=&to=` list, newest first". */
const call = /^(\uE010[\uE100-\uF8FF]\uE011)(?:,|:|\s[–—=-]+>?|\s)\s?(?=\p{L}|\uE010)(.{3,})$/su;
const endpoint = /^`(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/[^`]*`$/u;
/** The call is the subject of a sentence, which says by itself what it does. */
const isSubject =
  /^(?:is|are|must|should|shall|may|can|cannot|has|have|needs?|returns?|gives?|answers?|responds?|accepts?|takes?|creates?|lists?(?= (?:the|all|every))|deletes?|updates?|sends?|does|will)(?!\p{L})/iu;

/** A note that names a call and says what it is for: the call is to be provided. */
export function byCall(said: string, sentence: Masked): Parts | null {
  const [, code = '', about = ''] = call.exec(said) ?? [];
  if (code === '' || !endpoint.test(restore({ ...sentence, text: code })) || isSubject.test(about))
    return null;
  return { subject: 'The system', strength: null, isNegative: false, action: `provide ${code}: ${about}` };
}
