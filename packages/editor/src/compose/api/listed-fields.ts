import { presentClause } from '../../understand/clause/present.ts';
import { beforeDeeds } from '../../understand/entities/deed-elsewhere.ts';
import { type Field, plainField } from '../../understand/entities/entity.ts';
import { describedPart } from '../../understand/entities/told/part.ts';
import { partsOf } from '../../understand/entities/told/parts.ts';

/** "Startet einen Ladevorgang mit connectorId und tokenId": what is handed in or comes back, in other languages. */
const handedElsewhere =
  /(?<!\p{L})(?:mit|avec|con|com|met|z|ze) (?:(?:den feldern|les champs|los campos|i campi|os campos|de velden) )?([\p{L}_][^.;:]{2,300})$/iu;
/** Verbs of those languages that say it comes back. */
export const givesElsewhere =
  /(?<!\p{L})(?:liefert|gibt|zeigt|renvoie|retourne|donne|devuelve|da|restituisce|retorna|devolve|geeft|zwraca)(?!\p{L})/iu;
/** Things a sentence takes that are no field of a body. */
const noField =
  /^\d+$|^(?:new|current)_|^(?:get|post|put|patch|delete)$|(?:^|_)(?:token|api_?key|key|header|cursor|page|error|status_code|code_\d+|call|request|response|endpoint|csv|json|list|body|must|crud|idempotency_key)$|^(?:every|any|no|some)thing(?:_else)?$|^(?:record|one|same|new|old|result|results|item|own|each|every|all)$|(?:^|_)(?:their|his|her|its|own|others?|just|only)(?:_|$)/u;

/** "Items", "authorIds": several by their name. */
const holdsSeveral = /^(?:items|lines|tags|entries)$|\p{Ll}Ids$|_ids$/u;

/** The "and" of the language that has such a "with". */
const joints: Readonly<Record<string, RegExp>> = {
  mit: / und /gu,
  avec: / et /gu,
  con: / (?:y|e) /gu,
  com: / e /gu,
  met: / en /gu,
  z: / i /gu,
  ze: / i /gu,
};
const articles =
  /^(?:une?|l[ae]s?|ein(?:en?|em|er)?|de[nmr]|die|das|una|el|los|il|lo|gli|uma?|een|het|su|sus|sa|son|ses)\s(?=\p{L})|^l['’]/iu;

/** "…, 409 wenn ein Gerät fehlt": behind the list it is told when the call fails. */
const caseBehind =
  /,? (?:an,? )?(?:[45]\d\d|wenn|falls|sofern|si|se|cuando|quando|lorsque|als|jeśli|gdy)(?!\p{L}).*$/isu;

/** The fields behind "mit", "avec" and the like; joined by the "and" of their language. */
export function fieldsElsewhere(sentence: string): Field[] {
  const [whole = '', list] = handedElsewhere.exec(plain(sentence)) ?? [];
  const joint = joints[/^\p{L}+/u.exec(whole)?.[0].toLowerCase() ?? ''] ?? /^(?!)/u;
  const parts =
    list
      ?.replace(caseBehind, '')
      .replace(joint, ', ')
      .split(/, (?![^()]*\))/u) ?? [];
  const named = beforeDeeds(parts).map((part) => part.trim().replace(articles, ''));
  return named.length === 0 ? [] : fieldsIn(named.join(', '));
}

/** A sentence on a call without what it answers, who may call it and when it fails. */
export function plain(sentence: string): string {
  return (
    sentence
      .replaceAll('`', '')
      // "With code + actor + date"
      .replace(/ \+ (?=\p{L})/gu, ', ')
      // "202 with job id" comes back.
      .replace(/(?<!\d)[12]\d\d (?:with|and) [^,;()]{2,60}/gu, '')
      .replace(/[.!;]+$/u, '')
      .replace(/[,;]?\s\(?(?:but )?only [^,;()]{2,60}\)?$/iu, '')
      .replace(/(?:[,;–—-]\s|\()[\p{L} ]{2,40} only\)?(?=$|[,;])/giu, '')
      .replace(/,? (?:or|and) [45]\d\d (?:if|when).*$/iu, '')
      .replace(
        /(?:[,;:]| and| or) (?:it |must |then )?(?:fails?|answers?|returns?|later|only|at most|but|so|if|when|unless|because|until)(?!\p{L})(?! with).*$/iu,
        '',
      )
  );
}

/** The fields that a list names. */
export function fieldsIn(list: string | undefined): Field[] {
  if (list === undefined) return [];
  return (
    partsOf(list)
      // "Nginx answers 413": a clause tells what happens besides.
      .filter((part) => presentClause(part) === null)
      .flatMap((part) => describedPart(part) ?? [])
      .filter(
        ({ kind, field }) =>
          kind === 'field' && field.name.split('_').length <= 3 && !noField.test(field.name),
      )
      .map(({ field }) => ({
        ...plainField(field.name),
        ...field,
        isKey: false,
        type: field.type === null && holdsSeveral.test(field.name) ? 'array' : field.type,
      }))
  );
}
