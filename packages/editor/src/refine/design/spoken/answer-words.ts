/** Words of orders about answers: a status, what answers are called, and what denies one. */
export const status = /(?<![\p{L}\d./-])(?<code>[1-5]\d\d)s?(?![\p{L}\d]|[.,]\d)/giu;
export const kinds =
  /(?<!\p{L})(?:responses?|errors?|status(?:es)?|status ?codes?|codes?|answers?|repl(?:y|ies)|returns?|returned|gives?|antwort(?:en)?|liefert|gibt|zurück|fehler|réponses?|renvoie|erreurs?|respuestas?|devuelve|errores?|rows?|http|texts?|meaning|description|wording)(?!\p{L})/giu;
export const never =
  /(?<!\p{L})(?:never|not|n['’]t|no longer|can['’]t|cannot|nie(?:mals)?|nicht|kein(?:e|en)?|jamais|pas|plus|nunca|no)(?!\p{L})/iu;
