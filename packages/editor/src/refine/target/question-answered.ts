import { contentWords, shareOf } from '../../document/content-words.ts';
import { areKin } from '../claims/kin.ts';
import { spelledNumbers } from '../claims/spelled-numbers.ts';
import type { Draft } from '../draft.ts';
import { isOfInput, openQuestions, questionText } from './questions.ts';
import type { Target } from './target.ts';

/** The open question that a statement says again with its answer, every word of it: "who pays late fees?" by "late fees are paid by the member". */
export function questionToldBy(draft: Draft, statement: string): Target | null {
  const said = contentWords(statement);
  const [only, ...others] = openQuestions(draft).filter((target) => {
    const question = questionText(draft, target).asked;
    const asked = contentWords(question);
    return (
      !leavesWhoOpen(statement, question) &&
      asked.length > 1 &&
      asked.every((word) => said.some((other) => areKin(word, other)))
    );
  });
  if (/[?？]\s*$/u.test(statement) || others.length > 0) return null;
  return (
    only ??
    openQuestions(draft).find((target) => namesDoer(statement, questionText(draft, target).asked)) ??
    null
  );
}

/** The open question a plain statement answers: it shares most of the question's words, or says the same of its subject. */
export function questionAnsweredBy(draft: Draft, statement: string): Target | null {
  if (/[?？]\s*$/u.test(statement)) return null;
  const held = contentWords(statement).map((word) => String(spelledNumbers.get(word) ?? word));
  const scored = openQuestions(draft).map((target) => {
    const asked = draft.text.slice(target.start, target.end).replace(/[A-Z]{1,8}-\d{1,6}/gu, ' ');
    const wanted = contentWords(asked);
    const shared = wanted.filter((word) => held.some((other) => areKin(word, other))).length;
    return { target, share: Math.max(shareOf(wanted, new Set(held)), shared / wanted.length), shared };
  });
  const named = scored.find(({ target }) => givesThingAsked(statement, questionText(draft, target).asked));
  if (named) return named.target;
  const done = scored.find(({ target }) => namesDoer(statement, questionText(draft, target).asked));
  if (done) return done.target;
  const [best] = scored
    .filter((one) => one.shared >= 2 && one.share >= 0.5)
    .map((one) => ({ ...one, asked: questionText(draft, one.target).asked }))
    .filter(
      ({ asked }) =>
        !leavesWhoOpen(statement, asked) && speaksOfAsked(statement, asked) && speaksOfDeed(held, asked),
    )
    .toSorted((left, right) => right.share - left.share);
  return best?.target ?? null;
}

/** "The data team is on call" answers "Who is on call for the store?": it ends with what is asked to be done. */
function namesDoer(statement: string, asked: string): boolean {
  const deed = /^(?:who|which (?:team|person|department|group|role)) (?<deed>[^?]{4,160})\?$/iu.exec(
    asked.trim(),
  )?.groups?.['deed'];
  const words = deed?.split(' ') ?? [];
  const said = statement
    .trim()
    .replace(/[.!]+$/u, '')
    .toLowerCase();
  return words.some((_, at) => {
    const opening = words
      .slice(0, at + 1)
      .join(' ')
      .toLowerCase();
    return at > 0 && contentWords(opening).length > 0 && said.endsWith(` ${opening}`);
  });
}

/** What a question quotes of the document, and the key of what it is about. */
const quote = /\([^()]*\)|[“„«"][^“”„«»"]*[”“»"]/gu;
/** What gives the value that a question asks for by its first words. */
const valuesAsked: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:until when|how long|within which|at what time|when|bis wann|wie lange|in welchem|zu welcher|wann|jusqu|combien de temps|pendant|quand|hasta|cu[aá]ndo)(?!\p{L})/iu,
    /\d|(?<!\p{L})(?:\p{L}+ (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)|midnight|noon|always|never|ever|forever|jederzeit|immer|nie|mitternacht|toujours|jamais|minuit|midi|siempre|nunca)(?!\p{L})/iu,
  ],
  [
    /^(?:for which share|how (?:many|much|often)|für welchen anteil|wie (?:viele?|oft)|pour quelle part|combien|cu[aá]nt\p{L}*)(?!\p{L})/iu,
    /\d|%|(?<!\p{L})(?:all|every|each|always|once|twice|alle\p{L}*|jede\p{L}*|immer|tous|toutes|chaque|toujours|tod[ao]s|siempre)(?!\p{L})/iu,
  ],
];

/**
 * Whether a statement speaks of what is asked, and not only of what the question quotes: "office managers may delete invoices" says the
 * same as “accountants may delete invoices”, and nothing of what becomes of what belongs to them.
 */
function speaksOfAsked(statement: string, question: string): boolean {
  const own = question.replace(quote, ' ');
  if (own === question) return true;
  const said = contentWords(statement);
  return (
    contentWords(own).some((word) => said.some((other) => areKin(word, other))) ||
    valuesAsked.some(([asks, gives]) => asks.test(own) && gives.test(statement))
  );
}

/** "Old invoices are imported" says nothing of who checks the imported invoices: it has what is done of it nowhere. English. */
function speaksOfDeed(held: readonly string[], asked: string): boolean {
  const deed =
    /^who (?!(?:is|are|was|were|has|have|may|can|must|should|will|does|do|gets?)(?!\p{L}))(?<deed>\p{Ll}{3,}s) /iu.exec(
      asked,
    )?.groups?.['deed'];
  const [verb] = contentWords(deed ?? '');
  return verb === undefined || held.some((word) => areKin(word, verb));
}

const asksWho = /^(?:who|which (?:team|person|department|group|role)|whose)(?!\p{L})/iu;
/** The doer of a statement stands before its verb, or behind "by". */
const SUBJECT = 2;

