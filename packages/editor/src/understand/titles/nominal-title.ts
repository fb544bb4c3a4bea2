import type { Statement } from '../statement.ts';
import { ownMatter } from './own-matter.ts';
import { isSentence, subjectIn } from './sentence-title.ts';
import { short } from './short.ts';
import { isDeictic, pointsBack } from './untelling.ts';

/** "We decided to go with Postgres": that it was decided, before what. */
const decided =
  /^(?:we|i)(?:['’]ve| have)? (?:all )?(?:decided|agreed|chosen|chose|settled|voted|opted) (?:to |on |for |that we (?:will |should )?)?(?:(?:go with|go for|use|take) )?(?=\p{L})/iu;

/** Statements that may say what those who write do: people say so first. */
const opening = 2;

/**
 * A title that names the matter, for one that is a sentence: what those who write say they do ("we run the ferry booking"), what was decided, else
 * the thing that the sentence tells of. What goes wrong, and what binds, is named by its sentence, and where nothing names the matter the title stays. English.
 */
export function nominalTitle(title: string, statements: readonly Statement[]): string {
  const deed = title.replace(decided, '');
  if (deed !== title) return short(deed);
  const isTold = isSentence(title);
  const [own] = statements.slice(0, opening).flatMap(({ text }) => {
    const matter = ownMatter(text);
    return matter === null ? [] : [{ text, matter }];
  });
  const saysOwn = own?.text.includes(title.slice(1, longestStart)) ?? false;
  const isPoor = isTold || saysOwn || pointsBack(title) || isDeictic(title);
  if (!isPoor) return title;
  if (own !== undefined) return own.matter;
  const from = statements.find(({ text }) => text.includes(title.slice(1, longestStart)));
  const isTrouble = (from?.kind === 'problem' || from?.kind === 'failure') && !today.test(title);
  if (!isTold || isTrouble || binds.test(title)) return title;
  return subjectIn(title) ?? title;
}

/** "Inspections are recorded in a notebook": what is done by hand today, of which the thing is the matter. */
const today =
  /^(?:\p{L}[\p{L}'’-]* ){1,6}(?:is|are) (?:still |always |all )?(?:recorded|written|kept|stored|noted|tracked|planned|managed|logged|collected|filed|listed|booked|ordered|registered|handled|done|made|sent|counted|measured|entered|documented) (?:down )?(?:in|on|by|with|via|over) (?!.*(?<!\p{L})(?:not|never|too|twice|wrong|lost|no)(?!\p{L}))/iu;

/** "Discounts must never be added up": a rule is named by all of it. */
const binds = /(?<!\p{L})(?:must|should|shall|never|may not|cannot)(?!\p{L})/iu;

/** Letters that tell a statement from others. */
const longestStart = 20;
