import { contentWords } from '../../../document/content-words.ts';
import { keysIn } from '../../../document/keys.ts';
import type { Draft } from '../../draft.ts';
import { boardOf } from '../board.ts';
import type { ConceptId } from '../concepts.ts';
import { type Spoken, ticketNamed, ticketsNamed } from '../named.ts';
import { isAside } from '../wishes/asides.ts';
import { ownershipsIn } from './people.ts';
import { mentionsIn } from './values.ts';
import { dependencyOf, type Setting } from './write.ts';

/** What was read of a clause so far. */
export interface State {
  readonly settings: readonly Setting[];
  readonly notIn: readonly number[];
  readonly spoken: Spoken;
  /** The field that was spoken of last: its values may stand alone. */
  readonly field: ConceptId | null;
  /** Statements of who has what that could be mere facts. */
  readonly unsure: number;
  /** Whether the clause says that it is about owners. */
  readonly isCued: boolean;
  /** The part before only named tickets, which wait for their value. */
  readonly isPending: boolean;
}

const intro =
  /^(?:(?:please |also |now )*(?:put|add|fill|write|set|note|swap|switch|exchange|update|change)(?: in)? (?:the |some )?(?:names?|owners?|assignees?|estimates?|points|priorities|fields|values)(?: in)?|(?:the )?(?:owners?|assignees?|estimates?|story points|points|priorit(?:y|ies)|due dates?|who does what|names?)(?: (?:are|is) (?:missing|wrong|off))?|(?:die )?(?:zuständigkeiten|schätzungen|prioritäten|namen)|(?:les )?(?:responsables|estimations|priorités)|(?:l[oa]s )?(?:responsables|estimaciones|prioridades))$/iu;
const introduced: readonly (readonly [RegExp, ConceptId])[] = [
  [/estimat|points|schätz|estimac/iu, 'estimate'],
  [/priorit/iu, 'priority'],
  [/owner|assignee|names?\b|who|zuständig|responsable|namen/iu, 'assignee'],
];
/** "… put them as owners on these tickets": the order behind what it is about. */
const outro =
  /^(?:(?:so|also|alors|also) )?(?:please )?(?:put|set|add|note|write|enter|mettez|mets|notez|indiquez|ponlos|ponedlos|pon|trag|tragt|schreib)(?:[- ](?:them|that|this|it|les|los|die|das|sie))?(?: (?:down|in|ein))? ?(?:as|comme|como|als|in|on|dans|en|bei)? ?(?:the |an? |les? |los? )?(?:owners?|assignees?|responsables?|zuständige?n?|verantwortliche?n?)(?: (?:on|in|of|for|to|sur|dans|en|a|bei|auf|an) (?:these|those|the|their|ces|les|leurs|esos|estos|los|diesen|den)(?: \p{L}+)?)?(?: ein)?$/iu;
const notIn =
  /^(?:and |et |y |und )?(?:not|pas|no|nicht) (?:in|on|at|to|dans|sur|en|bei|im|beim) (?<ticket>.{2,80})$/iu;
