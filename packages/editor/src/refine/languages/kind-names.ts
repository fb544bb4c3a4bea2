/** What other languages call the things a document lists, and the English word orders are read by. */
const names: readonly (readonly [english: string, words: string])[] = [
  [
    'non-goal',
    'nicht-?ziel|non-objectif|hors[- ]objectif|no[- ]objetivo|non[- ]obiettivo|não[- ]objetivo|niet-doel|nie-cel|非目標|非目标',
  ],
  ['goal', 'ziel|objectif|objetivo|obiettivo|doel|cel|目標|目标'],
  ['assumption', 'annahme|hypothèse|suposición|supuesto|ipotesi|suposição|aanname|założenie|前提|假设'],
  [
    'open question',
    '(?:offene )?frage|question(?: ouverte)?|pregunta(?: abierta)?|domanda(?: aperta)?|pergunta(?: em aberto)?|(?:open )?vraag|pytanie|質問|问题',
  ],
  ['risk', 'risiko|risque|riesgo|rischio|risco|risico|ryzyko|リスク|风险'],
  ['requirement', 'anforderung|exigence|requisito|eis|vereiste|wymaganie|要件|需求'],
  ['alternative', 'alternative?|alternativa|alternatief|代替案|替代方案'],
  ['drawback', 'nachteil|inconvénient|desventaja|inconveniente|svantaggio|desvantagem|nadeel|wada'],
  [
    'acceptance criterion',
    "akzeptanzkriterium|critère d['’]acceptation|criterio de aceptación|criterio di accettazione|critério de aceitação|acceptatiecriterium|kryterium akceptacji",
  ],
];
const article =
  '(?:eine?[nms]?|noch eine?n?|un[eoa]?|um|uma|een|nog een|another|an?|neue[nrs]?|weitere[nrs]?|nouve(?:au|lle)|nuev[oa]|otr[oa]|altr[oa]|nov[oa])';
const patterns = names.map(
  ([english, words]) =>
    [
      new RegExp(
        `^add (?:that |in )?(?:${article} )*(?:${words})s?(?:\\s?[:：,]\\s?(?:dass |que |che )?|\\s(?:dass|que|che|selon laquelle)\\s)(?=\\S)`,
        'iu',
      ),
      `add a ${english}: `,
    ] as const,
);

/** An order in English words, with the kind of thing it adds in English too: "add un risque : …". */
export function withEnglishKind(order: string): string {
  const found = patterns.find(([pattern]) => pattern.test(order));
  return found ? order.replace(found[0], found[1]) : order;
}

const whole = names.map(
  ([english, words]) => [english, new RegExp(`^(?:${words})\\p{L}{0,2}$`, 'iu')] as const,
);

/** The English name of a kind of thing that is named in another language; null for what is none. */
export function englishKind(words: string): string | null {
  return whole.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
