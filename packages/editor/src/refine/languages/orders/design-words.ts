/** What a language calls the parts of a data model, and what is said of them; each entry as in an order lexicon. */
export interface DesignWords {
  readonly entity: string;
  readonly field: string;
  /** "Is missing", before or behind what is. */
  readonly missing: string;
  /** "In", "to" an entity; with the article behind it and the space. */
  readonly in: string;
  /** "Should be", "is", before what a field is. */
  readonly being: string;
  /** What ends such a statement, where the language puts its verb there. */
  readonly closing: string;
  /** Types by their English names. */
  readonly types: Readonly<Record<string, string>>;
  readonly required: string;
  readonly optional: string;
  readonly unique: string;
}

export const designWords: Readonly<Record<string, DesignWords>> = {
  de: {
    entity: 'entität(?:en)?|tabelle|objekt',
    field: 'felde?s?|felder|spalten?|attribut(?:e|s)?',
    missing: 'fehl(?:t|en)(?: noch)?(?: (?:mir|uns))?',
    in: '(?:in|zu|zur|zum|bei|beim|im|von|aus)(?: (?:de[rmn]|die|das))? ',
    being: '(?:soll(?:te)?n?|muss|müssen|ist|sind)(?: (?:eine?n?|vom typ))?',
    closing: '(?: (?:sein|werden))?',
    types: {
      integer: 'ganzzahl(?:ig)?|ganze zahl|integer|int',
      decimal: 'dezimalzahl|kommazahl|decimal',
      text: 'text|zeichenkette|string',
      boolean: 'boolean|wahrheitswert|ja/nein(?:-feld)?',
      date: 'datum|date',
      timestamp: 'zeitstempel|timestamp',
      uuid: 'uuid',
    },
    required: 'pflicht(?:feld)?|verpflichtend|erforderlich|obligatorisch',
    optional: 'optional|freiwillig',
    unique: 'eindeutig|einmalig',
  },
  fr: {
    entity: 'entités?|table',
    field: 'champs?|colonnes?|attributs?',
    missing: '(?:il )?manque(?:nt)?(?: encore)?|est manquante?',
    in: "(?:(?:à|dans|de|sur)(?: (?:la|le|les))? |(?:au|aux|du) |(?:à|dans|de) l['’])",
    being: '(?:doit|doivent|devrait|est|sont)(?: être)?(?: (?:une?|de type))?',
    closing: '',
    types: {
      integer: 'entier|nombre entier|integer|int',
      decimal: 'décimal|nombre décimal|decimal',
      text: 'texte|chaîne|string',
      boolean: 'booléen|boolean',
      date: 'date',
      timestamp: 'horodatage|timestamp',
      uuid: 'uuid',
    },
    required: 'obligatoires?|requise?s?',
    optional: 'facultati(?:fs?|ves?)|optionnel(?:le)?s?',
    unique: 'uniques?',
  },
  es: {
    entity: 'entidad(?:es)?|tabla',
    field: 'campos?|columnas?|atributos?',
    missing: '(?:nos |me )?faltan?(?: todavía)?',
    in: '(?:(?:en|a)(?: (?:la|el|las|los))?|al|de(?: la)?|del) ',
    being: '(?:debe|deben|debería|tiene que|es|son)(?: ser)?(?: (?:una?|de tipo))?',
    closing: '',
    types: {
      integer: 'entero|número entero|integer|int',
      decimal: 'decimal|número decimal',
      text: 'texto|cadena|string',
      boolean: 'booleano|boolean',
      date: 'fecha|date',
      timestamp: 'marca de tiempo|timestamp',
      uuid: 'uuid',
    },
    required: 'obligatori[oa]s?|requerid[oa]s?',
    optional: 'opcional(?:es)?',
    unique: 'únic[oa]s?',
  },
  it: {
    entity: 'entità|tabella',
    field: 'camp[oi]|colonn[ae]|attribut[oi]',
    missing: '(?:ci )?manca(?:no)?(?: ancora)?',
    in: "(?:(?:in|a|al|alla|nel|nella|di|del|della|da|dal|dalla)|(?:all|nell|dell|dall)(?=['’]))(?: |['’])",
    being: '(?:deve|devono|dovrebbe|è|sono)(?: essere)?(?: (?:una?|di tipo))?',
    closing: '',
    types: {
      integer: 'intero|numero intero|integer|int',
      decimal: 'decimale|numero decimale|decimal',
      text: 'testo|stringa|string',
      boolean: 'booleano|boolean',
      date: 'data|date',
      timestamp: 'timestamp|data e ora',
      uuid: 'uuid',
    },
    required: 'obbligatori[oaie]?|richiest[oaie]',
    optional: 'opzional[ei]|facoltativ[oaie]',
    unique: 'unic[oahei]+|univoc[oahei]+',
  },
  pt: {
    entity: 'entidades?|tabela',
    field: 'campos?|colunas?|atributos?',
    missing: 'faltam?(?: ainda)?|ainda faltam?',
    in: '(?:(?:em|a)(?: [oa])?|n[oa]|ao?|à|d[oea]) ',
    being: '(?:deve|devem|deveria|tem que|é|são)(?: ser)?(?: (?:uma?|do tipo))?',
    closing: '',
    types: {
      integer: 'inteiro|número inteiro|integer|int',
      decimal: 'decimal|número decimal',
      text: 'texto|string',
      boolean: 'booleano|boolean',
      date: 'data|date',
      timestamp: 'timestamp|data e hora',
      uuid: 'uuid',
    },
    required: 'obrigatóri[oa]s?|requerid[oa]s?',
    optional: 'opciona(?:l|is)|facultativ[oa]s?',
    unique: 'únic[oa]s?',
  },
  nl: {
    entity: 'entiteit(?:en)?|tabel',
    field: 'veld(?:en)?|kolom(?:men)?|attribu(?:ut|ten)',
    missing: '(?:er )?ontbreekt(?: nog)?|ontbreken(?: nog)?',
    in: '(?:toe )?(?:in|aan|bij|van|uit)(?: (?:de|het))? ',
    being: '(?:moet(?:en)?|hoort|is|zijn)(?: (?:een|van het type))?',
    closing: '(?: (?:zijn|worden))?',
    types: {
      integer: 'geheel getal|integer|int',
      decimal: 'decimaal getal|decimaal|decimal',
      text: 'tekst|string',
      boolean: 'boolean|ja/nee-veld',
      date: 'datum|date',
      timestamp: 'tijdstempel|timestamp',
      uuid: 'uuid',
    },
    required: 'verplicht|vereist',
    optional: 'optioneel|facultatief',
    unique: 'uniek',
  },
  pl: {
    entity: 'encj[aęi]|tabel[aęi]',
    field: 'pol[ea]|pól|kolumn[aęy]|atrybut(?:y|u)?',
    missing: 'brak(?:uje)?(?: jeszcze)?',
    in: '(?:w|do|dla|na) ',
    being: '(?:powinn[oay]|powinien|mus(?:i|zą)|ma|mają|jest|są)(?: być)?(?: typu)?',
    closing: '',
    types: {
      integer: 'liczb[aą] całkowit[aą]|integer|int',
      decimal: 'liczb[aą] dziesiętn[aą]|decimal',
      text: 'tekst(?:em|owe)?|string',
      boolean: 'boolean|wartoś(?:ć|cią) logiczn[aą]',
      date: 'dat[aą]|date',
      timestamp: 'znacznik(?:iem)? czasu|timestamp',
      uuid: 'uuid',
    },
    required: 'obowiązkow[eay]|wymagan[eay]',
    optional: 'opcjonaln[eay]|nieobowiązkow[eay]',
    unique: 'unikaln[eay]|unikatow[eay]',
  },
};
