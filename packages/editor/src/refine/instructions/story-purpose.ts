import type { Draft } from '../draft.ts';
import { applied, type Change, noEffect } from '../instruction.ts';
import { boardOf } from '../tickets/board.ts';

const purpose = 'so that|so-that|damit|afin que|pour que|para que|affinché|in modo che|zodat|aby|żeby';
/** "Cut the so-that part of the stories", "drop the 'so that …' clause from US-2". */
const cut = new RegExp(
  `^(?:please |and |also |can you )*(?:cut|drop|remove|delete|strip|omit|lose|skip|kill|leave out|take out|get rid of|streiche?|entferne|lösche?|supprime[rz]?|retire[rz]?|elimina|quita|rimuovi|togli|remove|apaga|verwijder|schrap|usuń) (?:off )?(?:all )?(?:the |every |den |die |das |le |la |les |el |los |il |o |de |het )?(?:(?:parte|partie|part|teil|deel|część) )?["“„«]?\\s?(?:${purpose})\\s?(?:…|\\.{3})?\\s?["”“»]?(?:[- ]?(?:parts?|half|halves|clauses?|bits?|pieces?|endings?|tails?|phrases?|sections?|teile?|satz|partie|parte|deel|część))?(?<place> (?:of|from|in|out of|aus|von|de|des|dans|en|di|da|van|uit|z|w) [^.!?;:,]{2,60}?)?[.!]*$`,
  'iu',
);
/** What a story gives as its purpose, behind what is wanted. */
const story = new RegExp(
  `^(?<kept>\\s*[-*] \\*\\*\\p{L}[\\p{L} ]{2,20}:\\*\\* .{20,}?),? (?:${purpose}) .+$`,
  'iu',
);
const all =
  /(?:stor(?:y|ies)|tickets?|everywhere|all|geschichten|historias?|histoires|storie|histórias|verhalen)\b/iu;

/** The change that takes the purpose off the stories of the tickets that a wish names; null where it names none. */
export function storyPurposeChange(words: string, draft: Draft): Change | null {
  const found = cut.exec(words.trim());
  if (!found || boardOf(draft).tickets.length === 0) return null;
  const place = found.groups?.['place'] ?? '';
  const keys: readonly string[] = place.match(/[A-Z]{1,8}-\d{1,6}/gu) ?? [];
  if (keys.length === 0 && place !== '' && !all.test(place)) return null;
  return (now) => {
    let ticket = '';
    let count = 0;
    const lines = now.text.split('\n').map((line) => {
      const heading = /^#{1,6} (?:(?<key>[A-Z]{1,8}-\d{1,6})\b)?/u.exec(line);
      if (heading) ticket = heading.groups?.['key'] ?? '';
      const kept = story.exec(line)?.groups?.['kept'];
      const isMeant = ticket !== '' && (keys.length === 0 || keys.includes(ticket));
      if (kept === undefined || !isMeant || !isStory(line)) return line;
      count += 1;
      return `${kept}.`;
    });
    return count === 0
      ? noEffect(now, 'No story gives a purpose behind what is wanted.')
      : applied(now, lines.join('\n'), `Took the purpose off ${count} ${count === 1 ? 'story' : 'stories'}.`);
  };
}

/** Whether a line tells a story: somebody who wants something. */
function isStory(line: string): boolean {
  return /:\*\* (?:as (?:an?|the) |als |en tant que |como |in qualità di |come |jako )/iu.test(line);
}
