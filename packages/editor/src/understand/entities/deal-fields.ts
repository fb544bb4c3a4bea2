import { type Field, plainField } from './entity.ts';
import { thingKey } from './thing-key.ts';

/** "With 1 to 5 stars": a number with its bounds. */
export function boundIn(text: string): Field[] {
  const bound = /(?<!\p{L})(\p{L}{3,20}) \((\d{1,4})(?: to |–|-)(\d{1,4})(?: \p{L}+)?\)/u.exec(text);
  if (bound !== null)
    return [{ ...plainField('value'), type: 'integer', note: `${bound[2] ?? ''} to ${bound[3] ?? ''}` }];
  const [, least = '', most = '', noun = ''] =
    /^ (?:with|from|on a scale of) (\d{1,4})(?: to |–|-)(\d{1,4}) (\p{L}{3,20}s)(?!\p{L})/u.exec(text) ?? [];
  return noun === '' ? [] : [{ ...plainField(noun), type: 'integer', note: `${least} to ${most}` }];
}

/** "Borrow books for 3 weeks" has to be brought back, "for a time range" begins and ends, "for a day" is on that. */
export function spanIn(behind: string, verb: string): Field[] {
  const [, span = ''] =
    /^[^.;]{0,20}?(?<!\p{L})for (?:up to |at most )?(?:\d+|an?|one|two|three|four|the)(?: whole| given| half a)? ((?:time |date )?\p{L}+)/iu.exec(
      behind,
    ) ?? [];
  const isLent = /^(?:borrow|lend|rent|hire|check out)$/u.test(verb);
  if (/^(?:(?:time|date) (?:range|span|slot|frame|window)|period|interval)$/iu.test(span))
    return ['starts_at', 'ends_at'].map((name) => ({ ...plainField(name), type: 'timestamp' }));
  if (isLent && /^(?:days?|weeks?|months?|term|year|semester)$/iu.test(span))
    return [{ ...plainField('due_at'), type: 'timestamp' }];
  return /^(?:date|day)$/iu.test(span) ? [{ ...plainField('date'), type: 'date' }] : [];
}

/** "One rating per user and recipe", "only once per recipe": unique in both. */
export function onePer(text: string, record: string, subject: string, object: string): Field[] {
  const [, noun = '', first = '', second = ''] =
    /(?<!\p{L})(?:(?:only|at most|exactly) )?one (\p{L}{3,30}) per (\p{L}{3,30}) and (?:per )?(\p{L}{3,30})/iu.exec(
      text,
    ) ?? [];
  const once = /(?<!\p{L})(?:only )?once per (\p{L}{3,30})/iu.exec(text)?.[1];
  if (once !== undefined && thingKey(once) === object) return [uniqueWithin(object, subject)];
  if (thingKey(noun) !== record) return [];
  return [uniqueWithin(thingKey(second), thingKey(first))];
}

/** A reference to a thing, of which each scope has one. */
export function uniqueWithin(thing: string, scope: string): Field {
  return { ...plainField(`${thing}_id`), note: `unique per ${scope}` };
}
