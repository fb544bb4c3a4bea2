import { namesDate } from '../dates.ts';

const MINUTES = 'minutes|notes|protokoll|compte[- ]rendu|acta|verbale|notulen|ata|protokół';
/** What people come together for, whatever else is said. */
const MEETING =
  'sync|meeting|call|stand-?up|retro|weekly|jour fixe|besprechung|sitzung|réunion|reunión|riunione|reunião|overleg|spotkani\\p{L}+';
/** What may be something else, too, where neither a day nor people stand behind it. */
const PERHAPS = 'daily|biweekly|planning|grooming|refinement|retrospective|guild|kick-?off';

const isMeeting = new RegExp(
  `^(?:(?:${MINUTES})(?!\\p{L}).*(?<!\\p{L})(?:${MEETING})(?!\\p{L})|(?:\\p{L}+ ){0,2}(?:sync|meeting|call|stand-?up|retro|weekly|jour fixe)(?:,? .*\\d.*)?$)`,
  'iu',
);

/** Whether a title says when people met, and not what about. */
export function namesMeeting(title: string): boolean {
  return isMeeting.test(title);
}

const opening = new RegExp(
  `^(?:(?:${MINUTES}) (?:(?:from|of|for|vom|der|de|du|della|van) )?(?:the )?)?(?<about>(?:[\\p{L}&-]+ ){0,3}?)(?:team |group )?(?:${MEETING}|${PERHAPS})(?:/\\p{L}+)?(?!\\p{L})(?<behind>.*)$`,
  'iu',
);
/** "Retro Mobile, 2 May", "weekly sync logging costs, 12.02.": what it was about behind its name. */
const behindName =
  /^ (?:(?:sync|meeting|call|weekly) )?(?<about>\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,2}?|(?!(?:on|of|from|with|at|in|the)(?!\p{L}))[\p{L}-]+(?: [\p{L}-]+){1,2}?)(?= ?[,(]| [-–—\d])/u;

/** What stands behind the name of a meeting that a line begins with: when it was and who came; null for other lines. */
export function behindMeeting(line: string): string | null {
  return opening.exec(line.trim())?.groups?.['behind'] ?? null;
}

const saysNothing = new RegExp(
  `^(?:(?:${MINUTES}|the|our|a|team|group|project|quick|short|daily|weekly|monthly|status|all|hands|internal|follow-?up|from|of|first|last|next|sprint|das|die|der|vom|unser|de|du|la|del|di|van|ze) ?)+$`,
  'iu',
);

/**
 * What a meeting is called after: "Search" of "Search weekly 14 Nov (Ines, Marco)".
 *
 * @param title a line
 * @param isAttended whether it names those who came
 * @returns null where it says neither who came nor when, or names no matter
 */
export function meetingSubject(title: string, isAttended: boolean): string | null {
  const { about: first = '', behind: rest = '' } = opening.exec(title.trim())?.groups ?? {};
  // "Sprint planning mobile": when people meet names no matter.
  const before = saysNothing.test(first.trim()) ? '' : first;
  const named =
    before === ''
      ? (behindName.exec(rest)?.groups?.['about'] ??
        (isAttended ? (/^ (\p{Ll}{4,})(?=, )/u.exec(rest)?.[1] ?? '') : ''))
      : '';
  const about = (before || named).trim();
  if (about === '' || saysNothing.test(about) || namesDate(about)) return null;
  const behind = named === '' ? rest : rest.slice(rest.indexOf(named) + named.length);
  return isAttended || opensWithDay(behind) ? about : null;
}

/** ", Tue 9 Jan", " 02/10", " - 3 March": the day, and nothing before it but its weekday. */
function opensWithDay(behind: string): boolean {
  const day = behind.replace(
    /^[\s,–—-]{0,3}(?:on |of |from )?(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6},? )?/iu,
    '',
  );
  return /^(?:\d|\p{L}{3,9} \d)/u.test(day) && namesDate(day);
}
