/** Two languages that n-grams confuse, each with pieces of words that the other writes otherwise. */
type Pair = readonly [language: string, pieces: string, neighbour: string, pieces: string];

const BULGARIAN = 'ъ(?![еёюя]) ията ето$ ото$ ата$ ята$ ите$ ът$ ят$ ване ването ваме$ ява$ хме$ та$ щт';
const UKRAINIAN =
  'і ї є ґ ння$ ття$ ість$ ої$ ій$ ють$ ськ цьк зьк ити$ іти$ ати$ яти$ увати ував ує$ ає$ ою$ єю$ від під роз ьо ові$ ав$ йо дцять [бвзмпстф]ий$ [вжлрч]не$ уванн ванн шлях';
const SWEDISH =
  'ä ö ck och$ igt$ ligt$ ände$ xt tion sjä sju skä skö ckl ningar erna$ orna$ arnas$ ade$ ades$ ande$ iskt$ ^upp(?!e) intress na$ ka$ la$ x';

const CROATIAN = 'đ ć lj nj ije amo$ emo$ imo$ oga$ omu$ ama$ ima$ og$ ih$ ski$ ti$ jel$ vje mje dje';

/** `^` and `$` bind a piece to an edge of the word. */
const PAIRS: readonly Pair[] = [
  // Danish ends no word in a doubled consonant and has b, d, g and j where Norwegian has p, t, k and i
  [
    'da',
    'øj ej æ(?!r) hed$ heder$ heden$ heds hvad igt$ igst gtig skab$ skaber$ skabet tion øg uge iger$ age$ bt åbn øbe abe$ aber$ cy cc citet eret$ erede$ ede$ ug$ rug øder ndt gt$ ^ud ^ind(?!i|us|re) ^af(?![rt]) ^op(?!p|er|ti|sj)',
    'no',
    'bb$ dd$ gg$ kk$ ll$ nn$ pp$ tt$ øy sjon skj kj gj ei legg ekk [fg]ikk ikkje øp åpn åte ktig het$ heter$ heten$ hets skap$ skaper$ ake uke bruk øk(?!o) nner nnl sitet dde$ ifiser asj[eo] ss$ ..rom$ grens ^kurs(?!us) ^inn ^av(?!is|an) ^opp',
  ],
  ['sv', SWEDISH, 'da', 'ø æ hv eg$ kk eks lige$'],
  ['sv', SWEDISH, 'no', 'ø æ ene$ sjon øy jø hv kk eg$ kj ikk ei skj gj eks tsj lige$'],
  // Slovak has ia, ie, iu, ô and ends in -ť, -ov; Czech has ou inside of words, ě, ř, ů and ends in -ní, -ího
  [
    'cs',
    'ů ě ř ání$ vní$ dní$ tní$ [vtc]ni$ ování ího$ ímu$ ují ají$ ejí$ uji$ eni$ ani$ ství$ tví$ nost$ ovat sou ^js kter někt nekt ^kdy jí$ it$ at$ ech$ ích$ cích ou(?=\\p{L})',
    'sk',
    'ô ľ ŕ ĺ ktor niekt rovnak ú jú$ iť$ ať$ eť$ osť$ enie$ anie$ enia$ ania$ och$ iu ia cie$ ieho$ iach$ iam$ ov$ ej$ dz om$ iek$ ovo$',
  ],
  // Croatian has no long vowels and no "y"; Czech and Slovak many
  ['hr', CROATIAN, 'cs', 'á é í ý ú ů ě ř ou y ch eni$ ani$ vani nim$ ech$ ost$'],
  ['hr', CROATIAN, 'sk', 'á é í ý ú ô ľ ť y ch ou$ ov$ ost$'],
  // Bulgarian puts the article behind the word, has no cases, and ъ where others have vowels
  [
    'bg',
    BULGARIAN,
    'ru',
    'ь(?!о) ы э ий$ ый$ ому$ ему$ его$ ей$ [нлмдбгсхчжш]ой$ ым$ ых$ их$ ую$ ю$ ями$ ами$ ием$ ит$ ись$ ся$ ющ ущ ут$ вш ом$ пере оро олос олот олод',
  ],
  ['bg', BULGARIAN, 'uk', `${UKRAINIAN} ь(?!о) ий$ ого$ ому$`],
  [
    'ru',
    'ы э ё ъ ии что его$ тся$ ает$ [сц]к(?:ий|ого|ом|ая|ой|ие|их)$ ^от[^аежоруц] ение$ ость$ ие$ ние$ ния$ ию$ ый$ ое$ ая$ ую$ ой ать$ ять$ еть$ ют$ ут$ ет$ ал$ ел$ от$',
    'uk',
    UKRAINIAN,
  ],
  // Indonesian has Dutch words where Malay has English ones
  [
    'id',
    'itas$ tas$ ^karena$ ^bisa$ ^bahwa$ ^berkas ^proyek ^perusahaan$ ^beberapa$ ^kantor ^mobil ^uang$ ^kode$ ^lisensi$',
    'ms',
    'iti$ ^kerana$ ^boleh$ ^bahawa$ ^fail ^projek ^syarikat$ ^daripada$ ^pejabat ^kereta ^wang$ ^kod$ ^lesen$ ^ialah$ ^mahu$ ^apabila$ ^sekiranya$ ^adakah$ ^awak$ ^beliau$ ^mempunyai$',
  ],
  // the article of Arabic; the plurals, verbs and letters of Persian, which some write with Arabic ones
  [
    'ar',
    '^ال ^وال ^لل ة إ أ ؤ ية$ ين$ وا$',
    'fa',
    'پ چ ژ گ ک ی ها$ های$ هاي$ ^می ^مي ^نمی ^نمي شده$ ترین$ ترين$ کرد كرد گاه$ ستان ست$ ند$ دن$ تن$ انه$ خوا',
  ],
  // Portuguese has nasal vowels where Spanish has n, and lh, nh, ei, ou where it has ll, ñ, e, o; Spanish has ie and ue
  [
    'pt',
    'ã õ ç ê ô â à lh nh ss ou ei oi ções$ ção$ dade ais$ em$ ém$ um$ uns$ am$ im$ á$ agem$ agens$ ência$ ível$ veis$ vr m$ ens$ eu$ iu$',
    'es',
    'ñ ll ción$ ciones$ sión$ ones$ ión$ dad$ en$ an$ on$ ie ue[nrlv] ble$ bles$ aje$ nza$ encia$ iento ech och el$ los$ las$ zo$ y$ n$',
  ],
];

