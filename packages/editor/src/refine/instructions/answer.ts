import { answered } from '../answered/answered.ts';
import type { Draft } from '../draft.ts';
import type { Change, Instruction, Outcome } from '../instruction.ts';
import { findQuestion, ownQuestionAbout, questionAbout } from '../target/questions.ts';
import { findSection } from '../target/section.ts';
import type { Target } from '../target/target.ts';
import { onlyCloses } from '../told/point-closed.ts';
import { partRemoved } from './remove-part.ts';

const named =
  /^(?:the )?(?:answer|reply|response|solution)?\s?(?:to|for|on|re(?:garding)?|about|concerning|as for)?\s?(?<which>Q-?\d{1,3}|(?:the )?(?:open )?question (?:no\.? |number |#)?\d{1,3}|(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|last)(?: open)? question)\s?(?:is|:|,|->|→|=>|–|—|-|=|has been answered:|is answered:)\s?(?<answer>.{1,2000})$/isu;
const about =
  /^(?:the )?(?:answer to|as for|regarding|re|about|on|concerning|to answer)(?: the (?:open )?question(?: (?:about|of|on|whether))?)? (?<topic>.{1,160}?)(?:\s(?:question )?is\s|[:,–—]\s?|\s-\s)(?<answer>.{1,2000})$/isu;
/** "The q about Redis: …", "for the double start: …", "the retention question: …". */
const pointed =
  /^(?:(?:the |your )?(?:open )?(?:q|question|point|issue)\s(?:about|on|of|re|regarding|with|whether)\s(?:the )?(?<topic>[^:]{2,100}?)|(?:for|with) (?:the )?(?<case>[^:,]{2,80}?)|(?:the )?(?<thing>[^:,]{2,60}?) (?:question|q|point))\s?(?::|=|->|→|–|—)\s?(?<answer>.{1,2000})$/isu;
const asking =
  /^(?<topic>(?:who|what|when|where|which|how|whether|why|do|does|is|are|can|should|wer|was|wann|wo|wie|qui|quand|où|quién|cuándo|dónde) [^:?→=>-]{3,120}?)\s?(?:->|→|=>|:|=|\?)\s?(?<answer>.{1,2000})$/isu;
/** "Refunds: yes, they need it too" */
const labelledWords = /^(?:the )?(?<label>[^:?=→.,]{3,60}?)\s?:\s(?<said>.{2,2000})$/isu;
/** A verb where the label is its subject: "cancelled orders: are kept, not processed". */
const withoutSubject =
  /^(?:is|are|was|were|will|must|should|may|can|get|gets|has|have|needs?|stays?|goes?|go|wird|werden|ist|sind|soll|sollen|muss|müssen|darf|dürfen|kann|können|bleibt|bleiben|est|sont|sera|seront|doit|doivent|es|son|será|serán|debe|deben|é|são|è|sono|wordt|worden|moet|jest|są|będzie|będą) (?!it |they |we |es |sie |wir )/iu;
/** "Answer the synonyms question with no". */
const resolveAbout =
  /^(?:answer|resolve|close|settle) (?:the )?(?:open )?(?<topic>[^:]{2,100}?) (?:question|q|point)(?:\s(?:with|as|by|to say|saying):?|\s?:)\s?(?<answer>.{1,2000})$/isu;
const resolve =
  /^(?:answer|resolve|close|settle) (?<which>(?:the )?(?:open )?(?:Q-?\d{1,3}|question .{1,160}?|(?:first|second|third|last)(?: open)? question))(?:\s?(?:(?:with|as|by|to say|saying):?|:)\s?(?<answer>.{1,2000}))$/isu;

/** Answers an open question: the question goes, the answer stands where such facts belong. */
export const answer: Instruction = {
  meta: {
    id: 'answer',
    does: 'Takes an open question out and puts the answer of the feedback into the section where it belongs; one that is only called settled goes.',
    examples: [
      'Q-2: 30 days',
      'the answer to question 1 is yes, for admins only',
      'regarding ownership: the data team owns it',
    ],
  },
  parse(clause, draft) {
    for (const pattern of [resolve, named]) {
      const groups = pattern.exec(clause)?.groups;
      const { which, answer: words } = groups ?? {};
      if (which === undefined || words === undefined || !findQuestion(draft, which)) continue;
      return (now) => settled(now, findQuestion(now, which), words);
    }
    const labelled = labelledAnswer(clause, draft);
    if (labelled) return labelled;
    for (const pattern of [resolveAbout, about, asking, pointed]) {
      const groups = pattern.exec(clause)?.groups;
      const topic = groups?.['topic'] ?? groups?.['case'] ?? groups?.['thing'];
      const words = groups?.['answer'];
      if (topic === undefined || words === undefined || !questionAbout(draft, topic)) continue;
      return (now) => settled(now, questionAbout(now, topic), words);
    }
    return null;
  },
};

/** A question with its answer; one that is only called settled goes, and there is nothing to write down. */
function settled(draft: Draft, question: Target | null, words: string): Outcome {
  return question && onlyCloses(words) ? partRemoved(draft, question) : answered(draft, question, words);
}

/** The change that writes down "refunds: yes, they need it too" where the input asks one question about refunds. */
export function labelledAnswer(clause: string, draft: Draft): Change | null {
  const { label = '', said } = labelledWords.exec(clause)?.groups ?? {};
  if (said === undefined || !ownQuestionAbout(draft, label) || findSection(draft, label)) return null;
  const words = withoutSubject.test(said) ? `${label} ${said}` : said;
  return (now) => answered(now, ownQuestionAbout(now, label), words);
}
