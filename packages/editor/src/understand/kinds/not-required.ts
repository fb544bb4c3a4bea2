import { cuesIn } from '../lexicon/cues.ts';

/**
 * How a sentence says of a thing that something need not be done with it, in the languages of documents. Behind the thing nothing stands
 * that binds it otherwise.
 */
const needNot =
  /^(?<thing>[^,;:?]{1,60}?) (?:(?:do|does|will|would)(?: not|n['’]?t) (?:have|need) to|need(?:n['’]t| not)|(?:muss|müssen|braucht|brauchen) (?:\p{L}+ ){0,4}?nicht(?! (?:nur|mehr|länger|später))|n['’](?:a|ont) pas besoin|ne doi(?:t|vent) pas (?:forcément|nécessairement|obligatoirement)|no tienen? que|no hace falta que|non (?:deve|devono) (?:per forza|necessariamente)|não precisam?|hoef(?:t|en) niet|nie mus(?:i|zą)) (?!only(?!\p{L}))\S/iu;

/** Whoever need not do something is relieved of it, and that may be what is wanted. */
const somebody =
  /^(?:i|we|you|he|she|they|who|nobody|somebody|people|so|if|when|while|wenn|weil|dass|ich|wir|sie|man|je|nous|on|yo|nosotros|si|quand)(?!\p{L})/iu;

/** "Photos don't have to be kept", "Fotos müssen nicht gespeichert werden": what is left open is none of the work, and forbids nothing. */
export function isNotRequired(prose: string, language: string): boolean {
  const thing = needNot.exec(prose)?.groups?.['thing'];
  if (thing === undefined || somebody.test(thing)) return false;
  return !cuesIn(thing, language).has('actor');
}
