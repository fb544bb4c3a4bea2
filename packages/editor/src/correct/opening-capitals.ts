import { upperFirst } from '../first-letter.ts';
import { isCodeLine } from '../read/code-line.ts';
import type { Block, Sentence, Source } from '../read/source.ts';
import { GOES_ON, goesOnAt, LONGEST_THOUGHT, OPEN_END } from './broken-lines.ts';
import type { Edit } from './edit.ts';
import { isSingularNoun, singularOf } from './lexicon/nouns.ts';

/** Shorter lines are labels, greetings or fragments. */
const LEAST_WORDS = 3;

/** Words that open sentences and are the name of nothing. */
const OPENER =
  /^(?:the|an?|this|that|these|those|my|our|your|his|her|its|their|we|you|they|he|she|it|it['’]s|that['’]s|there['’]s|i|if|since|because|after|before|and|but|so|or|also|then|there|here|why|what|what['’]s|whats|how|who|which|when|while|can|could|would|should|will|does|do|did|is|are|was|were|has|have|please|thanks|hello|hi|hey|maybe|perhaps|sorry|not|no|yes|at|in|on|with|from|by|as|until|users|people|everyone|everybody|someone|somebody|nobody|each|every|all|some|many|most|both|several|one|two|today|yesterday|tomorrow|currently|sometimes|lets|let['’]s|can['’]t|don['’]t|dont|cant|doesn['’]t|isn['’]t|didn['’]t|whoever|nothing|everything|another|any|anyone|anybody|just|now|once|only|next|last|first|looks|seems|need|add|fix|for|however|therefore|finally|actually|unfortunately|moreover|furthermore|firstly|secondly|thirdly|basically|although|though|during|according|additionally|besides|nowadays|instead|likewise|otherwise|usually|often|recently|suddenly|later|others?)$/;

/**
 * Gives the first word of paragraphs its capital. Items, headings and table cells may be fragments, and so may
 * a paragraph that goes on after code or a list ("where `x` is …").
 *
 * @param respelt what misspelt words become, by their places
 */
export function openingCapitals(source: Source, respelt: ReadonlyMap<number, string>): Edit[] {
  const edits: Edit[] = [];
  let before: Block | null = null;
  for (const block of source.blocks) {
    if (block.kind === 'paragraph' && block.depth === 0 && !goesOn(before)) {
      for (const sentence of openings(source, block)) {
        const edit = capitalOf(source, sentence, respelt.get(sentence.start));
        if (edit !== null) edits.push(edit);
      }
    }
    before = block;
  }
  return edits;
}

function goesOn(before: Block | null): boolean {
  if (before === null || before.kind === 'heading') return false;
  if (isData(before.text)) return true;
  return (
    before.kind !== 'paragraph' || !/[.!?)\p{L}\p{N}]["'”’)]?$/u.test(before.text) || /,$/.test(before.text)
  );
}

/** Settings without a fence: every line names one, and some belong to another or all have small names. */
function isData(text: string): boolean {
  const lines = text.split('\n');
  return (
    lines.length > 1 &&
    lines.every((line) => /^\s*(?:- )?[\w.-]{1,40}:(?: \S.*)?$/.test(line)) &&
    (/\n\s/.test(text) || lines.every((line) => /^(?:- )?[a-z]/.test(line)))
  );
}

/** The first sentence, and in chat, where lines are short thoughts, those of the lines after a finished line. */
function openings(source: Source, block: Block): Sentence[] {
  const chat = block.text.split('\n').every((line) => line.length <= LONGEST_THOUGHT);
  return block.sentences.filter(({ start, text: sentence }, index) => {
    if (index === 0) return true;
    const before = block.sentences[index - 1]?.text ?? '';
    if (!chat || source.text[start - 1] !== '\n' || OPEN_END.test(before) || GOES_ON.test(sentence))
      return false;
    return !goesOnAt(source, block, index - 1);
  });
}

function capitalOf(source: Source, { text, start }: Sentence, respelt: string | undefined): Edit | null {
  const word = /^\p{Ll}[\p{L}\p{M}'’]*(?![\p{L}\p{M}\p{N}_./\\:=(@#-])/u.exec(text)?.[0];
  if (
    word === undefined ||
    (text.split(/\s+/).length < LEAST_WORDS && !/\w [^ ]+[.!?]$/.test(text)) ||
    isCodeLine(text)
  )
    return null;
  const meant = respelt?.split(' ')[0] ?? word;
  if (!OPENER.test(meant) && !isSingularNoun(meant) && singularOf(meant) === undefined) return null;
  const end = start + word.length;
  if (source.protectedSpans.some((span) => span.start < end && span.end > start)) return null;
  return {
    start,
    end,
    replacement: upperFirst(word),
    rule: 'grammar/opening-capital',
    category: 'grammar',
    message: 'A sentence begins with a capital.',
  };
}
