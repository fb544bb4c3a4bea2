import { type Opening, shown } from './opening.ts';

const times =
  '(?:zweimal|dreimal|viermal|fünfmal|\\d{1,2}[- ]?mal|(?:deux|trois|quatre|cinq|\\d) fois|(?:dos|tres|cuatro|cinco|\\d) veces|(?:due|tre|quattro|cinque|\\d) volte|(?:duas|três|quatro|cinco|\\d) vezes|(?:twee|drie|vier|vijf|\\d) keer|(?:dwa|trzy|cztery|pięć|\\d) razy|dwukrotnie|trzykrotnie)';
/** "Whoever misses three rehearsals": how often somebody has to fail before something follows. */
const counted = new RegExp(
  `(?<!\\p{L})(?:miss(?:es|ed)?|skips?|(?:is|are|was) (?:late|absent)(?! by)|no[- ]?shows?|cancels?|(?:does(?: not|n['’]t)|fails? to) (?:show(?: up)?|appear|come|turn up|return)) (?:[^.;,]{0,20} )?(?:twice|(?:two|three|four|five|six|\\d{1,2}) (?!min|hour|day|second|week|month)\\p{L}+)(?!\\p{L})|(?:^|, )(?:wer|celui qui|qui|quien|chi|quem|wie|kto)(?!\\p{L})[^.;]{0,60}?(?<!\\p{L})${times}(?!\\p{L})|\\d回[^。]{0,12}(?:場合|たら|と)|[两三四五\\d]次[^。]{0,12}(?:后|的)`,
  'iu',
);

/** In which time something has to happen so and so often. */
export const countedWithin: Opening = shown({
  kind: 'counted',
  isOfBans: true,
  weight: 72,
  sections: ['failure-cases'],
  ask: 'askPeriod',
  cue: counted,
  unless:
    /(?<!\p{L})(?:within|in (?:an?|one|the same|\d+|two|three) (?:\p{L}+ )?(?:row|day|week|month|year|season|hours?|minutes?|days?|weeks?|months?)|(?:per|an?|each|every) (?:day|week|month|year|season|hour|minute|night)|(?:twice|times) in|messages?|replays?|in a row|consecutive\p{L}*|running|retr\p{L}*|tr(?:y|ies|ied)|attempts?|clicks?|taps?|presses|beeps?|rings?|innerhalb|pro|im (?:jahr|monat|quartal)|am tag|hintereinander|in folge|versuch\p{L}*|par|de suite|tentatives?|al (?:mes|año|día)|seguidas|intentos?|al (?:mese|giorno)|all['’]anno|di fila|consecutiv\p{L}*|tentativi|por|seguidas|tentativas|achter elkaar|binnen|pogingen|w ciągu|z rzędu|pod rząd|prób\p{L}*)(?!\p{L})|以内|連続|连续|内/iu,
  settled:
    /(?<!\p{L})(?:(?:count|counts|counted) (?:within|per|over|by)|counter (?:is )?reset\p{L}*|resets? (?:every|each|after)|verfäll\p{L}*|zurückgesetzt)(?!\p{L})/iu,
});

/** A message goes out on some day. */
const someDay =
  /(?<!\p{L})(?:(?:the|a|one|two|three|\d+) (?:days?|weeks?|evening|night) (?:before|after|ahead|later|earlier)|the day before|am (?:tag|vortag|abend) (?:davor|vorher|zuvor)|einen tag (?:vorher|davor|zuvor)|am vortag|la veille|(?:un|deux|trois|\d+) jours? avant|el día anterior|(?:un|dos|tres|\d+) días? antes|il giorno prima|(?:un|due|tre|\d+) giorn[oi] prima|no dia anterior|na véspera|(?:um|dois|três|\d+) dias? antes|de dag (?:ervoor|ervóór|van tevoren)|(?:een|twee|drie|\d+) dag(?:en)? (?:van tevoren|ervoor|vooraf)|dzień (?:wcześniej|przed)|(?:dwa|trzy|\d+) dni (?:wcześniej|przed))(?!\p{L})|前日|\d日前|前一天|提前\d天/iu;
const sent =
  /(?<!\p{L})(?:remind\p{L}*|mail\p{L}*|e-?mail\p{L}*|sms|text message\p{L}*|message\p{L}*|notif\p{L}*|push|whatsapp|erinner\p{L}*|nachricht\p{L}*|benachrichtig\p{L}*|rappel\p{L}*|avis\p{L}*|message|recordatorio\p{L}*|aviso\p{L}*|mensaje\p{L}*|promemoria|avviso|messaggi\p{L}*|lembrete\p{L}*|mensage\p{L}*|herinner\p{L}*|bericht\p{L}*|przypomn\p{L}*|wiadomoś\p{L}*|powiadomi\p{L}*)(?!\p{L})|通知|メール|提醒|短信|リマイン/iu;

const atHour: Opening = shown({
  kind: 'hour',
  isOfDemands: true,
  weight: 61,
  sections: ['design'],
  ask: 'askHour',
  cue: someDay,
  unless:
    /\d{1,2}[:.]\d{2}|\d ?(?:am|pm|uhr|h)(?!\p{L})|(?<!\p{L})(?:morning|noon|evening|midnight|morgens|abends|mittags|matin|soir|midi|mañana|tarde|noche|mattina|sera|manhã|noite|ochtend|avond|rano|wieczor\p{L}*)(?!\p{L})|\d時|\d点/iu,
  settled: /(?<!\p{L})(?:quiet hours|office hours|opening hours|business hours|ruhezeit\p{L}*)(?!\p{L})/iu,
});

/** At what time of a day a message goes out. */
export const hourOfMessage: Opening = {
  ...atHour,
  asks: (told, composition) => (sent.test(told.statement.text) ? atHour.asks(told, composition) : null),
};

/** Somebody is next. */
const nextInLine =
  /(?<!\p{L})(?:wait(?:ing)? ?-?lists?|warteliste|nachrück\p{L}*|listes? d['’]attente|listas? de espera|list[ae] d['’]attesa|wachtlijst|list\p{L} (?:rezerwow|oczekując)\p{L}*)(?!\p{L})|キャンセル待ち|候补/iu;

/** How long somebody has who is offered a place that became free. */
export const nextAnswers: Opening = shown({
  kind: 'next',
  isOfDemands: true,
  weight: 75,
  sections: ['failure-cases'],
  ask: 'askNext',
  cue: nextInLine,
  settled:
    /(?<!\p{L})(?:(?:\d+|an?|one|two) ?(?:h|hours?|minutes?|days?|stunden?|minuten|tage?|heures?|jours?|horas?|días?|ore|giorni|dias?|uur|dagen|godzin\p{L}*|dni) (?:to|zum|um|pour|para|per|om|na) |(?:confirm|accept|answer|claim|respond)\p{L}* within|(?:automatically|automatisch) (?:get|gets|booked|enrolled|gebucht)|(?:innerhalb|binnen) von|w ciągu)(?!\p{L})|以内/iu,
});
