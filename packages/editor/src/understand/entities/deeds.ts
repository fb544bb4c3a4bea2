import { type Argument, clausesIn, type ToldClause } from './clauses/clause.ts';
import { namesOf, type Phrase } from './clauses/phrase.ts';

/** Who does what with which thing, as a clause tells it: the names that each may have, the longest first. */
export interface Deed {
  readonly subjects: readonly string[];
  /** In its base form, with a preposition where the thing stands behind one: "reserve", "enrol in". */
  readonly verb: string;
  readonly objects: readonly string[];
  /** What is said behind the thing. */
  readonly behind: string;
}

/** "Members should be able to book desks": what somebody is able to do. */
const ableTo = /^(?:(?:also )?(?:able|allowed) )?to (\p{L}+)(?!\p{L})/iu;
/** Whoever it is: of whom the clause before spoke. */
const anybody = /^(?:somebody|someone|anybody|anyone|nobody|everybody|everyone|other|others|one)$/u;
/** "Unless somebody else has reserved the book": what stands in a clause of its own behind such a word. */
const inCase =
  /(?<!\p{L})(?:unless|if|until|once|when|because|as long as) (?:somebody|someone|nobody|anybody|another \p{L}{3,20})(?: else)? (?:has|have|had|is|was) (?:already )?(\p{L}{3,20}(?:ed|ent|ken)) (?:it|them|(?:the|that|this|an?|one of the) (\p{L}{3,30}))/iu;

/** The deeds of a sentence by its clauses, with those that it tells of others in passing; `baseOf` gives the verb of a participle. */
export function deedsIn(sentence: string, baseOf: (participle: string) => string | undefined): Deed[] {
  const found: Deed[] = [];
  for (const clause of clausesIn(sentence)?.clauses ?? []) {
    const { subject } = clause;
    if (subject === null || clause.isDenied || clause.isPassive || anybody.test(subject.words.at(-1) ?? ''))
      continue;
    found.push(...deedsOf(clause, subject));
  }
  const [whole = '', participle = '', thing = ''] = inCase.exec(sentence) ?? [];
  const verb = baseOf(participle.toLowerCase());
  const [last] = found;
  if (whole !== '' && verb !== undefined && last !== undefined)
    found.push({
      subjects: last.subjects,
      verb,
      objects: thing === '' ? last.objects : [thing.toLowerCase()],
      behind: '',
    });
  return found;
}

function deedsOf(clause: ToldClause, subject: Phrase): Deed[] {
  const able = /^(?:be|want|need|like)$/u.test(clause.verb) ? ableTo.exec(clause.rest)?.[1] : undefined;
  const said = able?.toLowerCase() ?? clause.verb;
  return clause.arguments.map(({ by, phrase }: Argument): Deed => {
    const isObject = by === null || (able !== undefined && by === 'to');
    const noun = phrase.words.at(-1) ?? '';
    const place = clause.rest.toLowerCase().indexOf(noun.replace(/y$/u, ''));
    const behind = place < 0 ? '' : clause.rest.slice(place).replace(/^\S+/u, '');
    return {
      subjects: namesOf(subject),
      verb: isObject ? said : `${said} ${by ?? ''}`,
      objects: namesOf(phrase),
      behind,
    };
  });
}