/** A language of a pair, with the bit that stands for its pattern in what is known of a word. */
interface Writer {
  readonly language: string;
  readonly pattern: RegExp;
  readonly bit: number;
}

const pairs = PAIRS.map(([first, ofFirst, second, ofSecond], at) => ({
  first: writer(first, ofFirst, 2 * at),
  second: writer(second, ofSecond, 2 * at + 1),
}));

function writer(language: string, pieces: string, place: number): Writer {
  return { language, pattern: new RegExp(pieces.split(' ').join('|'), 'u'), bit: 1 << place };
}

/** How much of its score a language loses where each word is one that its neighbour alone would write like that. */
const MOST_LOST = 0.1;
/** So many times their share of the words such words count. */
const STRENGTH = 2;

/** Languages with less than this share of the best score are out of the question, and so what their words look like. */
const IN_QUESTION = 0.5;

/** Lowers the score of that language of a pair whose neighbour writes more of the words, which are in small letters. */
export function weighNeighbours(scores: Map<string, number>, words: readonly string[]): void {
  let highest = 0;
  scores.forEach((score) => {
    highest = Math.max(highest, score);
  });
  const least = IN_QUESTION * highest;
  const told = words.filter((word) => word.length > 1).map(toldOf);
  for (const { first, second } of pairs) {
    const best = Math.max(scores.get(first.language) ?? 0, scores.get(second.language) ?? 0);
    if (best === 0 || best < least) continue;
    const net = countOf(first, told) / words.length - countOf(second, told) / words.length;
    if (net === 0) continue;
    const [likely, other] = net > 0 ? [first, second] : [second, first];
    // of some words the detector knows one language only
    const score = scores.get(other.language) ?? best;
    if (!scores.has(likely.language)) scores.set(likely.language, best);
    scores.set(other.language, score * (1 - MOST_LOST * Math.min(1, STRENGTH * Math.abs(net))));
  }
}

/** What is known of a word: of which languages it was asked whether they write it, and which of them do, one bit each. */
interface Told {
  readonly word: string;
  asked: number;
  written: number;
}

/** Words of which that is remembered: texts are made of few. */
const MOST_KNOWN = 4_000;
const known = new Map<string, Told>();

function toldOf(word: string): Told {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const told = { word, asked: 0, written: 0 };
  known.set(word, told);
  return told;
}

/** How many of the words have one of a language's pieces. */
function countOf({ pattern, bit }: Writer, words: readonly Told[]): number {
  let count = 0;
  for (const told of words) {
    if ((told.asked & bit) === 0) {
      told.asked |= bit;
      if (pattern.test(told.word)) told.written |= bit;
    }
    if ((told.written & bit) !== 0) count += 1;
  }
  return count;
}
