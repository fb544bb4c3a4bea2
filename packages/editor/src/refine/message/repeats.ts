import { keysIn } from '../../document/keys.ts';

const same =
  /^(?:and |also |then )*(?:(?:the )?same (?:thing )?(?:(?:goes|holds|applies|is true) )?(?:for|with|to)|(?:das )?gleiche[sn]? (?:gilt )?(?:für|mit|bei)|(?:la )?même chose pour|lo mismo (?:para|con)|ditto (?:for )?|likewise(?: for)?) (?<what>.{2,120})$/iu;
const too =
  /^(?:and |und |et |y )?(?:also )?(?<what>[A-Z]{1,8}-\d{1,6}(?:,? (?:and|und|et|y|&) [A-Z]{1,8}-\d{1,6})*),? (?:too|as well|also|likewise|auch|aussi|también)$/iu;
const object = /^(?<verb>\p{L}+(?: (?:out|off|down|up))?) (?<what>[^,;:]{2,80})$/u;

/**
 * The order before it said of another thing ("same for FR-2"); null where a clause repeats none.
 *
 * @param before the order that was carried out last, in words that name what it acts on
 */
export function repeatedOrder(clause: string, before: string | null): string | null {
  const plain = clause.trim().replace(/[.!]+$/u, '');
  const what = same.exec(plain)?.groups?.['what'] ?? too.exec(plain)?.groups?.['what'];
  if (what === undefined || before === null) return null;
  const [first] = keysIn(before);
  if (first) return before.slice(0, first.start) + what + before.slice(first.end);
  const { verb } = object.exec(before)?.groups ?? {};
  return verb === undefined ? null : `${verb} ${what}`;
}
