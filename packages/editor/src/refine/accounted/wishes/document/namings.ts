import { contentWords } from '../../../../document/content-words.ts';
import { audienceWished } from '../../../audience/named.ts';
import type { Draft } from '../../../draft.ts';
import { statementDescribed } from '../../named/described.ts';
import type { Frame, Named } from '../../reading/frame.ts';
import type { Piece } from '../../reading/pieces.ts';
import { dated } from './dated.ts';

/** Words that a new name or a thing has at most; more are a sentence. */
const MOST_WORDS = 7;
const isName = (words: string | undefined): words is string =>
  words !== undefined && words.split(/\s+/u).length <= MOST_WORDS && /\p{L}/u.test(words);

/** Words that tell something of a thing, and do not only name it. */
const tells =
  /(?<!\p{L})(?:is|are|was|were|be|will|can|must|should|has|have|belongs?|goes|ist|sind|est|sont|es|son)(?!\p{L})/iu;

/** What says how a part of the document is to be, and names nothing: "shorter", "too long". */
const judges =
  /^(?:(?:a (?:bit|little)|much|even|too|more|less|very) )?(?:short|long|clear|small|bigg?|simpl|tight|lean|brief|sharp|strict|nice|few)(?:er)?$|^(?:(?:much|even|a bit) )?(?:better|more (?:precise|concise|detailed|specific)|less (?:detailed|vague)|vague|wrong|fine|good|bad|complete|concise|precise)$/iu;

/** Whether words name a thing of which the document has no demand, and that it does not list as left out. */
function isNewThing(words: string | undefined, draft: Draft): words is string {
  if (
    !isName(words) ||
    tells.test(words) ||
    judges.test(words) ||
    statementDescribed(draft, words, 'requirement') !== null
  )
    return false;
  const left = draft.outline.sections.find(({ ids }) => ids.includes('non-goals'));
  const held = new Set(contentWords(left ? draft.text.slice(left.headingEnd, left.end) : ''));
  return !contentWords(words).every((word) => held.has(word));
}

/** "Remove fax from the non-goals" and "move the fax to the non-goals" add none that is called so. */
const isTakenOut = (thing: string, pieces: readonly Piece[]) =>
  /^(?:remove|delete|drop|take|cut|move|shift|relocate|place)(?!\p{L})/iu.test(thing) &&
  !pieces.some(({ concepts }) => concepts.has('add'));

/** Wishes that bring words of their own along: a new name, a thing that is not done, a person, readers. */
export const namings: readonly Frame[] = [
  {
    needs: [['nonGoal']],
    may: ['add', 'missing', 'notDone', 'say', 'document', 'section', 'requirement'],
    sections: 0,
    keys: 0,
    holes: 1,
    orders: ({ holes: [thing], pieces }, draft) =>
      isNewThing(thing, draft) &&
      !isTakenOut(thing, pieces) &&
      !pieces.some(({ concepts }) => concepts.has('requirement'))
        ? [`Add a non-goal: ${thing}`]
        : null,
  },
  {
    needs: [['add', 'say', 'missing']],
    may: ['document', 'section', 'item'],
    sections: 1,
    keys: 0,
    holes: 1,
    orders: ({ sections: [title], holes: [thing] }, draft) =>
      draft.outline.sections.find((one) => one.title === title)?.ids.includes('non-goals') === true &&
      isNewThing(thing, draft)
        ? [`Add a non-goal: ${thing}`]
        : null,
  },
  {
    needs: [['notDone'], ['add', 'say']],
    may: ['document', 'section', 'requirement'],
    sections: 0,
    keys: 0,
    holes: 1,
    orders: ({ holes: [thing] }, draft) => (isNewThing(thing, draft) ? [`Add a non-goal: ${thing}`] : null),
  },
  {
    needs: [
      ['title', 'document'],
      ['rename', 'title'],
    ],
    may: ['rename', 'document', 'title', 'turn', 'instead', 'replace'],
    sections: 0,
    keys: 0,
    holes: 1,
    orders: ({ holes: [name], pieces }, draft) =>
      isName(name) && isFresh(name, pieces) && !isStanding(name, draft)
        ? [`The title should be "${bare(name)}"`]
        : null,
  },
  {
    needs: [['rename', 'heading', 'section']],
    may: ['rename', 'heading', 'section', 'turn', 'instead', 'replace', 'title'],
    sections: 1,
    keys: 0,
    holes: 1,
    orders: renamed,
  },
  {
    needs: [['owner']],
    may: ['document', 'add', 'missing', 'wrong', 'turn', 'adapt', 'correct', 'replace'],
    sections: 0,
    keys: 0,
    holes: 1,
    orders: ({ holes: [name] }) =>
      isName(name) && /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,3}$/u.test(bare(name))
        ? [`${bare(name)} is the owner`]
        : null,
  },
  {
    needs: [['adapt', 'reader']],
    may: ['adapt', 'reader', 'document', 'tone', 'turn', 'no', 'wrong', 'correct'],
    sections: 0,
    keys: 0,
    holes: 1,
    orders: ({ holes: [readers] }) =>
      readers !== undefined && audienceWished(`write it for ${readers}`) ? [`Write it for ${readers}`] : null,
  },
  dated,
  {
    needs: [['value', 'wrong', 'vague']],
    may: ['turn', 'replace', 'instead', 'correct', 'add', 'document', 'term', 'missing', 'date'],
    sections: 0,
    keys: 0,
    values: 1,
    holes: 1,
    orders: valued,
  },
];

