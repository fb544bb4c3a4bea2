/** Whoever holds an opinion: a name, with or without a title, or a group. */
const WHO = String.raw`(?:(?:(?:dr|mr|mrs|ms|prof)\.? |frau |herr |the |some of |der |die |das |le |la |l['’]|el |il |lo |o |a |de |het )?\p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)`;

/** What somebody says who would rather have something else, by language. */
const PREFERS = [
  `(?:(?:still |really |originally |initially |first )?(?:prefers?(?! to be)|preferred(?! because)|would (?:still |have )?(?:rather|prefer(?:red)?|go(?:ne)? with|start(?:ed)? with)|pushe[sd] for|argue[sd] for|lobbied for|favou?red))`,
  'hätten? lieber|wollten? (?:lieber|eigentlich)|bevorzugt\\p{L}{0,3}|war(?:en)? (?:eher )?für|plädiert\\p{L}{0,3} für',
  'aurai(?:t|ent) (?:préféré|voulu)|préfér(?:ait|aient|erait|ère)|penchait pour|plaidait pour',
  'prefería[n]?|preferiría[n]?|hubiera[n]? preferido|habría[n]? preferido|era partidari[oa] de',
  'preferiva(?:no)?|avrebbe(?:ro)? preferito|era(?:no)? per',
  'preferia[m]?|teria[m]? preferido',
  'had(?:den)? liever|zou(?:den)? liever|wilden? liever',
  'wolał\\p{L}{0,4}(?: by)?|był\\p{L}? za',
].join('|');

const prefers = new RegExp(`^${WHO} (?:${PREFERS})(?!\\p{L})`, 'iu');

/** "Jonas wanted Adyen": a wish of one of several, where what was chosen instead stands beside it. */
const wanted = new RegExp(
  `^${WHO} (?:wanted|suggested|proposed|liked|wollte|voulait|quería|voleva|queria|wilde|chciał\\p{L}?)(?!\\p{L})`,
  'iu',
);

/** What settles a choice, by language. */
const SETTLES = [
  `(?:we|let['’]?s|i)(?:['’](?:re|ll)| are| will| have)? (?:go(?:ing)? with|stay(?:ing)? (?:on(?! call)|with)|stick(?:ing)? (?:with|to)|settled? (?:on|for)|decided (?!not)|opted for)`,
  'wir (?:bleiben (?:bei|auf)|gehen mit|haben uns für|entscheiden uns|setzen (?:weiter(?:hin)? )?auf)|es bleibt bei',
  '(?:on|nous) (?:rest(?:e|ons) (?:sur|chez|avec)|par(?:t|tons) sur|a(?:vons)? (?:choisi|retenu))',
  'nos quedamos con|seguimos con|vamos con|elegimos|hemos (?:elegido|decidido)',
  'restiamo (?:su|con)|andiamo con|scegliamo|abbiamo (?:scelto|deciso)',
  'ficamos com|vamos (?:com|de)|escolhemos|continuamos com|decidimos',
  'we (?:blijven (?:bij|op)|kiezen(?: voor)?|gaan voor)',
  'zostajemy przy|wybieramy|wybraliśmy|zdecydowaliśmy',
].join('|');

/** What settles it only beside a wish that was not followed: "we use the old one, Marta would have preferred a new one". */
const USES =
  "(?:we|let['’]?s) (?:keep|use|take|chose|picked|went with)|we['’]re (?:using|keeping)|wir (?:nehmen|nutzen|behalten|verwenden)|(?:on|nous) (?:gard(?:e|ons)|pren(?:d|ons)|utilis(?:e|ons))|usamos|utilizamos|mantenemos|usiamo|teniamo|mantemos|we (?:nemen|gebruiken|houden)|używamy|bierzemy";

const settles = new RegExp(`^(?:${SETTLES})(?!\\p{L})`, 'iu');
const uses = new RegExp(`^(?:${SETTLES}|${USES})(?!\\p{L})`, 'iu');

/** "Lin would rather start with Kafka": what somebody would have, and those who write have not. */
export function favoursOther(prose: string): boolean {
  return prefers.test(prose) && !ofWriter.test(prose);
}

const ofWriter =
  /^(?:i|we|you|it|they|ich|wir|je|on|nous|yo|io|eu|ik|users?|customers?|people|everyone|everybody)(?!\p{L})/iu;

/** "Dana said S3 for storage": who chose what for which part. */
const chosenFor =
  /^(?:(?:dr|mr|mrs|ms)\.? )?\p{Lu}\p{Ll}+ (?:said|says|chose|picked|decided on|went for) (?!thanks|yes|no |sorry|that |it )[^,;:.?]{2,40} for (?:the |our )?\p{Ll}{3,}$/u;

/** "Let's scale up now, revisit in Q3": what is done for the time being. */
const forNow =
  /^(?:(?:then|ok|so),? )?let['’]?s (?:just |then )?(?!see|look|wait|talk|discuss|think|ask|check|meet)\p{Ll}{3,} [^?]{2,60}?(?<!\p{L})(?:for now|now|first|for the moment)(?!\p{L})/iu;

/** "We go with S3": which of several it is to be. */
export function settlesChoice(prose: string): boolean {
  return settles.test(prose) || forNow.test(prose) || chosenFor.test(prose.replace(/[.!]+$/u, ''));
}

/** A comma, "but", or both, with what people say before they settle something anyhow. */
const joint =
  /(?:[,;]|(?=\s(?:but|aber|mais|pero|ma|mas|maar|ale)\s))\s{1,2}(?:(?:but|and|aber|und|mais|et|pero|y|ma|e|mas|maar|en|ale|a|i)\s)?(?:(?:whatever|anyway|in the end|still|nevertheless|egal|trotzdem|bref|finalement|al final|alla fine|no fim|uiteindelijk),?\s)?/giu;

/**
 * Where a sentence sets what was chosen beside what somebody would rather have had: "Tom prefers MinIO but we go with S3". The offset of
 * what stands between the two, and its length.
 */
export function choiceJoins(masked: string): { index: number; length: number }[] {
  if (!settlesOrUses(masked) && !prefers.test(masked) && !wanted.test(masked)) return [];
  for (const { 0: mark, index } of masked.matchAll(joint)) {
    const before = masked.slice(0, index);
    const after = masked.slice(index + mark.length);
    const isChoice =
      (settlesOrUses(before) && (favoursOther(after) || wanted.test(after))) ||
      ((favoursOther(before) || wanted.test(before)) && settlesOrUses(after));
    if (isChoice) return [{ index, length: mark.length }];
  }
  return [];
}

/** "We use the old network": what settles a choice beside the wish that was not followed. */
export function settlesOrUses(prose: string): boolean {
  return uses.test(prose);
}
