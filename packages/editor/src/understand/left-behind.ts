import { lowerWord } from './lower-word.ts';
import { changed } from './mask.ts';
import type { Kind, Statement } from './statement.ts';

const later =
  'later|next (?:year|quarter|release|version)|erst später|später|plus tard|más adelante|più avanti';
const out =
  "not (?:now|yet|for now|here|this (?:year|time|quarter|sprint|month|round|release|version)|in (?:v1|the first (?:version|release|step)|this (?:version|release|phase|step)))|(?:aber )?nicht (?:jetzt|dieses jahr|dieses mal|in (?:v1|der ersten version))|pas (?:cette année|maintenant|tout de suite)|no (?:este año|ahora|por ahora|de momento)|(?:non|não) (?:ora|adesso|agora|este ano|quest[’']anno)";

/** "Not this year.", "Maybe later.": what is said of the sentence before, and of nothing besides. */
const alone = new RegExp(
  `^(?:(?:and|but|aber|mais|pero),? )?(?:(?:maybe|perhaps|probably|vielleicht|peut-être|quizás),? )?(?:(?<later>${later})|(?<out>${out}))(?: though| please| i guess| maybe)?[.!]*$`,
  'iu',
);

/** Kinds that no such sentence says anything of. */
const settledKinds: ReadonlySet<Kind> = new Set<Kind>(['question', 'owner', 'nonGoal', 'example', 'problem']);

/** "Sponsors asked for lead scanning. Not this year.": what a sentence of its own leaves out or for later is none of the work. */
export function leftBehind(statements: readonly Statement[]): Statement[] {
  const told: Statement[] = [];
  for (const one of statements) {
    const before = told.at(-1);
    if (before && saysYesTo(one, before)) {
      told[told.length - 1] = { ...before, end: Math.max(before.end, one.end) };
      continue;
    }
    const found = alone.exec(one.masked.text)?.groups;
    if (!found || !before || before.block !== one.block || settledKinds.has(before.kind)) {
      told.push(one);
      continue;
    }
    const mark = `: ${lowerWord(one.masked.text.replace(/[.!]+$/u, ''))}.`;
    const withMark = (text: string) => `${text.replace(/[.!]+$/u, '')}${mark}`;
    told[told.length - 1] = {
      ...before,
      kind: found['later'] === undefined ? 'nonGoal' : 'future',
      strength: null,
      end: one.end,
      text: withMark(before.text),
      masked: changed(before.masked, withMark(before.masked.text)),
    };
  }
  return told;
}

/** "Do it on the first 1000 rows" and "first 1000 is fine": a yes in the words of what it is said to. English. */
function saysYesTo({ kind, text }: Statement, before: Statement): boolean {
  const said = agreed.exec(text.replace(/ \([^()]{1,40}\)(?=[.!]*$)/u, ''))?.[1];
  if (said === undefined || kind === 'question' || before.kind === 'question') return false;
  const words = new Set(before.text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  return (said.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => words.has(word));
}

const agreed =
  /^(.{3,40}?) (?:is|are|would be|sounds?) (?:totally |perfectly |also )?(?:fine|ok(?:ay)?|good|enough|perfect)(?: (?:for|with|by) (?:me|us|now))?[.!]*$/iu;
