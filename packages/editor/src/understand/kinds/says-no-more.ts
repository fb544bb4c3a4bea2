import type { Evidence } from '../evidence.ts';
import type { Kind } from '../statement.ts';

/**
 * Whether a sentence only points at another text, what was taken for a demand tells why, or at what price, what was taken for a question
 * agrees to what was said ("I would like that"), and what was taken for an assumption is known to be so ("we have it already").
 */
export function saysNoMore(kind: Kind, { prose, text }: Evidence): boolean {
  if (isReference.test(text)) return true;
  if (kind === 'requirement') return isUnwanted.test(prose) || wasTried.test(prose) || canAlready.test(prose);
  if (kind === 'question') return agrees.test(prose);
  if (kind === 'nonGoal') return happenedAlready.test(prose) || canAlready.test(prose);
  return kind === 'assumption' && hasAlready.test(prose);
}

const hasAlready =
  /^(?:we|they) (?:already )?(?:have|use|run|own|pay)(?!\p{L})[^,;:?]{0,60}?(?<!\p{L})already[.!]*$/iu;

/** "**PR**: [#12 Overrides](https://…) - @ana": what is pointed at, and says nothing. */
const isReference =
  /^(?:[*_]{0,2}(?:PR|MR|RFC|issue|ticket|pull request|discussion|see|link|doc)s?[*_]{0,2}\s?:?\s?)?(?:[*_]{0,2}(?:PR|MR|RFC|issue)[*_]{0,2}: )?\[[^\]\n]{2,160}\]\([^()\s]+\)(?:[\s–—~-]+@[\w.-]+)*[.]?$/iu;

/** "The ERP can already publish a message": what there is to build on. English. */
const canAlready =
  /^(?!(?:if|when|once|unless|nobody|no|who|users?)(?!\p{L}))[^,;:?]{2,60}? (?:can|could|does|do|has|have|is|are) already (?!(?:in use|taken|exist))\p{L}/iu;

/** "Somebody tried with a script and it lost half of them": what was tried. English. */
const wasTried =
  /^(?:somebody|someone|we|they|i|\p{Lu}\p{Ll}+) (?:once |already |also )?tried (?:with|using|to|it|that|this|out|\p{Ll}+ing)(?!\p{L})/iu;

/** "We had somebody try that already": what has been, and nothing that is left out. English. */
const happenedAlready =
  /^(?!.*(?:(?<!\p{L})(?:not|no|never|nothing|without)(?!\p{L})|n['’]t))(?:we|i|they|somebody|someone) (?:had|have had|tried|saw|have seen|did|got|used) [^,;:?]{2,60}? (?:already|before|last (?:week|month|year))[.!]*$/iu;

const agrees = /^(?:i|we)(?:['’]d| would) (?:like|love|prefer) (?:that|this|it)[.!]*$/iu;

/** "Nobody wants a ping at 5am", "costs about 400 $ a month". */
const isUnwanted =
  /^(?:nobody|no ?one) (?:really )?(?:wants|likes|needs)(?!\p{L})|^(?:(?:it|that|this|which) )?(?:would )?costs? (?:us )?(?:about |around |roughly |only )?[~≈]?\s?[$€£]?\d/iu;
