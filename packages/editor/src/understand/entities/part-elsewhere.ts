import type { Field } from './entity.ts';
import { fieldIn, type Having } from './listed-elsewhere.ts';
import { plainLetters } from './plain-letters.ts';
import { isFieldNameElsewhere } from './sound-name.ts';
import { unitIn } from './unit.ts';

/** What nearly everything that is stored has, in these languages and without the marks of their letters. */
const column =
  /^(?:nom|nome|nombre|naam|name|nazwa|imie|adress?[ae]?|adresse|direccion|indirizzo|endereco|adres|tele?fono?|telephone|telefon|telefone|telefoon|date|datum|fecha|data|prix|preis|precio|prezzo|preco|prijs|cena|code|codigo|codice|kod|statut|status|estado|stato|quantite|menge|anzahl|cantidad|quantita|quantidade|aantal|ilosc|numero|nummer|numer|e_?mail|montant|betrag|importe|importo|valor|bedrag|kwota|libelle|titre|titel|titulo|titolo|tytul)(?:_|$)/u;

const optional =
  /\s\(?(?:facultati(?:f|ve)s?|optionnel(?:le)?s?|optional|freiwillig|opcional(?:es)?|facoltativ[oaie]|opzional[ei]|optioneel|opcjonaln\p{L}+)\)?$/iu;
const yesOrNo = /\s\(?(?:oui|sí|si|sì|sim|ja|tak)\s?\/\s?(?:non|no|não|nein|nee|nie)\)?$/iu;
/** "Un booléen « actif »": a yes or no by its name. */
const booleanOf =
  /^(?:(?:une?|una|eine?n?|uma?|een|un) )?(?:booléen(?:ne)?|boolean[oa]?|boolesche[rsn]? (?:feld|wert)|bool|indicateur|kennzeichen) ["“„«'‘]\s?([\p{L}\p{N} _-]{2,40}?)\s?["”“»'’]$/iu;
const byWhom = /\s(?:qui|wem|quién|quien|chi|quem|wie|kogo)$/iu;

const unique = /(?<!\p{L})(?:únic[oa]|unique|eindeutig|unic[oa]|univoc[oa]|uniek|unikaln[yae])(?!\p{L})/iu;

/** "Un email unique": said of the part before it. */
const uniqueBehind = /\s(?:únic[oa]|unique|unic[oa]|univoc[oa]|uniek|unikaln[yae])$/iu;

/** "Mindestens einen Leiter". */
const atLeast =
  /^(?:mindestens|höchstens|genau|au moins|au plus|exactement|al menos|como máximo|exactamente|almeno|al massimo|pelo menos|no máximo|minstens|hoogstens|co najmniej|najwyżej|dokładnie)\s/iu;

/** "Una nota de hasta 500 caracteres", "eine Notiz bis 2000 Zeichen": how large it is at most. */
const bound =
  /\s(?:(?:de|di|von|van|do|d['’]|bis|max\.?|maximal|höchstens|mit)\s)?(?:(?:hasta|até|jusqu['’]à|fino a|bis zu|tot|máximo|maximum|massimo|do|von|de|di)\s){0,2}\d[\d.,]*(?:\s\p{L}+)?(?:\s(?:máximo|maximum|massimo))?$/iu;

/** "Famille (pain, pâtisserie)": a part with its values; "actif oui/non", "remarque facultative": with what is said of it. */
export function partIn(given: string, having: Having): Field | null {
  const named = booleanOf.exec(given.trim())?.[1];
  if (named !== undefined) {
    const field = fieldIn(named, having);
    return field && { ...field, type: 'boolean' };
  }
  const part = given.trim().replace(atLeast, '');
  const aside = /\(([^()]*)\)/u.exec(part)?.[1] ?? '';
  const said = /\[([^[\]]*)\]/u.exec(part)?.[1] ?? '';
  const long = part.replace(/\s?\([^()]*\)|\s?\[[^[\]]*\]/gu, '').trim();
  const [bounded = ''] = bound.exec(long) ?? [];
  const whole = bounded === '' ? long : long.slice(0, -bounded.length).trim();
  const unit = unitIn(whole);
  const bare = (unit === null ? whole : whole.slice(0, -unit.length).trim()).replace(uniqueBehind, '');
  const field = fieldIn(bare.replace(optional, '').replace(yesOrNo, '').replace(byWhom, ''), having);
  if (field === null || !isFieldNameElsewhere(field.name)) return null;
  const values = aside
    .split(/,\s?|\s?\/\s?| (?:y|e|o|u|et|ou|und|oder|en|of) /u)
    .map((value) => value.trim());
  const areValues =
    values.length > 1 &&
    values.every((value) => /^\p{L}[\p{L}\p{N}_ -]{0,24}$/u.test(value) && value.split(' ').length < 4);
  return {
    ...field,
    type: yesOrNo.test(bare) ? 'boolean' : null,
    isNullable: optional.test(bare) ? true : field.isNullable,
    isUnique: unique.test(said) || unique.test(aside) || uniqueBehind.test(whole),
    values: areValues ? values : [],
    note: [bounded.trim(), unit ?? '', areValues ? '' : withoutUnique(aside), said]
      .filter((one) => one !== '')
      .join('; '),
  };
}

/** "17 Zeichen, eindeutig" without what its key says. */
function withoutUnique(aside: string): string {
  return aside
    .split(/,\s?/u)
    .filter((part) => part.replace(unique, '').trim() !== '')
    .join(', ');
}

/** Whether nearly everything that is stored has a field of that name. */
export function isColumnName(name: string): boolean {
  return column.test(name);
}

/** Nouns whose singular ends so. */
const endsInS =
  /^(?:repas|mois|pays|cours|avis|bras|corps|accès|colis|bus|fois|tapis|devis|permis|poids|relais|succès|autobús|lunes|martes|crisis|análisis|país|ônibus|lápis)$/u;

/** "Lignes de commande" → `ligne_commande`. */
export function singleName(thing: string, { joint, language }: Having): string {
  const words = thing
    .toLowerCase()
    .replace(joint, ' ')
    .split(/[\s-]+/u);
  const single = /^(?:fr|es|pt)$/u.test(language)
    ? words.map((word) =>
        word.length > 3 && !endsInS.test(word)
          ? word
              .replace(/(?<=[lnrdj])es$/u, language === 'es' ? '' : '$&')
              .replace(/(?<=[aeioué])s$|(?<=[^aeious])s$/u, '')
          : word,
      )
    : words;
  return plainLetters(single.join('_'), language);
}
