import { isShortRequest, takenForTold } from './short-request.ts';
import { isDemand, type Statement } from './statement.ts';

/** "Noch", "encore", "nog steeds": what goes on and is to end. Words for "always" are left out, since demands say them too. */
const goesOn =
  /(?<!\p{L})(?:(?:immer )?noch(?! nicht)|immer wieder|ständig|dauernd|encore|sans cesse|todavía|aún|ancora|di continuo|ainda|nog(?: steeds| altijd)?|steeds weer|telkens|nadal|wciąż|ciągle|zu (?:spät|langsam|lange)|trop (?:tard|lent\p{L}*|longtemps)|demasiado (?:tarde|lent\p{L})|troppo (?:tardi|lent\p{L})|tarde demais|te (?:laat|traag|lang)|zbyt (?:późno|wolno|długo))(?!\p{L})/iu;

/** "Kunden bekommen keine Mail", "les utilisateurs ne reçoivent pas": what people do not get, see or know. */
const goesWithout =
  /(?<!\p{L})(?:(?:bekommen|erhalten|sehen|finden|merken|wissen) (?:(?:es|sie|das|davon|oft|meist) )?(?:nicht|nie|keinen?|keine[mr]?|nichts)|(?:ne |n['’])(?:reçoivent|voient|trouvent|savent|remarquent) (?:pas|jamais|plus|rien)|no (?:reciben|ven|encuentran|saben)|non (?:ricevono|vedono|trovano|sanno)|não (?:recebem|veem|encontram|sabem)|(?:krijgen|zien|vinden|weten) (?:geen|niet|niets|nooit)|nie (?:dostają|otrzymują|widzą|znajdują|wiedzą))(?!\p{L})/iu;

/**
 * "Die App zeigt noch alte Daten an. Beim Abmelden sollen …": what a short request in another language than English opens with and tells to
 * be so still, or what people go without, is its problem, where a demand follows.
 */
export function toldStill(statements: readonly Statement[]): Statement[] {
  if (!isShortRequest(statements)) return [...statements];
  const opening = statements.findIndex((one) => !isTold(one));
  if (opening < 1 || !statements.slice(opening).some(isDemand)) return [...statements];
  return statements.map((one, at) => (at < opening ? { ...one, kind: 'problem', strength: null } : one));
}

function isTold({ kind, topics, masked }: Statement): boolean {
  const isBound = topics.has('must') || topics.has('should') || topics.has('may');
  return (
    kind === 'problem' ||
    ((takenForTold.has(kind) || kind === 'nonGoal') &&
      !isBound &&
      (goesOn.test(masked.text) || goesWithout.test(masked.text)))
  );
}
