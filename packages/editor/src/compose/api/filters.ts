import { fieldName, isIdentifier } from '../../understand/entities/field-name.ts';

const narrowed =
  /(?<!\p{L})with ([^.;:()]{2,80}?) as (?:query )?(?:filters?|parameters?|params)(?!\p{L})|(?:filter(?:ed|able|s)?|search(?:ed|able)?|sort(?:ed|able)?) by ([^.;]{2,120})|(?<!\p{L})(?:filterbar|gefiltert|sortierbar|sortiert|durchsuchbar) nach ([^.;]{2,120})|(?<!\p{L})(?:filtr\p{L}{2,5}|triable|tri\p{L}{1,3}|ordena\p{L}{2,4}|filtra\p{L}{2,5}) (?:par|por|per) ([^.;]{2,120})|(?<!\p{L})(?:filterbaar|gefilterd|sorteerbaar) op ([^.;]{2,120})/giu;
/** Where the list of names ends and another thought begins. */
const ends =
  /,? (?:only|newest|sorted|default|admins|and (?:sort|can|is|are)|which|that|with|max|at most)(?!\p{L}).*$/iu;

/** "`GET /devices/{serial}/readings` with from, to and an optional interval": the names behind a call that reads. */
const behindRead =
  /(?<!\p{L})GET \/\S+?`? (?:with|takes|accepts) ((?:(?:an? )?(?:optional )?[\p{L}_]{2,20}(?:, | and |, and | or )){0,6}(?:an? )?(?:optional )?[\p{L}_]{2,20})(?=$|[.;:(→-])/giu;

/** "Filter by city, level (…) and date range" names query parameters. */
export function filtersIn(text: string): string[] {
  return [...text.matchAll(narrowed), ...text.matchAll(behindRead)]
    .flatMap((match) =>
      (match.slice(1).find((one) => one !== undefined) ?? '').split(/(?:filter|sort)\p{L}* by /iu),
    )
    .flatMap((list) =>
      list
        .replace(/\([^()]{0,120}\)/gu, '')
        // "List reports (filter by month and currency) and download one"
        .replace(/\).*$/su, '')
        .replace(ends, '')
        .split(/,| and | or | und | oder | et | ou | y | e | en | i |\//u),
    )
    .map((part) =>
      part
        .trim()
        .replaceAll('`', '')
        .replace(/^(?:an? )?(?:optional )?(?=\p{L})/iu, ''),
    )
    .filter((part) => isIdentifier(part) || /^\p{L}[\p{L} _]{1,30}$/u.test(part))
    .map(fieldName);
}
