import { demandedSentence } from '../../compose/voice/demanded/demanded.ts';
import { upperFirst } from '../../first-letter.ts';
import { inBaseForm } from '../clause/present.ts';
import { baseOfThirdPerson } from '../clause/verbs.ts';

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
  // Write a prompt for: …
  new RegExp(
    `^(?:write|draft|make|create|build) (?:me |us )?${qualifier}prompts?(?:: | (?:for|to)(?::? | )| (?=(?:that|which) ))\\s{0,3}(?=\\p{L})`,
    'iu',
  ),
  // Spec for …
  new RegExp(`^${qualifier}${documentNoun} (?:for|about|on|of)[\\s:]{1,4}`, 'iu'),
];

const others: Readonly<Record<string, readonly RegExp[]>> = {
  de: [
    /^(?:[\p{L} ,]{0,60},\s)?bitte(?: (?:mal|einmal|mir|uns|kurz)){0,2} (?:als|in) (?:ein(?:e|en)? )?(?:(?:richtiges|richtige|richtigen|ordentliches|sauberes|technisches|technische) )?(?:Dokument|Spezifikation|Spec|Konzept|RFC|Tickets?|Datenmodell|Prompt)\s(?:aufbereiten|formulieren|ausarbeiten|schreiben|umwandeln|bringen)[\s:,.]{0,4}/iu,
    /^(?:(?:kannst du|könntest du|könnt ihr|können sie|könnten sie)(?: (?:bitte|mir|uns|mal)){0,3}|bitte(?: (?:mir|uns|mal)){0,2}|ich brauche|ich hätte gern(?:e)?|wir (?:brauchen|wollen|möchten)(?= (?:ein|eine|einen) (?:Spezifikation|Spec|Dokument|Konzept|RFC|Ticket|Prompt)))\s{1,3}(?:(?:ein|eine|einen|das|die|den|richtiges|kurzes|kurze|technische|technisches|richtige)\s){0,4}(?:Spezifikation|Spec|Dokument|Konzept|RFC|Tickets?|Datenmodell|API-Entwurf|Prompt)(?:\s{1,3}|(?=,))(?:(?:schreiben|erstellen|machen|anlegen|bauen|entwerfen|formulieren)(?:\s{0,3}|(?=,)))?(?:für|über|zu|zum|zur)?[\s:,]{0,4}/iu,
  ],
  fr: [
    /^(?:(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux|vous pouvez)(?: (?:me|nous|stp|svp)){0,2}|merci de|il (?:me|nous) faut|j['’]ai besoin d['’]|nous avons besoin d['’]|je voudrais|je veux|nous voulons(?= un prompt)|on veut(?= un prompt))\s{0,3}(?:(?:écrire|rédiger|faire|créer|préparer|générer)\s{1,3})?(?:(?:un|une|le|la|des|courte|petite|petit)\s){0,3}(?:spécification(?: technique)?|spec|document|rfc|tickets?|modèle de données|conception d'api|prompt)\s{1,3}(?:pour|sur|de|d'|concernant)?[\s:,]{0,4}/iu,
  ],
  es: [
    /^(?:(?:puedes|podrías|pueden|podrían|puede|podría)(?: (?:por favor|porfa)){0,1}|por favor|(?:necesito|necesitamos|quiero|queremos|quisiera)(?= (?:un|una) (?:especificación|documento|rfc|ticket|prompt)))\s{1,3}(?:(?:escribir|escribirme|redactar|hacer|hacerme|crear|preparar|generar)\s{1,3})?(?:(?:un|una|el|la|unos|pequeña|breve)\s){0,3}(?:especificación(?: técnica)?|spec|documento|rfc|tickets?|modelo de datos|diseño de api|prompt)\s{1,3}(?:para|sobre|de|del|acerca de)?[\s:,]{0,4}/iu,
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
        .trim()
        .replace(howWritten, '');
      const told = relative.exec(topic) === null ? topic : saidOfIt(match[0], topic, language);
      return { topic: told, names: !/\b(?:so|so that)[\s:,]{1,4}$/iu.test(match[0]) };
    }
  }
  return null;
}

/** "Could you write this up properly": how it is to be written, and not about what. */
const howWritten =
  /^(?:(?:properly|nicely|neatly|cleanly|clearly|formally|professionally|in full|for (?:me|us)|today|tomorrow|asap|somewhere|somehow)(?:[\s,]+|(?=[.!?]*$)))+[.!?]*$/iu;

/** "A prompt that turns notes into a mail": what it does, said of it. */
const relative = /^(?:,\s?)?(?:that|which|der|die|das|qui|que|che|dat|die|który)\s(?=\p{Ll}|\p{Lu})/u;

/** English has an order for it ("turn notes into a mail"); elsewhere the name of the document stays before it. */
function saidOfIt(request: string, topic: string, language: string): string {
  const clause = topic.replace(/^,\s?/u, '');
  if (language === 'en')
    return clause.replace(
      /^(?:that|which)\s(\p{Ll}+s)(?!\p{L})(.*)$/su,
      (whole, verb: string, rest: string) => {
        const base =
          baseOfThirdPerson(verb) ??
          (/(?:[cs]h|ss|x)es$/u.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1));
        return /^(?:is|has|does|wa|ha)/u.test(verb) ? whole : `${base}${inBaseForm(rest)}`;
      },
    );
  const order = orderIn(clause, language);
  if (order !== null) return order;
  const name = /prompt/iu.test(request) ? 'Prompt' : null;
  return name === null ? topic : `${name}${language === 'de' ? ',' : ''} ${clause}`;
}

/** "Qui relit les textes" → "Relire les textes", "der Verträge prüft" → "Verträge prüfen"; null where the verb is not sure. */
function orderIn(clause: string, language: string): string | null {
  const rest = clause.replace(/^\p{L}+\s/u, '').replace(/[.!]+$/u, '');
  const last = /\s(\p{Ll}+)$/u.exec(rest)?.[1] ?? '';
  const said =
    language === 'de'
      ? `Der Prompt ${last} ${rest.slice(0, -last.length - 1)}.`
      : `${language === 'fr' ? 'Le' : 'Il'} prompt ${rest}.`;
  const demanded = demandedSentence(said, 'MUST', language);
  const order = /^(?:Der|Le|Il) prompt (?:MUSS|DOIT|DEVE) (.+?)\.$/isu.exec(demanded ?? '')?.[1];
  return order === undefined ? null : upperFirst(order);
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
