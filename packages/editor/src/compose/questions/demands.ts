import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import type { DerivedPhrases } from '../../formats/phrases/derived/phrases.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { measuresIn } from '../../understand/measures.ts';
import type { Composition } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { gist } from '../scenario/split.ts';

/** A question that a demand of a certain kind leaves open. */
interface Opening {
  readonly ask: keyof DerivedPhrases;
  readonly weight: number;
  /** What the question is about in the demand, or null where it does not arise. */
  about(requirement: Requirement, composition: Composition): string | null;
}

const openings: readonly Opening[] = [
  { ask: 'askStep', weight: 77, about: interruptible },
  { ask: 'askUndelivered', weight: 71, about: message },
  { ask: 'askAtLimit', weight: 73, about: limit },
  { ask: 'askRun', weight: 69, about: run },
  { ask: 'askZone', weight: 67, about: clockTime },
  { ask: 'askShare', weight: 66, about: latency },
  { ask: 'askRestore', weight: 64, about: removal },
];

/** Asks, of each kind once, what the demands of the input leave open. */
export function askDemands(composition: Composition): void {
  const phrases = derivedPhrasesOf(composition.language);
  for (const { ask, weight, about } of openings) {
    for (const requirement of composition.requirements) {
      const text = about(requirement, composition);
      if (text === null) continue;
      const values = { id: requirement.id, text, time: text };
      composition.questions.ask({
        key: `${ask}`,
        text: fill(phrases[ask], values),
        weight,
        point: fill(phrases.pointOf, { ids: requirement.id }),
      });
      break;
    }
  }
}

