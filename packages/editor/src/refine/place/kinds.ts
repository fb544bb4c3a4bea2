import type { SectionId } from '../../formats/headings/table.ts';

/** What kind of thing a fact is, and the sections that hold such things, the most fitting first. */
interface Kind {
  readonly id: 'question' | 'risk' | 'assumption' | 'non-goal' | 'goal' | 'requirement' | 'fact';
  readonly signs: RegExp;
  readonly homes: readonly SectionId[];
}

export type FactKind = Kind['id'];

export const questions: readonly SectionId[] = ['open-questions', 'unresolved-questions'];

/** Kinds of facts by their wording, the surest first. */
export const kinds: readonly Kind[] = [
  { id: 'question', signs: /[?？]\s*$/u, homes: questions },
  {
    id: 'risk',
    signs: /\b(?:risks?|danger|might (?:fail|break)|could (?:fail|break))\b|risik|risque|riesgo/iu,
    homes: ['risks', 'drawbacks'],
  },
  {
    id: 'assumption',
    signs: /\b(?:assum(?:e|ing|ption)s?|presumably)\b|annahme|angenommen|hypothèse|suponemos/iu,
    homes: ['assumptions'],
  },
  {
    id: 'non-goal',
    signs:
      /\b(?:out of scope|not in scope|non-goals?|will not (?:cover|support|include)|won't (?:cover|support|include))\b|nicht (?:teil|umfang)|hors (?:du )?périmètre|fuera del alcance/iu,
    homes: ['non-goals', 'future-possibilities'],
  },
  {
    id: 'goal',
    signs: /\b(?:our goal|the goal|we aim|objective)\b/iu,
    homes: ['goals', 'epic-goal', 'goal', 'motivation'],
  },
  {
    id: 'requirement',
    signs:
      /\b(?:must|shall|should|have to|has to|needs? to|required)\b|^only\b.{2,60}\b(?:may|can)\b|\b(?:may|can) only\b|\b(?:muss|müssen|soll(?:en)?|doit|doivent|debe|deben)\b/iu,
    homes: ['requirements', 'constraints'],
  },
  {
    id: 'fact',
    signs:
      /\b(?:alerts?|metrics?|logs?(?! (?:in|out|on|off|into)\b)|logging(?! (?:in|out)\b)|monitor\w*|dashboards?|traces?|SLOs?)\b|\b(?:alarm\w*|überwach\w*|metrik\w*|protokollier\w*)|(?<!\p{L})(?:alertes?|alertas?|métri(?:ques?|cas?)|surveill\p{L}*|supervis\p{L}*)(?!\p{L})/iu,
    homes: ['observability', 'service-levels'],
  },
  {
    id: 'fact',
    signs:
      /\b(?:roll ?outs?|rolled out|deploy\w*|roll ?backs?|feature flags?|canary|migrat\w+|backfills?)\b|(?<!\p{L})(?:eingeführt|einführung|ausgerollt|ausrollen|umstellung|umgestellt|pilot\p{L}*|mise en (?:production|service)|déploi\p{L}+|déploy\p{L}+|despli\p{L}+|puesta en (?:marcha|producción)|retour arrière|rückwärts|zurückgerollt)(?!\p{L})/iu,
    homes: ['rollout-rollback', 'migration-rollback', 'migration-backfill'],
  },
  {
    id: 'fact',
    signs:
      /\b(?:retention|retained|kept for|keep .{1,40} for|deleted? after|purged?)\b|(?<!\p{L})(?:aufbewahr\p{L}*|(?:gelöscht|anonymisiert) nach|nach .{1,40} (?:gelöscht|anonymisiert)|conservée?s? (?:pendant|\d)|gardée?s? (?:pendant|\d)|supprimée?s? après|se (?:guardan|conservan)|se borran (?:después|tras|a los))(?!\p{L})/iu,
    homes: ['retention', 'constraints-indexes', 'interfaces-data'],
  },
  {
    id: 'fact',
    signs:
      /\b(?:auth\w*|tokens?|permissions?|encrypt\w*|secrets?|oauth|rbac)\b|(?<!\p{L})(?:berechtig\p{L}*|verschlüssel\p{L}*|(?:dürfen|darf) .{1,60} (?:sehen|lesen|ändern|löschen)|jetons?|chiffré\p{L}*|cifrad\p{L}*|(?:peut|peuvent|pueden?) (?:voir|modifier|ver|modificar) )(?!\p{L})/iu,
    homes: ['security', 'consumers-auth'],
  },
  {
    id: 'fact',
    signs: /\b(?:paginat\w+|paginier\w*|pages?|cursor|seite|seiten|páginas?)\b/iu,
    homes: ['pagination'],
  },
  { id: 'fact', signs: /\b(?:rate limits?|quota|throttl\w+|limits?)\b/iu, homes: ['limits', 'constraints'] },
  {
    id: 'fact',
    signs:
      /\b(?:errors?|fail\w*|timeouts?|retry|retries|unavailable|outage|edge cases?)\b|(?<!\p{L})(?:\p{L}*ausfall\p{L}{0,2}|ausfällt|fällt .{1,60} aus|fehler\p{L}*|fehlschl\p{L}*|nicht erreichbar|scheiter\p{L}*|en (?:cas de )?panne|échou\p{L}*|échecs?|injoignable|indisponible|fall(?:a|an|os?)|caíd[ao]s?|se cae|no (?:responde|está disponible))(?!\p{L})/iu,
    homes: ['failure-cases', 'error-model', 'reference-explanation'],
  },
  { id: 'fact', signs: /\b(?:tests?|tested|testing)\b/iu, homes: ['test-plan', 'success-criteria'] },
  {
    id: 'fact',
    signs: /\b(?:alternativ\w*|considered|instead of|rejected)\b/iu,
    homes: ['alternatives', 'rationale-alternatives'],
  },
  { id: 'fact', signs: /\b(?:index(?:es)?|unique|constraints?)\b/iu, homes: ['constraints-indexes'] },
  {
    id: 'fact',
    signs:
      /^(?:the |our )?(?:owners?|authors?)\b|\b(?:the|our) owners?\b|\b(?:owned by|author|responsible)\b/iu,
    homes: ['metadata', 'purpose-owner', 'context-problem'],
  },
  {
    id: 'fact',
    signs: /\b(?:because|problem|today|currently|users? complain\w*|customers? complain\w*)\b/iu,
    homes: ['context-problem', 'motivation', 'context', 'overview'],
  },
  {
    id: 'fact',
    signs: /\b(?:endpoints?|fields?|columns?|payload|schema|tables?|api)\b/iu,
    homes: ['interfaces-data', 'conventions', 'resources', 'reference-explanation'],
  },
];
