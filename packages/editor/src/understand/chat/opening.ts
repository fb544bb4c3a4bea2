import { announcementIn } from '../../document/announcement.ts';

/** "Short update on the onboarding: we need …": the announcement names the subject, the rest is said of it. */
export function openedBy(line: string): { topic: string; names: boolean; subject: string } | null {
  for (const pattern of behindSubject) {
    const match = pattern.exec(line);
    const subject = match ? announcementIn(match[1] ?? '')?.topic : null;
    if (match && subject) return { topic: line.slice(match[0].length), names: true, subject };
  }
  return labelled(line);
}

/** What parts an announcement from what is said of its subject: a colon, else a comma or a word for a reason. */
const behindSubject: readonly RegExp[] = [
  /^([^:?!]{6,80}):\s(?=\S.{10,})/u,
  /^([^:?!,]{6,90})(?:,\s|\s(?:weil|da|denn|parce que|car|porque|ya que|pois|perché|poiché|omdat|want|bo|ponieważ)\s)(?=\S.{10,})/iu,
];

/**
 * "Pour la borne : aujourd'hui le gardien …", "关于座位：…": what names the subject before a colon with no word of a note. Only a clause behind
 * it shows that it is no label of one point.
 */
const labels: readonly RegExp[] = [
  /^(?:zu[mr]?|wegen|was) (?:(?:de[rnms]|die|das) )?(?<subject>\p{L}[^:,.?!]{3,60}): (?=\S.{24,})/iu,
  /^(?:pour|concernant|côté|à propos d(?:e|u|es)|au sujet d(?:e|u|es))\s?(?:(?:les?|la|notre|nos) |l['’])?(?<subject>\p{L}[^:,.?!]{3,60}?)\s?: (?=\S.{24,})/iu,
  /^(?:por |para )?lo del? (?:(?:el|la|los|las|l) )?(?<subject>\p{L}[^:,.?!]{3,60}): (?=\S.{24,})/iu,
  /^(?:per|riguardo a|quanto a|a proposito di)(?:l|lla|i|gli|lle|d[ei]l?)? (?:(?:il|lo|la|i|gli|le) |l['’])?(?<subject>\p{L}[^:,.?!]{3,60}): (?=\S.{24,})/iu,
  /^(?:quanto a[os]?|acerca d[aeo]s?|por causa d[aeo]s?) (?<subject>\p{L}[^:,.?!]{3,60}): (?=\S.{24,})/iu,
  /^(?:over|qua|wat betreft) (?:(?:de|het|onze) )?(?<subject>\p{L}[^:,.?!]{3,60}): (?=\S.{24,})/iu,
  /^(?:关于|有关|说说|说一下)(?<subject>[^：:，,。]{2,30})[：:]\s?(?=\S.{7,})/u,
  /^(?<subject>[^：:、。]{2,30})(?:について|に関して|の件)[：:]\s?(?=\S.{7,})/u,
];

/** "Chodzi o wysyłkę paczek: …": what Polish tells in the accusative. */
const inAccusative = /^(?:chodzi|rozchodzi się) o (?<subject>\p{L}[^:,.?!]{3,60}): (?=\S.{24,})/iu;

function labelled(line: string): ReturnType<typeof openedBy> {
  for (const label of [...labels, inAccusative]) {
    const match = label.exec(line);
    const subject = match?.groups?.['subject'];
    if (match && subject !== undefined)
      return {
        topic: line.slice(match[0].length),
        names: true,
        subject: label === inAccusative ? nominative(subject) : subject,
      };
  }
  return null;
}

/** "Nową lodówkę na leki" → "nowa lodówka na leki": one thing of the feminine; the forms of others are the same in both cases. */
function nominative(subject: string): string {
  const [, head = subject, rest = ''] =
    /^(.+?)( (?:na|w|we|dla|do|z|ze|po|przy|od) .+)?$/u.exec(subject) ?? [];
  return head.replace(/(?<=\p{L}{2})[ęą](?=$| )/gu, 'a') + rest;
}
