import { sentencesOf } from '../../document/sentences.ts';
import { upperFirst } from '../../first-letter.ts';

/** Where a long sentence can be cut in two without changing a word; the comma, dash or colon gives way to a full stop. */
const joint =
  /;\s|\s[–—]\s|\s-\s(?=\p{L}{2})|,\s(?=(?:and|but|so|or|because|which means|und|aber|dann|denn|et|mais|donc|y|pero|así que)\s(?:we|it|its|they|he|she|the|there|this|that|these|a|an|no|you|i|one|if|when|wir|es|er|sie|der|die|das|ein|eine|on|il|elle|nous|le|la|les|un|une|el|los|las|se|no)(?!\p{L}))|,\s(?=(?:and|but|so)\s\p{L}+\s(?:(?:then|also|always|never)\s)?(?:has|have|is|are|was|were|does|can|must|will|needs?|wants?|gets?)(?!\p{L}))|,\s(?=(?:we|it|they|he|she|there|this|that's|you|i|wir|es|er|nous|il|on)\s\p{L}+\s)|:\s(?=\p{L}+\s\p{L}+\s\p{L}+\s\p{L}+)/giu;

/** "To prevent this in the future, we …": what stands before the comma is no sentence by itself. */
const opensIncomplete =
  /^(?:to|in order to|if|when|whenever|while|because|since|as|after|before|once|until|unless|although|though|for|in|on|at|by|with|without|from|during|instead of|um|wenn|weil|da|nachdem|bevor|sobald|falls|obwohl|si|s['’]il|quand|lorsque|pour|afin|comme|cuando|para|porque|aunque)\s[^,]*$/iu;

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u;

/** Cuts sentences of more than `longest` words at their joints, as often as it takes and is possible. */
export function shortened(text: string, longest: number): string {
  // Scripts that put no space between words put none between sentences, and have no joints to cut at.
  if (WITHOUT_SPACES.test(text)) return text;
  return sentencesOf(text)
    .flatMap((sentence) => cut(sentence, longest, 6))
    .join(' ');
}

function cut(sentence: string, longest: number, depth: number): string[] {
  if (depth === 0 || sentence.split(/\s+/u).length <= longest) return [sentence];
  const middle = sentence.length / 2;
  const joints = [...sentence.matchAll(joint)]
    .filter(
      (match) =>
        isOutside(sentence, match.index) &&
        !(match[0].startsWith(',') && opensIncomplete.test(sentence.slice(0, match.index))) &&
        wordsBefore(sentence, match.index) >= 4 &&
        wordsAfter(sentence, match) >= 3,
    )
    .sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle));
  const [best] = joints;
  if (!best) return [sentence];
  const head = `${sentence.slice(0, best.index).trimEnd()}.`;
  const rest = sentence.slice(best.index + best[0].length).trimStart();
  const tail = upperFirst(rest);
  return [...cut(head, longest, depth - 1), ...cut(tail, longest, depth - 1)];
}

/** Not within brackets, code or quotation marks. */
function isOutside(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  const count = (mark: string) => before.split(mark).length - 1;
  return (
    count('(') <= count(')') &&
    count('`') % 2 === 0 &&
    count('"') % 2 === 0 &&
    count('“') <= count('”') &&
    count('**') % 2 === 0
  );
}

function wordsBefore(sentence: string, at: number): number {
  return sentence.slice(0, at).split(/\s+/u).length;
}

function wordsAfter(sentence: string, match: RegExpExecArray): number {
  return sentence.slice(match.index + match[0].length).split(/\s+/u).length;
}
