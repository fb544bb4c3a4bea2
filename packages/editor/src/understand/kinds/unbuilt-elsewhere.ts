/** How a language says that something is not to be built, or is left as it is. Patterns without their flags. */
interface Unbuilt {
  /** "No", before a thing. */
  readonly no: string;
  /** "Without", before a thing, which may as well say in which case something holds. */
  readonly without: string;
  /** "In the first version", "for now", as it stands behind what there is not to be. */
  readonly first: string;
  /** The same before it. */
  readonly firstly: string;
  /** What whole products are, and what they can do that much work is needed for. */
  readonly product: string;
  /** "The website is enough", behind a comma. */
  readonly enough: string;
  /** "We do not migrate", "is not replaced": what is not done with what there is. */
  readonly undone: string;
  /** "Is no part of it". */
  readonly noPart: string;
  /** What there is already, at the start of a sentence. */
  readonly old: string;
  /** "Stays as it is", which is said of what there is already. */
  readonly stays: string;
}

const languages: Readonly<Record<string, Unbuilt>> = {
  de: {
    no: '(?:keine?n? )',
    without: '(?:ohne )',
    first:
      '(?:in|für|zu) (?:der|die) (?:ersten?|1\\.) (?:Version|Phase|Ausbaustufe|Stufe)|(?:in|für) V ?1|im ersten (?:Schritt|Release|Wurf|Anlauf|Jahr)|im MVP|fürs erste|vorerst|erst ?mal|zum Start|dieses (?:Jahr|Mal)',
    firstly: '(?:erst ?mal|vorerst|fürs erste|zum start|im ersten schritt|in der ersten version|in v ?1)',
    product:
      '(?:native )?(?:handy-?|mobile )?apps?|mehrsprachigkeit|übersetzungen|mandantenfähigkeit|dark ?mode',
    enough: '(?:reicht|genügt|langt)',
    undone:
      '(?:wird|werden) (?:\\p{L}+ ){0,2}?nicht (?:migriert|angefasst|umgebaut|abgelöst|umgestellt|angebunden)|(?:migrieren|ersetzen|übersetzen|bauen|fassen) wir (?:\\p{L}+ ){0,3}?nicht(?: an| um| nach)?|wir (?:migrieren|ersetzen|übersetzen|bauen) [^,;:]{2,60} nicht(?: um| nach)?',
    noPart:
      '(?:ist|sind) nicht (?:teil|bestandteil|gegenstand) (?:davon|des \\p{L}+|der \\p{L}+|dieses \\p{L}+|dieser \\p{L}+|von [^,;]{2,30})|gehör(?:t|en) nicht (?:dazu|zum (?:umfang|projekt))|(?:ist|sind) nicht (?:vorgesehen|geplant)',
    old: '(?:der|die|das|unsere?) (?:alte|bestehende|bisherige|vorhandene|jetzige)[nrs]? |(?:der |die |das )?(?:alt|bestands)\\p{L}+ ',
    stays:
      '(?:bleib(?:t|en) (?:\\p{L}+ ){0,3}?(?:unverändert|stehen|so|wie (?:sie|er|es) (?:ist|sind))|lassen wir (?:\\p{L}+ ){0,3}?(?:laufen|stehen|in ruhe|so))',
  },
  fr: {
    no: "(?:pas d(?:e |['’])|aucune? )",
    without: '(?:sans )',
    first:
      "dans (?:la|une) première version|(?:dans |pour )?(?:la |en )?v ?1|dans un premier temps|pour (?:l['’]instant|commencer|cette année)|au début|cette (?:année|fois)",
    firstly: "(?:pour l['’]instant|dans un premier temps|en v ?1|au début),?",
    product: 'appli(?:cation)?s?(?: (?:mobiles?|natives?))?|multilingue|traductions?|mode sombre',
    enough: '(?:suffit|suffisent|suffira)',
    undone:
      "(?:on|nous) ne (?:migr|développ|refai|remplac|tradui|touch)\\p{L}* (?:pas|rien|plus)|(?:ne (?:sera|seront|sont)|n['’]est) pas (?:migré|remplacé|traduit|refait)\\p{L}*",
    noPart:
      "(?:n['’]en|ne) fai(?:t|sait|sons) pas partie|ne f(?:ont|eront|era) pas partie|(?:n['’]est|ne sont) pas (?:inclus\\p{L}*|prévue?s?|au programme)(?=[.!]*$)",
    old: "(?:l['’]|les |la |le )(?:ancien|actuel|existant)\\p{L}* |(?:l['’]|les |la |le )\\p{L}+ (?:actuel|existant)\\p{L}* ",
    stays:
      'rest(?:e|ent) (?:en place|comme (?:ça|elle est|il est|elles sont|ils sont|avant)|tel(?:le)?s? quel(?:le)?s?|inchangée?s?|là)',
  },
  es: {
    no: '(?:(?:nada de|ningún|ninguna) )',
    without: '(?:sin )',
    first:
      '(?:en|para) (?:la|una) primera (?:versión|fase|etapa)|(?:en|para) (?:la )?v ?1|(?:de|por el) momento|por ahora|al principio|este año|esta vez',
    firstly: '(?:de momento|por ahora|al principio|en la primera (?:versión|fase)|en v ?1),?',
    product:
      'apps?(?: (?:móvil|nativa))?|aplicación(?: (?:móvil|nativa))?|multilenguaje|multiidioma|traducciones|modo oscuro',
    enough: '(?:basta|bastan|es suficiente|llega|vale)',
    undone:
      'no (?:migramos|desarrollamos|sustituimos|reemplazamos|traducimos|tocamos)|no (?:se (?:migra|toca|sustituye|traduce)n?|será migrad[oa]|serán migrad[oa]s)',
    noPart:
      'no (?:entran?(?: (?:aquí|ahora|en (?:est[aeo]\\p{L}*|el (?:alcance|proyecto)|la primera \\p{L}+)))?|forman? parte(?: de (?:esto|este \\p{L}+|esta \\p{L}+))?|está(?:n)? (?:incluid|previst|contemplad)[oa]s?)(?=[.!]*$)',
    old: '(?:el|la|los|las) (?:antigu|viej|actual)\\p{L}* |(?:el|la|los|las) \\p{L}+(?: de \\p{L}+)? (?:antigu|viej|actual|existente)\\p{L}* ',
    stays:
      '(?:se queda|se quedan|sigue|siguen|queda|quedan) (?:como (?:está|están|hasta ahora|siempre)|igual|en pie|funcionando)',
  },
  pt: {
    no: '(?:(?:nada de|nenhum|nenhuma) )',
    without: '(?:sem )',
    first:
      '(?:na|para a|numa) primeira (?:versão|fase|etapa)|(?:na|no|para a)? ?v ?1|por (?:enquanto|ora|agora)|no (?:início|começo)|este ano|desta vez',
    firstly: '(?:por (?:enquanto|ora|agora)|no (?:início|começo)|na primeira (?:versão|fase)),?',
    product:
      'apps?(?: (?:móvel|nativo))?|aplicativos?(?: (?:móvel|nativo))?|multil[ií]n?gue|traduções|modo escuro',
    enough: '(?:basta|bastam|é suficiente|chega|resolve)',
    undone:
      'não (?:vamos )?(?:migr|desenvolv|substitu|traduz|mex)(?:amos|emos|imos|ar|er|ir|ímos)|não (?:será|serão|é|são) (?:migrad|substituíd|traduzid)[oa]s?',
    noPart:
      'não (?:entram?(?: (?:agora|aqui|n(?:o escopo|o projeto|esta \\p{L}+|a primeira \\p{L}+)))?|faz(?:em)? parte(?: d(?:isto|este \\p{L}+|esta \\p{L}+))?|est(?:á|ão) (?:incluíd|previst)[oa]s?)(?=[.!]*$)',
    old: '(?:o|a|os|as) (?:antig|velh|atual)\\p{L}* |(?:o|a|os|as) \\p{L}+(?: de \\p{L}+)? (?:antig|velh|atual|existente)\\p{L}* ',
    stays:
      '(?:fica|ficam|continua|continuam|permanece|permanecem) (?:como (?:está|estão|sempre)|igual|funcionando|do jeito que está)',
  },
  it: {
    no: '(?:(?:niente|nessun[oa]?) )',
    without: '(?:senza )',
    first:
      "(?:nella|per la|in una) prima (?:versione|fase)|(?:in|nella|per la) v ?1|per (?:ora|adesso)|all[’']inizio|quest[’']anno|stavolta",
    firstly: "(?:per (?:ora|il momento|adesso)|all[’']inizio|nella prima (?:versione|fase)),?",
    product:
      'app(?: (?:mobile|nativa))?|applicazione(?: (?:mobile|nativa))?|multilingua|traduzioni|modalità scura',
    enough: '(?:basta|bastano|è sufficiente)',
    undone:
      'non (?:migriamo|sviluppiamo|sostituiamo|traduciamo|tocchiamo)|non (?:viene|vengono|sarà|saranno|si) (?:migra|sostitui|tradu)\\p{L}+',
    noPart:
      'non (?:rientra(?:no)?(?: (?:qui|nel progetto|in questa \\p{L}+))?|fa(?:nno)? parte(?: d(?:el progetto|i questo \\p{L}+|i questa \\p{L}+))?|(?:è|sono) (?:inclus|previst)[oaie])(?=[.!]*$)',
    old: "(?:il|la|i|le|gli|l[’'])\\s?(?:vecchi|attual)\\p{L}* |(?:il|la|i|le) \\p{L}+(?: di \\p{L}+)? (?:vecchi|attual|esistent)\\p{L}* ",
    stays:
      "(?:resta|restano|rimane|rimangono) (?:com['’](?:è|era)|come (?:è|sono|ora|adesso)|così|invariat[oaie]|in piedi|attiv[oaie])",
  },
  nl: {
    no: '(?:geen )',
    without: '(?:zonder )',
    first:
      '(?:in|voor) de eerste (?:versie|fase|stap)|(?:in|voor) v ?1|voorlopig|vooralsnog|om te beginnen|in het begin|dit jaar|deze keer',
    firstly: '(?:voorlopig|vooralsnog|in het begin|in de eerste (?:versie|fase)|in v ?1)',
    product: '(?:mobiele |native )?apps?|meertaligheid|vertalingen|donkere modus',
    enough: '(?:is genoeg|volstaat|is voldoende|zijn genoeg)',
    undone:
      '(?:we|wij) (?:migreren|vervangen|vertalen|bouwen) [^,;:]{2,60} niet(?: om| na)?|(?:migreren|vervangen|vertalen) we (?:\\p{L}+ ){0,3}?niet|word(?:t|en) niet (?:gemigreerd|vervangen)',
    noPart:
      'hor?(?:t|en) er niet bij|hoor(?:t|en) er niet bij|zit(?:ten)? er niet in|ma(?:akt|ken) (?:hier )?geen deel (?:van )?uit',
    old: '(?:de|het|onze?) (?:oude|bestaande|huidige) ',
    stays:
      'blij(?:ft|ven) (?:(?:gewoon|zoals (?:hij|het|ze|die) (?:is|zijn)|staan|draaien|bestaan|ongewijzigd|hetzelfde)[ .!]*)+',
  },
  pl: {
    no: '(?:żadn(?:ych|ego|ej) )',
    without: '(?:bez )',
    first:
      'w pierwszej (?:wersji|fazie)|w pierwszym (?:etapie|kroku)|w v ?1|na razie|na początek|w tym roku|tym razem',
    firstly: '(?:na razie|na początek|w pierwszej (?:wersji|fazie)|w v ?1)',
    product: 'aplikacji(?: (?:mobilnej|natywnej))?|wielu języków|wielojęzyczności|tłumaczeń|trybu ciemnego',
    enough: '(?:wystarczy|wystarczą|wystarcza)',
    undone:
      'nie (?:migrujemy|budujemy|zastępujemy|tłumaczymy|przenosimy|wymieniamy)|nie (?:będzie|będą|zostanie|zostaną) (?:migrowan|zastąpion|przenoszon|tłumaczon)\\p{L}+',
    noPart: 'nie (?:wchodz(?:i|ą) w zakres|(?:jest|są) częścią|obejmuje tego|należ(?:y|ą) do zakresu)',
    old: '(?:star|obecn|istniejąc)\\p{L}+ ',
    stays: 'zostaj(?:e|ą) (?:bez zmian|jak (?:jest|są)|tak,? jak (?:jest|są)|po staremu)',
  },
};