/** The demand in a few words, to be quoted in a question. */
function inShort({ statement }: Requirement): string {
  const text = gist(statement.text.replace(/[.!。]+$/u, '')).replaceAll(/["“”„«»]/gu, '');
  return text.length <= 90 ? text : `${text.slice(0, 90).replace(/\s\S*$/u, '')} …`;
}

/** What reaches over a border and may stop on the way: charging, uploading, importing, moving. */
const reaching =
  /(?<!\p{L})(?:charg|refund|pay(?:s|ment)?(?!\p{L})|upload|import|export|migrat|sync|transfer|restor|backfill|move(?=s? )|copy|copies|load(?!ing)|book(?=s? an?)|reserve|bezahl|import|export|übertrag|synchron|hochlad|paie|importe|exporte|téléverse|synchronis|pag[ao]|importa|exporta|sincroniz|carica|betal)\p{L}{0,6}/iu;

function interruptible(requirement: Requirement, composition: Composition): string | null {
  const { statement, isQuality } = requirement;
  if (isQuality || statement.topics.has('failure') || statement.topics.has('prohibition')) return null;
  if (!reaching.test(statement.masked.text) || requirement.demand?.condition) return null;
  const isCovered = composition.understanding.statements.some(
    (other) => other.kind === 'failure' || (other.topics.has('failure') && other.topics.has('condition')),
  );
  return isCovered ? null : inShort(requirement);
}

const sending =
  /(?<!\p{L})(?:(?:send|sends|sent|gets?|receives?|by|per|via|an?|\+|another|again|the) (?:\p{L}+ ){0,2}?(?:e-?mails?|mails?|sms|message|reminder)(?! (?:address(?:es)?|subjects?|body|bodies|text|templates?|servers?|clients?|has|have|contains?|says?|names?|is (?:about|from|in))(?!\p{L}))|(?:e-?mails?|mails?|sms|message|reminder) (?:to|is sent|goes)|^mail|push notification|notification|notify|notif(?:y|ies)|notified|reminds?|benachrichtig\p{L}*|(?:bekomm\p{L}*|erhält|erhalten|kriegt?|kriegen|send\p{L}*|(?:ver)?schick\p{L}*) [^.;]{0,60}nachricht|nachricht\p{L}* [^.;]{0,60}(?:gesendet|(?:ver|ge|verge)schickt|schicken|senden|bekommen|erhalten)|nachricht an|notifi\p{L}*|correo|courriel|powiadomi\p{L}*|melding|avviso)(?!\p{L})|通知|メール|邮件/iu;

function message({ statement, isQuality }: Requirement, composition: Composition): string | null {
  if (isQuality || statement.topics.has('prohibition') || !sending.test(statement.masked.text)) return null;
  return /bounce|undeliver|cannot be delivered|unzustellbar|rebot|non remis/iu.test(
    composition.understanding.source.text,
  )
    ? null
    : '';
}

const bound =
  /(?<!\p{L})(?:max(?:imum|imal)?|at most|up to|no more than|not more than|never more than|limit(?:ed)? to|höchstens|bis zu|maximal|au (?:plus|maximum)|jusqu['’]à|como máximo|hasta|al massimo|fino a|no máximo|até|maksymalnie|hoogstens)(?!\p{L})|最大|以内|超过|まで/iu;

/** "Up to 24 h before": a bound of time before something, beyond which nobody can count. */
const untilThen =
  /\d\s?\p{L}+ (?:before|beforehand|earlier|vorher|davor|zuvor|avant|antes|prima|ervoor|van tevoren|wcześniej|przed)(?!\p{L})/iu;

/** "Older ones are dropped": what becomes of what lies beyond a bound. */
const saysBeyond =
  /(?<!\p{L})(?:(?:older|newer|longer|larger|bigger|later|other|further|additional) (?:ones|\p{L}+s)|the (?:rest|others|excess)|(?:anything|everything|what is|whatever is) (?:older|longer|larger|bigger|above|beyond|over|else)|otherwise|or else|(?:ältere|größere|längere|weitere|spätere)(?! als)|alles (?:darüber|andere|weitere)|der rest|sonst|andernfalls|sinon|les (?:autres|plus anciens?)|le reste|au-delà|si no|los demás|el resto|altrimenti|gli altri|il resto|senão|os outros|o resto|anders|de rest)(?!\p{L})/iu;

/** A bound on what people may do, with a number; what lies beyond it is said nowhere. */
function limit(requirement: Requirement): string | null {
  const { statement } = requirement;
  if (!bound.test(statement.masked.text) || !/\d/u.test(statement.text)) return null;
  if (statement.topics.has('failure') || statement.topics.has('condition')) return null;
  if (untilThen.test(statement.text) || saysBeyond.test(statement.text)) return null;
  if (statement.topics.has('schedule') || requirement.isQuality) return null;
  return inShort(requirement);
}

const recurring =
  /(?<!\p{L})(?:every|each) (?:night|day|morning|week|month|hour|\S{1,4} minutes?)|(?<!\p{L})(?:nightly|daily|weekly|monthly|hourly|jede (?:nacht|woche|stunde)|jeden (?:tag|monat|morgen)|täglich|nächtlich|chaque (?:nuit|jour|semaine)|cada (?:noche|día|semana)|ogni (?:notte|giorno|\S{1,4} minuti)|codziennie|elke (?:nacht|dag))(?!\p{L})/iu;

/** "The team", "Users", "The office". */
const cuesOfPeople = /^(?:(?:the|our) )?(?:team|users?|people|staff|office|everybody|somebody)$/iu;

function run({ statement, isQuality, demand }: Requirement): string | null {
  // What people do every week is no run of a job.
  if (demand && cuesOfPeople.test(demand.subject.text)) return null;
  if (isQuality || statement.topics.has('failure') || statement.topics.has('prohibition')) return null;
  const before = statement.text.slice(0, recurring.exec(statement.text)?.index ?? 0);
  // "In einer Liste, die das Büro jeden Morgen durchgeht": what is said of a thing beside its comma is no run of its own.
  if (relative.test(before)) return null;
  return recurring.test(statement.text) ? '' : null;
}

const relative = /, (?:in |auf |mit |von |op |in )?(?:die|der|das|den|dem|deren|dat|which|who) [^,]*$/iu;

function clockTime({ statement }: Requirement, { understanding }: Composition): string | null {
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

function latency({ statement, isQuality }: Requirement): string | null {
  if (!isQuality || /p\d\d|percentile|%|median|average|durchschnitt|moyenne|promedio/iu.test(statement.text))
    return null;
  return measuresIn(statement.text).some(({ unit }) => /^(?:ms|milli|s$|sec|sek|seg)/u.test(unit))
    ? ''
    : null;
}

const removing =
  /(?<!\p{L})(?:delet(?:e|es|ed)|remov(?:e|es|ed)|purg(?:e|es|ed)|wip(?:e|es|ed)|gelöscht|löschen|supprim\p{L}{1,4}|elimina\p{L}{0,3}|borra\p{L}{0,3}|usun\p{L}{1,5}|verwijder\p{L}{0,3})(?!\p{L})|删除|削除/iu;

/** "Read-only, not deleted". */
const notRemoved =
  /(?<!\p{L})(?:not|never|no longer|nicht|nie|pas|jamais|no|nunca|non|mai|não|niet|nie) (?:be |être |ser |essere )?(?:delet|remov|purg|wip|gelöscht|lösch|supprim|elimina|borra|usun|verwijder)/iu;

function removal(
  { statement, isQuality, demand }: Requirement,
  { understanding }: Composition,
): string | null {
  if (isQuality || statement.topics.has('prohibition') || !removing.test(statement.masked.text)) return null;
  if (notRemoved.test(statement.masked.text)) return null;
  // "When the card is removed": the case it happens in removes nothing.
  if (demand?.condition && !removing.test(demand.action.text)) return null;
  if (/(?<!\p{L})(?:table|column|code|class|function|file|flag)s?(?!\p{L})/iu.test(statement.masked.text))
    return null;
  return /(?<!\p{L})(?:restor|undo|recover|backup|wiederherstell|restaur|recuper)/iu.test(
    understanding.source.text,
  )
    ? null
    : '';
}

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
