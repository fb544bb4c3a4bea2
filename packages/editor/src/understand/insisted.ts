import { changed, type Masked } from './mask.ts';

const WHO = String.raw`(?:(?:dr|mr|mrs|ms|prof)\.? |the |our )?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}?`;

/** "Dr. Obi was firm on this: …", in the languages of documents. */
const insisting = new RegExp(
  `^(?<who>${WHO}) (?:(?:is|was|are|were) (?:very |really |quite |absolutely |pretty )?(?:firm|strict|adamant|insistent|(?:clear|explicit)(?= (?:on|about)))(?: (?:on|about) (?:this|that|it|one thing|one point))?(?: here)?|insist(?:s|ed)(?: on (?:this|that|it|one thing))?|(?:besteht|bestand) dar(?:auf)?|(?:war|ist) (?:da )?(?:sehr )?(?:klar|deutlich|streng)|insiste|insistió|ha insistito|insistiu|(?:a|ont) insisté)\\s?:\\s(?=\\S+ \\S)`,
  'iu',
);

/** "Dr. Obi was firm on this: never remind twice" → "never remind twice (Dr. Obi)": who insists on a demand stands behind it. */
export function withoutInsisting(body: Masked): Masked {
  const found = insisting.exec(body.text);
  const who = found?.groups?.['who'];
  if (!found || who === undefined || /^(?:we|i|it|this|that|they|wir|ich|on|nous)$/iu.test(who)) return body;
  const rest = body.text.slice(found[0].length);
  const end = /[.!]*$/u.exec(rest)?.index ?? rest.length;
  return changed(body, `${rest.slice(0, end)} (${who})${rest.slice(end)}`);
}
