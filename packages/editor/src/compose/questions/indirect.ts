import { lowerFirst } from '../../first-letter.ts';
import { parse } from '../../syntax/parse.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import { direct, inverted } from './inverted.ts';

/** "Whether we keep them or if we drop them" → "Do we keep them, or do we drop them"; "how old they are" → "How old are they". */
export function questionOf(asked: string): string {
  const whether = /^(?:whether|if) (?:or not )?(.+)$/isu.exec(asked)?.[1];
  if (whether === undefined) return direct(asked);
  const order = /^to (?=\p{L})/iu.exec(whether)?.[0];
  if (order !== undefined) return `Should we ${whether.slice(order.length).replace(/ or to /gu, ' or ')}`;
  const { first = whether, further = '' } = furtherQuestion.exec(whether)?.groups ?? {};
  const turned = first
    .split(/,? or (?:whether|if) /iu)
    .map((way) => inverted(way) ?? `Is it so that ${lowerWord(way)}`)
    .map((way, at) => (at === 0 ? way : lowerFirst(way)))
    .join(', or ');
  return turned + further;
}

/** "…, what do others do": a second question behind the first. */
const furtherQuestion =
  /^(?<first>[^,]{6,}?)(?<further>,? (?:and )?(?:what|who|when|where|which|how|why) (?:is|are|do|does|did|can|should|would) .+)$/isu;

/** "Whether they come along depends on legal": what is said of the question behind it. */
export function judgedOpen(plain: string): string | null {
  const isWhether = /^whether /iu.test(plain);
  for (const { start } of (parse(plain)?.words ?? []).toReversed()) {
    const [what, judgement] = [plain.slice(0, start).trimEnd(), plain.slice(start)];
    if (!judging.test(judgement) || depending.test(what) || !holdsVerb(what)) continue;
    const question = isWhether ? inverted(what.slice('whether '.length)) : direct(what);
    if (question !== null && (isWhether || question.toLowerCase() !== what.toLowerCase()))
      return noted(question, [judgement.replace(/^(?:is|are) (?!not(?!\p{L}))/u, '')]);
  }
  return null;
}

const judging = /^(?:(?:is|are|was|has|have|depends|remains|must|needs)(?!\p{L})|(?:is|has)n['’]t)/u;
/** What stands behind these is said of a part of the question. */
const depending =
  /(?<!^)(?<!\p{L})(?:when|if|that|which|who|because|while)(?!\p{L})|(?<!\p{L})(?:and|or|the|an?|it|they|we|there|this|who|what)$/iu;

function holdsVerb(said: string): boolean {
  const tree = parse(said);
  return (
    tree !== null &&
    tree.words.length > 2 &&
    tree.words.some(({ tag }) => tag === 'MD' || /^VB[ZPD]?$/u.test(tag))
  );
}

/** "…, ask Ines", "…, it's subject to debate": what is said behind what is open. */
const remark =
  /^(?<what>.{12,}?)(?:,| -| –|;) (?<said>(?:to be (?:asked|checked|clarified)$|(?:please )?(?:ask|check|see)(?!\p{L})|(?:[Ii]|we|it|that|this|he|she|they|but|nobody|legal|their|our|my)(?!\p{L})|\p{Lu}\p{Ll}+ (?:asks|checks|clarifies|finds out|knows|thinks|wants|says|will|is)(?!\p{L}))[^?]{0,80}?)[.!?]*$/u;

/** What is asked, and what is only said behind it: "…, ask Ines". */
export function withoutRemark(asked: string): { what: string; said: string | undefined } {
  const { what = asked, said } = remark.exec(asked)?.groups ?? {};
  return { what, said };
}

/** A question with what is said of it in brackets. */
export function noted(question: string, notes: readonly (string | null | undefined)[]): string {
  const said = notes.flatMap((note) => (note ? [lowerWord(note)] : []));
  return said.length === 0 ? question : `${question} (${said.join('; ')})`;
}
