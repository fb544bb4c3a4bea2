import { fieldName } from '../entities/field-name.ts';

/** "Filter them by status": the names by which the list spoken of before it is narrowed; null where the words say something else. */
export function narrowsList(words: string): string[] | null {
  const names = narrows.exec(words)?.[1];
  return names === undefined ? null : parameters(names);
}

const narrows =
  /^(?:filter|sort|order|search|narrow)(?:ed)? (?:(?:them|it|those|these|the list|results?|that) )?by (.{2,120})$/iu;

/** "List bikes by status" and "list bikes, filtered by status" narrow the list at once: by which names. */
export function queryNames(words: string): string[] {
  const names =
    / with (?:an? )?filters? (?:on|by|for) (.{2,120})$/iu.exec(words)?.[1] ??
    /(?:filter(?:ed|able|s)?|search(?:ed|able)?|sort(?:ed|able)?|^(?:list|look|find|get|fetch|retrieve|search|browse|query|view|show) .{2,60}?) by (.{2,120})$/iu.exec(
      words,
    )?.[1];
  return names === undefined ? [] : parameters(names);
}

/** Where the names of parameters end and something else is said of the call. */
const ends = / (?:without|with|while|when|if|before|after|so that|for|in order to)(?!\p{L}).*$/iu;

function parameters(names: string): string[] {
  return (
    names
      .replace(/\([^()]{0,120}\)/gu, '')
      // "List reports (filter by month and currency)"
      .replace(/\).*$/su, '')
      .replace(ends, '')
      .split(/,| and | or |\//u)
      .map((name) =>
        name
          .trim()
          .replace(/^by /iu, '')
          .replace(/^(?:the|an?|its|their) /iu, ''),
      )
      // "Newest first" says in which order.
      .filter((name) => !/(?:first|last|order)$|^(?:paged|paginated|sorted|ordered)(?!\p{L})/iu.test(name))
      .filter((name) => /^[a-z][\w -]{1,30}$/iu.test(name) && !/ an? | the /u.test(name))
      .map(fieldName)
  );
}
