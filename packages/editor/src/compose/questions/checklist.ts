import type { Context } from '@faircopy/contract';
import { stopWords } from '../../document/stop-words.ts';
import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import type { Kind } from '../../understand/statement.ts';
import { type Composition, say } from '../composition.ts';

interface Check {
  /** What in the input makes the question matter; the match is named in the question. */
  readonly about: RegExp;
  /** What in the input answers it. */
  readonly answered: RegExp;
  readonly ask: PhraseKey;
  readonly point: PhraseKey;
  /** What a demand that names the thing also has to say for the question to arise; anything where it is left out. */
  readonly doing?: RegExp;
  /** Asked only where the text says which one: "the tenants table", not "the database". */
  readonly named?: boolean;
}

/** Questions asked of a document at most. */
const most = 2;

/** What engineers of a field ask before they build, by field. Cues: English, German, French, Spanish. */
const checks: Readonly<Record<Context, readonly Check[]>> = {
  Backend: [
    {
      about:
        /(?<!\p{L})(?:webhooks?|events|(?:message|event|job|task|work) queue|payments?|jobs|orders|mahnung(?:en)?|zahlung(?:en)?|bestellung(?:en)?|événements|paiements|commandes|eventos|pagos|pedidos)(?!\p{L})/giu,
      answered: /idempot|twice|dedup|exactly once|duplicate|doppelt|deux fois|doublon|dos veces|duplicad/iu,
      ask: 'askRepeat',
      point: 'pointIdempotency',
    },
    {
      about:
        /(?<!\p{L})(?:bookings?|seats?|stock|inventory|balance|reservations?|buchung|bestand|saldo|réservations?|reservas?)(?!\p{L})/giu,
      doing:
        /(?<!\p{L})(?:book|reserv|buy|sell|order|updat|chang|edit|adjust|assign|claim|redeem|cancel|transfer|pay|deduct|decreas|increas|remov|add|tak(?:e|ing)|buch|änder|kauf|réserv|modifi|achet|cambi|compr|edit)\p{L}*/iu,
      answered:
        /transaction|lock|409|at the same time|consisten|atomic|gleichzeitig|en même temps|al mismo tiempo/iu,
      ask: 'askConcurrent',
      point: 'pointConcurrent',
    },
    {
      about:
        /(?<!\p{L})(?:table|column|schema|database|tabelle|spalte|datenbank|colonne|base de données|tabla|columna|base de datos)(?!\p{L})/giu,
      answered: /migrat|backfill|existing|altdaten|bestehend|existant|reprise|existente|migra/iu,
      ask: 'askExisting',
      point: 'pointMigration',
      named: true,
    },
    {
      about: /(?<!\p{L})(?:requests|calls|anfragen|aufrufe|requêtes|appels|peticiones|llamadas)(?!\p{L})/giu,
      doing:
        /(?<!\p{L})(?:api|http|rest|grpc|services?|servers?|endpoints?|clients?|gateways?|upstream|backend|providers?|partners?|systems?|schnittstelle|dienst|serveur|servicio|servidor)(?!\p{L})/iu,
      answered: /timeout|time out|within|zeitüberschreitung|innerhalb|délai|en moins de|tiempo de espera/iu,
      ask: 'askTimeout',
      point: 'pointTimeout',
    },
  ],
  Frontend: [
    {
      about:
        /(?<!\p{L})(?:pages?|screens?|forms?|lists?|modal|dashboard|table|button|seite|maske|formular|écran|formulaire|página|pantalla|formulario)(?!\p{L})/giu,
      answered: /loading|empty state|skeleton|spinner|ladezustand|chargement|cargando/iu,
      ask: 'askStates',
      point: 'pointStates',
    },
    {
      about:
        /(?<!\p{L})(?:pages?|screens?|forms?|ui|button|menu|app|seite|formular|écran|formulaire|página|formulario)(?!\p{L})/giu,
      answered: /accessib|wcag|aria|keyboard|screen reader|barrierefrei|accesib/iu,
      ask: 'askAccessibility',
      point: 'pointAccessibility',
    },
    {
      about: /(?<!\p{L})(?:pages?|app|site|ui|screens?|seite|écran|página)(?!\p{L})/giu,
      answered: /browser|chrome|safari|firefox|navigateur|navegador/iu,
      ask: 'askBrowsers',
      point: 'pointBrowsers',
    },
    {
      about: /(?<!\p{L})(?:pages?|app|site|load|images?|seite|página)(?!\p{L})/giu,
      answered: /\d ?(?:ms|kb|s)\b/iu,
      ask: 'askBudget',
      point: 'pointBudget',
    },
  ],
  Mobile: [
    {
      about:
        /(?<!\p{L})(?:app|screen|sync|upload|form|feature|notifications?|bildschirm|écran|pantalla)(?!\p{L})/giu,
      answered:
        /offline|no signal|hors ligne|sans réseau|sin (?:conexión|cobertura|señal)|ohne (?:netz|empfang)|senza (?:rete|connessione)|zonder (?:internet|verbinding|bereik)|sem (?:rede|ligação|sinal)|bez (?:zasięgu|internetu)/iu,
      ask: 'askOffline',
      point: 'pointOffline',
    },
    {
      about: /(?<!\p{L})(?:app|android|ios|tablet)(?!\p{L})/giu,
      answered: /android \d|android min|ios \d/iu,
      ask: 'askVersions',
      point: 'pointVersions',
    },
    {
      about: /(?<!\p{L})(?:app|release|version|update)(?!\p{L})/giu,
      answered: /app store|play store|staged|waves|feature.?flag/iu,
      ask: 'askStores',
      point: 'pointStores',
    },
    {
      about:
        /(?<!\p{L})(?:background|location|gps|sync|notifications?|camera|hintergrund|arrière-plan|segundo plano)(?!\p{L})/giu,
      answered: /battery|akku|batterie|batería/iu,
      ask: 'askBattery',
      point: 'pointBattery',
    },
  ],
  'Data/ML': [
    {
      about: /(?<!\p{L})(?:model|classifier|prediction|score|ranking|modell|modèle|modelo)(?!\p{L})/giu,
      answered: /accuracy|precision|recall|auc|f1|evaluat|benchmark|genauigkeit|précision|precisión/iu,
      ask: 'askEvaluation',
      point: 'pointEvaluation',
    },
    {
      about: /(?<!\p{L})(?:table|pipeline|dataset|feed|data|report|tabelle|daten|données|datos)(?!\p{L})/giu,
      answered:
        /lineage|source system|(?<!\p{L})comes? from|herkunft|stamm(?:t|en) (?:aus|von)|komm(?:t|en) (?:aus|von)|provenance|(?:pro)?vien(?:t|nent) d|procedencia|(?:pro)?vienen? de|v[eê]m d|vengono d|viene d|komen uit|pochodz/iu,
      ask: 'askLineage',
      point: 'pointLineage',
    },
    {
      about:
        /(?<!\p{L})(?:model|features?|predictions?|forecasts?|modell|vorhersagen?|prognosen?|modèle|prévisions?|modelo|predicciones)(?!\p{L})/giu,
      answered: /drift/iu,
      ask: 'askDrift',
      point: 'pointDrift',
    },
    {
      about: /(?<!\p{L})(?:training|model|pipeline|job|notebook|modell|modèle|modelo)(?!\p{L})/giu,
      answered: /seed|reproduc|versioned|reproduzierbar/iu,
      ask: 'askReproduce',
      point: 'pointReproduce',
    },
  ],
  DevOps: [
    {
      about:
        /(?<!\p{L})(?:keys?|tokens?|passwords?|secrets?|certs?|certificates?|credentials|schlüssel|passwort|clés?|mot de passe|claves?|contraseña)(?!\p{L})/giu,
      answered: /vault|rotat|secret manager|kms|rotier/iu,
      ask: 'askSecrets',
      point: 'pointSecrets',
    },
    {
      about:
        /(?<!\p{L})(?:cluster|service|deployment|pods?|server|pipeline|database|dienst|serveur|servidor|servicio)(?!\p{L})/giu,
      answered: /blast radius|other zones|only affects|unaffected/iu,
      ask: 'askBlast',
      point: 'pointBlast',
      named: true,
    },
    {
      about:
        /(?<!\p{L})(?:deploy\p{L}{0,4}|release|cluster|service|server|infra\p{L}{0,9}|dienst|serveur|servidor)(?!\p{L})/giu,
      answered: /staging|production first|environments?|umgebung|environnement|entorno/iu,
      ask: 'askEnvironments',
      point: 'pointEnvironments',
      named: true,
    },
  ],
};

