import type { Source } from '../../read/source.ts';
import type { Kind, Statement } from '../statement.ts';
import { announcedDrawbacks } from './announced.ts';
import { proposes } from './proposing.ts';
import { isOneLine, isOneSentence, writtenTo } from './written.ts';

/** What is no demand of its own where it only goes on about an option. */
const movable: ReadonlySet<Kind> = new Set(['requirement', 'design', 'context', 'problem', 'failure']);

/**
 * What sentences are to an argument, which only those around them decide: what is said on about an option is weighed with it, what
 * somebody is for is no demand yet, and a fear is a risk whatever its words are.
 */
export function argued(given: readonly Statement[], source: Source, language: string): Statement[] {
  const statements = announcedDrawbacks(beforeProposal(given, source, language), language);
  const told: Statement[] = [];
  const isWeighed = statements.some(({ kind }) => kind === 'alternative' || kind === 'risk');
  const asked = statements[0]?.kind === 'question' ? statements[0].text : null;
  for (const [at, one] of statements.entries()) {
    const before = told.at(-1);
    const kind =
      stated(one, source, language) ??
      (language === 'en'
        ? (besides(one, before, source) ??
          remedy(one, before, source) ??
          turnedDown(one, statements[at + 1], source, language) ??
          (isWeighed || asked !== null ? wouldDo(one, before, asked) : null))
        : null);
    told.push(kind === null ? one : { ...one, kind, strength: null });
  }
  return told;
}

/**
 * Where somebody proposes something, what stands before that and binds nobody tells how things are: "prices are computed on every
 * request" is no demand, nor is "we should think about whether we move them".
 */
function beforeProposal(
  statements: readonly Statement[],
  source: Source,
  language: string,
): readonly Statement[] {
  const at = statements.findIndex(
    (one) => one.kind !== 'question' && proposes(writtenTo(one, source).trimStart(), language),
  );
  const isArgued = statements.slice(0, at).some(({ kind }) => kind === 'problem');
  if (at < 1 || !isArgued) return statements;
  return statements.map((one, place) =>
    place < at && one.kind === 'requirement' && (considers.test(one.masked.text) || isPlain(one))
      ? { ...one, kind: 'context', strength: null }
      : one,
  );
}

function isPlain({ topics, masked }: Statement): boolean {
  const binds = topics.has('must') || topics.has('should') || topics.has('may') || topics.has('prohibition');
  return (
    !binds &&
    /^[^,;:.]{2,60} (?:is|are|runs?|takes?|costs?|polls?|läuft|laufen|ist|sind|wird|werden) /iu.test(
      masked.text,
    )
  );
}

const considers =
  /^(?:we|i) should (?:think about|consider|discuss|decide|talk about) (?:whether|if)(?!\p{L})|^wir (?:sollten|müssen) (?:überlegen|entscheiden|besprechen|klären), ob(?!\p{L})/iu;

/** What a statement says by its own words, as its author wrote them. */
function stated(one: Statement, source: Source, language: string): Kind | null {
  const written = writtenTo(one, source).trimStart();
  if (one.kind === 'question') return null;
  if (feared.test(written)) return one.kind === 'mitigation' ? null : 'risk';
  if (countering.test(one.masked.text)) return 'mitigation';
  if (lookedAt.test(one.masked.text)) return one.kind === 'nonGoal' ? null : 'alternative';
  if (one.kind === 'risk' && complained.test(one.masked.text)) return 'problem';
  if (one.kind === 'alternative' && language === 'de' && unwanted.test(one.masked.text)) return 'nonGoal';
  const isFor = proposes(written, language) && !one.topics.has('must') && one.topics.has('should') === false;
  return isFor && untaken.has(one.kind) ? 'design' : null;
}

/** Kinds that what somebody is for may be taken for by the words in it. */
const untaken: ReadonlySet<Kind> = new Set(['nonGoal', 'context', 'alternative', 'mitigation', 'problem']);

