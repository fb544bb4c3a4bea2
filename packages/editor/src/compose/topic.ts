import { namesMeeting } from '../understand/titles/meeting-name.ts';
import { short } from '../understand/titles/short.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Requirement } from './requirement.ts';
import { gist } from './scenario/split.ts';
import { part } from './voice/english.ts';

/** What a topic in a question is at most long. */
const longest = 56;

/**
 * What the document is about, as it reads well inside a question: its title, or, where that names a meeting or trouble, the first
 * thing that is to be done about it.
 */
export function topicOf(understanding: Understanding, requirements: readonly Requirement[]): string {
  const { title, source, language } = understanding;
  const order =
    language === 'en' && (namesMeeting(title) || tellsTrouble(understanding)) ? orderIn(requirements) : null;
  const topic = short(order ?? title, longest);
  return (topic === '' ? short(source.text, longest) : topic).replace(/[。！？]+$/u, '');
}

/** "Search is slow again": the title is a whole sentence of a problem. */
function tellsTrouble({ title, statements }: Understanding): boolean {
  const isSentence =
    /(?<!\p{L})(?:is|are|was|were|has|have|does|do|keeps?|gets?|fails?|crash(?:es)?|hangs?|can['’]?t|cannot)(?!\p{L})/iu.test(
      title,
    );
  if (isSentence && troubled.test(title)) return true;
  return (
    isSentence &&
    statements.some(
      ({ kind, text }) =>
        kind === 'problem' && text.toLowerCase().startsWith(title.toLowerCase().slice(0, 20)),
    )
  );
}

/** What nobody wants carried out. */
const troubled =
  /(?<!\p{L})(?:lost|lose|loses|fail\p{L}*|crash\p{L}*|broken|slow|wrong|missing|hang\p{L}*|stuck|terrible|late|twice|duplicate\p{L}*|down)(?!\p{L})/iu;

/** The first order of the demands: "Use pg_trgm". */
function orderIn(requirements: readonly Requirement[]): string | null {
  for (const { demand } of requirements) {
    if (
      !demand ||
      demand.isNegative ||
      !/^the (?:system|change|team|app|service|api|page|server|client|website|tool|backend|frontend)$/iu.test(
        part(demand.subject),
      )
    )
      continue;
    const order = gist(part(demand.action)).replace(
      / (?:until|when|if|once|so that|because|while|after) .*$/su,
      '',
    );
    if (!/^(?:be|have|ensure|hold|follow)(?!\p{L})/iu.test(order)) return order;
  }
  return null;
}
