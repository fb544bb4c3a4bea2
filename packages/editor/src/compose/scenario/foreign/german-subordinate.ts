import { lowerFirst } from '../../../first-letter.ts';
import { quiet } from '../../voice/binding.ts';
import { clauseEnd } from '../../voice/demanded/words.ts';
import { isInfinitive, thirdPerson } from './german-verbs.ts';

const modal = /^(?:muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|kann|können)$/u;
/** Words that bind and say no more of a deed than that it is to be done. */
const binds = /^(?:muss|müssen|soll|sollen)$/u;
const lets = /^(?:darf|dürfen)$/u;
/** What is not to happen to a thing, and is no right that somebody has. */
const barred =
  /(?<!\p{L})(?:nicht|kein\p{L}*|höchstens|maximal)(?!\p{L}).* (?:werden|dauern|geben|sein|überschreiten|enthalten)$/u;
const conditional =
  /^(?<when>(?:wenn|falls|sobald|sofern|solange|ist|sind|wird|werden|hat|haben|fehlt|fehlen)\s[^,]{4,160}), (?:dann |so )?(?<main>(?:muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|kann|können) .+)$/isu;
const pronoun = /^(?:er|sie|es|man|wir|ich|diese[rs]?)(?= )/iu;
/** Words that end as an infinitive does. */
const noVerb =
  /^(?:zwischen|gegen|wegen|neben|oben|unten|innen|außen|hinten|vorn|gestern|morgen|sondern|ihnen|denen|worden|(?:[kmds]?ein|unser|dies|jed|all)en)$/u;
/** "Anträge prüfen, speichern und weiterleiten": deeds of which the last stands behind "und". */
const listed = /^[^,;:]+n(?:, [^,;:]*n)+ und [^,;:]*n$/u;
/** A second main clause behind a comma, which has no place behind "dass". */
const goesOn = /^, (?:und|aber|sondern|danach|dann)(?!\p{L})/iu;
/** What follows otherwise, or from it, is left to the demand itself. */
const asides = /^, (?:sonst|andernfalls|ansonsten|deshalb|daher|also)(?!\p{L})/iu;

/**
 * A German demand as it stands behind "dass", with its verb last: "Nach 5 Minuten MUSS die Sitzung ablaufen" → "nach 5 Minuten
 * die Sitzung abläuft". Words that only bind go where the verb can be bent, all others go to the end with nothing else moved.
 *
 * @param text the demand in the voice of who is bound
 * @returns null where no clause with one modal verb and an infinitive at its end was found
 */
export function behindDass(text: string): string | null {
  const said = quiet(text).replace(/[.!]+$/u, '');
  const { when = '', main = '' } = conditional.exec(said)?.groups ?? {};
  const clause = main === '' ? mainClause(said) : verbLast(main, '');
  if (clause === null || main === '') return clause;
  if (!/^(?:wenn|falls|sobald|sofern|solange)\s/iu.test(when)) return null;
  const asked = lowerFirst(when);
  return pronoun.test(clause) ? `${asked}, ${clause}` : `${clause}, ${asked}`;
}

/** "Es muss gelten: mindestens 12 Zeichen": what stands as it was written is no clause. */
const asWritten = /^es (?:muss|soll|kann) gelten: /iu;

function mainClause(said: string): string | null {
  if (asWritten.test(said)) return null;
  const words = said.split(' ');
  const at = words.findIndex((word) => modal.test(word));
  const fore = words.slice(0, at).join(' ');
  if (at < 1 || at > 12 || /[,;:]/u.test(fore) || /^(?:wenn|falls|sobald|nur)$/iu.test(words[0] ?? ''))
    return null;
  return verbLast(words.slice(at).join(' '), lowerOpening(fore));
}

/** A clause that opens with its modal verb, with the verb last; what stood before it goes before the rest, behind a pronoun. */
function verbLast(said: string, fore: string): string | null {
  const [verb = '', ...others] = said.split(' ');
  const rest = others.join(' ');
  const isListed = listed.test(rest);
  const end = isListed ? rest.length : clauseEnd(rest);
  const core = rest.slice(0, end);
  const last = /(?<!\p{L})\p{Ll}+$/u.exec(core)?.[0] ?? '';
  const modality = verb.toLowerCase();
  if (!/^(?:sein|\p{Ll}{2,}(?:en|ern|eln))$/u.test(last) || noVerb.test(last)) return null;
  const isBound = binds.test(modality) || (lets.test(modality) && barred.test(core));
  const bent = isBound && !isListed ? asTold(core, /en$/u.test(modality)) : null;
  const own = bent ?? `${core} ${modality}`;
  const who = pronoun.exec(own)?.[0] ?? '';
  const tail = asides.test(rest.slice(end)) ? '' : rest.slice(end);
  if (goesOn.test(tail)) return null;
  if (fore === '') return own + tail;
  return (
    (who === '' || pronoun.test(`${fore} `) ? `${fore} ${own}` : `${who} ${fore}${own.slice(who.length)}`) +
    tail
  );
}

/** "Nur einmal gehen und dann ablaufen" → "nur einmal geht und dann abläuft"; null where a verb of it may be taken for another word. */
function asTold(core: string, isMany: boolean): string | null {
  if (isMany) return / sein und /u.test(core) ? null : core.replace(/(?<= )sein$/u, 'sind');
  const parts = core.split(/(?<= )(?=und )/u);
  const told = parts.map((part, at) => {
    const last = /\p{Ll}+(?= ?$)/u.exec(part)?.[0] ?? '';
    const isLast = at === parts.length - 1;
    // "Übersprungen und gemeldet werden": one verb for both.
    const isOwn = /^(?:sein|werden|haben)$/u.test(last);
    if (!isLast && (auxiliaryLast.test(core) || !(isOwn || /en$|ern$|eln$/u.test(last)))) return part;
    if (!isLast && ((!isOwn && !isInfinitive(last)) || !opensDeed.test(parts[at + 1] ?? ''))) return null;
    const third = thirdPerson(last);
    return third === null ? null : part.replace(/\p{Ll}+(?= ?$)/u, third);
  });
  return told.includes(null) ? null : told.join('');
}

const auxiliaryLast = /(?<= )(?:werden|sein|haben|können)$/u;

/** "… und nach 3 Tagen löschen": more than an infinitive, or one alone, is a deed of its own. */
const opensDeed = /^und (?:\p{Ll}+(?:en|ern|eln)$|(?!\p{Ll}+(?:en|er|es|e) \p{Lu})\S+ .+)/u;

const opening =
  /^(?:Der|Die|Das|Den|Dem|Ein|Eine|Einen|Einem|Jede[rsnm]?|Alle|Allen|Unsere?|Kein\p{L}*|Doppelte|Neue|Alte|Wir|Man|Es|Er|Sie|Nach|Bei|Beim|In|Im|Am|An|Auf|Aus|Mit|Für|Pro|Je|Ab|Bis|Vor|Zum|Zur|Künftig|Außerdem|Danach|Dann|Anschließend|Später|Zusätzlich|Nachts|Morgens|Abends|Mittags|Nachmittags|Vormittags|Tagsüber|Werktags|Täglich|Stündlich|Wöchentlich|Monatlich|Jährlich|Automatisch|Sofort|Dort|Hier|Immer|\p{Lu}\p{Ll}+(?:e|en|er|es)(?= \p{Lu}))(?= |$)/u;

/** The first words of a sentence within one. */
export function lowerOpening(text: string): string {
  return text.replace(opening, (word) => lowerFirst(word));
}
