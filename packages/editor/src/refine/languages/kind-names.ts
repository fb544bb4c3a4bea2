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
  ['step', 'schritt|étape|paso|passo|stap|krok'],
  ['rule', 'regel|règle|regla|regola|regra|reguła'],
  ['constraint', 'einschränkung|contrainte|restricción|vincolo|restrição|beperking|ograniczenie'],
  ['alternative', 'alternative?|alternativa|alternatief|代替案|替代方案'],
  ['drawback', 'nachteil|inconvénient|desventaja|inconveniente|svantaggio|desvantagem|nadeel|wada'],
  [
    'acceptance criterion',
    "akzeptanzkriterium|critère d['’]acceptation|criterio de aceptación|criterio di accettazione|critério de aceitação|acceptatiecriterium|kryterium akceptacji",
  ],
];

/** The names of all kinds in all languages, singular or plural, as part of a pattern. */
export const kindWords = `(?:${names.map(([, words]) => words).join('|')})[^\\s,.;:]{0,2}`;

const whole = names.map(
  ([english, words]) => [english, new RegExp(`^(?:${words})\\p{L}{0,2}$`, 'iu')] as const,
);

/** The English name of a kind of thing that is named in another language; null for what is none. */
export function englishKind(words: string): string | null {
  return whole.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
