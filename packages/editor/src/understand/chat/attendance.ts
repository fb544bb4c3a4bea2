import { isPersonName } from '../../correct/spelling/person-names.ts';
import { upperFirst } from '../../first-letter.ts';
import { behindMeeting } from '../titles/meeting-name.ts';

/** "Present: Ines, Tobi, Karthik": who took part, one of the lines above what they said. */
export const attendance =
  /^[-*>\s]{0,4}(?:present|attendees|attending|participants|in the room|anwesend|teilnehmer(?:innen)?|présents?|participants|asistentes|presentes|presenti|partecipanti|aanwezig|deelnemers|obecni|uczestnicy|出席者?|参加者|与会者?|参会)\s?[:：]\s?(.{3,200})$/imu;

/** Behind the name of a meeting, those who took part: "(Ines, Marco, late: Tom)", ", attendees: Nina, Bo". */
const behindName =
  /\(([^()\n]{3,160})\)\s*$|[,;–-]\s(?:present|attendees|attending|participants|with|anwesend|mit|présents|avec|asistentes|con|presentes|com|presenti|aanwezig|met|obecni)(?: ?: ?([^\n]{3,160})| ([^()\n]{3,160}))$/iu;
const between = /[,，、;&+]| and | und | et | y | e | en | i /u;
/** "Late: Tom", "excused: Pete". */
const apart =
  /^(?:late|excused|absent|remote|guests?|notes|chair|entschuldigt|später|excusée?s?|ausente|assente|afwezig)\s?: /iu;

/** The names of those who took part, in small letters, as far as each is one word: of a line that says so, or of the heading of minutes. */
export function attending(text: string): string[] {
  const named = attendance.exec(text)?.[1] ?? '';
  return [...namesIn(named), ...metIn(text.trimStart().split('\n', 1)[0] ?? '')];
}

/** The names, in small letters, of those whom the heading of minutes lists. */
export function metIn(heading: string): string[] {
  const match = behindName.exec(heading.trim());
  if (!match || behindMeeting(heading) === null) return [];
  const names = namesIn(match[1] ?? match[2] ?? match[3] ?? '');
  const known = names.filter((name) => isPersonName(upperFirst(name)));
  return names.length >= fewest && known.length * 2 >= names.length ? names : [];
}

/** One name in brackets may be anything, and no list has the names of all people. */
const fewest = 2;

function namesIn(list: string): string[] {
  return list
    .split(between)
    .map((name) =>
      name
        .trim()
        .replace(apart, '')
        .replace(/\s?\([^()]{0,40}\)|[.。]$/gu, '')
        .trim()
        .toLowerCase(),
    )
    .filter((name) => /^\p{L}[\p{L}\p{N}._-]{1,20}$/u.test(name));
}
