/** Words of people who speak of a text and how it is written. */
const textWords =
  /\b(?:sections?|headings?|titles?|subtitles?|bullets?|lists?|tables?|paragraphs?|sentences?|wording|words?|tone|style|typos?|spelling|grammar|format(?:ting)?|documents?|docs?|draft|spec(?:ification)?|rfc|tickets?|text|examples?|diagrams?|numbering|links?|readab\w+|length|unclear|confusing|verbose|wordy|repetitive|redundant|structure|order|summary|intro\w*|markdown|phrasing|terminology|jargon|acronyms?|abbreviations?|capitali[sz]\w*|capital (?:letters?|\p{Lu})|spelled|spelt|punctuation|concise|shorter|longer|abschnitte?|überschriften?|absatz|absätze|tabelle|dokument|formulierung|titre|tableau|paragraphe|sección|título|tabla|párrafo)\b/iu;

/** Words of the trade: a statement or a wish with one of them may be meant for the document. */
const tradeWords =
  /\b(?:api|apis|endpoints?|databases?|db|sql|tables?|schema|columns?|fields?|queries|query|service|services|servers?|clients?|users?|customers?|tokens?|auth\w*|login|permissions?|roles?|cache|caching|queues?|topics?|kafka|redis|postgres\w*|mysql|kubernetes|docker|aws|gcp|azure|s3|deploy\w*|releases?|rollouts?|rollback|migrations?|backfills?|logs?|logging|metrics?|alerts?|monitoring|latency|timeouts?|retries|retry|throughput|tests?|security|encryption|gdpr|privacy|data protection|datenschutz|compliance|legal|costs?|budget|backups?|pii|performance|scalab\w+|availability|slo|sla|errors?|exceptions?|requests?|responses?|payload|json|webhooks?|events?|jobs?|cron|batch|files?|exports?|imports?|ui|frontend|backend|mobile|app|browsers?|chrome|firefox|safari|accessib\w+|pipelines?|models?|datasets?|features?|flags?|limits?|quotas?|paginat\w+|config\w*|secrets?|stakeholders?|deadline|milestones?|owner|team|requirements?|risks?|scope|mvp)\b/iu;

/** Whether words speak of a text and how it is written. */
export function speaksOfText(words: string): boolean {
  return textWords.test(words);
}

/** Whether words speak of what the trade speaks of: a statement or a wish with one of them may be meant for the document. */
export function speaksOfTrade(words: string): boolean {
  return tradeWords.test(words);
}
