import { announcementIn } from '../../document/announcement.ts';

/** "Short update on the onboarding: we need …": the announcement names the subject, the rest is said of it. */
export function openedBy(line: string): { topic: string; names: boolean; subject: string } | null {
  for (const pattern of behindSubject) {
    const match = pattern.exec(line);
    const subject = match ? announcementIn(match[1] ?? '')?.topic : null;
    if (match && subject) return { topic: line.slice(match[0].length), names: true, subject };
  }
  return null;
}

/** What parts an announcement from what is said of its subject: a colon, else a comma or a word for a reason. */
const behindSubject: readonly RegExp[] = [
  /^([^:?!]{6,80}):\s(?=\S.{10,})/u,
  /^([^:?!,]{6,90})(?:,\s|\s(?:weil|da|denn|parce que|car|porque|ya que|pois|perché|poiché|omdat|want|bo|ponieważ)\s)(?=\S.{10,})/iu,
];
