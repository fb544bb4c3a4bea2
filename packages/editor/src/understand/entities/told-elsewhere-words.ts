/** How a language tells what things have, what they belong to, the states they are in and what they are made for; patterns. */
export interface Telling {
  /** Words before a thing in the singular, and before several. */
  readonly one: string;
  readonly many: string;
  readonly has: string;
  /** Of several things: "haben". */
  readonly haveMany: string;
  readonly belongs: string;
  /** Before what there are several of. */
  readonly several: string;
  /** Before the states of a thing, and before the last of them. */
  readonly is: string;
  readonly or: string;
  readonly and: string;
  /** Before what somebody gives with a thing. */
  readonly with: string;
  /** A sentence on what is made for another thing; groups `made` and `of`. */
  readonly madeFor: string;
}

const word = '\\p{L}[\\p{L}-]{2,30}';

/** What the languages beside English say. */
export const tellings: Readonly<Record<string, Telling>> = {
  de: {
    one: 'ein|eine|jeder|jede|jedes|der|die|das',
    many: 'die|alle',
    has: 'hat|besitzt|enthält|umfasst|besteht aus|benötigt|braucht|speichert|trägt|führt',
    haveMany: 'haben|besitzen|enthalten|umfassen|bestehen aus|benötigen|brauchen|speichern|tragen|führen',
    belongs:
      '(?:gehört|gehören) (?:immer )?zu|(?:gehört|gehören) (?=einem |einer |genau )|ist Teil von|geht an|(?:ist|sind) (?:genau )?(?=einem |einer )',
    several:
      'mehreren|mehrere|vielen|viele|beliebig viele|eine oder mehrere|ein oder mehrere|einen oder mehrere',
    is: 'ist(?: entweder)?|hat den Status|kann|hat die Zustände',
    or: 'oder',
    and: 'und',
    with: 'mit',
    madeFor: `(?:(?:ein|eine|die|der|das) )?(?<made>${word}) (?:wird|werden) (?:pro|je|für jeden|für jede|für jedes|zu jedem|zu jeder) (?<of>${word}) (?:erstellt|angelegt|geschrieben|erzeugt|generiert|ausgestellt|erfasst|eingetragen|abgelesen|gespeichert|geführt|protokolliert|notiert)|(?:pro|je|für jeden|für jede|für jedes|zu jedem|zu jeder) (?<of2>${word}) (?:wird|gibt es) (?:(?:genau |höchstens )?(?:ein|eine|einen) )(?<made2>${word})`,
  },
  fr: {
    one: "une?|chaque|le|la|l['’]",
    many: 'les|des',
    has: 'a|possède|contient|comprend|comporte|porte|indique|garde|conserve|note|enregistre|se compose de|est composée? de',
    haveMany: 'ont|possèdent|contiennent|comprennent|comportent|portent|indiquent',
    belongs: "appartient à|fait partie d['’]|est rattachée? à|dépend d['’]|est liée? à|concerne",
    several: 'plusieurs|un ou plusieurs|une ou plusieurs|de nombreux|de nombreuses',
    is: 'est(?: soit)?|peut être',
    or: 'ou',
    and: 'et',
    with: 'avec',
    madeFor: `(?:une?|les|la|le|des) (?<made>${word}) (?:est|sont) (?:créée?s?|générée?s?|établie?s?|émise?s?|éditée?s?|enregistrée?s?) (?:par|pour chaque) (?<of>${word})`,
  },
  es: {
    one: 'una?|cada|el|la',
    many: 'los|las',
    has: 'tiene|contiene|incluye|consta de|se compone de|lleva|guarda|registra|recoge',
    haveMany: 'tienen|contienen|incluyen|llevan|guardan|registran|recogen',
    belongs: 'pertenece a|es de|forma parte de|depende de|corresponde a',
    several: 'varios|varias|muchos|muchas|uno o varios|una o varias|uno o más|una o más',
    is: 'está|es|puede estar|puede ser',
    or: 'o|u',
    and: 'y|e',
    with: 'con',
    madeFor: `se (?:crea|genera|emite|registra) una? (?<made>${word}) por (?:cada )?(?<of>${word})|(?:las|los) (?<made2>${word}) se (?:crean|generan|emiten|registran) por (?:cada )?(?<of2>${word})`,
  },
  it: {
    one: "una?|uno|ogni|il|lo|la|l['’]|un['’]",
    many: 'i|gli|le',
    has: 'ha|possiede|contiene|comprende|include|registra|riporta|è composto da|è composta da',
    haveMany: 'hanno|possiedono|contengono|comprendono|registrano|riportano',
    belongs: 'appartiene a|fa parte di|è legato a|è legata a|riguarda',
    several: 'diversi|diverse|più|molti|molte|uno o più|una o più',
    is: 'è|può essere',
    or: 'o|oppure',
    and: 'e|ed',
    with: 'con',
    madeFor: `(?:le|i|gli) (?<made>${word}) (?:vengono|sono) (?:creat[ei]|generat[ei]|emess[ei]|registrat[ei]) per (?:ogni )?(?<of>${word})|per ogni (?<of2>${word}) (?:viene|si) (?:creat[ao]|generat[ao]|emess[ao]|crea|genera|emette) una? (?<made2>${word})`,
  },
  pt: {
    one: 'uma?|cada|o|a',
    many: 'os|as',
    has: 'tem|contém|inclui|possui|guarda|registra|é composto por|é composta por',
    haveMany: 'têm|contêm|incluem|possuem|guardam|registram',
    belongs: 'pertence a|é de|faz parte de|está ligad[oa] a',
    several: 'vários|várias|muitos|muitas|um ou mais|uma ou mais',
    is: 'está|é|pode estar|pode ser',
    or: 'ou',
    and: 'e',
    with: 'com',
    madeFor: `(?:as|os) (?<made>${word}) são (?:criad[oa]s|gerad[oa]s|emitid[oa]s) por (?:cada )?(?<of>${word})|(?:para|por) cada (?<of2>${word}) é (?:criad[oa]|gerad[oa]|emitid[oa]) uma? (?<made2>${word})`,
  },
  nl: {
    one: 'een|elke|elk|iedere|de|het',
    many: 'de|alle',
    has: 'heeft|bevat|bestaat uit|omvat',
    haveMany: 'hebben|bevatten|bestaan uit',
    belongs: 'hoort bij|behoort tot|is van|maakt deel uit van',
    several: 'meerdere|veel|verschillende|een of meer|één of meer',
    is: 'is|kan',
    or: 'of',
    and: 'en',
    with: 'met',
    madeFor: `(?:er wordt )?(?:per|voor elke|voor elk) (?<of2>${word}) (?:wordt )?(?:een|één) (?<made2>${word}) (?:gemaakt|aangemaakt|opgesteld)|(?<made>${word}) worden per (?<of>${word}) (?:gemaakt|aangemaakt|opgesteld)`,
  },
  pl: {
    one: 'każd[aye]|jeden|jedna|jedno',
    many: 'wszystkie|wszyscy',
    has: 'ma|posiada|zawiera|obejmuje',
    haveMany: 'mają|posiadają|zawierają|obejmują',
    belongs: 'należy do|dotyczy|jest częścią',
    several: 'wiele|kilka|dowolnie wiele|jeden lub więcej',
    is: 'jest|może być',
    or: 'lub|albo',
    and: 'i|oraz',
    with: 'z|ze',
    madeFor: '(?!)',
  },
};
