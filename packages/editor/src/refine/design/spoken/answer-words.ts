/** Words of orders about answers: a status, what answers are called, and what denies one. */
export const status = /(?<![\p{L}\d./-])(?<code>[1-5]\d\d)s?(?![\p{L}\d]|[.,]\d)/giu;
export const kinds =
  /(?<!\p{L})(?:responses?|errors?|status(?:es)?|status ?codes?|codes?|answers?|repl(?:y|ies)|returns?|returned|gives?|antwort(?:en)?|liefert|gibt|zurück|fehler|réponses?|renvoie|erreurs?|respuestas?|devuelve|errores?|rows?|http|texts?|meaning|description|wording)(?!\p{L})/giu;
export const never =
  /(?<!\p{L})(?:never|not|n['’]t|no longer|can['’]t|cannot|nie(?:mals)?|nicht|kein(?:e|en)?|jamais|pas|plus|nunca|no)(?!\p{L})/iu;

/** Words without the numbers that bound, default or count something: what is left of three figures may be a status. */
function withoutAmounts(words: string): string {
  return words
    .replace(/\([^()]*\)/gu, ' ')
    .replace(
      /(?:max|min|most|least|default|length|longer|up to|above|below|between|than|limit|höchstens|au plus|máximo)\D{0,16}\d+(?:\D{1,5}\d+)?|\d+ ?(?:max|min|items?|entries|per|char|letter|zeichen|caract)/giu,
      ' ',
    );
}

/** Whether words name a status of an answer. */
export const namesStatus = (words: string): boolean =>
  /(?<![\p{L}\d])[1-5]\d\d(?![\p{L}\d])/u.test(withoutAmounts(words));
