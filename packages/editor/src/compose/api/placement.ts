import type { SectionId } from '../../formats/headings/table.ts';
import type { CueName } from '../../understand/lexicon/lexicon.ts';
import type { Statement } from '../../understand/statement.ts';
import { permits } from './permissions.ts';

interface Placement {
  readonly section: SectionId;
  readonly topics: readonly CueName[];
  readonly words: RegExp;
}

/** Which section of an API design a statement belongs to, by what it touches; the first that fits takes it. */
const placements: readonly Placement[] = [
  {
    section: 'consumers-auth',
    topics: [],
    words:
      /(?<!\p{L})(?:auth(?!ors?(?!\p{L}))\p{L}{0,14}|api.?key|bearer|oauth2?|oidc|jwt|sso|log ?in|anmeld\p{L}{0,6}|authentifi\p{L}{0,8}|autentica\p{L}{0,6}|per partner|credentials?|(?:without|no|missing|invalid|valid|bearer) (?:an? |the |valid )?tokens?|ohne (?:gültige[sn]? )?token|sans (?:jeton|token)|sin token|session cookies?|mtls|mutual tls|(?:gets?|have|has|send|sends|with|by|need|needs) (?:an?|one|the|their|its) (?:\p{L}+ )?tokens?)(?!\p{L})/iu,
  },
  {
    section: 'pagination',
    topics: ['pagination'],
    words:
      /(?<!\p{L})(?:pagina\p{L}{0,5}|paging|cursor|offset|per page|(?:in )?pages? (?:of|de|von|di|van) \d+|limit and offset|page and (?:page)?size|\d+ (?:items |entries |rows )?(?:a|at a) (?:page|time)|pro seite|par page|por página)(?!\p{L})/iu,
  },
  {
    section: 'limits',
    topics: [],
    words:
      /(?<!\p{L})(?:rate.?limit\p{L}{0,4}|throttl\p{L}{0,4}|quota\p{L}?|(?:requests?|calls?) ?(?:an?|per|\/) ?(?:second|sec|minute|min|hour|day|s|h)|\d ?\/ ?(?:sec|s|min|minute|h|hour|day)|\d+ \p{L}+ (?:per|an?|pro|par|por|al) (?:second|minute|hour|sekunde|minute|stunde|seconde|heure|segundo|minuto|hora|secondo|ora)|anfragen pro|requêtes par|peticiones por|at most|höchstens|maximal|au maximum|como máximo|max(?:imum)?|up to \d)(?!\p{L})/iu,
  },
  {
    section: 'versioning',
    topics: [],
    words:
      /(?<!\p{L})(?:version\p{L}{0,5}|v\d{1,2} (?:is |goes )?in the (?:path|url)|deprecat\p{L}{0,4}|breaking change|abwärtskompatib\p{L}{0,5}|rétrocompatib\p{L}{0,4}|retrocompatib\p{L}{0,4})(?!\p{L})/iu,
  },
  {
    section: 'security',
    topics: [],
    words:
      /(?<!\p{L})(?:(?:never|must not|may not|cannot|can['’]t|not) (?:see|read|change|touch)|(?:of|from) (?:another|other) \p{L}+|only (?:their|its|his|her) own|permission\p{L}?|encrypt\p{L}{0,4}|secret\p{L}?|gdpr|dsgvo|rgpd|pii|tls|signature|signed|hmac|personal data|berechtigung\p{L}{0,2}|verschlüssel\p{L}{0,3}|sensitive|other partner|other users?|tenants?)(?!\p{L})/iu,
  },
  {
    section: 'error-model',
    topics: [],
    words:
      /(?<!\p{L})(?:errors?|4\d\d(?! ?[/€$£])|5\d\d(?! ?[/€$£])|conflict|fehler|erreurs?|errores|error)(?!\p{L})/iu,
  },
  {
    section: 'conventions',
    topics: ['convention'],
    words:
      /(?<!\p{L})(?:base url|json|camelcase|snake_case|iso 8601|utc|content-type|header|django|framework)(?!\p{L})/iu,
  },
];

/** The section a statement of an API design goes to, or null. */
export function placeOf({ text }: Statement): SectionId | null {
  // "600 requests a minute per API key": how often, whoever it is counted for.
  if (howOften.test(text)) return 'limits';
  const found = placements.find(({ words }) => words.test(text))?.section ?? null;
  return found === null && permits(text) ? 'security' : found;
}

/** Whether a statement touches what a section is about, wherever it stands. */
export function speaksOf({ text, topics }: Statement, id: SectionId): boolean {
  // A bound of what calls hand in is a limit, too, wherever it stands.
  if (id === 'limits')
    return limitsCalls.test(text) || (/\d/u.test(text) && (topics.has('limit') || bounds.test(text)));
  if (id === 'security' && permits(text)) return true;
  return placements.some(({ section, words }) => section === id && words.test(text));
}

const howOften =
  /(?<!\p{L})(?:rate.?limit\p{L}{0,4}|throttl\p{L}{0,4}|(?:requests?|calls?) ?(?:an?|per|\/) ?(?:s|sec|second|min|minute|h|hour|day))(?!\p{L})/iu;

/** "Not more than 20 lines", "3 a day": a bound by other words than those that every language has. */
const bounds =
  /(?<!\p{L})(?:not more than|never more than|no more than|\d+ \p{L}+ (?:per|an?|pro|par|por) (?:day|week|month|tag|woche|monat|jour|semaine|mois|día|semana|mes))(?!\p{L})/iu;

/** A bound of calls and not one of what is done by them. */
const limitsCalls =
  /(?<!\p{L})(?:rate.?limit\p{L}{0,4}|throttl\p{L}{0,4}|quota\p{L}?|rps|(?:anfragen|requêtes|peticiones|solicitudes|richieste|pedidos) (?:pro|par|por|al) \p{L}+|\d+ \p{L}+ (?:per|an?) (?:second|minute|hour)|\d ?\/ ?(?:sec|s|min|minute|h|hour|day)|(?:requests?|calls?) ?(?:an?|per|\/) ?\p{L}+|(?:at once|per (?:call|request)))(?!\p{L})/iu;
