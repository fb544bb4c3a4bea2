import { lowerFirst } from '../../src/first-letter.ts';
import type { Label } from '../../src/understand/pieces/labels.ts';

/** A piece of a line as it is labelled. */
export interface WrittenPiece {
  readonly label: Label;
  readonly words: string;
}

/** Numbers from 0 to 1. */
type Random = () => number;

const bindings = words(
  `must | should | has to | needs to | ought to | is supposed to | shall | will have to | is meant to`,
);
const wishes = words(
  `need | needs | we need | I want | we want | want | also need | would like | there should be | there has to be | we also need | they want | asking for | we could use`,
);
const orders = words(
  `please | pls | let's | we should | we must | we need to | need to | I want to | can you | make sure to | remember to | we have to | we want to | it should | has to | must | should`,
);
const people = words(
  `tom | raj | mia | Anna | Jonas | finance | support | legal | the customer | ops | sales | Priya | our PM | marketing | security | Kim`,
);
const wanting = ['wants', 'asked for', 'needs', 'would like', 'is asking for', 'insists on'];
const telling = words(
  `says | said | thinks | mentioned that | says that | pointed out that | told us that | reports that`,
);
const openings = words(
  `also | oh and | and | btw | ok so | so | then | just | I think | imo | fyi | plus | another thing: | note: | one more: | agreed: | decision: | first, | second, | third, | finally, | on top of that, | well, | hmm`,
);
const afterwards = words(
  `please | though | I think | or so | obviously | ok? | don't care how | thanks | if you ask me | for now | dont care which | don't care which one | whatever is easier | whichever is easier | not urgent | if possible | or something like that | i guess | right?`,
);
const joints = words(`, | , | , | , and |  and |  - | ; | , but |  so | , so |  but | , then | , also`);

/** Phrases that stand in a list, parted by bars. */
function words(list: string): readonly string[] {
  return list.split('|').map((phrase) => phrase.trim());
}

/** Copies of a line in other words of the sort that people use in haste: what binds, who speaks, and what stands beside it in one sentence. */
export function varied(
  line: readonly WrittenPiece[],
  next: readonly WrittenPiece[] | undefined,
  random: Random,
): WrittenPiece[][] {
  const copies = [bound(line, random)];
  if (next !== undefined && isPlain(line) && isPlain(next))
    copies.push(
      joined(
        random() < 0.5 ? bound(line, random) : line,
        random() < 0.3 ? bound(next, random) : next,
        random,
      ),
    );
  return copies;
}

function of<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function piece(label: Label, words: string): WrittenPiece {
  return { label, words };
}

/** One segment, which ends as nothing does that asks. */
function isPlain(line: readonly WrittenPiece[]): boolean {
  return !line.some(
    ({ label, words }) => label === 'X' || label === 'Q' || (label === 'T' && words.includes(':')),
  );
}

function bound(line: readonly WrittenPiece[], random: Random): WrittenPiece[] {
  const at = line.findIndex(({ label, words }) => label !== 'T' || /\w/u.test(words) === false);
  const first = line[at];
  if (first === undefined) return [...line];
  const head = line.slice(0, at);
  const body = line.slice(at);
  const small = [piece(first.label, lowered(first.words)), ...body.slice(1)];
  let made: WrittenPiece[] = [...body];
  if (first.label === 'O' && !/^(?:no|only)\b/iu.test(first.words))
    made =
      random() < 0.5
        ? [piece('M', of(wishes, random)), ...small]
        : [piece('M', `${of(people, random)} ${of(wanting, random)}`), ...small];
  else if (first.label === 'V' && !/s$/u.test(first.words)) made = [piece('M', of(orders, random)), ...small];
  else if (first.label === 'M' && body[1]?.label === 'V' && !/s$/u.test(body[1].words))
    made = [piece('M', of(orders, random)), ...body.slice(1)];
  else
    made = body.map((one, place) =>
      one.label === 'M' && place > 0 && /^(?:must|should|has to|have to|shall|needs to)$/iu.test(one.words)
        ? piece('M', of(bindings, random))
        : one,
    );
  const isFact = first.label === 'F' || first.label === 'S';
  const turn = random();
  const talk =
    turn < 0.15
      ? [piece('T', `${of(people.slice(0, 5), random)}:`)]
      : turn < 0.3 && isFact
        ? [piece('T', `${of(people, random)} ${of(telling, random)}`)]
        : turn < 0.45
          ? [piece('T', of(openings, random))]
          : [];
  const said =
    talk.length === 0
      ? made
      : made.map((one, place) => (place === 0 ? piece(one.label, lowered(one.words)) : one));
  const tail = first.label !== 'F' && random() < 0.12 ? [piece('T', `, ${of(afterwards, random)}`)] : [];
  return [
    ...(talk.length === 0 ? head : talk),
    ...(tail.length === 0 ? said : [...withoutStop(said), ...tail]),
  ];
}

/** Two lines as one sentence. */
function joined(
  first: readonly WrittenPiece[],
  second: readonly WrittenPiece[],
  random: Random,
): WrittenPiece[] {
  const [, ...rest] = second;
  const opening = second[0] as WrittenPiece;
  const isTalk = opening.label === 'T' && !/\p{L}/u.test(opening.words);
  const behind = isTalk
    ? rest
    : [random() < 0.8 ? piece(opening.label, lowered(opening.words)) : opening, ...rest];
  return [...withoutStop(first), piece('X', of(joints, random).trim()), ...behind];
}

function withoutStop(line: readonly WrittenPiece[]): WrittenPiece[] {
  return line
    .map((one, at) => (at === line.length - 1 ? piece(one.label, one.words.replace(/[.!]+$/u, '')) : one))
    .filter(({ words }) => words !== '');
}

function lowered(words: string): string {
  return /^\p{Lu}\p{Ll}/u.test(words) || /^(?:A|I) /u.test(words)
    ? /^I /u.test(words)
      ? words
      : lowerFirst(words)
    : words;
}
