import { attendance } from '../chat/attendance.ts';
import { DATE } from '../dates.ts';

/** A line that says what kind of text follows, and of what not: "README", "Notes:", "some ideas". */
const kindOfText =
  /^(?:(?:my|some|rough|quick|first|random|a few|the) ){0,2}(?:read ?me(?:\.\p{L}{2,4})?|notes?|ideas?|thoughts|(?:voice )?(?:memo|note)s?|brain ?dump|draft|wip|todos?|to[- ]do|specs?|specification|rfc|proposal|untitled|overview|about|introduction|intro|summary|notizen|ideen|entwurf|brouillon|borrador|notas|apuntes|appunti|bozza|rascunho|notities|notatki)\s?[:.!]{0,2}$/iu;

/** When minutes were taken, and who came. */
const day = String.raw`(?:${DATE}|\d{1,2}\.\d{1,2}\.?|\d{1,2} \p{L}{3,10})`;
const people = String.raw`(?:[,;:–(-]| -){1,2}\s?(?:(?:présents?|presenti|presentes|estamos|vinieron|asistentes|anwesend|dabei|mit|avec|con|com|c['’]erano|erano|aanwezig|erbij|met|obecni|byli|z)\s?:?\s)?\p{Lu}\p{Ll}+(?:(?:,| und| et| y| e| en| i| e io)\s\p{L}+){0,12}\)?`;

/** "Acta 8 mayo, estamos Lucía, Bea y Toni", "Protokoll Jour fixe 3.2.": that these are minutes, of when and with whom, and not of what. */
const minutes = new RegExp(
  String.raw`^(?:protokoll|besprechung|compte[- ]rendu|cr|pv|acta|verbale|notulen|ata|notatka|protokół)(?: (?:vom|der|du|de la|de|del|della|da|van|ze?|jour fixe|besprechung|sitzung|réunion|réu|reunión|riunione|reunião|overleg|spotkania|weekly|daily|dnia|na szybko)){0,4} ${day}[.,]?(?: ?${people})?[.]?$`,
  'iu',
);
/** The same in Japanese and Chinese, which say who came behind a word for it. */
const denseMinutes =
  /^(?:議事録|会議メモ|打ち合わせメモ|会议纪要|会议记录|纪要)[\s　]*(?:[\d/.月日号-]{2,12}|周.|星期.|[月火水木金土日]曜日?)?[\s　]*(?:(?:出席者?|参加者|参会(?:人员)?|与会者?)[:：]?[^。]{1,60})?[。.]?$/u;

/** Whether a text is only the name of a kind of text. */
export function namesKindOfText(text: string): boolean {
  const line = text.replace(/^[#*_\s]+|[*_\s]+$/gu, '');
  return [kindOfText, minutes, denseMinutes, attendance].some((shape) => shape.test(line));
}
