import type { Format } from '@faircopy/contract';
import { withCapital } from '../../first-letter.ts';
import { lacksVerb } from '../../sound/verbless.ts';
import { unattributed } from '../../understand/chat/speaker.ts';
import { speakersOf } from '../../understand/chat/speakers.ts';
import { ordersPerson } from '../../understand/demand/by-person.ts';
import { changed } from '../../understand/mask.ts';
import type { Kind, Statement } from '../../understand/statement.ts';
import type { Understanding } from '../../understand/understand.ts';

/** What people say around the thing itself, by kind: the section it stands in says it already. English only. */
const openings: Readonly<Partial<Record<Kind, RegExp>>> = {
  goal: /^(?:what (?:i|we)(?:['’]d| would)? (?:really )?(?:want|like|love|need|imagine|have in mind|picture)(?: to (?:have|see))?(?: here)? is (?:that )?|(?:so )?(?:the|our|my) (?:main |overall )?(?:goal|aim|idea|objective|point)(?: here)? is (?:that |to )?|(?:we|i) (?:want|would like|['’]d like) to (?:have |get )?(?=(?:an?|the|one|more|fewer|less)(?!\p{L})))/iu,
  nonGoal: /^(?:what (?:i|we) (?:don['’]?t|do not) (?:want|need) (?:is|are) |(?:no|nope|nah), (?=\p{L}))/iu,
  // "Because the desk and the form write to two tables", said in answer: the reason is the sentence.
  problem:
    /^(?:because|cause|cuz) (?=(?:the|an?|our|my|their|its|it|they|we|some|all|no)(?!\p{L})[^,;]*[.!]?$)/iu,
  context:
    /^(?:following up on [^:]{2,30}|as (?:discussed|promised|agreed)(?: [^,:]{2,30})?|quick (?:note|one)|fyi|basically|anyway)[:,] /iu,
  risk: /^(?:careful, |caution[,:] |(?:i am|i['’]m|we are|we['’]re) (?:(?:a bit|a little|really|very|quite|somewhat) )?(?:worried|afraid|concerned|scared) (?:that )?(?!about|of)|(?:my|our|the) (?:main |biggest |only )?(?:worry|fear|concern|risk) is (?:that )?|i fear (?:that )?)/iu,
  decision:
    /^(?:(?:so |ok |in the end )?(?:(?:we|they|all|everybody) (?:have )?|it (?:was|has been) )(?:decided|agreed)(?: (?:last|this) \p{L}+| yesterday| today)? (?:to|that|on) |(?:decision|decided|agreed): )/iu,
};

/** What people say of their choice, and how a document says it. English only. */
const choices: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:i|we)(?:['’]d| would)? (?:lean(?:ing)? (?:to|towards?)|vote for|tend to(?:wards)?|prefer) (?!to(?!\p{L}))([^,;:]{2,80}?)[.!]?$/iu,
    '$1 is preferred.',
  ],
  [/ is what (?:i|we)(?:['’]d| would) (?:do|use|take|pick|choose|go for)[.!]?$/iu, ' is preferred.'],
];

/** Whose work is no demand on what is built: formats that specify it list people and dates apart. */
const specifying: ReadonlySet<Format> = new Set(['Technical Spec', 'RFC', 'Prompt']);
/** Kinds that say what is: who said it in the conversation adds nothing. */
const impersonal: ReadonlySet<Kind> = new Set<Kind>([
  'goal',
  'problem',
  'requirement',
  'quality',
  'design',
  'failure',
  'context',
  'observability',
  'nonGoal',
]);

/** What a source says, each statement worded as it stands in a document rather than as somebody said it to others. */
export function asWritten(understanding: Understanding, format: Format): Understanding {
  if (understanding.language !== 'en')
    return format === 'Data Model' ? withHabits(understanding) : understanding;
  const { source } = understanding;
  const speakers = speakersOf(source);
  const statements = understanding.statements.map((one) => {
    if (format === 'API Design' && tellsCall(one))
      return { ...one, kind: 'requirement' as const, strength: 'MUST' as const };
    if (format === 'Data Model' && tellsHabit(one))
      return { ...one, kind: 'context' as const, strength: null };
    if (one.index === 0 && one.kind === 'goal' && namesNotes.test(one.text) && lacksVerb(one.text))
      return { ...one, kind: 'context' as const };
    if (warned.has(one.kind) && warns.test(one.text))
      return worded({ ...one, kind: 'risk' as const, strength: null }, speakers);
    const raw = source.text.slice(one.start, one.end).trim();
    if (format === 'Data Model' && readsByLabel.test(raw))
      return {
        ...one,
        kind: 'context' as const,
        strength: null,
        text: withCapital(raw.replace(/[?.!]?$/u, '.')),
      };
    const isTask = specifying.has(format) && one.kind === 'requirement' && ordersPerson(one.masked.text);
    return worded(isTask ? { ...one, kind: 'owner' as const } : one, speakers);
  });
  return { ...understanding, statements };
}

/** "Minutes of the weekly, 14 May": the line above minutes is no goal of anybody. */
const namesNotes = /^(?:(?:meeting|call|team|weekly) )?(?:minutes|notes|recap|protocol|summary)(?!\p{L})/iu;

/** "Careful, repartitioning breaks the order", "I worry about sellers who …": what somebody warns of is a risk, however it reads else. */
const warns = /^(?:careful|caution|beware|watch out|(?:i|we) (?:do )?worry (?:about|that))(?!\p{L})/iu;
const warned: ReadonlySet<Kind> = new Set<Kind>(['goal', 'problem', 'requirement', 'context']);

const callKinds: ReadonlySet<Kind> = new Set<Kind>([
  'context',
  'problem',
  'design',
  'definition',
  'owner',
  'step',
  'event',
  'failure',
  'goal',
]);

/** "`GET /flags` lists all flags": what a call does is what a design of an API demands, however plainly it is told. */
function tellsCall({ kind, text }: Statement): boolean {
  return (
    callKinds.has(kind) &&
    /^(?:\p{L}[\p{L} -]{0,40}: )?`(?:GET|POST|PUT|PATCH|DELETE|HEAD) \/[^`]*`,?:? (?:(?:->|→|=>|[-–—]) |\()?(?!was|were|is |are |has |had |does|currently|now|today|already|sometimes|often|still)(?:\p{Ll}{3,}s\s|\{|[\p{L}_]+(?:,\s|\s\()|[\p{L} ]{2,40} only(?!\p{L}))/u.test(
      text,
    )
  );
}

/** The same understanding, in which sentences on how data is read demand nothing. */
function withHabits(understanding: Understanding): Understanding {
  const statements = understanding.statements.map((one) =>
    tellsHabit(one) ? { ...one, kind: 'context' as const, strength: null } : one,
  );
  return { ...understanding, statements };
}

/** "We often look up orders by day": how data is read tells what a model is for, and demands nothing by itself. */
function tellsHabit({ kind, text }: Statement): boolean {
  return (
    kind === 'requirement' &&
    /^(?:we|they|users?|analysts?|people|support|reports?|\p{L}+s) (?:(?:most )?(?:often|mostly|usually|frequently|typically|always|mainly) )?(?:look(?:s)? up|query|queries|search(?:es)?|asks?|filters?|reads?|fetch(?:es)?)(?!\p{L})|^(?:wir|man) (?:suchen|fragen|filtern|lesen|suchst?) .{2,60} nach |^(?:nous|on) (?:cherchons|cherche|recherchons|filtrons|lisons) .{2,60} par /iu.test(
      text,
    )
  );
}

/** "Most frequent question: how much of it is in stock". */
const readsByLabel =
  /^(?:(?:our|the) )?(?:most (?:frequent|common|important)|typical|main|common|usual) (?:questions?|query|queries|lookups?|access(?: pattern)?s?|reads?): /iu;

function worded(statement: Statement, speakers: ReadonlySet<string>): Statement {
  const opening = openings[statement.kind];
  const reword = (text: string) => {
    const plain = impersonal.has(statement.kind) ? unattributed(text, speakers) : text;
    const chosen = statement.kind === 'decision' ? choiceIn(plain) : plain;
    const rest = opening === undefined ? chosen : chosen.replace(opening, '');
    return rest === plain || rest.length < shortest ? plain : withCapital(rest);
  };
  const text = reword(statement.text);
  return text === statement.text
    ? statement
    : { ...statement, text, masked: changed(statement.masked, reword(statement.masked.text)) };
}

function choiceIn(text: string): string {
  return choices.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);
}

/** A sentence of fewer characters says nothing without its opening. */
const shortest = 12;
