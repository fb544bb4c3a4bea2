import { englishWords } from '../../correct/spelling/english-words.ts';
import { isPersonName } from '../../correct/spelling/person-names.ts';
import { notesCall } from '../api/notation/notes-call.ts';
import { isPartLabel } from '../chat/part-label.ts';
import { placeIn } from '../demand/notes/places.ts';
import type { Evidence } from '../evidence.ts';
import { setsQuality } from '../limit.ts';
import { isPast } from '../past.ts';
import type { Kind } from '../statement.ts';
import { isWanted } from './wanted.ts';

/** Parts of a system of which a note says what they are to be, in the languages of documents. */
const PARTS =
  'storage|database|db|hosting|language|framework|frontend|backend|queue|broker|cache|channels?|provider|auth|authentication|login|payments?|search|format|protocol|transport|runtime|cloud|library|speicher(?:ung|ort)?|datenbank|sprache|anmeldung|kan(?:al|äle)|anbieter|bezahlung|stockage|hébergement|base de données|langage|canal|canaux|fournisseur|connexion|paiement|almacenamiento|base de datos|alojamiento|proveedor|pago|archiviazione|fornitore|canale|armazenamento|banco de dados|hospedagem|opslag|kanaal|aanbieder|przechowywanie|baza danych|kanał|dostawca';

/** "Storage: Parquet on S3": what a part is to be. */
const noteOfPart = new RegExp(`^(?:the |our )?(?:\\p{L}+ )?(?:${PARTS})\\s?: (?=\\S)`, 'iu');

/** "SMS provider is Twilio": the same in a sentence, by the name that a part bears. English. */
const partIsNamed =
  /^(?:[Tt]he |[Oo]ur )?(?:\p{L}+ )?(?:[Pp]rovider|[Dd]atabase|[Hh]osting|[Ff]ramework|[Ff]rontend|[Bb]ackend|[Qq]ueue|[Bb]roker|[Cc]ache|[Cc]loud|[Ll]ibrary|[Gg]ateway|[Ss]torage|[Ss]earch|[Ff]allback) (?:is|will be) (?:an? )?(?:\p{Lu}|\uE010)/u;

/** "Peak is 600 pickups between 8 and 10", "peak Monday 8-10, 1,500 patients": how much comes at most. English. */
const peak =
  /^(?:the )?(?:daily |weekly |yearly |expected )?peak(?: load| traffic| hours?)?(?: is|:|,| on| at|(?= (?:mon|tues|wednes|thurs|fri|satur|sun)day)) (?!last |in 20)(?=[^?]*[\d\uE010])[^?]*$/iu;

/** "900 cats and dogs, 25 changes a day": how many there are, and how much comes of them. English. */
const loads =
  /^\d[\d.,]*[kKM]? (?:\p{L}+ ){0,3}\p{L}+(?:, | and )\d[\d.,]*[kKM]? (?:\p{L}+ ){1,3}(?:an?|per) (?:second|minute|hour|day|night|week|month)[.!]?$/iu;

/** "Expected 3000 votes per month": what whoever writes counts on. English. */
const expected = /^(?:we |i )?expect(?:ed|ing)?:? (?:about |around |up to |roughly |~ ?)?[\d\uE010]/iu;

/** "Twilio for texts and calls": a product, and what it is to do. English. */
function namesProduct(prose: string): boolean {
  const [, name = ''] =
    /^(\p{Lu}\p{L}{3,}) for (?:\p{Ll}{3,} ){0,2}?\p{Ll}{3,}(?:(?:,| and) \p{Ll}{3,})?[.!]?$/u.exec(prose) ??
    [];
  return name !== '' && englishWords().frequency(name.toLowerCase()) === 0 && !isPersonName(name);
}

/** "GDPR: owner can export everything": who may or must do something, and nobody's task. English. */
const ofUsers =
  /^(?:\p{Lu}{2,6}: )?(?:the |an? |each |every )?(?:owner|user|customer|lead|manager|admin|client|patient|member|driver|guest)s? (?:can|may|must|gets?|sees?|has to|have to)(?!\p{L})/iu;

/** "24 months because of audit", "10 ans": how long something lasts. */
const lasts =
  /\d\s?(?:days?|weeks?|months?|years?|tagen?|wochen?|monaten?|jahren?|jours?|semaines?|mois|ans?|días?|semanas?|meses|años?|giorni|settimane|mesi|anni|dias?|anos?|dagen|weken|maanden|jaar|dni|tygodni\p{L}?|miesięcy|lata?|lat)(?!\p{L})/iu;

/** "Max stay 4h", "at most 3 per person": a bound and its figure open the note. */
const opensBound =
  /^(?:max(?:imum|imal|imaal|\.)?|min(?:imum|imal|\.)?|at (?:most|least)|no more than|höchstens|mindestens|au (?:plus|moins)|como (?:mucho|mínimo)|al (?:massimo|minimo)|no máximo|hoogstens|minstens|najwyżej|co najmniej)(?!\p{L})[^;:?]{0,60}?[\d\uE010]/iu;

/** "Retention 10 years": what is bounded, and its figure. */
const boundedNoun =
  /^(?:(?:the |data |log |session |link )?(?:retention|timeout|time-out|ttl|expiry|validity|limit|quota)|archive|archiv|archivage|archivo|archivio|aufbewahrung(?:sfrist)?|conservation|durée de conservation|conservación|conservazione|retenção|bewaartermijn|retencja)(?: is| of|\s?:)? (?:max\.? |at least |at most )?[\d\uE010]/iu;

