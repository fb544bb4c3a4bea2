import { lowerFirst } from '../../../first-letter.ts';

const shapes: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:\d+ (?:Minuten?|Stunden?|Std\.?|Tage?n?|Wochen?|Monate?n?) (?:vorher|davor|danach|später|(?:vor|nach) (?:de[mr] )?\p{Lu}\p{L}+)|jede[nrs]? (?:Nacht|Tag|Woche|Monat|Morgen|Abend|Stunde|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch)(?: um \d{1,2}(?:[:.]\d{2})? Uhr)?|(?:täglich|wöchentlich|monatlich|nachts|morgens)(?: um \d{1,2}(?:[:.]\d{2})? Uhr)?|um \d{1,2}(?:[:.]\d{2})? Uhr|nach (?:\d+|zwei|drei|vier|fünf|zehn) \p{L}+)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:\d+ (?:minutes?|heures?|jours?|semaines?|mois) (?:avant|après|plus tard)|chaque (?:nuit|jour|semaine|mois|matin|soir|heure|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|tous les (?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)|(?:après|au bout de) (?:\d+|deux|trois|quatre|cinq|dix) \p{L}+|à \d{1,2} ?h(?: ?\d{2})?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:\d+ (?:minutos?|horas?|días?|semanas?|meses) (?:antes|después)|cada (?:noche|día|semana|mes|mañana|hora|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|todos los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|(?:tras|después de|pasados) (?:\d+|dos|tres|cuatro|cinco|diez) \p{L}+|a las \d{1,2}(?::\d{2})?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:\d+ (?:minuti|ore|giorni|settimane|mesi) (?:prima|dopo)|ogni (?:notte|giorno|settimana|mese|mattina|sera|ora|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|dopo (?:\d+|due|tre|quattro|cinque|dieci) \p{L}+|alle \d{1,2}(?:[:.]\d{2})?)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:\d+ (?:minutos?|horas?|dias?|semanas?|meses) (?:antes|depois)|(?:cada|toda|todo) (?:noite|dia|semana|mês|manhã|hora|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo)|(?:após|depois de) (?:\d+|dois|duas|três|quatro|cinco|dez) \p{L}+|às \d{1,2}(?:[:h]\d{2})?)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:\d+ (?:minuten|uur|dagen|weken|maanden) (?:van tevoren|ervoor|erna|later)|elke? (?:nacht|dag|week|maand|ochtend|avond|uur|(?:maan|dins|woens|donder|vrij|zater|zon)dag)|na (?:\d+|twee|drie|vier|vijf|tien) \p{L}+|om \d{1,2}(?:[:.]\d{2})?(?: uur)?)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:\d+ (?:minut|godzin|dni|tygodni|miesięcy) (?:przed|po|wcześniej|później)|co (?:noc|dzień|tydzień|miesiąc|godzinę)|w każd(?:y|ą) (?:poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę)|w (?:poniedziałki|wtorki|środy|czwartki|piątki|soboty|niedziele)|po (?:\d+|dwóch|trzech|czterech|pięciu|dziesięciu) \p{L}+(?:ach|iu|u)|o (?:godzinie )?\d{1,2}[:.]\d{2})(?!\p{L})/iu,
};

/** "Dans les 30 jours après la livraison": a span with an end, and no moment. */
const within =
  /(?<!\p{L})(?:dans les|dans un délai de|sous|innerhalb(?: von)?|binnen|bis(?: zu)?|en los|dentro de(?: los)?|hasta|jusqu['’]à|au moins|au plus|entro|nei|fino a|até|nos|tot|do|w ciągu|maximal|höchstens|mindestens|al menos|como máximo)\s$/iu;

/** The moment at which a sentence has something happen, in its own words: "10 días antes", "jeden Monat"; null where it names none. */
export function momentIn(sentence: string, language: string): string | null {
  const match = shapes[language]?.exec(sentence);
  return match && !within.test(sentence.slice(0, match.index)) ? lowerFirst(match[0]) : null;
}
