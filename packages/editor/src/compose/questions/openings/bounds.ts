import { faultIn } from '../../../sound/unsound.ts';
import type { Composition } from '../../composition.ts';
import { isSystem, withArticle } from '../../scenario/act.ts';
import { beyondBound } from '../../scenario/bounds.ts';
import { partsOf } from '../../scenario/parts.ts';
import { besides, type Opening, questionOn, type Told } from './opening.ts';

const number =
  '(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|três|quatro|twee|drie|vijf|dwa|dwie|trzy|cztery|pięć)';

/** "At most 12 traps", "höchstens 18 Personen". */
const atMost = new RegExp(
  `(?<!\\p{L})(?:limited to|begrenzt auf|beschränkt auf|limité\\p{L}* à|limitad\\p{L}* a|limitat\\p{L} a|beperkt tot|ograniczon\\p{L}* do|at most|no more than|not more than|max(?:imum)?(?: of)?\\.?|up to|höchstens|maximal|nicht mehr als|bis zu|au (?:plus|maximum)|maximum|pas plus de|jusqu['’]à|como máximo|máximo(?: de)?|no más de|hasta|al massimo|massimo|non più di|fino a|no máximo|não mais de|até|maximaal|hoogstens|niet meer dan|ten hoogste|maksymalnie|maksimum|najwyżej|nie więcej niż)(?: \\p{L}{1,4})? (?=${number})|${number}\\p{L}{0,3} (?:\\p{L}+ )?(?:at most|maximum|höchstens|maximum)(?!\\p{L})|最大|最多|不超过|至多|上限`,
  'iu',
);
/** "At least one paramedic". */
const atLeast = new RegExp(
  `(?<!\\p{L})(?:at least|no fewer than|a minimum of|minimum of|mindestens|wenigstens|au moins|al menos|por lo menos|almeno|pelo menos|no mínimo|minstens|ten minste|co najmniej|przynajmniej) (?=${number}|once|twice|einmal|zweimal|une fois|deux fois|una vez|una volta|uma vez|eenmaal|één keer|raz )|\\d+(?:\\.\\d+)* or (?:newer|later|higher)(?!\\p{L})|最低|至少`,
  'iu',
);

/** How soon, how long, how large, how much a text holds: what is beyond is measured, refused at once, or cut. */
const noCase =
  /(?<!\p{L})(?:one|two|three|four|five|six|ten) (?:milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|questions?|items?|photos?|pictures?|fields?|answers?|zones?)(?!\p{L})|[€$£]\s?\d|\d\s?(?:€|\$|£|k?\s?(?:eur(?:os?)?|usd|dollars?|chf|gbp|pln|zł)|ms|s|secs?|seconds?|min|mins|minutes?|sek\p{L}*|segund\p{L}*|second[ei]\p{L}*|minut\p{L}*|minuten|[kmg][bo]|[kmg]i?byte\p{L}*|%|percent|prozent|px|chars?|characters?|zeichen|caract\p{L}+|caratteri|tekens|znak\p{L}*|words?|wörter|mots|palabras|parole|palavras|woorden|słów|sentences?|pages?|seiten?|requests?|calls?|rps|anfragen|requêtes|peticiones|richieste|verzoeken|digits?|decimals?|letters?|photos?|pictures?|images?|fields?|items?|versions?|levels?|lines?|columns?|options?|tags?|entries|results?|rows?|attempts?|times|bilder|fotos?|felder|versuche|champs|campos|campi|velden|days?|weeks?|months?|hours?|years?|stunden?|tagen?|tage|wochen?|monate?n?|jours?|semaines?|mois|heures?|horas?|días?|semanas?|meses|giorni|ore|settimane|mesi|dias|dagen|weken|uur|maanden|godzin\p{L}*|dni|tygodni\p{L}*)(?!\p{L})|\d\s?(?:秒|分|文字|字|ページ|页)|(?<!\p{L})(?:points?|stars?)(?!\p{L})|(?:password|passwort|mot de passe|contraseña|password|senha|wachtwoord|hasło)/iu;