/** "No attachments any more", "keine Anhänge mehr": what is there today and is not to be. */
const noLonger =
  /^(?:no (?:more )?(?!one|longer)[^,;.:?!]{2,50}? any ?more|no more (?!than)\p{L}+|keine?n? [^,;.:?!]{2,50}? mehr|(?:no más|basta de|ya no) \p{L}+|(?:niente più|basta) \p{L}+|chega de \p{L}+|geen [^,;.:?!]{2,50}? meer|koniec z)(?=[\s,;.!]|$)/iu;

/** "Don't block webhooks": what is to be built must not do it, where "don't touch the checkout" is said to whoever builds. */
const forbidsDeed =
  /^(?:please |pls )?(?:don['’]?t|do not|never) (?!(?:add|bother|bring|build|care|change|cover|do|forget|implement|include|let|look|mess|migrate|need|plan|refactor|rewrite|spend|start|support|switch|think|touch|upgrade|use|want|waste|worry|write)(?!\p{L}))\p{Ll}+ (?![^.]*(?<!\p{L})(?:now|yet|this time|first version|v1|mvp)(?!\p{L}))/iu;

/** "Retries: 3 times with backoff, then failed": how often something is tried, whatever becomes of it. */
const ofRetries =
  /^(?:retr(?:y|ies)|attempts|back-?off|wiederholungen|versuche|(?:nouvelles )?tentatives|reintentos|tentativi|tentativas|pogingen|próby)\s?: (?=[^?]*[\d\uE010])/iu;

/** Kinds that a rule in the form of a note is not, however few its words. */
const ofProse: ReadonlySet<Kind> = new Set([
  ...(['context', 'problem', 'failure', 'risk', 'alternative', 'example', 'definition'] as const),
  ...(['rollout', 'future', 'vague', 'assumption', 'design', 'event'] as const),
]);

/** Kinds of notes that tell who does what, and what was settled. */
const ofPlans: ReadonlySet<Kind> = new Set(['owner', 'schedule', 'decision']);

/** Kinds whose sentences name bounds of their own. */
const isOfNumbers: ReadonlySet<Kind> = new Set(['design', 'assumption', 'vague', 'definition']);

/** "Bays (3, 4) only for people with a permit": to whom or what a thing is kept, without a verb. */
const onlyFor =
  /^(?!(?:it|this|that|they|these|those|we|i|not)(?!\p{L}))(?:(?!(?:is|are|was|were|has|have|works?|happens?|runs?|fails?|occurs?|seen|shows?|exists?|can|does|do)(?!\p{L}))[^;:.?!,]){3,50}(?:\([^()]{1,40}\) )?only (?:for|by|to) (?!now(?!\p{L}))\p{L}/iu;
const tellsTrouble = /(?<!\p{L})(?:today|currently|right now|at the moment|so far|already)(?!\p{L})/iu;

/** "iOS 15+, Android 9+": on what it is to run. */
const platforms =
  /^(?:\p{L}[\p{L}.]*(?: \p{L}[\p{L}.]*)? \d[\d.]*(?:\+| (?:or|and) (?:newer|later|above|up|higher))(?:(?:,| and|,? &) |[.!]?$))+/iu;

const labelled = /^(\p{L}{2,16}):\s/u;

/** What a note of a few words says that is to hold; null where it is no such note, or was learned to be something firmer. */
export function notedKind({ prose, text, isReport }: Evidence, learned: Kind): Kind | null {
  if (isReport) return null;
  if (ofRetries.test(prose) && ofProse.has(learned)) return 'requirement';
  if ((ofProse.has(learned) || ofPlans.has(learned)) && notesCall(text)) return 'requirement';
  if (isPast(prose)) return null;
  if ((ofProse.has(learned) || learned === 'step') && placeIn(prose) !== null) return 'requirement';
  if (platforms.test(text.trim()) && ofProse.has(learned)) return 'requirement';
  if (noLonger.test(prose)) return ofProse.has(learned) || learned === 'nonGoal' ? 'requirement' : null;
  if (learned === 'nonGoal' && forbidsDeed.test(prose)) return 'requirement';
  // "Auth: service tokens for SDKs": a part has no owner where nobody is named.
  if (
    learned === 'owner' &&
    (noteOfPart.test(prose) || isPartLabel(labelled.exec(prose)?.[1] ?? '')) &&
    !/: \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?[.]?$/u.test(prose)
  )
    return 'decision';
  if ((learned === 'owner' || learned === 'definition') && ofUsers.test(prose)) return 'requirement';
  if (learned === 'owner' && isWanted(prose, 'en') && !isPersonName(prose.split(' ')[0] ?? ''))
    return 'requirement';
  if ((learned === 'requirement' || learned === 'owner') && namesProduct(prose)) return 'design';
  if (learned === 'requirement' && noteOfPart.test(prose) && lasts.test(text)) return 'quality';
  if (expected.test(text)) return 'assumption';
  if (loads.test(text.trim()) && (ofProse.has(learned) || learned === 'requirement')) return 'quality';
  if (!ofProse.has(learned) && learned !== 'observability') return null;
  if (boundedNoun.test(prose)) return setsQuality({ text }) ? 'quality' : 'requirement';
  if (learned === 'observability') return null;
  if (peak.test(prose) && !/(?<!\p{L})(?:last|was|were|had)(?!\p{L})/iu.test(prose)) return 'quality';
  if (learned !== 'design' && partIsNamed.test(prose)) return 'decision';
  if (!isOfNumbers.has(learned) && opensBound.test(prose))
    return setsQuality({ text }) ? 'quality' : 'requirement';
  if (onlyFor.test(prose) && !tellsTrouble.test(prose)) return 'requirement';
  if (learned === 'definition' || !noteOfPart.test(prose)) return null;
  return lasts.test(text) ? 'quality' : 'decision';
}
