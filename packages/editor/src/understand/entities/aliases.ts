/** "type Priority = 'low' | 'high'", also over several lines. */
const union =
  /(?:^|\n)[ \t]{0,8}(?:export\s{1,3})?type\s{1,3}([A-Z]\w{0,80})\s{0,3}=\s{0,5}((?:\|?\s{0,9}(?:'[^'\n]{1,60}'|"[^"\n]{1,60}")\s{0,9}){2,40})/gu;
/** "enum Role { ADMIN MEMBER }", "enum Role { Admin = 'admin', Member = 'member' }". */
const enumeration =
  /(?:^|\n)[ \t]{0,8}(?:export\s{1,3})?(?:const\s{1,3})?enum\s{1,3}([A-Z]\w{0,80})\s{0,3}\{([^{}]{3,2000})\}/gu;
/** A member with its value, where it has one: a text in quotes, or the number that Protocol Buffers give it. */
const member = /^([A-Za-z_]\w{0,80})(?:\s{0,3}=\s{0,3}(?:'([^']{1,60})'|"([^"]{1,60})"|-?\d{1,9}))?$/u;

/** The named sets of values that a code block without comments defines, by name. */
export function choicesIn(code: string): ReadonlyMap<string, readonly string[]> {
  const unions = [...code.matchAll(union)].map(
    ([, name = '', list = '']) =>
      [name, [...list.matchAll(/'([^']+)'|"([^"]+)"/gu)].map((match) => match[1] ?? match[2] ?? '')] as const,
  );
  const enumerations = [...code.matchAll(enumeration)].map(
    ([, name = '', body = '']) => [name, membersOf(body)] as const,
  );
  return new Map([...unions, ...enumerations].filter(([, values]) => values.length > 1));
}

/** The values of an enumeration; none where a line of it is no plain member. */
function membersOf(body: string): string[] {
  const lines = body
    .split(/[\n,;]/u)
    .flatMap((line) => (/=/u.test(line) ? [line.trim()] : line.trim().split(/\s+/u)))
    .filter((line) => line !== '');
  const matches = lines.map((line) => member.exec(line));
  return matches.every((match) => match !== null)
    ? matches.map((match) => match[2] ?? match[3] ?? match[1] ?? '')
    : [];
}
