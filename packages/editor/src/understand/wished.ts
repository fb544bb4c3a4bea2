import type { Source } from '../read/source.ts';
import type { Statement } from './statement.ts';

/** How people say that they want something, in the languages of documents. */
const wishing =
  /^\W{0,6}(?:(?:so|and|but|well|ok|also|then|hi|hello|yo),? ){0,2}(?:(?:what|all) )?(?:(?:we|i|they)(?:['’]d| would)? (?:really |now |just )?(?:want|like|love|wish|need)(?:ed)?(?: is)?(?!\p{L})|(?:(?:the |our |my )?(?:idea|goal|plan|wish|aim|proposal) (?:is|would be))(?!\p{L})|(?:goal|wish|idea|wanted|proposal)s?:|(?:i|we) (?:propose|suggest)|(?:wir|ich) (?:möchten?|wollen|will|brauchen?|hätten? gerne?|wünschen?)(?!\p{L})|(?:ce que )?(?:je|j['’]|on|nous) ?(?:veux|veut|voulons|voudrai(?:s|t)|aimerai(?:s|t)|souhait\p{L}+|avons besoin|ai besoin|a besoin)|(?:lo que )?(?:queremos|quiero|quisiera\p{L}*|necesit(?:o|amos)|me gustaría|nos gustaría)|(?:vogliamo|voglio|vorre(?:i|mmo)|ci serve)|(?:queremos|quero|gostar[ií]a\p{L}*|precis(?:o|amos))|(?:we|ik) (?:willen|wil|zouden|zou) |(?:chcemy|chcę|chcielibyśmy|potrzebujemy))/iu;

/** Whether its writers say of a statement that they want it: "what I want: …", "we'd like donors to get a receipt". */
export function isWished({ start, end }: Pick<Statement, 'start' | 'end'>, { text }: Source): boolean {
  return wishing.test(text.slice(start, end));
}
