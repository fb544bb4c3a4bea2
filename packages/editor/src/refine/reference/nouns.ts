/** The kinds of parts that people name by a noun. */
export type NodeKind =
  | 'ticket'
  | 'requirement'
  | 'question'
  | 'risk'
  | 'assumption'
  | 'test'
  | 'step'
  | 'rule'
  | 'criterion'
  | 'task'
  | 'operation';

/** What people call the parts of a document, in the languages served; one noun may stand for several kinds. */
const nouns: readonly (readonly [kinds: readonly NodeKind[], words: string])[] = [
  [['ticket'], 'ticket|story|user story|issue|card|karte|zadanie|zgłoszenie|historia|récit|compito'],
  [
    ['requirement'],
    'requirement|req|demand|nfr|fr|anforderung|exigence|requisito|requerimiento|eis|vereiste|wymaganie|wymóg',
  ],
  [['question'], 'question|open question|open point|unknown|frage|pregunta|domanda|pergunta|vraag|pytanie'],
  [['risk'], 'risk|drawback|danger|risiko|risque|riesgo|rischio|risco|risico|ryzyko|nachteil'],
  [['assumption'], 'assumption|annahme|hypothèse|supuesto|suposición|ipotesi|suposição|aanname|założenie'],
  [['test', 'criterion'], 'test|test case|scenario|testfall|szenario|prueba|prova|teste|scénario'],
  [['rule', 'step', 'requirement'], 'constraint|rule|regel|règle|regla|regola|regra|zasada'],
  [['step'], 'step|instruction|schritt|anweisung|étape|consigne|paso|passo|stap|krok'],
  [
    ['criterion'],
    'criterion|ac|acceptance criterion|acceptance test|kriterium|akzeptanzkriterium|critère|criterio|critério|kryterium',
  ],
  [['task'], 'task|subtask|sub-task|to-do|todo|aufgabe|taak'],
  [['operation'], 'endpoint|route|call|operation|endpunkt|aufruf|appel|llamada|chiamata'],
];

/** Nouns that only point: what they mean is told by the words beside them. */
export const pointers =
  'one|thing|bit|part|point|bullet|bullet point|item|line|entry|sentence|statement|clause|passage|note|remark|stuff|piece|row|punkt|sache|ding|satz|teil|stelle|zeile|point|truc|phrase|ligne|partie|passage|cosa|punto|frase|parte|línea|riga|coisa|linha|zin|punt|regel|ding|rzecz|zdanie|punkt';

export const everyNoun = nouns.map(([, words]) => words).join('|');

const kindsOfNoun = new Map(
  nouns.flatMap(([kinds, words]) =>
    words.split('|').map((word): [string, readonly NodeKind[]] => [word, kinds]),
  ),
);

/** The kinds that a noun stands for; null for one that only points. */
export function kindsNamed(noun: string): readonly NodeKind[] | null {
  return kindsOfNoun.get(noun.toLowerCase()) ?? null;
}

const anyNoun = new RegExp(`(?<![\\p{L}-])(?:${everyNoun}|${pointers})s?(?![\\p{L}-])`, 'giu');

/** A description without the nouns that only name what it is of. */
export function withoutNouns(description: string): string {
  const rest = description.replace(anyNoun, ' ');
  return /[\p{L}\p{N}]{3}/u.test(rest) ? rest : description;
}
