import type { Kind } from '../statement.ts';

/** Pictures that people set before a line instead of a word. */
const pictured: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:✅|☑|✔|➕|👉|📌|🔹|🔸|▶)/u, 'requirement'],
  [/^(?:❌|🚫|⛔|✖|❎)/u, 'nonGoal'],
  [/^(?:⚠|🔥|🚨|❗|🐛|🐞)/u, 'problem'],
  [/^(?:❓|🤔|❔)/u, 'question'],
  [/^(?:🎯|🚀|💡)/u, 'goal'],
  [/^(?:⏰|📅|🗓|⏳)/u, 'schedule'],
];

/** What the picture before a line says of it, else null. */
export function markerOf(line: string): Kind | null {
  return pictured.find(([picture]) => picture.test(line.trimStart()))?.[1] ?? null;
}

/** A line without the bullet that some keyboards write instead of Markdown's. */
export function withoutBullet(line: string): string {
  return line.replace(/^\s{0,3}[・•‣▪●○◦▸►★※]\s{0,2}/u, '');
}
