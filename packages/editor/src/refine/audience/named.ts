import type { Audience } from '@faircopy/contract';

/** What readers are called, in English and seven other languages. */
const audiences: readonly (readonly [name: Audience, words: string])[] = [
  [
    'Junior Dev',
    'juniors?(?: (?:devs?|developers?|engineers?|colleagues?|team members?))?|beginners?|newcomers?|interns?|trainees?|new ?hires?|new (?:devs?|developers?|colleagues?|team members?|starters?)|junior-?entwickler(?:innen|in|n)?|berufseinsteiger\\p{L}*|einsteiger\\p{L}*|anfänger\\p{L}*|azubis?|auszubildende\\p{L}*|praktikant\\p{L}*|neulinge?n?|neue (?:kollegen|kolleginnen|entwickler)|débutante?s?|stagiaires?|développeu(?:r|se)s? (?:juniors?|débutante?s?)|principiantes?|novat[oa]s?|becari[oa]s?|desarrollador(?:a|es)? junior|sviluppator[ei] junior|principianti?|neofiti|stagisti|iniciantes|estagiári[oa]s?|(?:programador|desenvolvedor)(?:a|es)? (?:júnior|junior)|beginnende (?:ontwikkelaars?|developers?)|junior ontwikkelaars?|stagiairs?|początkując\\p{L}+(?: programist\\p{L}+)?|junior\\p{L}*|stażyst\\p{L}+|nowicjusz\\p{L}*',
  ],
  [
    'Senior Dev',
    'seniors?(?: (?:devs?|developers?|engineers?))?|experts?|experienced (?:devs?|developers?|engineers?)|experten|expertinnen|erfahrene (?:entwickler|kollegen)\\p{L}*|senior-?entwickler\\p{L}*|développeu(?:r|se)s? (?:seniors?|expérimentée?s?)|expert[oa]s|desarrollador(?:a|es)? senior|esperti|sviluppatori senior|especialistas|ervaren ontwikkelaars|doświadczon\\p{L}+ programist\\p{L}+|ekspert\\p{L}+',
  ],
  [
    'Tech Lead',
    "tech(?:nical)? leads?|team leads?|leads|(?:engineering |product )?managers?|management|executives?|execs|stakeholders?|leadership|(?:the )?(?:board|cto)|boss(?:es)?|superiors?|teamleit(?:er|ung|erin)\\p{L}*|führungskräfte?n?|chefs?|geschäftsführung|vorgesetzte\\p{L}*|leitung|dirigeants?|décideurs?|chefs? d['’]équipe|direction|managers?|jefes?|responsables|directiv[oa]s?|dirección|líderes técnicos|gerentes?|gerencia|dirigenti|responsabili|capi ?team|gestores|direção|chefias?|diretores|leidinggevenden|managers|directie|teamleiders?|kierownict\\p{L}+|kierowni\\p{L}+|menedżer\\p{L}*|zarząd\\p{L}*|lider\\p{L}*",
  ],
  [
    'SRE',
    "sres?(?:[- ]teams?)?|site reliability engineers?|on-?call(?: (?:engineers?|people|team|staff))?|operations(?: (?:team|people|staff))?|ops(?: (?:team|people|folks|guys))?|operators|betriebsteam|betrieb|rufbereitschaft|équipe d['’]exploitation|exploitants|astreinte|équipes? ops|equipo de operaciones|operaciones|operadores|guardia|reperibilità|team operativo|operazioni|equipa de operações|operações|beheerders?|beheerteam|zespoł\\p{L}+ operacyjn\\p{L}+|dyżurn\\p{L}+",
  ],
  [
    'Data Engineer',
    'data (?:engineers?|team|people|folks)|(?:data )?analysts?|daten-?(?:ingenieure?|team)\\p{L}*|dateningenieur\\p{L}*|analysten|ingénieurs? (?:de )?données|équipe data|analystes|ingenieros? de datos|equipo de datos|analistas|ingegneri dei dati|analisti|engenheiros? de dados|data-engineers?|inżynier\\p{L}* danych|analityk\\p{L}*',
  ],
];

const determiner =
  "(?:(?:an?|the|our|my|some|other|new|unser[en]{0,2}|die|den|der|das|eine?n?|une?|nos|notre|les?|l['’]|des|nuestr[oa]s?|los|las|el|la|una?|i|gli|nostr[ioae]|os?|as?|uma?|nossos?|de|het|onze?|een|nasz\\p{L}*) )*";