/** Places and things that others ask for: one more may come. */
const wanted =
  /(?<!\p{L})(?:per|pro|je|par|por|each|every|a (?:day|week|month|year|night)|at (?:once|a time|the same time)|in total|people|persons?|guests?|participants?|visitors?|seats?|places|spots|beds?|students?|pupils|kids|children|patients?|bookings?|orders|reservations?|teams?|members?|volunteers?|players?|customers?|users?|passengers?|vehicles?|cars?|bikes?|boats?|dogs?|animals|personen|gäste|teilnehmer\p{L}*|besucher\p{L}*|plätze\p{L}*|kinder\p{L}*|mitglied\p{L}*|personnes?|participants|places|élèves|enfants|membres|personas?|participantes|plazas|alumnos|niños|socios|persone|partecipanti|posti|bambini|soci|pessoas|participantes|lugares|vagas|alunos|crianças|mensen|personen|deelnemers|plaatsen|kinderen|leden|os[óo]b\p{L}*|uczestnik\p{L}*|miejsc\p{L}*|dzieci|członk\p{L}*)(?!\p{L})|人|名|席|件|位/iu;
/** A machine keeps to it by itself. */
const ownDeed =
  /(?<!\p{L})(?:there (?:is|are)|a cell|writes|requests?|ids|exist|exists|hears?|serv(?:es|ing)|aim|approv\p{L}+|reminders? (?:are|is)|judg\p{L}+|per (?:service|series|ip|host|node|second)|shows?|suggests?|displays?|lists?|opens?|adds?|raises?|loads?|draws?|fits?|proposes?|offers?|returns?|uses?|takes? up|zeigt|schlägt|affiche|propose|muestra|sugiere|mostra|suggerisce|sugere|toont|pokazuje|redirects?|retries|cpu|memory|cost\p{L}*)(?!\p{L})/iu;
/** What has to be of some age at least. */
const version = /\d (?:or|and) (?:newer|later|higher)(?!\p{L})/iu;

/** Something is out, lent or left somewhere for a while: it may not come back in time. */
const lasting =
  /(?<!\p{L})(?:stays? (?:in|out|at|on)|borrow\p{L}*|lent|lend|loan\p{L}*|rent\p{L}*|kept out|ausgeliehen|ausleihen|leihen|emprunt\p{L}*|prest\p{L}+|uitgeleend|lenen|wypożycz\p{L}*)(?!\p{L})/iu;

/** What says what happens beyond a bound. */
const overrun =
  /(?<!\p{L})(?:more than|(?:the )?(?:limit|maximum|quota|capacity) (?:is|has been) (?:reached|exceeded|used up)|exceed\p{L}*|(?:is|are|gets?|when|once|if|runs?) full|over (?:that|the limit|it)|too many|wait(?:ing)? ?list\w*|wait ?list|queue\p{L}*|otherwise|or else|overflow\p{L}*|oldest|turned away|refus\p{L}*|reject\p{L}*|overbook\p{L}*|mehr als|überschr\p{L}*|voll(?! automat)|ausgebucht|warteliste|sonst|andernfalls|abgelehn\p{L}*|liste d['’]attente|complet|dépass\p{L}*|plus de|sinon|refus\p{L}*|lista de espera|complet[oa]|super\p{L}{1,5}|más de|rechaz\p{L}*|lista d['’]attesa|esaurit\p{L}*|pien[oi]|più di|altrimenti|rifiut\p{L}*|esgotad\p{L}*|cheio|mais de|senão|recusad\p{L}*|wachtlijst|vol(?=\W)|meer (?:dan|zijn)|anders|geweiger\p{L}*|lista rezerwowa|pełn\p{L}*|więcej|przekrocz\p{L}*)(?!\p{L})|超え|満員|キャンセル待ち|超过|超出|候补|满/iu;