/** "Biggest risk for me is the shared tables", "Risiko: …". */
const feared =
  /^(?:\[?[\d:. ]{1,8}\]? ?)?(?:\p{Lu}\p{L}+: ?)?(?:[-*•] )?(?:(?:the |my |our |one |another )?(?:(?:biggest|main|only|other|real) )?(?:risk|danger|worry|concern)(?: (?:for|of) (?:me|us|mine|ours))? (?:is|are|here)(?!\p{L})|(?:risik(?:o|en)|risques?|riesgos?|rischi(?:o)?|riscos?|ryzyk[oa])\s?:|(?:the |one |another |big |main )*(?:downsides?|drawbacks?|disadvantages?|nachteile?|inconvénients?|desventajas?|svantagg[io]|desvantage[mn]s?|nadel(?:en)?)(?: (?:of|with|in|for|here|is|von|bei|de|d['’]|di)(?!\p{L})[^:.?!]{0,40})?\s?:)/iu;

/** "To reduce that, the editor clears the keys": what is done about what was feared right before. */
const countering =
  /^(?:to (?:reduce|avoid|prevent|limit|mitigate|counter) (?:that|this|it)|against (?:that|this)|um das zu (?:vermeiden|verhindern|verringern)|dagegen (?:hilft|setzen|prüfen)|pour (?:éviter|limiter) (?:ça|cela)|para (?:evitarlo|reducirlo))(?!\p{L})/iu;

/** "We also looked at precomputing all prices": what was weighed, whatever is said of it. */
const lookedAt =
  /^(?:we|i) (?:(?:have|had|['’]ve) )?(?:also |first |once |briefly )?(?:looked (?:at|into)|considered|thought about|evaluated|weighed|discussed using) (?!whether|if|how|what|it(?!\p{L})|that(?!\p{L})|this)[\p{L}\uE010]/iu;

const complained =
  /^(?:(?:our |the |some |many )?(?:users?|customers?|people|clients?|staff|teams?|guests|members) )(?:still |also |often |already )?(?:complain(?:s|ed)?|grumble)(?!\p{L})/iu;

/** "Ortung wollen wir ausdrücklich nicht": what is ruled out, and weighed no more. */
const unwanted = /(?:wollen|brauchen|möchten|machen|bauen) wir (?:\p{L}+ )?nicht(?!\p{L})/iu;

/** What goes on about the option before it: without a subject of its own, or as another clause of its sentence. */
function besides(one: Statement, before: Statement | undefined, source: Source): Kind | null {
  if (!movable.has(one.kind) || one.topics.has('must') || one.topics.has('should')) return null;
  const said = one.masked.text;
  if (rivals.test(said)) return 'alternative';
  if (before?.kind !== 'alternative' || before.block !== one.block) return null;
  const goesOn = isOneLine(before, one, source) && subjectless.test(said);
  const isNext = !ourselves.test(said) && /,? (?:but|though|however) /iu.test(said);
  return goesOn || isOneSentence(before, one) || isNext ? 'alternative' : null;
}

/** "WebSockets can do the same but …": what would do instead of what is proposed. */
const rivals =
  /^(?!(?:it|this|that|we|they) )[^,;:.]{2,40} (?:can|could|would|does|will) (?:also )?(?:do|give us|get us) (?:exactly )?(?:the same|that|this|it)(?: thing| too| as well)?,? (?:but|though|however)(?!\p{L})/iu;

/** "Needs the extension", "it's a cluster to run", and not what would be good besides. */
const subjectless =
  /^(?!it (?:would|['’]d) (?:also |really )?be \p{L}+ (?:if|that|to)(?!\p{L}))(?:needs?|costs?|helps?|does(?:n['’]t| not)|has|lacks?|means|would|requires?|(?:it|they)(?:['’]s|['’]d| is| are| has| needs?| would| costs?))(?!\p{L})/iu;

const ourselves = /^(?:i|we|you|users?|customers?)(?!\p{L})/iu;

/** "The shared tables are a risk." "We copy these, a job syncs them": what is done about it, told right behind with a word for it. */
function remedy(one: Statement, before: Statement | undefined, source: Source): Kind | null {
  const isReply =
    before?.kind === 'risk' &&
    before.block === one.block &&
    !(isOneSentence(before, one) && isOneLine(before, one, source)) &&
    ours.test(one.masked.text);
  const isMore =
    before?.kind === 'mitigation' && before.block === one.block && isOneLine(before, one, source);
  const isToldOf = movable.has(one.kind) || one.kind === 'decision';
  return (isReply || isMore) && isToldOf && takesUp.test(one.masked.text) ? 'mitigation' : null;
}

const ours =
  /^(?:we(?:['’]ll| will| can| could)?|i(?:['’]ll| will| can)|the team) (?!(?:fear|worry|lose|depend|cannot|can['’]t|do not|don['’]t)(?!\p{L}))\p{Ll}/iu;

const takesUp = /^(?:\S+ ){1,4}(?:it|this|that|these|those|them)(?!\p{L})/iu;

/** "Schema per tenant: migrations would take hours" right before "I'd rather …": what whoever says that is against. */
function turnedDown(
  one: Statement,
  next: Statement | undefined,
  source: Source,
  language: string,
): Kind | null {
  if (one.kind !== 'decision' || next === undefined || !isOneLine(one, next, source)) return null;
  return /(?:rather|prefer)(?!\p{L})/iu.test(next.text.slice(0, 24)) && proposes(next.text, language)
    ? 'alternative'
    : null;
}

/** "SSE would push changes within a second", and what else is said of it in that sentence: what an option does, and no demand. */
function wouldDo(one: Statement, before: Statement | undefined, asked: string | null): Kind | null {
  if (one.topics.has('must') || one.topics.has('should')) return null;
  const said = one.masked.text;
  const subject = would.exec(said)?.[1];
  const isAsked = subject !== undefined && asked?.toLowerCase().includes(subject.toLowerCase()) === true;
  if (one.kind === 'alternative') return isAsked ? 'design' : null;
  if (one.kind !== 'requirement') return null;
  if (subject !== undefined) return 'design';
  const isBehind = before?.kind === 'design' && isOneSentence(before, one);
  return isBehind && /^(?:needs?|works?|keeps?|gives?|has)(?!\p{L})/iu.test(said) ? 'design' : null;
}

const would =
  /^(?!(?:we|i|it|they|this|that|users?|customers?) )([^,;:.]{2,40}?) would (?!like|need|have|want|love)\p{L}/iu;
