import { parse } from '../../syntax/parse.ts';

/** What joins a clause to another that belongs to it: "the slot that somebody picked", "before it starts". */
const links =
  /^(?:that|which|who|whose|whom|where|when|while|and|or|but|because|before|after|until|unless|if|than|as|what|how|whether|once|since|so|to|nor|,|:|;)$/u;

/**
 * Whether words that were taken for one English clause hold another behind it: "Stripe is down we try again", where no comma
 * parts the case from what follows it.
 */
export function holdsAnother(clause: string): boolean {
  const tree = parse(clause.replace(/\([^()]*\)/gu, ''));
  if (tree === null) return false;
  const subjects = tree.words.flatMap(({ relation }, at) => (relation.startsWith('nsubj') ? [at] : []));
  const [first, second] = subjects;
  if (first === undefined || second === undefined) return false;
  const between = tree.words.slice(first + 1, second);
  return (
    between.length > 1 &&
    between.some(({ tag }) => /^(?:VB[DPZ]|MD)$/u.test(tag)) &&
    !between.some(({ text }) => links.test(text.toLowerCase()))
  );
}
