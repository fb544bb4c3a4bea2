import { type Opening, shown } from './opening.ts';

/** People have to do something so long before something else. */
const before =
  /(?<!\p{L})(?:must|needs? to|has to|have to|should|muss|müssen|doit|doivent|debe|deben|deve|devono|devem|moet|moeten|musi|muszą)(?!\p{L})[^.;]{3,80}?(?<!\p{L})(?:(?:\d+|one|two|three|an?) (?:working |business )?(?:hours?|days?|weeks?|months?) (?:before|ahead|in advance|prior)|(?:\d+|einen|zwei|drei) (?:stunden?|tage?|wochen?|monate?) (?:vor|vorher|im voraus)|(?:\d+|un|deux|trois) (?:heures?|jours?|semaines?|mois) (?:avant|à l['’]avance)|(?:\d+|un|una|dos|tres) (?:horas?|días?|semanas?|meses) (?:antes|de antelación)|(?:\d+|un['’]?|una|due|tre) ?(?:or[ae]|giorn[io]|settiman[ae]|mesi?) prima|(?:\d+|um|uma|dois|duas|três) (?:horas?|dias?|semanas?|meses) antes|(?:\d+|een|twee|drie) (?:uur|dag(?:en)?|weken|week) (?:van tevoren|vooraf|voor)|(?:\d+|dwa|trzy) (?:godzin\p{L}*|dni|tygodni\p{L}*) (?:przed|wcześniej))(?!\p{L})/iu;
/** A machine keeps such a date by itself. */
const byMachine =
  /(?<!\p{L})(?:remind\p{L}*|notif\p{L}*|mail\p{L}*|e-?mail\p{L}*|sms|message\p{L}*|renew\p{L}*|warn\p{L}*|alert\p{L}*|system|erinner\p{L}*|benachrichtig\p{L}*|nachricht\p{L}*|rappel\p{L}*|aviso|recordatorio|promemoria|avviso|lembrete|herinner\p{L}*|przypomn\p{L}*)(?!\p{L})/iu;

/** What happens to what comes too late. */
export const tooLate: Opening = shown({
  kind: 'deadlines',
  weight: 73,
  sections: ['failure-cases'],
  ask: 'askUnmet',
  cue: before,
  unless: byMachine,
  settled:
    /(?<!\p{L})(?:too late|late(?:r)? (?:ones?|changes?|requests?|orders?|reports?|entries)|after (?:that|the deadline)|otherwise|or else|missed|less than \d+ (?:hours?|days?|weeks?) (?:before|ahead)|zu spät|danach|sonst|trop tard|sinon|en retard|demasiado tarde|si no|troppo tardi|altrimenti|tarde demais|senão|te laat|anders|za późno|inaczej)(?!\p{L})/iu,
});
