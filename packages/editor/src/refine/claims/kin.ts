/** Words of the trade that say the same of a thing; each row is one meaning, its words as `contentWords` stems them. */
const meanings = [
  'keep kept retain retention stor hold held sav live liv valid expir reserv lifetime',
  'down unreachabl unavailabl outag offlin',
  'child kid',
  'twic double doubl duplicat',
  'cost price fee charg',
  'crash fail failur break',
  'fast quick',
  'start begin launch',
  'cancel revok withdraw',
  'pay paid payment',
  'person peopl',
  'zone utc gmt cet',
  'mail email e-mail',
  'delet remov eras purg',
  'last tak',
  'send sent report transmit',
  'giv hand issu',
  'show cover display',
  'run ran',
  'retry retri',
  'max maximum most limit',
  'login log sign',
  'pictur imag photo',
  'phon telephon',
  'req request',
  'sec second',
  'min minut',
  'config configuration configur',
  'app application',
  'auth authentication',
  'repo repository',
  'db database databas',
  'admin administrator',
  'env environment',
  'msg messag',
  'info information',
  'param parameter',
  'worri worry concern fear afraid',
].map((row) => row.split(' '));

const meaningOf = new Map(
  meanings.flatMap((row) => row.map((word): [string, string] => [word, row[0] ?? word])),
);

/** "Rollout" and "roll out" are one word. */
const particle = /^(?:out|in|up|off|back|down|over)$/u;

/** Endings that make a noun or an adjective of a verb: "reserve" and "reservation". */
const derived = /^(?:ation|ion|ment|al|anc|enc|abl|er|or|ity|iv)$/u;

/** Letters two words have to begin with to be forms of one: "deliver" and "delivery". */
const STEM = 5;

/** Whether two stemmed words are forms of one word or mean the same in technical prose. */
export function areKin(left: string, right: string): boolean {
  if (left === right) return true;
  const meaning = meaningOf.get(left);
  if (meaning !== undefined && meaning === meaningOf.get(right)) return true;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  if (short.length > 2 && long.startsWith(short) && particle.test(long.slice(short.length))) return true;
  if (short.length >= STEM && long.startsWith(short) && derived.test(long.slice(short.length))) return true;
  // "garde" and "gardée"
  if (short.length >= 4 && long === `${short}e`) return true;
  const shared = Math.min(left.length, right.length);
  return (
    shared >= STEM &&
    Math.abs(left.length - right.length) <= 3 &&
    left.slice(0, shared - 1) === right.slice(0, shared - 1) &&
    !/\d/u.test(left + right)
  );
}
