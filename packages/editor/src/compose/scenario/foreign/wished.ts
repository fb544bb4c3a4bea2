import type { Composition } from '../../composition.ts';
import type { Requirement } from '../../requirement.ts';
import { inSentence } from '../../voice/in-sentence.ts';
import { behindDat } from './dutch-clause.ts';
import { behindDass } from './german-subordinate.ts';
import { toldOf } from './told.ts';

/** What somebody wants to be sure of, so that the clause behind keeps the form it has in the input. */
const certainty: Readonly<Record<string, string>> = {
  fr: 'avoir la certitude que',
  es: 'tener la certeza de que',
  it: 'avere la certezza che',
  pt: 'ter a certeza de que',
  pl: 'mieć pewność, że',
};

/** Words that bind: nobody is sure of what is only to be so. */
const binds =
  /(?<!\p{L})(?:doit|doivent|faut|devrait|devraient|debe|deben|debería|deberían|(?:tiene|tienen|hay|tem|têm|há) (?:que|de)|deve|devono|dovrebbe|dovrebbero|va|vanno|devem|deveria|deveriam|precisa|precisam|musi|muszą|powin\p{L}+|trzeba|należy)(?!\p{L})/iu;

/**
 * What a demand in a language other than English wants to be so, as a clause behind "that" and with that word: "dass der Link
 * abläuft", "que la reserva se puede cancelar". Null where the clause cannot be had without moving words that were not read.
 */
export function wishedClause(requirement: Requirement, composition: Composition): string | null {
  const { language } = composition;
  const { said, bound, isClause } = toldOf(requirement, composition);
  if (!isClause && language !== 'nl') return null;
  if (language === 'de') return behind('dass', behindDass(bound));
  if (language === 'nl') return behind('dat', behindDat(said));
  const sure = certainty[language];
  if (sure === undefined || binds.test(said) || ordersBehindCase.test(said)) return null;
  const clause = inSentence(said, composition);
  if (language === 'fr' && /^[aeiouyéèêàâ]/iu.test(clause)) return `${sure.slice(0, -1)}’${clause}`;
  return opensCase.test(clause) && language !== 'pl' ? `${sure}, ${clause}` : `${sure} ${clause}`;
}

/** "Si falta el dato, mostrar un aviso": an order in the infinitive is no clause that could be so. */
const ordersBehindCase =
  /^(?:si|cuando|en cuanto|se|quando|caso|quand|lorsque)\s[^,]{4,160}, (?:no |non |não )?\p{L}{2,}(?:ar|er|ir|are|ere|ire)(?:l[oae]s?)? /iu;
const opensCase =
  /^(?:si|dès|une fois|en cuanto|appena|assim|cuando|quando|se|lorsqu\p{L}*|tras|dopo|após|après)(?!\p{L})/iu;

function behind(that: string, clause: string | null): string | null {
  return clause === null ? null : `${that} ${clause}`;
}
