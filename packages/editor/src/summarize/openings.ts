/** Words that open a sentence in talk and say nothing, in the ten languages, with the comma after them. */
const WORDS = [
  'so|well|ok|okay|anyway|anyways|basically|yeah|yep|right|oh|btw|by the way|as you know|as (?:I|we) said|to be honest|tbh|honestly|in any case',
  'also|na ja|naja|übrigens|wie gesagt|ehrlich gesagt|nun|jedenfalls|wie ihr wisst|wie Sie wissen',
  'alors|bon|du coup|au fait|bref|comme vous le savez|pour être honnête',
  'bueno|pues|por cierto|en fin|como saben|como sabéis|la verdad',
  'bom|então|aliás|enfim|como sabem|para ser sincero',
  "allora|beh|comunque|tra l’altro|tra l'altro|come sapete|insomma",
  'nou|trouwens|zoals gezegd|eerlijk gezegd|zoals jullie weten|kortom',
  'no więc|nawiasem mówiąc|jak wiecie|szczerze mówiąc|cóż',
];

/** A chatty opening, possibly two of them. */
export const OPENINGS = new RegExp(`^(?:(?:${WORDS.join('|')}),[ \\t]{1,3}){1,3}`, 'iu');

/** Sentences of greeting, thanks and farewell, in the ten languages. */
export const COURTESY =
  /^(?:(?:hi|hello|hey|bye|goodbye|cheers|thanks|thank you|see you|have a (?:good|nice)|hallo|tschüss|danke|vielen dank|bis (?:bald|dann|morgen)|viele grüße|bonjour|salut|merci|au revoir|à bientôt|hola|adiós|gracias|hasta (?:luego|pronto)|olá|obrigad[oa]|tchau|até (?:logo|breve)|ciao|grazie|arrivederci|a presto|hoi|dag|bedankt|tot (?:ziens|straks)|cześć|dzięki|dziękuję|do (?:widzenia|zobaczenia))(?!\p{L})|こんにちは|ありがとう|お疲れ|よろしく|您好|你好|谢谢|再见)/iu;
