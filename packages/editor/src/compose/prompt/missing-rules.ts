import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import { orderOf } from './imperative.ts';

/** What is lacking, behind a word that opens a case, and German sentences that open with it. */
const lacks =
  /^(?:if|when|wenn|falls|ist|si|s['’]il|cuando|quand|se|quando|als|jeśli|gdy)(?!\p{L})[^,;]{2,60}?(?<!\p{L})(?:missing|empty|blank|absent|unknown|unclear|unsure|in doubt|can['’]?t (?:tell|say|be (?:told|determined))|cannot (?:tell|say|be (?:told|determined))|can not tell|nicht (?:erkennbar|klar|ersichtlich)|don['’]?t know|do not know|not (?:given|provided|available|there|stated|known|sure)|lacks?|fehlt|fehlen|leer|unklar|unbekannt|manque(?:nt)?|vide|absente?|inconnue?|faltan?|vac[íi][oa]s?|manca(?:no)?|vuot[oa]|vazi[oa]|ontbreekt|leeg|brakuje|pust[ey])(?!\p{L})|^(?:fehlt|fehlen)(?!\p{L})/iu;

/** Takes the rules of the input for what is missing: "If the mail is empty, return other." */
export function missingRules(composition: Composition): string[] {
  const isRule = ({ kind, text }: Statement) =>
    kind !== 'question' && kind !== 'example' && kind !== 'problem' && lacks.test(text);
  return composition.pool.take(isRule).map((statement) => {
    const requirement = composition.requirements.find((one) => one.statement === statement);
    return requirement ? orderOf(requirement, true) : statement.text;
  });
}
