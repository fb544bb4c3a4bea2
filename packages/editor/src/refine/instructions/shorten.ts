import { upperFirst } from '../../first-letter.ts';
import { type Draft, draftOf } from '../draft.ts';
import { withoutEchoes } from '../editing/echoes.ts';
import { removed } from '../editing/removal.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { shortened, withoutAsides, wordsIn } from '../length/shortening.ts';
import { partCount, partsWished, toParts } from '../length/shortening-to-parts.ts';
import { documentOf, findTarget } from '../target/find.ts';
import { keyOf } from '../target/keyed.ts';
import { sentences } from '../target/ordinal.ts';
import { isQuoted } from '../target/phrase.ts';
import type { Target } from '../target/target.ts';

const verbs =
  'shorten|condense|trim(?: down)?|tighten(?: up)?|cut(?: down)?|compress|reduce|summari[sz]e|abridge|streamline|simplify|slim down';
const too =
  '(?:is|are|feels?|seems?|reads?) (?:way |far |much |a bit |a little )?too (?:long|wordy|verbose|lengthy|detailed|much)';
const ought = '(?:should|must|has to|needs to) (?:be|have|fit in(?:to)?)|in';
const enough =
  '(?:,? (?:at (?:most|the most)|max(?:imum)?|tops|is enough|will do|is fine|or (?:less|fewer)|and no more))?';
const size = `(?:at most |max(?:imum|\\.)? |no more than |under |below |less than |fewer than |up to |within )?(?:${partCount}|\\d{1,6} words?)`;
const patterns = [
  new RegExp(
    `^(?:(?:make|keep|get|have) )?(?<what>.{1,120}?) (?:a (?:bit|little) |much |a lot )?(?:shorter|briefer|more concise|short|brief|concise|tighter)(?:[,;:.]| [–—-]| and)? (?:please )?(?:(?:in|to|with) )?(?<goal>${size}${enough})$`,
    'iu',
  ),
  new RegExp(
    `^(?:keep|limit|restrict|hold|get|bring|squeeze|boil|rewrite|put|say|express|sum up|state|write|reduce) (?<what>.{1,120}?)(?: down)? (?:(?:in|to|under|below|within|into|at) )(?<goal>${size}${enough})$`,
    'iu',
  ),
  new RegExp(
    `^(?<what>.{2,120}?)[,:]? (?<goal>(?:at most |max(?:imum|\\.)? |no more than )${size}${enough})$`,
    'iu',
  ),
  /^(?:make|get|have|cut|keep) (?<what>.{1,120}?) (?<goal>half as long|half the (?:length|size)|half its (?:length|size)|(?:by|in) half)$/iu,
  new RegExp(
    `^(?<what>.{1,120}?) ${too}(?:\\s?[,;:.]| [–—-]| and)\\s(?:please )?(?<goal>${partCount}.{0,30})$`,
    'iu',
  ),
  new RegExp(`^(?<goal>${size}${enough}) (?:for|in) (?:the )?(?<what>.{2,60})$`, 'iu'),
  new RegExp(`^(?<goal>${partCount}.{0,30}?) (?:for|in|under) (?:the )?(?<what>.{2,60})$`, 'iu'),
  new RegExp(`^(?:the )?(?<what>.{2,60}?),? (?:${ought}) (?<goal>${partCount}.{0,20})$`, 'iu'),
  new RegExp(
    `^(?:${verbs}) (?<what>.{1,120}?)(?: a (?:bit|little)(?: more)?| somewhat| slightly| a lot)?(?: (?<goal>(?:to|by|in|under|below|down to|into) .{1,60}))?$`,
    'iu',
  ),
  /^(?:cut|trim|slim|boil|pare|bring) (?<what>.{1,120}?) down(?: (?:a (?:bit|little)|(?<goal>(?:to|by) .{1,60})))?$/iu,
  /^(?:make|keep|get) (?<what>.{1,120}?) (?:much |a lot |a bit |a little |somewhat |slightly |even )?(?:shorter|more concise|briefer|more compact|more succinct|less verbose|less wordy|tighter|terser|crisper|more to the point|brief|concise|short)(?: (?<goal>.{1,60}))?$/iu,
  new RegExp(`^(?<what>.{1,120}?) ${too}$`, 'iu'),
  /^(?:too (?:long|wordy|verbose)|shorter|more concise|less verbose|be (?:more )?(?:concise|brief))(?<goal>.{0,40})$/iu,
  /^(?:shorten|condense|trim|tighten|summari[sz]e)(?<goal>)$/iu,
];
const ofModel =
  /^(?:the |its |each |every )?(?:answers?|repl(?:y|ies)|responses?|output|results?)(?!\p{L})/iu;
