import { isPersonName } from '../../correct/spelling/person-names.ts';
import type { Evidence } from '../evidence.ts';
import { isPast } from '../past.ts';
import type { Kind } from '../statement.ts';

/** Things that there are to be, by the noun that opens a note: "export mensuel pour l'agence", "Erinnerung am Vortag". Languages other than English. */
const opensThing =
  /^(?:(?:automatische|tägliche|wöchentliche|monatliche)[rs]? )?(?:export\p{L}*|import\p{L}*|csv-\p{L}+|erinnerung(?:smail|en)?|benachrichtigung(?:en)?|bericht|liste|suche|filter|rappels?|notifications?|alertes?|rapport|recherche|historique|recordatorios?|aviso|informe|listado|búsqueda|historial|lembretes?|relatório|busca|histórico|promemoria|avviso|elenco|ricerca|storico|herinnering(?:en)?|melding(?:en)?|rapportage|overzicht|przypomnieni[ea]|powiadomieni[ea]|raport|eksport|lista|wyszukiwarka)(?!\p{L})(?! (?:ist|sind|est|sont|es|son|è|sono|é|são|is|zijn|jest|są|hängt|steht|fait|geht|fehlt|manque|falta|manca|ontbreekt|brakuje)(?!\p{L}))/iu;
/** "…にメールで通知する": somebody is told, where what is watched is told of itself. */
const tellsPeople =
  /に(?:は)?(?:[^。、]{0,12}で)?(?:自動(?:で|的に)?)?(?:通知|連絡|案内|送信|送付|返信)(?:する|します|を送る|を送ります)?[。]?$/u;

/** Kinds of plans and of watching, which such a note is taken for where its words are new. */
const takenFor: ReadonlySet<Kind> = new Set(['owner', 'schedule', 'observability', 'decision'] as const);
/** From here on its words plan, whatever they name. */
const sure = 2;

/**
 * Whether a note names what is to be there, or tells who is to be told, though its words are those of plans: languages other than English.
 *
 * @param overDemand how much more speaks for what was learned than for a demand
 */
export function notesWorkElsewhere(
  { prose, text, language, isReport }: Evidence,
  learned: Kind,
  overDemand: number,
): boolean {
  if (language === 'en' || isReport || !takenFor.has(learned) || /[?？]/u.test(text) || isPast(prose))
    return false;
  if (language === 'ja') return learned === 'observability' && tellsPeople.test(prose);
  return overDemand < sure && opensThing.test(prose) && !namesPerson(prose);
}

function namesPerson(prose: string): boolean {
  return [...prose.matchAll(/(?<=\s)\p{Lu}\p{Ll}{2,}/gu)].some(([word]) => isPersonName(word));
}
