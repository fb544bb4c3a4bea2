import { sentencesOf } from '../../read/sentences-of.ts';

/** "X should be called Y and be an integer", in the languages that are read: what is said of a thing behind its name. */
const patterns: readonly RegExp[] = [
  /^(?<first>(?:.{2,60}?) (?<modal>should|must|has to|needs to) be (?:called|named|renamed to) (?<name>[`"]?[\p{L}_][\p{L}\p{N}_-]*[`"]?)),? (?:and|but) (?:also )?(?:(?:should|must|has to|needs to) )?be (?<rest>.{2,80})$/iu,
  /^(?<first>(?:.{2,60}?) (?<modal>soll|sollte|muss) (?:künftig |jetzt )?(?<name>[\p{L}_][\p{L}\p{N}_-]*) heißen) und (?<rest>.{2,80})$/iu,
  /^(?<first>(?:.{2,60}?) (?<modal>doit|devrait) s['’]appeler (?<name>[\p{L}_][\p{L}\p{N}_-]*)) et (?<rest>être .{2,80})$/iu,
  /^(?<first>(?:.{2,60}?) (?<modal>debe|debería) llamarse (?<name>[\p{L}_][\p{L}\p{N}_-]*)) y (?<rest>ser .{2,80})$/iu,
];

/** Feedback in which what names a thing anew and says more of it are two sentences: the name ends where the sentence goes on. */
export function withRenamingsApart(feedback: string): string {
  const sentences = sentencesOf(feedback);
  return sentences.reduceRight((text, { start, end }) => {
    const apart = apartIn(feedback.slice(start, end));
    return apart === null ? text : text.slice(0, start) + apart + text.slice(end);
  }, feedback);
}

function apartIn(sentence: string): string | null {
  const said = sentence.trim().replace(/[.!]+$/u, '');
  for (const pattern of patterns) {
    const { first, modal, name, rest } = pattern.exec(said)?.groups ?? {};
    if (first === undefined || rest === undefined) continue;
    return `${first}. ${name} ${modal} ${/^(?:should|must|has|needs)/iu.test(modal ?? '') ? 'be ' : ''}${rest}.`;
  }
  return null;
}
