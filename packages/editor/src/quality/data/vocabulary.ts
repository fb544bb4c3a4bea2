/**
 * Words a document brings along by its form, which therefore are not invented names: requirement words, Gherkin,
 * general abbreviations of the trade, and what standards call things.
 */
export const generatedVocabulary: ReadonlySet<string> = new Set(
  `devops backend frontend must should may shall not given when then and but as i so fr nfr ac epic story task bug spike slo sli sla p50 p95 p99 http https api apis
  json xml yaml csv sql ddl html css url uri uuid utc iso rfc rest openapi er id ids pk fk ui ux ci cd cpu ram dns tls ssl tcp udp ip os sdk cli pii
  gdpr crud etl elt ok get post put patch delete head options markdown mermaid gherkin bearer idempotency key retry after authorization content type
  null true false yes no none junior senior tech lead sre english german french spanish monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december wcag aria unicode utf http2 oauth jwt`.split(
    /\s+/u,
  ),
);