const share = 0.7;

/** Makes the document or a part of it shorter. */
export const shorten: Instruction = {
  meta: {
    id: 'shorten',
    does: 'Shortens the document or a part: wordy phrases and sentences that hold no requirement, number, code or question.',
    examples: [
      'make it shorter',
      'shorten the Design section',
      'the summary is too long',
      'cut it to 200 words',
    ],
  },
  parse(clause, draft) {
    for (const pattern of patterns) {
      const groups = pattern.exec(clause)?.groups;
      if (!groups) continue;
      const what = groups['what'] ?? 'it';
      const isNumber =
        (/\d/u.test(what) && keyOf(draft, what) === null) ||
        (/^(?:reduce|cut)/iu.test(clause) &&
          /^(?:to|by) .{0,12}\d+ ?(?:s|ms|seconds?|minutes?|mb|kb|gb)\b/iu.test(groups['goal'] ?? ''));
      const found = findTarget(draft, what);
      // a word of a sentence has no length of its own: "the answer should have at most 50 words" is a rule
      if (isNumber || !found || (found.kind === 'words' && !isQuoted(what))) continue;
      // in a prompt the answer is what its model gives, and no text at hand
      if (draft.request.format === 'Prompt' && ofModel.test(what)) return null;
      return (now) => {
        const target = findTarget(now, what) ?? documentOf(now);
        const opening = /first (?:(?:two|2|three|3) )?sentences?/iu.exec(groups['goal'] ?? '')?.[0];
        if (opening !== undefined) return toOpening(now, target, opening);
        const parts = partsWished(groups['goal'] ?? '');
        if (parts) return toParts(now, target, parts);
        const before = wordsIn(now.text.slice(target.start, target.end));
        const goal = goalOf(groups['goal'] ?? '', before);
        if (before <= goal) return noEffect(now, `${upperFirst(target.name)} has ${before} words already.`);
        // reasons and examples go before whole sentences do
        const isWhole = target.kind === 'document';
        const echoless = isWhole ? withoutEchoes(now) : now;
        const spared = isWhole ? draftOf(withoutAsides(echoless, documentOf(echoless)), now.request) : now;
        const plain = shortened(spared, isWhole ? documentOf(spared) : target, goal);
        const isOwn = target.kind === 'item' || target.kind === 'row' || target.kind === 'sentence';
        const text = plain === now.text && isOwn ? withoutAsides(now, target) : plain;
        const after = before - (wordsIn(now.text) - wordsIn(text));
        if (text === now.text || after <= 0)
          return noEffect(
            now,
            `Every sentence of ${target.name} holds something to be kept; name what can go.`,
          );
        const missed =
          after > goal && (isWhole || groups['goal']?.trim())
            ? ` The rest holds requirements, numbers, code or questions; name what else can go.`
            : '';
        return applied(now, text, `Shortened ${target.name} from ${before} to ${after} words.${missed}`);
      };
    }
    return null;
  },
};

/** Leaves a part its first sentence, or the first two or three. */
function toOpening(draft: Draft, target: Target, opening: string): Outcome {
  const count = /two|2/iu.test(opening) ? 2 : /three|3/iu.test(opening) ? 3 : 1;
  const end = target.section && target.kind === 'section' ? target.section.bodyEnd : target.end;
  const rest = sentences(draft)
    .filter((one) => one.start >= target.start && one.end <= end)
    .slice(count);
  const text = rest.reduceRight((left, one) => removed(draftOf(left, draft.request), one), draft.text);
  return applied(draft, text, `Left ${target.name} its ${opening.toLowerCase()}.`);
}

/** How many words a part may have: as the feedback says, else seven tenths of what it has. */
function goalOf(wish: string, before: number): number {
  const words = /(\d{1,6}) ?words?/iu.exec(wish)?.[1];
  const percent = /(\d{1,3}) ?(?:%|percent)/iu.exec(wish)?.[1];
  if (words !== undefined) return /\bby\b/iu.test(wish) ? before - Number(words) : Number(words);
  if (percent !== undefined)
    return /\bto\b/iu.test(wish) ? (before * Number(percent)) / 100 : before * (1 - Number(percent) / 100);
  if (/half/iu.test(wish)) return before / 2;
  if (/third/iu.test(wish)) return /\bby\b/iu.test(wish) ? (before * 2) / 3 : before / 3;
  return before * share;
}
