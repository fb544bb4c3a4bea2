/** Shapes that tell what a clause of feedback is about; which way each of them speaks is learned, not written here. */
export const scopeSigns = {
  textWord:
    /(?<!\p{L})(?:sections?|headings?|titles?|subtitles?|bullets?|lists?|tables?|paragraphs?|sentences?|wording|tone|style|typos?|spelling|grammar|format(?:ting)?|documents?|docs?|draft|spec(?:ification)?|rfc|tickets?|stor(?:y|ies)|requirements?|goals?|non-?goals?|risks?|text|examples?|diagrams?|numbering|unclear|confusing|verbose|wordy|repetitive|redundant|structure|summary|intro\w*|markdown|phrasing|jargon|abbreviations?|punctuation|(?:language|writing) (?:mistakes?|errors?|faults?)|abschnitt\p{L}*|überschrift\p{L}*|absatz|absätze|satz|sätze|anforderung\p{L}*|tabelle|dokument|formulierung|zusammenfassung|titel|titre|paragraphe|phrase|exigence|résumé|título|párrafo|frase|requisito|resumen|titolo|paragrafo|requisito|riassunto|parágrafo|resumo|alinea|zin|vereiste|samenvatting|tytuł|akapit|zdanie|wymaganie|podsumowanie)(?!\p{L})/iu,
  edits:
    /^(?:please |pls |can you |could you |can we |let's |i'd |bitte |por favor |s'il vous plaît )*(?:add|remove|delete|drop|cut|rename|replace|change|move|merge|split|turn|shorten|fix|set|update|put|include|mention|swap|reword|rephrase|kill|get rid of|take out|call)(?!\p{L})/iu,
  makes:
    /^(?:please |pls |can you |could you |hey,? |ok,? )*(?:write|draft|compose|generate|create|draw|build|code|implement|design|come up with|make up|give me|tell me|show me|list|name)(?!\p{L})/iu,
  asks: /^(?:and |but |so |ok |btw,? |by the way,? |hey,? )*(?:who|what|when|where|why|how|which|whom|whose|is|are|do|does|did|can|could|should|would|will|has|have|was|were)(?:['’]s|s)?(?!\p{L})/iu,
  question: /[?？]\s*$/u,
  modal:
    /(?<!\p{L})(?:must|shall|should|may|can|cannot|needs? to|has to|have to|muss|müssen|soll|sollen|darf|kann|doit|doivent|peut|debe|deben|puede|deve|devono|può|moet|moeten|mag|musi|może)(?!\p{L})/iu,
  self: /(?<!\p{L})(?:I|me|my|mine|myself|i['’](?:m|ve|d|ll))(?!\p{L})|^(?:ich|je|j['’]|mein\p{L}*|mon|ma|mes|mi|mio|mia|meu|minha|mijn|mój|moja|ik|yo|eu|io)(?!\p{L})/iu,
  you: /(?<!\p{L})(?:you|your|du|dein\p{L}*|tu|ton|te|você|jij|je|ty)(?!\p{L})/iu,
  we: /(?<!\p{L})(?:we|our|us|wir|unser\p{L}*|nous|notre|on|nosotros|nuestr\p{L}+|noi|nostr\p{L}+|nós|noss\p{L}+|wij|ons|nasz\p{L}*)(?!\p{L})/iu,
  today:
    /(?<!\p{L})(?:today|tonight|tomorrow|yesterday|this (?:morning|afternoon|evening|weekend|week)|last (?:night|week|weekend)|right now|at the moment|heute|morgen|gestern|aujourd['’]hui|demain|hier|hoy|mañana|ayer|oggi|domani|ieri|hoje|amanhã|ontem|vandaag|gisteren|dziś|dzisiaj|jutro|wczoraj)(?!\p{L})/iu,
  machine:
    /<\/?[a-z]+[^>]*>|\[\/?INST\]|^[A-Z]{5,}(?: [A-Z]{3,})*:|(?:###|---) ?[A-Z]{3}|(?:DROP|SELECT|INSERT|DELETE) .{0,40}(?:TABLE|DATABASE|FROM|INTO)|\$\{|\{\{|(?:rm|cat|curl|wget|sudo) [-/]/u,
  failure:
    /(?<!\p{L})(?:error|exception|fatal|traceback|failed with|permission denied|connection refused|not found|crash(?:es|ed)?|down|broken|hanging|stuck|wtf)(?!\p{L})/iu,
  laughs:
    /(?<!\p{L})(?:lol|haha\p{L}*|wtf|omg|btw|brb|afk|yay|hurra[hy]?)(?!\p{L})|\p{Extended_Pictographic}/iu,
  arrow: /->|→|=>|^s\/[^/]+\/[^/]*\//u,
  label: /^[\p{L} -]{2,30}:\s/u,
  code: /[\p{L}\d]_[\p{L}\d]|\p{Ll}\p{Lu}|[\p{L}\d]\.[\p{L}\d]|\/\p{L}+\//u,
  measure:
    /\d\s?(?:ms|s|sec\p{L}*|min\p{L}*|h|hours?|days?|weeks?|months?|years?|%|kb|mb|gb|eur|usd|euro|€|\$|stunden?|tage?n?|jours?|días?|giorni|dias|dagen|dni)(?!\p{L})/iu,
  againstOld:
    /\d.{0,30}(?:,| )(?:not|instead of|rather than|nicht|statt|pas|no|non|não|niet|nie) .{0,12}\d/iu,
} as const satisfies Readonly<Record<string, RegExp>>;
