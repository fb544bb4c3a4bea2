import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { questionBehind } from '../../understand/indirect-questions.ts';

/** "I'm not sure what to do with old holds" asks what to do with them. */
const inDoubt =
  /^(?:(?:i['’]?m|i am|we['’]?re|we are) )?not (?:yet )?(?:sure|clear) (?=what|who|when|where|which|how|why)/iu;

/** "I don't know yet what we do about credit notes", "nobody knows who pays". */
const unknown =
  /^(?:(?:i|we) (?:do not|don['’]?t) (?:really |yet )?know|(?:i|we) have no idea|no idea|nobody knows|no ?one knows|it(?:['’]s| is) (?:still )?(?:open|unclear|unknown|undecided)|(?:still )?(?:open|unclear|undecided|unknown)(?: is)?(?:,|:)?) (?:yet )?(?=(?:what|who|when|where|which|how|why)(?!\p{L}))/iu;

/** "What we do about …": in a question the verb stands before who does it. */
const undone = /^((?:what|when|where|how|why|which \p{L}+)) (we|they|i|you) (?=(\p{L}+))/iu;

/** "Ungeklärt ist noch, wer den Support macht": wer macht den Support. */
const openWho =
  /^(?:(?:noch |weiterhin )?(?:ungeklärt|unklar|offen) (?:ist|bleibt)(?: noch| auch| aktuell)?|(?:wir|ich) (?:wissen|weiß) (?:noch )?nicht|niemand weiß),? (wer|was) ([^,;:]{3,80}?) (\p{Ll}+)$/iu;

function asked(sentence: string, language: string): string {
  if (language === 'de') return sentence.replace(/[.!]+$/u, '').replace(openWho, '$1 $3 $2');
  const plain = sentence.replace(inDoubt, '').replace(unknown, '');
  return plain === sentence
    ? sentence
    : plain.replace(undone, (whole, word: string, who: string, verb: string) =>
        isBaseVerb(verb) || verb === 'do' ? `${word} do ${who} ` : whole,
      );
}

/** A sentence that asks something as a question, with the marks of its language. */
export function asQuestion(statement: string, language: string): string {
  const bare = questionBehind(asked(statement, language), language);
  const text = bare.charAt(0).toUpperCase() + bare.slice(1);
  if (/[?？]$/u.test(text)) return text;
  const said = text.replace(/[.!。]+$/u, '');
  if (language === 'ja' || language === 'zh') return `${said}？`;
  if (language === 'fr') return `${said}\u00A0?`;
  return language === 'es' && !said.includes('¿') ? `¿${said}?` : `${said}?`;
}