/** Words that give something a name: "should", "to" and their like; "the title is odd" gives none. */
const giving = /^(?:to|should|must|in|:|->|→|soll|sollte|muss|doit|devrait|debe|debería|this)$/iu;

/** Whether a name is given as one: in quotes, or with a capital behind words that give it. */
function isFresh(name: string, pieces: readonly Piece[]): boolean {
  if (pieces.some(({ kind }) => kind === 'quoted')) return true;
  return (
    /^\p{Lu}/u.test(name) &&
    pieces.some(
      ({ text, concepts }) => giving.test(text) || (concepts.has('rename') && !concepts.has('title')),
    )
  );
}

const bare = (words: string) => words.replace(/^["“„«]\s?|\s?["”“»]$/gu, '');

/** Whether the document has a part or a statement of that name: words that name something are no new name for the whole. */
function isStanding(name: string, draft: Draft): boolean {
  return draft.outline.sections.some(({ title }) => title.toLowerCase() === name.toLowerCase());
}

function renamed(
  { sections: [title], holes: [name], pieces }: Named,
  draft: Draft,
): readonly string[] | null {
  if (!isName(name) || title === undefined || isStanding(name, draft)) return null;
  // "rename Risks to Risks and mitigations": the old name is a part of the new one
  if (pieces.filter(({ kind }) => kind === 'section').length > 1) return null;
  const isTold = pieces.some(({ concepts }) => concepts.has('rename') || concepts.has('heading'));
  return isTold && !/(?<!\p{L})(?:parameter|field|column|variable|endpoint)(?!\p{L})/iu.test(name)
    ? [`Rename the section "${title}" to "${bare(name)}"`]
    : null;
}

const vague =
  /(?<!\p{L})(?:as (?:fast|quickly|soon) as possible|fast|quick(?:ly)?|rapid(?:ly)?|schnell|rasch|zügig|vite|rapide(?:ment)?|rápid[oa](?:mente)?)(?!\p{L})/iu;

/** A number for the one demand that is described: in the place of its vague word where it has one, else as its value. */
function valued({ holes: [topic], values: [value], pieces }: Named, draft: Draft): readonly string[] | null {
  if (topic === undefined || value === undefined || contentWords(topic).length === 0) return null;
  const key = statementDescribed(draft, topic, 'requirement');
  const item = draft.items.find((one) => one.key?.text === key);
  const word = item ? vague.exec(item.text)?.[0] : undefined;
  const isVague = pieces.some(({ concepts }) => concepts.has('vague'));
  if (isVague) {
    if (key === null || word === undefined) return null;
    // the question for the number is answered with it
    const asked = draft.items.find((one) => one.key?.family === 'Q' && one.text.endsWith(`“${word}”?`));
    const told = `In ${key}, replace "${word}" with "under ${value}"`;
    return asked?.key ? [told, `Remove ${asked.key.text}`] : [told];
  }
  return pieces.some(({ concepts }) => concepts.has('value') || concepts.has('wrong')) && key !== null
    ? [`Set ${topic} to ${value}`]
    : null;
}
