import { words } from '../../lexicon/words.ts';

/** Words in nobody's path: pronouns, numbers, little words, spans, amounts and what names no thing by itself. */
const noThings: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set(
    words(
      'morgen|heute|gestern|abend|blick|sicht|alles|nichts|jemand|niemand|etwas|geht|laufen|lesen|schreiben|zahl|zahlen|anzahl|zeit|zeiten|tag|tage|woche|wochen|monat|monate|jahr|jahre|stunde|stunden|minute|minuten|sekunde|sekunden|rest|teil|fall|fälle|wert|werte|seite|seiten|daten|name|namen|text|texte|prozent|euro|mal|stelle|grund|nummer|request|index|zeile|zeilen|bereich|bereiche|status|zustand|button|knopf|fenster|weg|geld|nacht|nächte|mittag|vormittag|nachmittag|wochenende|quartal|quartale|uhr|uhrzeit|moment|sommer|winter',
    ),
  ),
  fr: new Set(
    words(
      'jusqu|jusque|dans|depuis|pendant|avant|après|chez|vers|quoi|personne|rien|tout|tous|fois|dernier|derniers|dernière|premier|deux|trois|quatre|plusieurs|donnée|données|heure|heures|jour|jours|mois|an|ans|année|temps|reste|cas|nom|texte|nombre|page|écran|bouton|état|taux|euro|euros|argent|moins|plus|lieu|suite|nuit|nuits|matin|soir|semaine|semaines|trimestre|trimestres|minute|minutes|seconde|secondes',
    ),
  ),
  es: new Set(
    words(
      'hasta|desde|dentro|antes|después|entre|sobre|pero|vario|varios|varias|con|sin|menos|más|dos|tres|cuatro|todo|todos|nada|nadie|dato|datos|día|días|mes|meses|año|años|hora|horas|vez|veces|resto|tipo|tipos|nombre|texto|número|página|pantalla|botón|euro|euros|dinero|para|por|que|espera|cuando|noche|noches|mañana|tarde|semana|semanas|trimestre|trimestres|minuto|minutos|segundo|segundos',
    ),
  ),
  it: new Set(
    words(
      'entro|dal|dalla|nel|nella|sul|sulla|tutto|tutti|niente|nessuno|numero|numeri|dato|dati|ora|ore|giorno|giorni|mese|mesi|anno|anni|volta|volte|resto|tipo|nome|testo|pagina|schermata|pulsante|euro|soldi|quantità|due|tre|quattro|più|meno|fino|che|con|senza|notte|notti|mattina|sera|settimana|settimane|minuto|minuti|secondo|secondi',
    ),
  ),
  pt: new Set(
    words(
      'desde|dentro|antes|depois|entre|sobre|tudo|todos|nada|ninguém|antigo|antigos|dado|dados|dia|dias|mês|meses|ano|anos|hora|horas|vez|vezes|resto|tipo|nome|texto|número|página|tela|botão|euro|euros|dinheiro|dois|três|quatro|mais|menos|até|que|com|sem|espera|noite|noites|manhã|tarde|semana|semanas|minuto|minutos|segundo|segundos',
    ),
  ),
};

/** "Niemand kann …", "no se puede …", "il ne doit bloquer personne": what nobody does is no operation. */
const denied =
  /(?<!\p{L})(?:niemand|weder|nadie|nunca se puede|no se pued[ea]n?|no pued[ea]n?|non si può|non può|non possono|nessuno|não (?:se )?pode[m]?|ninguém|personne ne|nul ne|ne (?:doi(?:t|vent)|peu(?:t|vent)|sera|seront) (?!être)[^.;]{0,60}(?:pas|personne|rien|jamais|plus|que))(?!\p{L})/iu;

/** Whether a sentence says that something is not done or not to be done. */
export function isDenied(text: string): boolean {
  return denied.test(text);
}

/** Whether a noun of a language can name a resource. */
export function isThingElsewhere(noun: string, language: string): boolean {
  return !(noThings[language]?.has(noun.toLowerCase()) ?? false);
}
