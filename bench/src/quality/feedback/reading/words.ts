/** Words that say nothing of what a clause is about, in the four languages of the documents. */
const EMPTY = new Set(
  (
    'a an the and or of to in on at by for from with as is are be been was were will would it its that this these those there their them they he she him her we us our you your me my i ' +
    'don doesn didn won isn aren t s ' +
    'must shall should may can could has have had do does did not no also too well any all than then so if when which who what ' +
    'der die das den dem des ein eine einen einem einer und oder von zu im in am an auf bei mit für ist sind wird werden muss soll sollte darf kann nicht auch es sie er dass ' +
    'le la les l un une des du de et ou à au aux en dans par pour avec est sont doit devrait peut ne pas que qui ce ' +
    'el los las una unos unas y o del al con por para es son debe debería puede no se su sus'
  ).split(' '),
);

/** As many first letters as tell a word from others whatever its ending: "rejects" and "reject" share them. */
const STEM_LETTERS = 5;

/** The words of a text in small letters; numbers keep their signs ("2.5", "40,000"). */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}_]+/gu) ?? [];
}

/** The words that say what a text is about, without endings and without the ids of its references. */
export function contentOf(text: string): Set<string> {
  const plain = text.replace(/\b(?:N?FR|Q|R|A|US|T)-(?:\d+|gone)\b/gu, ' ');
  return new Set(
    wordsOf(plain)
      .filter((word) => !EMPTY.has(word))
      .map((word) => (/^\p{N}/u.test(word) ? word : stemOf(word))),
  );
}

/** Which share of what `clause` is about is there in `text`, from 0 to 1; 1 for a clause about nothing. */
export function shareSaid(text: string, clause: string): number {
  const wanted = contentOf(clause);
  if (wanted.size === 0) return 1;
  const there = contentOf(text);
  return [...wanted].filter((word) => there.has(word)).length / wanted.size;
}

/** Whether a text says what a clause does: nearly all of its words, whatever their endings, and each of its numbers. */
export function says(text: string, clause: string, least = 0.8): boolean {
  const there = new Set(wordsOf(text));
  const numbers = wordsOf(clause).filter((word) => /^\p{N}/u.test(word));
  return numbers.every((number) => there.has(number)) && shareSaid(text, clause) >= least;
}

/** How much two texts are about the same, from 0 to 1, by the shorter of them. */
export function likeness(one: string, other: string): number {
  const left = contentOf(one);
  const right = contentOf(other);
  const least = Math.min(left.size, right.size);
  if (least === 0) return 0;
  return [...left].filter((word) => right.has(word)).length / least;
}

function stemOf(word: string): string {
  return word.length > STEM_LETTERS ? word.slice(0, STEM_LETTERS) : word.replace(/(?<=.{3})s$/u, '');
}
