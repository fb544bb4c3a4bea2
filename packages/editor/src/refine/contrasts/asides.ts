import { sentencesOf } from '../../read/sentences-of.ts';

/** Figures, quotations, keys and arrows are content: what holds one is no aside. */
const content = /[\d"“”„«»`]|->|→|=>/u;
/** An order that only repeats that what was said is to be carried out. */
const carryOut =
  /^(?:(?:so|and|then|now|please|pls|just|kindly|can you|could you|would you|bitte|also|dann|merci de(?: le| la| l['’])?|il faut(?: le| la)?|à|por favor|favor de) ?)*(?:fix|change|adjust|adapt|correct|update|amend|do|rename|replace|apply|use|umbenennen|ersetzen|adjust accordingly|anpassen|ändern|korrigieren|berichtigen|umsetzen|corriger|modifier|adapter|changer|corrige[zr]?(?:lo|la)?|corrígelo|corrígela|cámbialo|cámbiala|cambiar(?:lo|la)?|ajustar(?:lo|la)?|modificar(?:lo|la)?|modifie[zr]?|adapte[zr]?)(?: (?:it|this|that|them|so|accordingly|here|there|please|pls|now|everywhere|throughout|(?:all|every) (?:of )?(?:them|places?|occurrences?)|in (?:all|every|the (?:whole|entire)) (?:of (?:the )?)?\p{L}+|across the \p{L}+|überall|entsprechend|bitte|das|es|im ganzen \p{L}+|partout|s['’]il (?:te|vous) pla[iî]t|en todas? (?:partes|el documento)|en todo el documento|por favor))*$/iu;
const courtesy =
  /^(?:(?:so |very |many )*(?:sorry|apolog\p{L}+|thanks?|thank you|thx|cheers|ta|my (?:bad|mistake|fault|typo|error)|oops|whoops|danke|vielen dank|entschuldig\p{L}*|tut mir leid|sorry|mein fehler|merci|désolée?|pardon|mon erreur|gracias|perdón|lo siento|mi error|please|pls|bitte|s['’]il (?:te|vous) pla[iî]t|por favor)(?!\p{L}))/iu;
const reason =
  /^(?:(?:and |but |or |well,? |as |so )?(?:otherwise|or else|because|since|cause|cuz|given that|seeing that|so that|sonst|ansonsten|andernfalls|weil|da|denn|sinon|autrement|parce qu\p{L}*|car|puisqu\p{L}*|comme|porque|ya que|si no|de lo contrario|pues|as (?:discussed|agreed|decided|promised|per|we|they|it)|per|according to|laut|selon|d['’]après|según|wie (?:besprochen|vereinbart|gesagt)|comme (?:convenu|discuté)|como (?:acordado|acordamos|hablamos))(?!\p{L}))/iu;
const pointing =
  /^(?:(?:and|but|well|so) )?(?:(?:that|this|it)(?:['’]s| is| was| comes| came| has| makes| sounds| reads| looks| would| will)|which (?:is|was|makes)|those are|these are|(?:so|das|dies|es) (?:ist|war|will|hat|wurde|kommt|möchte|wünscht|verlangt|heißt|nennt|sagt|sagen|steht|wollen|haben)|c['’]est|c['’]était|es (?:lo que|una|un|decisión|más)|lo (?:pide|quiere|dice|ha|exige|decidió|acordamos)|así lo)(?!\p{L})/iu;
const people =
  /^(?:nobody|no one|everybody|everyone|everybody else|somebody|someone|(?:the )?(?:legal|product|sales|marketing|finance|security|support|management|compliance|ops|hr|qa|design|procurement|controlling|works council|board|customers?|auditors?|boss|manager|vendor|team)(?: team| department| people| folks)?|niemand|alle|der (?:kunde|chef|betriebsrat|datenschutz)|die (?:rechtsabteilung|kollegen)|personne|tout le monde|le (?:client|service|comptable|chef)|nadie|todos|el (?:cliente|jefe|departamento)|we|they|he|she|i|you)(?!\p{L})/iu;
/** What people do that explains a wish; what must, should or needs to be is one. */
const explains =
  /(?<!\p{L})(?:(?:do|does|did|can|could|would|will)(?:n['’]t| not)|cannot|never|know[sn]?|knew|said|says?|told|decided|agreed|asked|wants?|wanted|insists?|promised|changed|raised|lowered|moved|got|had|have|has|measured|checked|talked|discussed|confirmed|complain(?:s|ed)?|signed|uses?|calls?|reads?|understands?|kept?|keeps?|mixed|meant|wrote|typed|was|were|['’](?:ve|d|m|re)|wei(?:ß|ss)|wissen|will|wollen|hat|haben|sait|veut|demande|sabe|quiere|pide)(?!\p{L})/iu;
/** What sets a name against another is what the wish is about. */
const against = /,? (?:not|instead of|rather than|nicht|statt|pas|au lieu de|no|en vez de) \p{L}+$/iu;
const wished = /(?<!\p{L})(?:must|should|shall|need(?:s|ed)? to|have to|has to|ought)(?!\p{L})/iu;

/** Whether a sentence or the end of one only says why, thanks, or asks for what was said: nothing in it is to be written. */
function isAside(words: string): boolean {
  const plain = words.trim().replace(/^[\s,;.–—-]+|[\s.!…]+$/gu, '');
  if (plain === '') return true;
  if (content.test(plain)) return false;
  if (carryOut.test(plain)) return true;
  if (plain.length > LONGEST) return false;
  if (courtesy.test(plain)) return !wished.test(plain);
  if (reason.test(plain)) return true;
  if (wished.test(plain)) return false;
  if (against.test(plain)) return false;
  return pointing.test(plain) || (people.test(plain) && explains.test(plain));
}

const LONGEST = 160;

/**
 * What sentences of a wish say that are asides but for one, as it was written and without the asides within it; none where another
 * says something too.
 */
export function coresOf(words: string): readonly string[] {
  const sentences = sentencesOf(words).map((one) => one.text);
  const [core = sentences[0] ?? '', ...others] = sentences.filter((one) => !isAside(one));
  return others.length === 0 ? [...new Set([bareEnds(core), withoutAsides(core)])] : [];
}

const joint =
  /,\s|;\s|:\s|\s[–—-]\s|\s\((?=[^()]+\)[.!]*$)|\s(?=(?:because|since|as per|weil|parce que|car|porque|ya que)\s)/gu;
const opening =
  /^(?:(?:hi|hey|hello|hallo|hola|salut|bonjour)(?: \p{L}+)?[,!:]\s*|(?:(?:oh|ah|ok(?:ay)?|so|and|but|also|well|no|nope|sorry|please|pls|bitte|fyi|btw|und|et|y|ach|por favor|s['’]il (?:te|vous) pla[iî]t|one (?:more )?thing|(?:small |quick )?(?:nit|note|correction|fix|typo)(?: in (?:my|the) \p{L}+)?|correction|corrección|korrektur|tippfehler(?: in \p{L}+ \p{L}+)?|i (?:really |still )?(?:think|guess|believe|feel)(?: that)?|as i said|¿?(?:puedes|podrías|puede|podría|podríamos|podemos)|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|pourrait-on|peut-on|kannst du|könntest du|können sie|könnten sie|können wir|könnten wir)\s*(?:[,:;!–—-]\s*|\s(?=\S)))*)/iu;

/** A sentence without greetings before it and thanks behind it. */
function bareEnds(sentence: string): string {
  return sentence
    .trim()
    .replace(opening, '')
    .replace(/[.!?]+$/u, '')
    .replace(closing, '')
    .trim();
}

/** As that, without the reasons and errands behind it. */
function withoutAsides(sentence: string): string {
  let plain = bareEnds(sentence);
  for (let round = 0; round < MOST_ASIDES; round += 1) {
    const cut = [...plain.matchAll(joint)].findLast(({ index }) => isAside(plain.slice(index)));
    if (!cut || cut.index < SHORTEST) break;
    plain = plain.slice(0, cut.index).trim();
  }
  return bareEnds(plain);
}

const MOST_ASIDES = 4;
const SHORTEST = 4;
const closing =
  /(?:,?\s(?:please|pls|plz|thanks|thx|bitte|danke|merci|gracias|por favor|s['’]il (?:te|vous) pla[iî]t|now|by the way|btw|though|tho))+$/iu;
