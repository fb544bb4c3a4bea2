import type { Kind, Statement } from '../statement.ts';
import { keyPhrase } from './key-phrase.ts';
import { subjectOfNotes } from './occasion.ts';
import { isSentence, subjectIn } from './sentence-title.ts';
import { short } from './short.ts';
import { asTopic, withoutKind } from './topic-words.ts';
import { isTalk, withoutTalk } from './untelling.ts';

/** What a text might be called. */
export interface TitleCandidate {
  readonly title: string;
  /** How it was come by: by the rules of titles, as what a sentence says, as what it speaks of, as the phrase said most. */
  readonly source: 'ruled' | 'said' | 'subject' | 'key';
  /** The statement it was taken from; null where there is none. */
  readonly statement: Statement | null;
}

/** Kinds that name no subject: whom to ask, who does it, when, what a word means, and what speaks against it. */
const unnaming: ReadonlySet<Kind> = new Set<Kind>([
  'question',
  'owner',
  'schedule',
  'rollout',
  'definition',
  'example',
  'alternative',
  'risk',
  'mitigation',
  'observability',
  'nonGoal',
  'future',
]);

/** "I'd like a small web thing": what somebody says of themselves is no title. */
const ofSpeaker =
  /^(?:i|i['’]\p{L}+|we|my|our|us|ich|wir|mein\p{L}*|unser\p{L}*|je|j['’].*|on|nous|notre|yo|nosotros|nuestr\p{L}*|io|noi|eu|nós|ik|wij|we|onze?)(?!\p{L})/iu;

/** "At the moment the nurse walks around": how things are today. */
const ofToday =
  /^(?:at the moment|right now|currently|today|yesterday|last (?:week|month|year)|so far|aktuell|derzeit|momentan|zurzeit|heute|bisher|aujourd['’]hui|actuellement|en ce moment|pour l['’]instant|ahora mismo|actualmente|hoy|hasta ahora|oggi|attualmente|al momento|hoje|atualmente|neste momento|momenteel|vandaag|nu|obecnie|teraz|dziś)(?!\p{L})|^(?:現在|今は|目前|现在)/iu;

/** "From QA, three people", "after the price change", "Mr Falk, you asked": for whom, of when, and to whom it is told. English. */
const ofOccasion =
  /^(?:(?:from|for|after|before|between|since|according to) |in (?:our|my) |(?:dear |moin,? |mr |mrs |ms )|(?:on |in )?(?:mon|tue|wed|thu|fri|sat|sun)(?:\p{L}*day)?,? )/iu;

/** "If one part fails": what holds in a case, or why. */
const ofCase =
  /^(?:if|when|whenever|once|unless|while|until|because|since|although|wenn|falls|sobald|solange|weil|obwohl|si|s['’]ils?|quand|lorsque|dès que|parce que|cuando|mientras|porque|se|quando|perché|als|wanneer|zodra|omdat|jeśli|gdy|kiedy|ponieważ)(?!\p{L})/iu;

/** "Endpoint with more than 50 errors in 24h", "timeout of 10 seconds": how much of something, and not what; "a system for this". */
const ofBound =
  /(?<!\p{L})(?:for|with|of|about|to) (?:this|that|it|them|these|those)$|(?<!\p{L})(?:more|less|fewer|longer|older) than [\d\uE010]|^(?:the )?(?:time-?out|limit|max(?:imum)?|min(?:imum)?|at most|at least|up to|retention)(?: of|\.)? ?[\d\uE010]/iu;

/** "Click \"Export\" in the billing admin": a step that somebody takes. English. */
const ofStep = /^(?:click|press|tap|hit) (?:on |the |an? |["“'`])/iu;

/** "Goal < 15 min for 90% of the runs": what is measured. English. */
const ofMeasure = /^(?:goal|target|aim)(?::|\s(?=[<>≤≥]))|[<>≤≥]=? ?[\d\uE010]/iu;

/** "Small web thing", "what went badly", "design review notes", "10:04 Ana: …": what has no name yet, and what only leads to it. English. */
const unnamed =
  /^\[?\d{1,2}[:.]\d{2}(?!\d)|(?<!\p{L})(?:thing|something)$|^what (?:went|works|worked|is|was)(?!\p{L})|(?<!\p{L})(?:review|meeting|call|design|planning) (?:notes|minutes|recap)$|(?<!\p{L})(?:is|are|keeps?) (?:\p{L}+ )?asking(?!\p{L})/iu;

/** "Move this to a queue", "remind them a week before": what or whom is told elsewhere. English. */
const pointing = /^\p{L}+ (?:it|this|that|them|these|those|him|her|us)(?=\s(?!\p{L}+s?\s?$)\p{L}|$)/iu;

/** Everything a text might be called, the title by the rules first, each once. */
export function titleCandidates(
  ruled: string,
  statements: readonly Statement[],
  language: string,
): TitleCandidate[] {
  const isEnglish = language === 'en';
  const source = statements.find(({ text }) => text.includes(ruled.slice(1, 20))) ?? null;
  const said = statements
    .filter(({ kind }) => !unnaming.has(kind))
    .flatMap((statement): TitleCandidate[] => {
      const line = isEnglish ? withoutKind(subjectOfNotes(statement.text)) : statement.text;
      const title = short(asTopic(withoutTalk(line)));
      const subject = isEnglish && isSentence(title) ? subjectIn(title) : null;
      return [
        { title, source: 'said', statement },
        ...(subject === null ? [] : [{ title: subject, source: 'subject' as const, statement }]),
      ];
    });
  const key = isEnglish ? keyPhrase(statements, null) : null;
  const all: TitleCandidate[] = [
    { title: ruled, source: 'ruled', statement: source },
    ...said,
    ...(key === null ? [] : [{ title: key, source: 'key' as const, statement: null }]),
  ];
  const first = new Map<string, TitleCandidate>();
  for (const candidate of all) {
    const name = candidate.title.toLowerCase();
    if (!first.has(name)) first.set(name, candidate);
  }
  const naming = [...first.values()].filter(
    ({ title, source: from }) => title !== '' && (from === 'ruled' || !ofSpeaker.test(title)),
  );
  const lasting = naming.filter(({ title }) =>
    isEnglish ? mayName(title) : !ofToday.test(title) && !ofCase.test(title),
  );
  return lasting.length > 0 ? lasting : naming;
}

/** Whether an English phrase may name a text: it is not of today, of a case, an occasion or a bound, and no talk. */
export function mayName(title: string): boolean {
  return !(
    ofToday.test(title) ||
    ofCase.test(title) ||
    ofOccasion.test(title) ||
    ofBound.test(title) ||
    ofStep.test(title) ||
    ofMeasure.test(title) ||
    unnamed.test(title) ||
    pointing.test(title) ||
    isTalk(title)
  );
}