/** Asks what the field's checklist finds open: about things the input demands something of and does not settle. */
export function askChecklist(composition: Composition): void {
  const { source, statements } = composition.understanding;
  const demands = statements.filter(({ kind }) => !told.has(kind)).map(({ masked }) => masked.text);
  const open = checks[composition.request.context].flatMap((check) => {
    if (check.answered.test(source.text)) return [];
    const noun = nounIn(demands.filter((one) => check.doing?.test(one) ?? true).join('\n'), check);
    return noun ? [{ check, noun }] : [];
  });
  open.slice(0, most).forEach(({ check, noun }, index) => {
    composition.questions.ask({
      key: check.ask,
      text: say(composition, check.ask, { noun: say(composition, 'quoted', { text: noun }) }),
      weight: 75 - index * 8,
      point: say(composition, check.point),
    });
  });
}

/** Nobody needs to settle what is left out, nor what is only said of today. */
const told: ReadonlySet<Kind> = new Set<Kind>([
  'context',
  'alternative',
  'nonGoal',
  'future',
  'problem',
  'question',
  'owner',
  'schedule',
]);

/** The first noun with the words that belong to it: "dead letter table" rather than "table"; one without any where it need not be named. */
function nounIn(prose: string, { about, named = false }: Check): string | null {
  for (const match of prose.matchAll(about)) {
    if (/(?:\d[\d,.]{0,12}|\uE011) $/u.test(prose.slice(0, match.index))) return null;
    // "Screen reader", "feature request", "personal data": another thing, which the word only begins or ends.
    if (
      anotherThing.test(prose.slice(match.index + match[0].length)) ||
      isPersonal(match[0], prose.slice(0, match.index))
    )
      continue;
    const before = /((?:[\p{L}-]{3,20} ){0,2})$/u.exec(prose.slice(0, match.index))?.[1] ?? '';
    const words = before
      .trim()
      .split(' ')
      .filter((word) => word !== '');
    const own = words.slice(
      words.findLastIndex((word) => stopWords.has(word.toLowerCase()) || isVerb(word)) + 1,
    );
    if (own.length > 0 || !named) return [...own, match[0]].join(' ');
  }
  return null;
}

/** What makes another thing of the noun before it. */
const anotherThing = /^ (?:readers?|requests?|flags?|toggles?|factors?)(?!\p{L})/iu;

/** Data by whom they are about, and no feed of any kind. */
function isPersonal(noun: string, before: string): boolean {
  return (
    /^(?:data|daten|données|datos)$/iu.test(noun) &&
    /(?<!\p{L})(?:personal|personenbezogene[nr]?|sensitive) $/iu.test(before)
  );
}

/** A word that cannot belong to the noun behind it. */
function isVerb(word: string): boolean {
  return (
    /^(?:retry|add|build|create|need|send|move|make|show|use|using|called|into|until|per)$|(?:ing|ed|ly)$/iu.test(
      word,
    ) && !/^(?:failed|expired|shared|pending|incoming|outgoing|existing|unpaid|signed)$/iu.test(word)
  );
}
