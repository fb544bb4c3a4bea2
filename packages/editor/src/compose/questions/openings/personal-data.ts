import { derivedPhrasesOf } from '../../../formats/phrases/derived/by-language.ts';
import { fill } from '../../../formats/phrases/phrase.ts';
import type { Kind } from '../../../understand/statement.ts';
import { type Composition, list, say } from '../../composition.ts';

/** Data about somebody, as people name it. */
const personal =
  /(?<!\p{L})(?:(?:phone|mobile|passport|social security|insurance|licence|license|account) numbers?|(?:home|postal|e-?mail|email) addresses|date of birth|birth ?dates?|medical (?:data|records|notes|history|information)|health (?:data|records|information)|bank (?:details|accounts?)|iban|telefonnummern?|handynummern?|geburtsdatum|gesundheitsdaten|bankverbindung|anschrift|numéros? de téléphone|dates? de naissance|données (?:médicales|de santé)|coordonnées bancaires|(?:número de )?teléfonos?|fecha de nacimiento|datos (?:médicos|de salud)|numero di telefono|data di nascita|codice fiscale|dati (?:sanitari|medici)|(?:número de )?telefone|data de nascimento|dados (?:médicos|de saúde)|telefoonnummers?|geboortedatum|medische gegevens|(?:numer|numery) telefonu|data urodzenia|pesel)(?!\p{L})|電話番号|生年月日|住所|电话号码|手机号|身份证号|出生日期/giu;
/** What says how long they are kept, or that they are not. */
const settled =
  /(?<!\p{L})(?:delet\p{L}*|eras\p{L}*|purg\p{L}*|gdpr|retention|retain\p{L}*|anonymi[sz]\p{L}*|(?:keep|kept|stored?|hold) (?:\p{L}+ ){0,4}(?:for|until|only)|forget|dsgvo|lösch\p{L}*|gelöscht|aufbewahr\p{L}*|anonymisier\p{L}*|rgpd|effac\p{L}*|supprim\p{L}*|conserv\p{L}*|rgpd|borra\p{L}*|elimin\p{L}*|cancell\p{L}*|apag\p{L}*|lgpd|avg|gewist|verwijder\p{L}*|bewaard|bewaren|rodo|usuw\p{L}*|usuń|przechow\p{L}*)(?!\p{L})|削除|保存期間|删除|保留/iu;

/** "But no phone numbers", "without the home address": what is not to be there is not kept. */
const denied =
  /(?<!\p{L})(?:no|not|never|without|nor|except|kein\p{L}*|ohne|nicht|nie|sans|pas d[e'’]|ni|sin|no|nunca|senza|nessun\p{L}*|non|sem|não|geen|zonder|niet|bez|nie)(?:\s+(?!(?:but|only|just|and|sondern|mais|sino)(?!\p{L}))[^\s,;:.?!]+){0,4}\s*$/iu;

const stored: ReadonlySet<Kind> = new Set<Kind>([
  'requirement',
  'quality',
  'definition',
  'design',
  'decision',
  'context',
]);

/** Asks how long data about people is kept, by the names the input gives it. */
export function personalQuestion(composition: Composition): string | null {
  const { statements, source, language } = composition.understanding;
  if (settled.test(source.text)) return null;
  const found = new Set<string>();
  for (const { kind, text } of statements)
    if (stored.has(kind))
      for (const { 0: words, index } of text.matchAll(personal))
        if (!denied.test(text.slice(0, index))) found.add(language === 'de' ? words : words.toLowerCase());
  if (found.size === 0) return null;
  const quoted = [...found].slice(0, most).map((text) => say(composition, 'quoted', { text }));
  return fill(derivedPhrasesOf(composition.language).askPersonal, { words: list(composition, quoted) });
}

/** Kinds of data that a question names. */
const most = 3;