/** A case, or whoever is meant: nothing is said of the work. */
const opensCase =
  '(?!(?:wenn|falls|sobald|solange|wer|si|quand|lorsque|tant que|cuando|mientras|quien|se|quando|finché|chi|quem|caso|enquanto|als|wanneer|zodra|wie|zolang|jeśli|gdy|kto|dopóki)(?!\\p{L}))';

/** What a sentence is about, with nothing said of it that tells it from others. */
const plainly = '(?:(?!(?:che|qui|que|któr\\p{L}+|die|welche\\p{L}*) )[^\\s,;:?]+ ){1,8}';

const only = '(?:nur|seulement|juste|solo|sólo|só|apenas|soltanto|alleen|tylko)';

/** What many products have and this one may not, in words that languages share. */
const features =
  'chats?|forum|newsletter|blog|(?:online-?)?(?:shop|zahlung(?:en)?)|(?:zahlungen|paiements?|pagos?|pagamenti|pagamentos|betalingen) (?:online|en ligne)|werbung|publicit[éàa]|publicidade?|push(?:-?nachrichten)?|gamification|widgets?|login|statistiken|statistiques|estadísticas|statistiche';

const shapes: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(languages).map(([language, said]) => [language, shapeOf(said)]),
);

function shapeOf({
  no,
  without,
  first,
  firstly,
  product,
  enough,
  undone,
  noPart,
  old,
  stays,
}: Unbuilt): RegExp {
  const none = `(?:${no}|${without})`;
  const isEnough = `, (?:[^,;:?]{2,40} |(?:il |es |hier |qui )?)${enough}(?!\\p{L})`;
  const ways = [
    `${none}[^,;:?]{2,60} (?:${first})[.!]*$`,
    `${firstly} (?:noch )?${none}\\p{L}`,
    `(?:bitte )?${none}(?:${product}|${features})(?:[.!]*$|, ${only}(?!\\p{L})|${isEnough})`,
    `${no}[^,;:?]{2,50}${isEnough}`,
    `(?:${plainly})?(?:${undone})(?!\\p{L})`,
    `${plainly}(?:${noPart})(?!\\p{L})`,
    `${old}[^,;:?]{0,40}?${stays}(?!\\p{L})(?!,? (?:wenn|falls|bis|solange|si|jusqu|hasta|até|finché|fino|als|tot|jeśli|do)(?!\\p{L}))`,
  ];
  return new RegExp(`^${opensCase}(?:${ways.join('|')})`, 'iu');
}

