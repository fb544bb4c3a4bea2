import { lacksVerb } from '../../../sound/verbless.ts';
import { contraryOf } from '../contrary.ts';
import type { Shape } from './shape.ts';

const single =
  /(?<!\p{L})exit(?:s)?(?: with)?(?: code)? (?<code>\d{1,3}) (?:when|if|on|for) (?<case>[^,;:()]{3,80}?)(?: so .*)?(?=$|[,;:(])/iu;
const listed =
  /(?<!\p{L})exit codes?:? (?<list>\d{1,3} ?[=:]? ?[^,;\d]{3,40}(?:[,;] ?(?:and )?\d{1,3} ?[=:]? ?[^,;\d]{3,40})+)/iu;

/** "Exit code 3 when there is a conflict": that is how the program ends then. Null for any other demand. English. */
export const exitCodeCases: Shape = ({ text }) => {
  const { code = '', case: said = '' } = single.exec(text)?.groups ?? {};
  if (code !== '') {
    const clause = lacksVerb(said) ? `there is ${said}` : said;
    const other = contraryOf(clause) ?? null;
    return {
      shows: { given: clause, trigger: 'the program ends', outcome: `its exit code is ${code}` },
      against:
        other === null
          ? null
          : { given: other, trigger: 'the program ends', outcome: `its exit code is not ${code}` },
    };
  }
  const entries = [
    ...(listed.exec(text)?.groups?.['list'] ?? '').matchAll(
      /(?<number>\d{1,3}) ?[=:]? ?(?<what>[^,;\d]{3,40})/gu,
    ),
  ];
  const [first, second] = entries.map(({ groups }) => groups ?? {});
  const ending = (entry: Record<string, string | undefined> | undefined) =>
    entry && {
      given: `a run that ends with “${(entry['what'] ?? '').trim()}”`,
      trigger: 'its exit code is read',
      outcome: `this is ${entry['number'] ?? ''}`,
    };
  const shows = ending(first) ?? null;
  return shows && { shows, against: ending(second) ?? null };
};