/** "Flag changes need an approval" says nothing of who may change flags: it opens with what is asked about, and names nobody. */
function leavesWhoOpen(statement: string, asked: string): boolean {
  if (
    !asksWho.test(asked) ||
    /(?<!\p{L})(?:by|nobody|no one|everybody|everyone|anybody|anyone)(?!\p{L})/iu.test(statement)
  )
    return false;
  const known = contentWords(asked);
  const opening = contentWords(statement).slice(0, SUBJECT);
  return opening.length === SUBJECT && opening.every((word) => known.some((other) => areKin(word, other)));
}

/** Words about questions themselves, in the languages that feedback comes in. */
const ofQuestions =
  /(?<!\p{L})(?:questions?|fragen?|pregunt\p{L}+|domand\p{L}+|pergunt\p{L}+|vra(?:ag|gen)|pyta\p{L}+|Q-?\d)(?!\p{L})|質問|問い|问题|疑问/iu;
/** What asks, in a question: an answer says something in its place. */
const interrogative =
  /^(?:who|what|which|when|where|why|how|wer|wen|wem|was|wann|wo|wie|welche[rsmn]?|qui|que|quoi|quand|ou|comment|combien|quel(?:le)?s?|quien(?:es)?|cuando|donde|como|cuanto|chi|che|cosa|quando|dove|quanto|quem|onde|wie|wat|wanneer|waar|hoe|kto|kogo|co|kiedy|gdzie|jak|czy|ile|faut|il|muss|mussen|soll|sollen|hay|debe|deben|deve|devono|devem|moet|moeten|trzeba|should|must|does|誰|何|いつ|どこ|谁|什么|哪|何时|か|は|が|の|を|に|で|と|た|し|する|的|了)$/u;

/** Whether words speak of a question, so that they do not answer it. */
export function speaksOfQuestion(words: string): boolean {
  return ofQuestions.test(words);
}

/**
 * The open question of the input that a statement answers in whichever language: it shares most of the words by which the question
 * asks, says something more, and speaks of no question. Null where two questions fit alike.
 */
export function ownQuestionAnswered(draft: Draft, statement: string): Target | null {
  if (/[?？]\s*$/u.test(statement) || speaksOfQuestion(statement)) return null;
  const said = telling(statement);
  const fitting = openQuestions(draft)
    .filter((target) => isOfInput(draft, target))
    .map((target) => {
      const asked = telling(questionText(draft, target).asked);
      const shared = asked.filter((word) => said.some((other) => areKin(word, other) || word === other));
      return { target, share: shared.length / asked.length, shared: shared.length };
    })
    .filter(
      ({ share, shared, target }) =>
        shared >= FEWEST &&
        share >= OWN_SHARE &&
        speaksOfAsked(statement, questionText(draft, target).asked) &&
        (said.length > shared || (shared > FEWEST && asksWhether(questionText(draft, target).asked))),
    )
    .toSorted((left, right) => right.share - left.share);
  const [best, second] = fitting;
  return best && best.share !== second?.share ? best.target : null;
}

/** Words that ask whether something is so: what says it again, or denies it, answers them. */
const whether = /(?<!\p{L})(?:whether|ob|si|se|of|czy)(?!\p{L})|是否|かどうか/iu;

function asksWhether(question: string): boolean {
  return whether.test(question);
}

/** One word in common says too little of what is asked. */
const FEWEST = 2;
/** So much of what a question asks about has to stand in its answer. */
const OWN_SHARE = 0.6;

/** "It is still to be decided whether …" says nothing of what is asked. */
const undecided =
  /^(?:rest[aeo]?|bleib\p{L}*|offen|noch|open|still|unclear|decid\p{L}*|entscheid\p{L}*|entschied\p{L}*|klar\p{L}*|unklar|falt[ae]\p{L}*|defin\p{L}*|besliss\p{L}*|besloten|onduidelijk|zdecyd\p{L}*|ustal\p{L}*|wiadom\p{L}*|未定|决定|決定)$/u;

/** The words that tell what a sentence is about. */
function telling(words: string): string[] {
  return [...new Set(contentWords(words))].filter(
    (word) => !(interrogative.test(word) || undecided.test(word)),
  );
}

const copula = '(?:is|are|will be|should be|must be|ist|sind|est|sont|es|son|è|é|is)';
const subject = new RegExp(
  `^(?:the |our |die |der |das |unsere? |la |le |l['’]|el )?(?<thing>\\p{L}[\\p{L} -]{2,40}?) ${copula} (?=\\S)`,
  'iu',
);
const sought =
  /(?<!\p{L})(?:which|what|welche[rsmn]?|quel(?:le)?s?|qué|quale|qual) (?<thing>\p{L}[\p{L}-]{2,20}(?: \p{L}[\p{L}-]{2,20})?) (?:is|are|does|do|should|must|will|ist|sind|gilt|soll|est|es)(?!\p{L})/iu;

/** What a plain statement gives a value for: "the time zone is …". */
function subjectOf(statement: string): readonly string[] {
  return contentWords(subject.exec(statement.trim())?.groups?.['thing'] ?? '');
}

/** Whether words give a value to what a question asks for by its name; such a value is a fact and binds nobody. */
export function givesThingAsked(words: string, question: string): boolean {
  const named = subjectOf(words).join(' ');
  return named !== '' && named === thingAsked(question).join(' ');
}

/** What a question asks for by its name: "in which time zone is 02:00 meant?". */
function thingAsked(question: string): readonly string[] {
  return contentWords(sought.exec(question)?.groups?.['thing'] ?? '');
}