const forWhom = '(?:for|to|towards?|at|für|an|auf|pour|aux?|à|para|a|per|ai|agli|voor|aan|op|dla|do|pod)';
const adapting =
  '(?:re)?write|make|rephrase|reword|adapt|adjust|tailor|targe?t|aim(?:ed)?|gear(?:ed)?|explain|simplify|prepare|suit(?:able)?|fit|turn|meant|intended|written|readers?|audience|reads?|readable|understand\\p{L}*|version|goes|going|verst(?:eh|änd)\\p{L}*|compren\\p{L}*|entiend\\p{L}*|entend\\p{L}*|capi\\p{L}*|begrijp\\p{L}*|zrozumie\\p{L}*|schreib\\p{L}*|umschreib\\p{L}*|formulier\\p{L}*|umformulier\\p{L}*|pass|anpass\\p{L}*|aufbereite\\p{L}*|bereite|richte\\p{L}*|erklär\\p{L}*|verständlich|zielgruppe|leser|lesen|gedacht|gemeint|écri\\p{L}*|réécri\\p{L}*|adapte\\p{L}*|rends|rendre|explique\\p{L}*|destiné\\p{L}*|reformule\\p{L}*|public|lecteurs?|compréhensible|escr[ií]b\\p{L}*|reescr[ií]b\\p{L}*|adapt\\p{L}*|adápt\\p{L}*|explic\\p{L}*|dirigid[oa]|haz\\p{L}*|pens(?:ado|ato)|entendible|lectores|público|scriv\\p{L}*|riscriv\\p{L}*|rendi\\p{L}*|spieg\\p{L}*|destinat[oa]|comprensibile|lettori|pubblico|escrev\\p{L}*|reescrev\\p{L}*|expli\\p{L}*|compreensível|leitores|schrijf|herschrijf|herschrijven|maak|pas|aanpassen|leg|uitleggen|bedoeld|begrijpelijk|lezers|doelgroep|napisz\\p{L}*|przepisz\\p{L}*|dostosu\\p{L}*|wyjaśni\\p{L}*|zrozumiał\\p{L}*|czytelni\\p{L}*|przeznaczon\\p{L}*';
/** What stands beside such a wish and adds nothing to it. */
const beside =
  "please|pls|too|technical|complicated|dense|hard|difficult|bitte|auch|aussi|también|anche|também|ook|też|even|still|easily|well|leicht|gut|facilement|fácilmente|wie|how|it|this|that|them|they|these|those|everything|all|the|a|an|whole|entire|document|doc|text|spec|rfc|tickets?|draft|version|so|and|also|more|better|easier|to|is|are|be|will|going|who|ones?|people|of|in|way|should|must|can|could|you|we|i|need|needs|now|instead|rather|our|my|s|target|group|will be|das|es|den|dem|die|der|dieses?|dokument|ganze|etwas|mal|um|zu|auf|so|dass|sind|ist|werden|wird|kannst|könntest|du|machen?|mach|sollte|le|la|les|ce|cela|ça|document|texte|s['’]il|te|vous|plaît|tu|peux|pouvez|pour|qu['’]il|soit|plus|est|sont|qui|vont|el|lo|documento|texto|por|favor|que|sea|más|es|son|quienes|van|para|il|testo|favore|che|sia|più|o|que|seja|mais|este|het|dit|graag|tekst|op|dat|zijn|to|ten|dokument\\p{L}*|tekst\\p{L}*|proszę|aby|żeby|by[łl]\\p{L}*|jest|jako|als|comme|como|come|für|for";

const whom = audiences.map(
  ([name, words]) =>
    [name, new RegExp(`(?<![\\p{L}-])${determiner}(?:${words})(?![\\p{L}-])`, 'iu')] as const,
);
const aimed = audiences.map(
  ([name, words]) =>
    [name, new RegExp(`(?<![\\p{L}-])${forWhom} ${determiner}(?:${words})(?![\\p{L}-])`, 'iu')] as const,
);
const adapts = new RegExp(`(?<!\\p{L})(?:${adapting})(?:-(?:le|la|lo|o|a))?(?!\\p{L})`, 'giu');
const besides = new RegExp(`(?<![\\p{L}'’])(?:${beside})(?!\\p{L})`, 'giu');

/**
 * The audience that words ask the document to be written for; null where they ask for none, or say more than that. Who reads it
 * may stand in one clause and the wish in the next: "Our SREs will read this, so adapt it for them."
 */
export function audienceWished(words: string): Audience | null {
  if (words.length > 200 || /["“„«`\d:]/u.test(words)) return null;
  const [name, pattern] =
    aimed.find((one) => one[1].test(words)) ?? whom.find((one) => one[1].test(words)) ?? [];
  if (name === undefined || pattern === undefined) return null;
  const rest = words.replace(pattern, ' ');
  const left = rest.replace(adapts, ' ');
  const isWish =
    left !== rest || aimed.some(([, one]) => one.test(words) && left.replace(besides, '').trim() === '');
  if (!isWish) return null;
  return /[\p{L}\p{N}]/u.test(
    left.replace(besides, ' ').replace(new RegExp(`(?<!\\p{L})${forWhom}(?!\\p{L})`, 'giu'), ' '),
  )
    ? null
    : name;
}