/** The same in languages that do not part their words. */
const unspaced: Readonly<Record<string, RegExp>> = {
  ja: /^(?!.*(?:場合|とき|時は|なら))(?:.{2,30}(?:は|も|を)?(?:作らない|作りません|やらない|やりません|(?<!が)対応は?(?:しない|しません)|移行(?:は)?(?:しない|しません)|(?:連携|機能|対応|画面|移行)は?(?:今回は?)?(?:含まない|含みません)|対象外|見送る|見送り)(?:。|、|$)|(?:旧|既存の?|現行の?|今の|古い).{1,20}(?:は|も)(?:そのまま|触らない|変更しない|残す|現状維持)|(?:最初|第一|初回)の?(?:バージョン|リリース|段階)では.{1,20}(?:不要|なし|ない))/u,
  zh: /^(?!如果|当|若)(?:.{0,12}?(?:第一版|首版|一期|初版|这次|本次|暂时|暂|先)(?:[^，,。的]{0,4})?(?:不做|不上|不加|不管|不考虑|不支持|不包括|不含)|不做|.{2,20}(?:先不管|先不做|不在(?:本次)?范围(?:内|之内)?|不属于本次)|(?:老|旧|原有?|现有的?).{1,12}(?:保持不变|不动|不迁移|不改|不变|照旧|维持(?:原样|现状)))/u,
};

/**
 * Whether a sentence says of something that it is not to be built, or stays as it is: "Keine Bilder in der ersten Version", "pas d'appli, le site
 * suffit", "La base antigua se queda como está". Languages other than English.
 */
export function unbuiltElsewhere(prose: string, language: string): boolean {
  return (shapes.get(language) ?? unspaced[language])?.test(prose) === true;
}
