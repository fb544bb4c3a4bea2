import type { Endpoint } from '../../understand/api/endpoint.ts';
import { writtenFields } from '../../understand/api/notation/written-fields.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import type { Field } from '../../understand/entities/entity.ts';
import { fieldsElsewhere, fieldsIn, givesElsewhere } from './listed-fields.ts';
import { countsIn } from './made-by-server.ts';

/** What a sentence says comes back: "answers with the number and a code". */
const handedBack =
  /(?<!\p{L})(?:answers? with|responds? with|returns?|gives? back|gives|sends back|shows|tells?) (?:\d{3} (?:and|with) )?((?:an?|the|its|their) \p{L}.{2,200}|[\p{L}\p{N}_]+(?: \p{L}+)?(?:, [\p{L}\p{N}_]+(?: \p{L}+)?)*,? and [\p{L}\p{N}_]+(?: \p{L}+)?|\p{Ll}+\p{Lu}\w*|(?:[\p{L}\p{N}_/-]+(?: [\p{L}\p{N}_/-]+){0,4}(?: \([^()]{2,120}\))?, ){2,}(?:and |(?:[\p{L}\p{N}_/-]+(?: [\p{L}\p{N}_/-]+){0,4},? and ))?(?:the |an? )?[\p{L}\p{N}_'’-]+(?: [\p{L}\p{N}_'’-]+){0,4})$/iu;
/** "GET /employees/{id}: firstName, lastName", "… -> status (queued, sent), sentAt": the list behind a call that reads. */
const behindRead =
  /(?:^|[,:] )GET \/\S*\s?(?::|->|→|=>|-|–)\s(?:(?:an? )?(?:list|array) of (?=[^,]{2,30},))?(?!list|all|the |an? |one |only )([\p{L}_][^.;]{2,300},[^.;]{2,200})$/u;
/** The fields an answer holds where a sentence says so; none where it says nothing. */
export function answeredFields(
  { method }: Endpoint,
  sentences: readonly string[],
  resource: string,
): readonly Field[] {
  // "DELETE /loans/{id} returns the book": what is given back there is no body.
  if (method === 'DELETE') return [];
  const takesBody = ['POST', 'PUT', 'PATCH'].includes(method);
  const written = sentences.flatMap((sentence) => writtenFields(sentence, takesBody).answered);
  if (written.length > 0) return written;
  return sentences
    .flatMap((sentence) => [
      ...fieldsIn(handedBack.exec(answering(sentence))?.[1]),
      ...fieldsIn(behindRead.exec(answering(sentence))?.[1]),
      ...countsIn(sentence),
      ...(givesElsewhere.test(sentence) ? fieldsElsewhere(sentence) : []),
    ])
    .filter(({ name }) => singularOf(name) !== resource && !name.startsWith(`${resource}_with`));
}

/** A sentence up to where it says what is refused. */
function answering(sentence: string): string {
  return sentence
    .replaceAll('`', '')
    .replace(/[.!;]+$/u, '')
    .replace(/,? (?:or|and) [45]\d\d (?:if|when).*$/iu, '');
}