/** What says what happens where a bound from below is not reached. */
const underrun =
  /(?<!\p{L})(?:(?:fewer|less) than (?!\d+ ?(?:h|hrs?|hours?|days?|min|mins|minutes?|%|km|m|weeks?)(?!\p{L}))|below the|not enough|too few|missing|without|otherwise|or else|understaffed|short of|weniger als|zu wenig\p{L}*|unter \d|sonst|fehlt|moins de|pas assez|sinon|menos de|si no|falta|meno di|altrimenti|manca|menos do que|senão|minder dan|te weinig|anders|mniej niż|brak|za mało)(?!\p{L})|未満|不足/iu;

/** "What happens when a member would have more than 12 traps out?": the deed beyond its bound; null where it cannot be said. English. */
function beyondCase({ requirement }: Told, composition: Composition): string | null {
  const parts = requirement && partsOf(requirement, composition);
  if (composition.language !== 'en' || !parts || parts.condition !== null || parts.isNegative) return null;
  const deed = (parts.ability ?? parts.whole).replace(/^be able to /u, '').replace(/^only /u, '');
  const beyond = beyondBound(deed);
  const subject = /^(?:each|every|any|an?) /iu.test(parts.subject)
    ? withArticle(parts.subject)
    : parts.subject.replace(/^The /u, 'the ');
  if (
    beyond === null ||
    !/more than/u.test(beyond) ||
    /[,;:()]| and /u.test(beyond) ||
    isSystem(parts.subject) ||
    /^(?:it|they|there|this|that|all|nobody|no)(?!\p{L})/iu.test(subject)
  )
    return null;
  const clause = `${/^\p{Lu}\p{Ll}+s(?: |$)/u.test(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject} would ${beyond}`;
  return clause.length > 110 || faultIn(`${clause}.`) !== null
    ? null
    : `What happens when ${clause} (${requirement.id})?`;
}

/** A bound that is part of a case ("if at least 3 people") bounds no deed. */
function isInCase(text: string, bound: RegExp): boolean {
  const at = bound.exec(text)?.index ?? 0;
  return /(?<!\p{L})(?:if|when|once|whenever|unless|until|who|that|which|with|wenn|falls|sobald|ab|si|quand|lorsque|cuando|se|quando|als|wanneer|jeśli|gdy)(?!\p{L})[^,.;]*$/iu.test(
    text.slice(0, at),
  );
}

/** Whether the input says elsewhere, or in the demand itself behind the bound, what holds beyond it. */
function isSettled(told: Told, composition: Composition, bound: RegExp, settled: RegExp): boolean {
  const own = told.statement.text.replace(bound, ' ');
  return settled.test(own) || settled.test(besides(told, composition));
}

/** What happens with one more than a demand allows. */
export const beyondMost: Opening = {
  kind: 'beyond',
  weight: 76,
  sections: ['failure-cases'],
  asks(told, composition) {
    const { text } = told.statement;
    if (!atMost.test(text) || isInCase(text, atMost) || ownDeed.test(text)) return null;
    if (!lasting.test(text) && (noCase.test(text) || !wanted.test(text))) return null;
    if (isSettled(told, composition, atMost, overrun)) return null;
    return beyondCase(told, composition) ?? questionOn('askBeyond', told, composition, atMost);
  },
};

/** What happens where a demand needs more than there is. */
export const belowLeast: Opening = {
  kind: 'below',
  weight: 74,
  sections: ['failure-cases'],
  asks(told, composition) {
    const { text } = told.statement;
    if (!atLeast.test(text) || noCase.test(text) || isInCase(text, atLeast)) return null;
    if (!version.test(text) && !wanted.test(text)) return null;
    return isSettled(told, composition, atLeast, underrun)
      ? null
      : questionOn('askUnmet', told, composition, atLeast);
  },
};
