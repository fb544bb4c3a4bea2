import type { Context } from '@faircopy/contract';
import { stopWords } from '../../document/stop-words.ts';
import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import { lowerWord } from '../../understand/lower-word.ts';
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
}

/** Questions asked of a document at most. */
const most = 2;

/** What engineers of a field ask before they build, by field. Cues: English, German, French, Spanish. */
const checks: Readonly<Record<Context, readonly Check[]>> = {
  Backend: [
    {
      about: /(?<!\p{L})webhooks(?!\p{L})/giu,
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
  ],
  Frontend: [
    {
      about:
        /(?<=(?<!\p{L})(?:the|an?|each|every|our|die|das|eine?|la|une?|le|una|un|el) (?:\p{L}+ )?)(?:page|form|seite|formular|formulaire|página|formulario)(?!\p{L})/giu,
      answered: /accessib|wcag|aria|keyboard|screen reader|barrierefrei|accesib/iu,
      ask: 'askAccessibility',
      point: 'pointAccessibility',
    },
  ],
  Mobile: [
    {
      about: /(?<!\p{L})app(?!\p{L})/giu,
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
  ],
  'Data/ML': [
    {
      about: /(?<!\p{L})(?:model|classifier|prediction|score|ranking|modell|modèle|modelo)(?!\p{L})/giu,
      answered:
        /accuracy|precision|recall|auc|f1|evaluat|metric|test set|benchmark|genauigkeit|précision|precisión/iu,
      ask: 'askEvaluation',
      point: 'pointEvaluation',
    },
    {
      about:
        /(?<!\p{L})(?:model|predictions?|forecasts?|modell|vorhersagen?|prognosen?|modèle|prévisions?|modelo|predicciones)(?!\p{L})/giu,
      answered: /drift/iu,
      ask: 'askDrift',
      point: 'pointDrift',
    },
  ],
  DevOps: [
    {
      about: /(?<!\p{L})(?:keys|tokens|passwords|secrets|credentials|schlüssel|clés|claves)(?!\p{L})/giu,
      answered: /vault|rotat|secret manager|kms|rotier/iu,
      ask: 'askSecrets',
      point: 'pointSecrets',
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

/** The first noun with the words that belong to it: "dead letter table" rather than "table". */
function nounIn(prose: string, { about }: Check): string | null {
  for (const match of prose.matchAll(about)) {
    if (/(?:\d[\d,.]{0,12}|\uE011) $/u.test(prose.slice(0, match.index))) return null;
    // "Screen reader": another thing, which the word only begins.
    if (anotherThing.test(prose.slice(match.index + match[0].length))) continue;
    const before = /((?:[\p{L}-]{3,20} ){0,2})$/u.exec(prose.slice(0, match.index))?.[1] ?? '';
    const words = before
      .trim()
      .split(' ')
      .filter((word) => word !== '');
    const own = words.slice(
      words.findLastIndex((word) => stopWords.has(word.toLowerCase()) || isVerb(word)) + 1,
    );
    return lowerWord([...own, match[0]].join(' '));
  }
  return null;
}

/** What makes another thing of the noun before it. */
const anotherThing = /^ (?:readers?|requests?|flags?|toggles?|factors?|views?)(?!\p{L})/iu;

/** A word that cannot belong to the noun behind it. */
function isVerb(word: string): boolean {
  return (
    /^(?:retry|add|build|create|need|send|move|make|show|use|using|called|into|until|per)$|(?:ing|ed|ly)$/iu.test(
      word,
    ) && !/^(?:failed|expired|shared|pending|incoming|outgoing|existing|unpaid|signed)$/iu.test(word)
  );
}
