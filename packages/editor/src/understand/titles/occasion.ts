import { DATE } from '../dates.ts';

/** What people call notes of an occasion, in the languages of documents. */
const kind =
  '(?:(?:(?:meeting|team|project|planning|weekly|short|quick|rough|my) ){0,2}(?:minutes|notes?|sync|meeting|call|summary|recap|protocol)|(?:besprechungs|meeting)?(?:notizen?|protokoll)|besprechung|termin|réunion|compte[- ]rendu|notes? de réunion|reunión|acta|notas|apuntes|reunião|ata|riunione|verbale|appunti|overleg|vergadering|notulen|notatki|spotkanie|protokół)';
/** What joins the kind to the day it is of. */
const joint =
  "(?:of|from|on|at|vom|von|am|du|de|del|de la|del día|do|da|di|van|z|ze dnia|z dnia) (?:the |le |el |l['’])?";

/** A date, or a day of the week alone. */
const day = String.raw`(?:${DATE}|(?:mon|tue|wed|thu|fri|sat|sun)(?:\p{L}{0,4}day)?(?!\p{L}))`;

const dayFirst = new RegExp(
  String.raw`^${kind}(?: ${joint}| |, ?)${DATE}(?: \d{4})?[,:]?(?: [–-])?\s(?:on |about |zu |zum |zur |über |sur |sobre |su |over )?(?=\S.{7,})`,
  'iu',
);
const dayLast = new RegExp(
  String.raw`^${kind}(?:[:,]| [–—-])? (?:(?:on|about|zu|zum|zur|über|sur|sobre|su|over) )?(\S.{6,60}?)(?:,| [–(-]|(?: on| of| from| vom| am| du| del?)?) ?${day}(?: \d{4})?\)?[.:]?$`,
  'iu',
);

/** "Minutes 2026-03-04, clinic booking" without what text it is and of which day. */
export function withoutOccasion(text: string): string {
  return text.replace(dayFirst, '');
}

/** "Minutes parking permits, 14 October": what notes are on, where the line ends with their day; else the line. */
export function subjectOfNotes(line: string): string {
  return dayLast.exec(line)?.[1] ?? line;
}