const remark =
  /^(?<what>.{2,80}?) (?:is|are|isn['’]t|aren['’]t|was|looks|seems|feels|ist|sind|est|sont|n['’]est|es|son|no es)(?: (?<said>[^,;:.–—]{0,80}))?$/iu;
const depends =
  /^(?:make )?(?<what>.{2,80}?) (?:should |must |also )*(?:depends? (?:up)?on|builds? (?:up)?on|relies on|is based on|(?:is |are |be |gets )?blocked by|has to wait for|have to wait for|waits? for|can only start (?:after|once|when)|(?:can['’]?t|cannot) (?:start|begin) (?:before|until)|comes? after|hängt von|hängen von|hängt ab von|wartet auf|dépend(?:ent)? d(?:e|u|es)|est bloquée? par|depende(?:n)? del?|está bloquead[oa] por|baut auf|setzt|depende de que|necesita primero|zależy od|dipende da\p{L}*|hangt af van) (?<on>[^,;]{2,100}?)(?: (?:ab|auf|voraus|first|(?:is|are|has been|have been) (?:finished|done|ready|there|live|over|merged|complete)|works?|runs?|exists?|fertig ist))*$/iu;
const blocks =
  /^(?<on>[^,;]{2,80}?) (?:blocks?|(?:must|has to|have to|needs? to|should) (?:be (?:done|finished|ready|there)|come|happen|go) before|muss vor|must precede|precedes|doit être (?:fait|fini|terminé)e? avant|debe (?:estar|ir) antes (?:de|que)|is (?:a )?(?:blocker|dependency|prerequisite) (?:of|for)|blockiert|bloque|bloquea|blokuje) (?<what>.{2,80}?)(?: (?:can |may |could )?(?:starts?|begins?|be started|is started|goes live))?$/iu;

/** "Is not blocked by anything." */
const independent =
  /^(?<what>[^,;]{2,80}?) (?:(?:is|are)(?: not|n['’]t) blocked by (?:anything|anyone|any\s.{2,30})|(?:does|do)(?: not|n['’]t) depend (?:up)?on (?:anything|any\s.{2,30})|(?:depends?|relies) on nothing|(?:has|have) no (?:dependenc(?:y|ies)|blockers?)|(?:hängt|hängen) von nichts ab|(?:hat|haben) keine abhängigkeit(?:en)?|ne dépend(?:ent)? de rien|no depende(?:n)? de nada)(?: any ?more| at all| mehr)?$/iu;
/** Words that name what is waited for at most. */
const MOST_WORDS = 8;

/** Every reading of a part of a clause, as what is known after it. */
export function* partRead(part: string, state: State, draft: Draft): Generator<State> {
  const words = part.trim();
  if (words === '') return;
  const { spoken } = state;
  if (state.settings.length === 0 && intro.test(words)) {
    const field = introduced.find(([pattern]) => pattern.test(words))?.[1] ?? null;
    yield { ...state, field, isCued: true };
    return;
  }
  if (state.settings.length > 0 && outro.test(words)) yield { ...state, isCued: true };
  const without = notIn.exec(words)?.groups?.['ticket'];
  if (state.settings.length > 0 && without !== undefined) {
    const tickets = ticketsNamed(draft, without, spoken);
    if (tickets.length > 0) yield { ...state, notIn: [...state.notIn, ...tickets] };
    return;
  }
  const isBeside = state.settings.length > 0 && spoken.last.length > 0;
  // "US-2: 3 points, nobody yet" leaves what it says nothing of
  if (isBeside && unowned.test(words)) yield state;
  const people = ownershipsIn(words, draft, { isGap: state.field === 'assignee', isAlone: isBeside });
  for (const { who, what, label, isSure } of people) {
    const tickets = what === null ? spoken.last : ticketsOf(what, state, draft);
    if (tickets.length === 0) continue;
    const next = withSet(state, { tickets, concept: 'assignee', label, value: who });
    yield isSure ? next : { ...next, unsure: state.unsure + 1 };
  }
  yield* dependenciesRead(words, state, draft);
  yield* valuesRead(words, state, draft);
  yield* ticketsRead(words, state, draft);
}

const unowned = /^(?:nobody|no one|unassigned|noch niemand|personne|nadie)(?: yet| so far| for now)?$/iu;

/** The tickets of a phrase; for a pronoun in the middle of tickets that wait for their value, those. */
function ticketsOf(phrase: string, { spoken, isPending }: State, draft: Draft): readonly number[] {
  const tickets = ticketsNamed(draft, phrase, spoken);
  return tickets.length > 0 && isPending ? [...new Set([...spoken.last, ...tickets])] : tickets;
}

function withSet(state: State, ...settings: readonly Setting[]): State {
  const last = settings[0]?.tickets ?? [];
  return {
    ...state,
    settings: [...state.settings, ...settings],
    spoken: { last, all: [...state.spoken.all, ...last] },
    field: settings.at(-1)?.concept ?? state.field,
    isPending: false,
  };
}

function* dependenciesRead(words: string, state: State, draft: Draft): Generator<State> {
  const { what: free } = independent.exec(words)?.groups ?? {};
  if (free !== undefined) {
    const tickets = ticketsOf(free, state, draft);
    if (tickets.length > 0)
      yield withSet(state, { tickets, concept: 'dependencies', label: 'dependencies', value: 'none' });
    return;
  }
  for (const pattern of [depends, blocks]) {
    const { what, on } = pattern.exec(words)?.groups ?? {};
    const tickets = what === undefined ? [] : ticketsOf(what, state, draft);
    if (on === undefined || tickets.length === 0) continue;
    const keys = ticketsNamed(draft, on, state.spoken).map((at) => boardOf(draft).tickets[at]?.key);
    const value = keys.length > 0 && keys.every((key) => key) ? keys.join(', ') : dependencyOf(draft, on);
    // what is no ticket is named in a few words, not in a sentence
    if (keys.length === 0 && (/[.!?:]\s|["“„«]/u.test(on) || on.split(/\s+/u).length > MOST_WORDS)) continue;
    if (keysIn(value).length === 0 && pattern === blocks) continue;
    yield withSet(state, { tickets, concept: 'dependencies', label: 'dependencies', value });
  }
}

/** Words that orders and statements of values hold beside the ticket. */
const glue =
  /^(?:set|chang|updat|put|mak|mark|turn|convert|into|rather|add|giv|let|bump|rais|lower|adjust|correct|becom|get|estimat|priority|prio|point|valu|field|mor|rather|lik|only|realistic|probab|definit|clear|easi|pleas|setz|mach|gib|erhoh|send|passe|mett|met|mettr|pon|poned|pong|cambi|fix|treat|flag|expect|again|final|worth|rerat|reestimat|re-estimat|downgrad|upgrad|two|deux|dos|beid|cuent|val|zahl|thing|total|altogether|insgesamt|together|sum|dageg|hingeg|jedoch|howev|though|goe|plus|alway|cambia|changer|poner|fertig|je|jeweil|chacun|finish|ready|suffic|reich|suffit|basta|schatz|estim|estima|bewert|dat|sub|subir|augment|baiss|senk|erhoh|mach|pass|passer|weis|bitt|termin|listo|fini|way|again|still|actual|honest|sollt|bekomm|bekommt|erhalt|kriegt|recoi|recoit|recib|vaut|vale|val|wert|cost|worth|kostet|cuesta|cout|coute)$/u;

/** "The priority of all of them is medium": the label, whose it is, and the value. */
const ofTicket =
  /^(?<lead>.{0,20}?)(?<![\p{L}])(?:the |die |der |das |le |la |l['’]|el )?(?<label>priority|prio|priorität|priorité|prioridad|estimate|estimation|schätzung|estimación|size|story points|points|type|typ|tipo|status|due date|deadline) (?:of|for|on|in|von|vom|für|bei|beim|zum|du|des|de la|de|del|pour|para) (?<what>.{2,80}?)\s?(?:from \S+ )?(?<joint>(?<!\s):|(?<=\s)(?:is|are|to|at|should be|must be|needs to be|ist|auf|soll|est|à|sur|es|a|en|=))(?: (?<value>.{1,40}))$/iu;

function* valuesRead(said: string, state: State, draft: Draft): Generator<State> {
  const { lead = '', label, what = '', joint: by = '', value = '' } = ofTicket.exec(said)?.groups ?? {};
  const words = label === undefined ? said : `${lead}${what} ${label} ${by} ${value}`;
  const mentions = mentionsIn(words, state.field, draft);
  const values = mentions.filter((one) => !one.isDenied);
  if (values.length === 0) return;
  const left = [...mentions]
    .reverse()
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, words)
    .replace(/(?:,? (?:please|pls|bitte|por favor|thanks))?\s*$/iu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const tickets = subjectOf(left, state, draft);
  if (tickets.length === 0) return;
  // "quiet hours end at 8" says nothing of the ticket about quiet hours
  if (values.some((one) => one.isNumberAlone) && !speaksOfTicket.test(left) && !estimating.test(words))
    return;
  const settings = values.map(({ concept, label, value }) => ({ tickets, concept, label, value }));
  if (new Set(settings.map((one) => one.label)).size < settings.length) return;
  yield withSet(state, ...settings);
}

/** Words that name a ticket as one, or only point back at one. */
const speaksOfTicket =
  /(?<!\p{L})(?:[A-Z]{1,8}-\d{1,4}|tickets?|stor(?:y|ies)|issues?|tasks?|bugs?|spikes?|cards?|ones?|items?|its?|them|they|both|all|each|rest|others?|historias?|tâches?|tareas?|aufgaben?)(?!\p{L})|#?\d|^$/iu;
const estimating = /(?<!\p{L})(?:re-?)?(?:estima\p{L}*|schätz\p{L}*|bewert\p{L}*|points?|sizes?)(?!\p{L})/iu;

/** The tickets that the words left beside values mean; those spoken of before where they only join; empty where they say more. */
function subjectOf(left: string, state: State, draft: Draft): readonly number[] {
  const words = left.split(' ').filter((word) => word !== '');
  const isGlue = (word: string) => contentWords(word).every((one) => glue.test(one));
  const whole = ticketsOf(left, state, draft);
  if (whole.length > 0) return whole;
  // the subject is what stands between the words that only join
  for (let from = 0; from < words.length; from += 1) {
    for (let end = words.length; end > from; end -= 1) {
      if (![...words.slice(0, from), ...words.slice(end)].every(isGlue)) continue;
      const phrase = words.slice(from, end).join(' ');
      if (words.slice(from, end).every(isGlue) && !pronoun.test(phrase)) continue;
      const found = ticketsOf(phrase, state, draft);
      if (found.length > 0) return found;
    }
    if (!isGlue(words[from] ?? '')) break;
  }
  return words.every(isGlue) ? state.spoken.last : [];
}

const pronoun =
  /^(?:all|all of them|everything|every one|both|them|those|these|those two|alle|beide|tous|todos|the (?:rest|others))$/iu;

/** "1 point for US-4 is too optimistic": the old estimate, and what is wrong with it. */
const judgedEstimate =
  /^(?:only |just |nur |seulement |solo )?\d{1,2}(?: (?:story ?)?(?:points?|pts?|sp|punkte?|puntos?|punti|pontos?))? (?:for|on|für|bei|pour|para|per) (?<what>[^,;:]{2,60}?) (?:is|are|seems?|looks?|feels?|sounds?|ist|sind|est|es|è|é) (?:(?:just|far|way|much|really|a bit|definitely|viel|bien|mucho|muy) )*(?:too|not|un|in|opt|pess|low|high|little|wrong|nonsense|ridiculous|zu|nicht|trop|pas|demasiado|poco|no)[^,;:\d]{0,60}$/iu;

/** A part that names tickets and no value: they wait for one, share the one before, or are what a remark is about. */
function* ticketsRead(words: string, state: State, draft: Draft): Generator<State> {
  const excepted = /^(?:except(?: for)?|apart from|außer|sauf|excepto) (?<what>.+)$/iu.exec(words)?.groups?.[
    'what'
  ];
  const last = state.settings.at(-1);
  if (excepted !== undefined && last) {
    const tickets = ticketsNamed(draft, excepted, state.spoken);
    if (tickets.length > 0)
      yield {
        ...state,
        spoken: { last: tickets, all: [...state.spoken.all, ...tickets] },
        settings: state.settings.with(-1, {
          ...last,
          tickets: last.tickets.filter((at) => !tickets.includes(at)),
        }),
      };
    const [first] = valuesRead(excepted, state, draft);
    if (first) yield first;
    return;
  }
  const tickets = ticketsOf(words, state, draft);
  if (tickets.length > 0) {
    if (last && !state.isPending && last.concept === 'assignee') yield withSet(state, { ...last, tickets });
    yield { ...state, spoken: { last: tickets, all: [...state.spoken.all, ...tickets] }, isPending: true };
  }
  const rated = judgedEstimate.exec(words)?.groups?.['what'];
  const judged = rated === undefined ? null : ticketNamed(draft, rated, state.spoken);
  if (judged !== null)
    yield {
      ...state,
      spoken: { last: [judged], all: [...state.spoken.all, judged] },
      field: 'estimate',
      isPending: false,
    };
  // a reason between what a clause is about and what it wants of it
  if (state.spoken.last.length > 0 && !state.isPending && isAside(words, draft)) yield state;
  const about = remark.exec(words)?.groups?.['what'];
  // what says more than how a ticket is wants something of it
  const isRemark =
    about !== undefined && isAside(`It is ${remark.exec(words)?.groups?.['said'] ?? ''}`, draft);
  const subject = isRemark ? ticketNamed(draft, about, state.spoken) : null;
  const isOld = mentionsIn(words, state.field, draft).every((one) => one.isDenied);
  if (subject !== null && isOld)
    yield { ...state, spoken: { last: [subject], all: [...state.spoken.all, subject] }, isPending: false };
}
