import type { SectionId } from '../../formats/headings/table.ts';
import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import type { DerivedPhrases } from '../../formats/phrases/derived/phrases.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { measuresIn } from '../../understand/measures.ts';
import type { Composition } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { inShort, quotedFrom } from './openings/opening.ts';
import { tellsToday } from './openings/todays-measure.ts';

/** A question that a demand of a certain kind leaves open. */
interface Opening {
  readonly ask: keyof DerivedPhrases;
  readonly weight: number;
  /** The sections that lead to it where they hold nothing of their own. */
  readonly sections: readonly SectionId[];
  /** What the question is about in the demand, or null where it does not arise. */
  about(requirement: Requirement, composition: Composition): string | null;
}

const openings: readonly Opening[] = [
  { ask: 'askStep', weight: 77, sections: ['failure-cases', 'risks', 'drawbacks'], about: interruptible },
  { ask: 'askUndelivered', weight: 71, sections: ['failure-cases', 'risks', 'drawbacks'], about: message },
  { ask: 'askZone', weight: 67, sections: ['design'], about: clockTime },
  { ask: 'askShare', weight: 66, sections: [], about: latency },
];

/** Asks, of each kind once, what the demands of the input leave open. */
export function askDemands(composition: Composition): void {
  const phrases = derivedPhrasesOf(composition.language);
  for (const { ask, weight, sections, about } of openings) {
    for (const requirement of composition.requirements) {
      const text = about(requirement, composition);
      if (text === null) continue;
      const values = { id: requirement.id, text, time: text };
      composition.questions.ask({
        key: `${ask}`,
        text: fill(phrases[ask], values),
        weight,
        sections,
        point: fill(phrases.pointOf, { ids: requirement.id }),
      });
      break;
    }
  }
}

/** What reaches over a border and may stop on the way. English. */
const reaching =
  /^(?:be )?(?:automatically )?(?:import|migrat|export|upload|transfer|restor|backfill|synchroni[sz]|charg|refund|copy|copied)\p{L}{0,6}(?!\p{L})/iu;

function interruptible(
  { statement, isQuality, demand }: Requirement,
  composition: Composition,
): string | null {
  if (isQuality || !demand || demand.isNegative || demand.condition || !reaching.test(demand.action.text))
    return null;
  const isCovered = composition.understanding.statements.some(
    ({ kind, topics }) => kind === 'failure' || (topics.has('failure') && topics.has('condition')),
  );
  return isCovered ? null : inShort(statement.text);
}

/** Somebody is sent or gets a message. */
const sending =
  /(?<!\p{L})(?:(?:send|sends|sent|gets?|receives?) (?:\p{L}+ ){0,3}?(?:e-?mails?|mails?|sms|messages?|reminders?|notifications?)(?! (?:address(?:es)?|subjects?|body|bodies|text|templates?|servers?|clients?)(?!\p{L}))|(?:e-?mails?|sms|reminders?|notifications?) (?:must |should |has to |have to )?(?:goes|go|(?:is|are|be) sent)|(?:is|are|be|gets?) (?:notified|reminded)|notif(?:y|ies)|reminds?|benachrichtig\p{L}*|(?:bekomm\p{L}*|erhält|erhalten|kriegt?|kriegen|send\p{L}*|(?:ver)?schick\p{L}*) [^.;]{0,60}nachricht|nachricht\p{L}* [^.;]{0,60}(?:gesendet|(?:ver|ge|verge)schickt|schicken|senden|bekommen|erhalten)|notifi\p{L}*|powiadomi\p{L}*)(?!\p{L})|通知/iu;

function message({ statement, isQuality }: Requirement, composition: Composition): string | null {
  if (isQuality || statement.topics.has('prohibition') || !sending.test(statement.masked.text)) return null;
  return /bounce|undeliver|cannot be delivered|unzustellbar|rebot|non remis/iu.test(
    composition.understanding.source.text,
  )
    ? null
    : (quotedFrom(statement.text, sending) ?? inShort(statement.text));
}

function clockTime({ statement }: Requirement, { understanding }: Composition): string | null {
  if (!manyPlaces.test(understanding.source.text)) return null;
  // When a message was sent, in brackets behind it, is no time of the demand.
  const said = statement.text.replace(/\s\([^()]{1,40}, \d{1,2}:\d{2}[^()]{0,6}\)(?=[.!?]*$)/u, '');
  const time = /(?<![\d:.])\d{1,2}:\d{2}(?![\d:])/u.exec(said)?.[0];
  if (
    !time ||
    /(?<![A-Z])(?:UTC|GMT|CET|CEST|EST|PST)(?![A-Z])|(?<!\p{L})(?:local|\p{L}{4,}) time(?!\p{L})|time ?zone|zeitzone|fuseau|zona horaria/iu.test(
      understanding.source.text,
    )
  )
    return null;
  return time;
}

/** One place has one time; a server or several places may have another. */
const manyPlaces =
  /(?<!\p{L})(?:cron|servers?|cloud|countr(?:y|ies)|worldwide|international|abroad|regions?|offices|branches|sites|länder\p{L}*|ausland|weltweit|international\p{L}*|standorte\p{L}*)(?!\p{L})/iu;

/** How soon something answers; what may be added or used up is no such time. */
function latency({ statement, isQuality, strength }: Requirement): string | null {
  const { text } = statement;
  if (
    !isQuality ||
    strength === 'MAY' ||
    tellsToday(statement) ||
    /p\d\d|percentile|%|median|average|durchschnitt|moyenne|promedio/iu.test(text)
  )
    return null;
  const units = measuresIn(text).map(({ unit }) => unit);
  const isSoon =
    units.some((unit) => /^(?:ms|milli)/u.test(unit)) && !/(?<!\p{L})(?:adds?|cpu|per)(?!\p{L})/iu.test(text);
  return isSoon || (answering.test(text) && units.some((unit) => /^(?:s$|sec|sek|seg)/u.test(unit)))
    ? inShort(text)
    : null;
}

const answering =
  /(?<!\p{L})(?:answer|respon|repl|load|react|antwort|reagier|lädt|ladezeit|répon|chargement|respuesta|carga|rispost|carica|resposta|antwoord|laadt|odpowied)\p{L}*/iu;

/** "…, but it cannot talk to our ERP": who proposes something against which something is said at once needs no answer. */
const refused = /(?<!\p{L})(?:but|though|however|aber|allerdings|mais|pero|però|mas|maar|ale)(?!\p{L})/iu;

/** Asks whether what somebody proposes is agreed. */
export function askProposals(composition: Composition): void {
  const proposal = composition.understanding.statements.find(
    ({ kind, masked }) =>
      kind === 'alternative' &&
      !refused.test(masked.text) &&
      /(?<!\p{L})(?:thinks?|suggest(?:s|ed)?|propos(?:es|ed)|meint|schlägt|pense|propose|propone)(?!\p{L})/iu.test(
        masked.text,
      ),
  );
  if (!proposal) return;
  composition.questions.ask({
    key: 'proposal',
    text: fill(derivedPhrasesOf(composition.language).askAgreed, {
      text: proposal.text.replace(/[.!。]+$/u, '').replaceAll(/["“”„«»]/gu, ''),
    }),
    weight: 85,
    point: composition.phrases.pointAlternatives,
  });
}
