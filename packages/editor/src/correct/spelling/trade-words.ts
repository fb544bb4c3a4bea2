/**
 * Words of programmers and of what is said among them that the dictionaries of a language lack, and abbreviations that end in a full stop. `*` stands for
 * the endings of a verb or adjective of the language.
 */
const LISTS: Readonly<Record<string, string>> = {
  de: 'engl frz ital span evtl inkl exkl allg insb entspr mögl Skripte Skripten gehts gibts wenns obs lavendel moin servus gell bissl erstmal Dispo Dispos Stornos Jour fixe rausgehen rüber drüber rein raus runter rauf rum ran nen nem nix jo Gefahrgut Gefahrgüter Maskierung Maskierungen Konfidenz Disko Diskos Föhn Föhnen Föhnens instanziieren instanziiert instanziierte instanziierten Instanziierung Instanziierungen Typannotation Typannotationen Nerd Nerds Burger Burgern gerootet gerootete gerooteten gerooteter gerootetes verschatten verschattet verschattete verschatteten verschattetes padel Performanz inklusiv inklusive inklusivem inklusiven inklusiver inklusives exklusiv exklusive exklusivem exklusiven exklusiver exklusives',
  fr: 'visio visios booléen booléens booléenne booléennes davantage prérendu sérialis* désérialis* linter logg* padel',
  es: 'invocable invocables nerd nerds gestoría gestorías concejalía concejalías bane* chequeo chequeos booleano booleana booleanos booleanas setea* tipado tipada tipados tipadas anid* serializ* renderiz* inmutable inmutables debugge* pádel padel',
  pt: 'dependable receç* conceç* perceç* recetor recetora recetores comummente connosco deslog* booleano booleana booleanos booleanas mut* imutável imutáveis mutável mutáveis memoização linting renderiz* serializ* tipado tipada mentoria mentorias padel',
  it: 'bilanciatore bilanciatori ivato ivati ivata ivate dott booleano booleana booleani booleane renderizz* logg* slogg* serializz* immutabile immutabili manutenibile manutenibili reinvi* padel',
  nl: 'toetsenbordbediening client clients authenticatie bijv adhv metriek metrieken ff effe padel',
  pl: 'if ify ifów ifach ifem ang fork forka forki forku forków forkom forkiem forkami forkach niemutowalny niemutowalne niemutowalna mutowalny mutowalne apka apki apkę apką appka serwerowy klientowy klientowa klientowe seeder seedery seederów mailer mailera mailery mailerów mailerami widżet widżety widżetu widżetów snippety snippetów kolejkowa* klastrowani*',
};

/** What stands for `*`. */
const ENDINGS: Readonly<Record<string, string>> = {
  fr: 'e|es|ent|er|é|és|ée|ées|ez|ons|ant|ation|able|ables',
  es: 'ar|a|as|an|o|ó|ado|ada|ados|adas|ando|amos|able|ables|ación',
  pt: 'ar|a|as|am|o|ou|ado|ada|ados|adas|ando|ava|avam|amos|ável|áveis|ação|ações',
  pl: 'ć|ny|na|ne|nego|nej|nych|nym|nymi|ną|nie|nia|niu|niem|ł|e|a|u|em',
  it: 'are|a|ano|i|o|ato|ata|ati|ate|ando|azione|azioni|abile|abili',
};

/** Whether a word is one of the trade in `language`. */
export function isTradeWord(word: string, language: string): boolean {
  return (PATTERNS[language] ?? null)?.test(word) ?? false;
}

const PATTERNS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(LISTS).map(([language, list]) => {
    const words = list.split(' ').map((word) => word.replace('*', `(?:${ENDINGS[language] ?? ''})`));
    return [language, new RegExp(`^(?:${words.join('|')})$`, 'iu')];
  }),
);
