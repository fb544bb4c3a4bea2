const month =
  '(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|mai|may|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober|obre)?|nov(?:ember)?|de[cz](?:ember)?|février|avril|juin|juillet|août|septembre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|noviembre|diciembre)';
const date = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.(?:\d{2,4})?|\d{1,2}(?:st|nd|rd|th|\.)?\s(?:de\s)?${month}|${month}\s\d{1,2}(?:st|nd|rd|th)?|(?:the|am)\s\d{1,2}(?:st|nd|rd|th|\.)|Q[1-4](?:\s\d{4})?|end of (?:${month}|the (?:month|quarter|year))|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo))(?![\p{L}\p{N}])`,
  'giu',
);

const planned = new RegExp(
  String.raw`(?<!\p{L})(?:on|by|till|until|from|starts?|next|before|due|after|am|bis|ab|vor|nächsten?|le|avant|dès|d'ici|prochaine?|el|antes del?|para|próximo)\s{1,2}(?:the\s|el\s|le\s|dem\s|den\s)?(?:meeting\s)?${date.source}`,
  'iu',
);

/** Whether a sentence sets something for a date ("till 19 March"), not in brackets. */
export function plansDate(text: string): boolean {
  return planned.test(text.replace(/\([^()]{0,200}\)/gu, ''));
}
