const qualifier =
  '(?:(?:a|an|the|some|this|that|proper|short|detailed|full|complete|technical|quick|good|nice|first|rough|simple|real|small|new) ){0,5}';
const documentNoun =
  '(?:tech(?:nical)? spec(?:ification)?s?|spec(?:ification)?s?|design doc(?:ument)?s?|documents?|docs?|rfcs?|prds?|api (?:designs?|specs?|docs?|documentation)|data models?|schemas?|prompts?|jira tickets?|tickets?|user stories|stories|epics?|write-?up|rewrite spec)';
const verb =
  '(?:write|draft|make|turn|create|generate|give|prepare|produce|do|put|come up with|design|spec|convert|get|help(?: me)?(?: (?:write|with|draft|create))?)';

const english: readonly RegExp[] = [
  // can you write me a spec for …, please turn this into tickets …
  new RegExp(
    `^(?:(?:can|could|would|will) (?:you|u|someone|anyone|somebody|anybody)(?: (?:please|pls|plz|maybe|also|kindly|just)){0,3}|please|pls|plz|kindly|i (?:need|want|would like|'d like) you to|let's|lets|help me(?: to)?) ${verb}(?: (?:me|us|up|it|this|that|these|those|them|notes|the following|down|together|out|all)){0,4}(?: (?:in)?to| as)? ?(?:${qualifier}${documentNoun})?(?: (?:up|out of it|out of this|from this|from it|of it|please|pls))?(?= |[,.:!?]|$)(?: (?:for|about|on|of|to|that describes|which describes|so that|so|in which|covering|describing)(?= ))?[\\s:,]{0,4}`,
    'iu',
  ),
  // can you write up the API for …
  /^(?:(?:can|could|would|will) (?:you|u|someone|somebody)(?: (?:please|pls|plz|maybe|just)){0,2}|please|pls|plz) (?:write(?: up| down)?|draft|design|document|spec(?: out)?|sketch)(?: me| us)? (?:the|an?|our) (?:rest |http |public |internal |new ){0,2}apis? (?:for|of|to) /iu,
  // can we finally write the churn pipeline thing down
  /^(?:can|could|should|shall) (?:we|you|someone|somebody)(?: (?:please|pls|finally|maybe|just)){0,2} write (?:down )?(?=[^?.]{3,60}? down[.!?\s]*$)/iu,
  // I need a spec for …, need a data model for …
  new RegExp(
    `^(?:(?:i|we) )?(?:need|want|would like|'d like) ${qualifier}${documentNoun}(?: (?:for|about|on|of|that describes|covering|describing))?(?= |[,.:!?]|$)[\\s:,]{0,4}`,
    'iu',
  ),
  // Spec for …
  new RegExp(`^${qualifier}${documentNoun} (?:for|about|on|of)[\\s:]{1,4}`, 'iu'),
];

const others: Readonly<Record<string, readonly RegExp[]>> = {
  de: [
    /^(?:[\p{L} ,]{0,60},\s)?bitte(?: (?:mal|einmal|mir|uns|kurz)){0,2} (?:als|in) (?:ein(?:e|en)? )?(?:(?:richtiges|richtige|richtigen|ordentliches|sauberes|technisches|technische) )?(?:Dokument|Spezifikation|Spec|Konzept|RFC|Tickets?|Datenmodell|Prompt)\s(?:aufbereiten|formulieren|ausarbeiten|schreiben|umwandeln|bringen)[\s:,.]{0,4}/iu,
    /^(?:(?:kannst du|könntest du|könnt ihr|können sie|könnten sie)(?: (?:bitte|mir|uns|mal)){0,3}|bitte(?: (?:mir|uns|mal)){0,2}|ich brauche|wir brauchen(?= (?:ein|eine|einen) (?:Spezifikation|Spec|Dokument|Konzept|RFC|Ticket)))\s{1,3}(?:(?:ein|eine|einen|das|die|den|richtiges|kurzes|kurze|technische|technisches|richtige)\s){0,4}(?:Spezifikation|Spec|Dokument|Konzept|RFC|Tickets?|Datenmodell|API-Entwurf|Prompt)\s{1,3}(?:(?:schreiben|erstellen|machen|anlegen)\s{0,3})?(?:für|über|zu|zum|zur)?[\s:,]{0,4}/iu,
  ],
  fr: [
    /^(?:(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux|vous pouvez)(?: (?:me|nous|stp|svp)){0,2}|merci de|il me faut|j'ai besoin d'|je voudrais|je veux)\s{0,3}(?:(?:écrire|rédiger|faire|créer|préparer|générer)\s{1,3})?(?:(?:un|une|le|la|des|courte|petite|petit)\s){0,3}(?:spécification(?: technique)?|spec|document|rfc|tickets?|modèle de données|conception d'api|prompt)\s{1,3}(?:pour|sur|de|d'|concernant)?[\s:,]{0,4}/iu,
  ],
  es: [
    /^(?:(?:puedes|podrías|pueden|podrían|puede|podría)(?: (?:por favor|porfa)){0,1}|por favor|necesito(?= (?:un|una) (?:especificación|documento|rfc|ticket))|quiero(?= (?:un|una) (?:especificación|documento|rfc|ticket)))\s{1,3}(?:(?:escribir|escribirme|redactar|hacer|hacerme|crear|preparar|generar)\s{1,3})?(?:(?:un|una|el|la|unos|pequeña|breve)\s){0,3}(?:especificación(?: técnica)?|spec|documento|rfc|tickets?|modelo de datos|diseño de api|prompt)\s{1,3}(?:para|sobre|de|del|acerca de)?[\s:,]{0,4}/iu,
  ],
};

/** A sentence that asks for a document: what stands behind the request is its topic. */
export interface DocumentRequest {
  /** What follows the request; may be empty. */
  readonly topic: string;
  /** Whether it names the topic ("for …", "about …") rather than a reason ("so that …"). */
  readonly names: boolean;
}

/** Reads "can u write me a spec for …" as a request for a document, or gives null. */
export function documentRequest(sentence: string, language: string): DocumentRequest | null {
  for (const pattern of [...(others[language] ?? []), ...english]) {
    const match = pattern.exec(sentence);
    if (match && asksForDocument(match[0])) {
      const topic = sentence
        .slice(match[0].length)
        .replace(/\?\s*$/u, '')
        .replace(/\s(?:things? |stuff )?down[.!]?$/iu, '')
        .trim();
      return { topic, names: !/\b(?:so|so that)[\s:,]{1,4}$/iu.test(match[0]) };
    }
  }
  return null;
}

/** A verb alone asks for a feature ("can you add …"); a document, "this" or "that" asks for a document. */
function asksForDocument(head: string): boolean {
  return (
    / write (?:down )?$/iu.test(head) ||
    / apis? (?:for|of|to) $/iu.test(head) ||
    new RegExp(`\\b${documentNoun}\\b`, 'iu').test(head) ||
    /\b(?:this|that|it|these|those|the following|notes)\b/iu.test(head) ||
    /(?:Spezifikation|Dokument|Konzept|Datenmodell|spécification|document|modèle|especificación|documento|modelo|prompt|tickets?|rfc|spec)/iu.test(
      head,
    )
  );
}
