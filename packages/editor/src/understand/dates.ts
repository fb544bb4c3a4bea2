const month =
  '(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|mai|may|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober|obre)?|nov(?:ember)?|de[cz](?:ember)?|février|avril|juin|juillet|août|septembre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|janv|févr|sept|déc)';
/** "Mitte Januar", "meados de janeiro": a part of a month, in the words of eight languages. */
const part =
  '(?:anfang|mitte|ende|début|mi|fin|(?:principios|mediados|finales) de|(?:início|meados|fim|final) de|inizio|met[àa]|fine|begin|half|eind|począt(?:ek|ku)|połow[ay]|koniec|końca)';
/** A day, a part of a month or a quarter, as the source of a pattern. */
export const DATE = String.raw`(?<![\p{L}\p{N}-])(?:\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.(?:\d{2,4})?|\d{1,2}(?:st|nd|rd|th|er|\.)?\s(?:de\s|of\s)?${month}|${month}\s\d{1,2}(?:st|nd|rd|th)?|(?:the|am)\s\d{1,2}(?:st|nd|rd|th|\.)|\d{1,2}/\d{1,2}(?:/\d{2,4})?|${part}[\s-]${month}|Q[1-4](?:\s\d{4})?|end of (?:${month}|the (?:month|quarter|year))|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|segunda|terça|quarta|quinta|sexta|(?:segunda|terça|quarta|quinta|sexta)-feira|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedziałku|wtorku|środy|czwartku|piątku|soboty|niedzieli))(?![\p{L}\p{N}])`;

const planned = new RegExp(
  String.raw`(?<!\p{L})(?:on|by|till|until|from|starts?|next|before|due|after|am|bis|ab|vor|nächsten?|le|avant|dès|d'ici|prochaine?|el|antes del?|para|próximo|até|em|a partir de|próxima|entro|dal|il|prima del|voor|vóór|tot|op|per|vanaf|volgende|do|przed|od|w)\s{1,2}(?:the\s|el\s|le\s|dem\s|den\s|il\s|l['’]|o\s|a\s|dia\s|końca\s)?(?:meeting\s)?${DATE}`,
  'iu',
);

/** "リリースは4月15日の予定", "4月10日前上线". */
const plannedUnspaced =
  /\d{1,2}(?:月\d{1,2}[日号]|[日号]|月末)(?:まで|に(?:リリース|公開|開始)|の?予定|から|前|之前|上线|发布|开始|完成|提测|交付|发版|截止|リリース|納品|公開)|\d{1,2}月(?:上旬|中旬|下旬|末)|(?:来週|来月|今週中|今月中|下周|下个?月|本周|月底)[^。]{0,8}(?:まで|予定|前|上线|完成)/u;

const named = new RegExp(DATE, 'iu');

/** Whether a text names a date, in brackets or not. */
export function namesDate(text: string): boolean {
  return named.test(text) || plannedUnspaced.test(text);
}

/** Whether a sentence sets something for a date ("till 19 March"), not in brackets. */
export function plansDate(text: string): boolean {
  const plain = text.replace(/\([^()]{0,200}\)/gu, '');
  return planned.test(plain) || plannedUnspaced.test(plain);
}
