import { upperFirst } from '../../first-letter.ts';
import { leavesBraceOpen } from '../clause/brackets.ts';

/** Characters of a title. */
export const longest = 80;
const cut =
  /\s*(?:[;(–—]|,(?!\d)|:(?![\p{L}\d:/])|\s-\sattending|\.\s|\?|!|(?<!\p{L})(?:because|so that|since|which|where|whereas|although|but|and then|so|when|(?<!(?:check|see|tell|show|know|decide|ask|test|notice)s? )if|weil|damit|sodass|aber|wenn|falls|parce que|afin|mais|quand|si|porque|para que|pero|cuando)(?!\p{L}))/iu;
const dangling =
  /\s(?:and|or|but|even|only|just|up|not|also|still|like|the|a|an|of|to|with|for|in|on|by|from|that|as|at|is|are|und|oder|der|die|das|mit|für|von|zu|et|ou|le|la|les|de|des|du|avec|pour|avant|après|sans|sous|dans|sur|bei|vor|nach|aus|durch|über|wie|als|y|o|el|los|las|con|para|en|sin|sobre|desde|hasta|before|after|about|into|than|per|without)$/iu;

/** "A voice memo (transcript) into tasks": an aside in brackets in the middle of a phrase. */
const aside = /\s\([^()]{1,60}\)(?=\s(?!(?:(?:and|or)(?! an? )|is|are|but|so)\s)\p{Ll})/gu;

/** The text up to its first clause that leaves at least three words, within 80 characters, ending in a whole word. */
export function short(text: string, limit: number = longest): string {
  const line = unmarked(text).replace(aside, '');
  let title = line;
  for (let from = 0, turn = 0; turn < 12; turn += 1) {
    const match = cut.exec(line.slice(from));
    if (!match) break;
    const end = from + match.index;
    const before = line.slice(0, end).trim();
    if (before.split(' ').length >= 3 && !leavesBraceOpen(before)) {
      title = line.slice(0, end);
      break;
    }
    from = end + Math.max(match[0].length, 1);
  }
  return title === line ? whole(line, limit) : ended(title, limit);
}

/** The text on one line without Markdown's marks, within 80 characters, ending in a whole word. */
export function fitted(text: string, limit: number = longest): string {
  return whole(unmarked(text), limit);
}

/** What needs no cut keeps the word it ends with. */
function whole(line: string, limit: number): string {
  return [...line].length > limit ? ended(line, limit) : raised(line.replace(/[\s.,;:!?。！？–—-]+$/u, ''));
}

/** "< 1 s" says something, "<b>" does not. */
function unmarked(text: string): string {
  return text
    .replace(/\s?-+>\s?/gu, ' → ')
    .replace(/[`*#|[\]\\]|<(?=[\p{L}/!?])|(?<=[\p{L}\p{N}"'/])>/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:"([^"]+?)[.!]?"|“([^”]+?)[.!]?”|„([^“”]+?)[.!]?[“”])$/u, '$1$2$3');
}

function ended(text: string, limit: number): string {
  let title = text;
  if ([...title].length > limit)
    title = withoutHalf(
      [...title]
        .slice(0, limit + 1)
        .join('')
        .replace(/\s\S*$/u, ''),
      limit,
    );
  title = [...title].slice(0, limit).join('');
  while (dangling.test(title)) title = title.replace(dangling, '');
  return raised(title.replace(/\s?\([^()]*$/u, '').replace(/[\s.,;:!?–—-]+$/u, ''));
}

/** "Every 15 seconds on the road and every 2" → "every 15 seconds on the road": of two parts the one that is cut is left out where the other is most of it. */
function withoutHalf(text: string, limit: number): string {
  const joint = [...text.matchAll(joints)].at(-1)?.index ?? -1;
  return joint > limit / 2 ? text.slice(0, joint) : text;
}

const joints = /,?\s(?:and|or|und|oder|sowie|et|ou|y|oraz)\s/gu;

/** A title with its first letter as a capital, unless it opens with a name in small letters: "iPad", "user_id". */
function raised(text: string): string {
  return /^\p{Ll}{1,3}\p{Lu}|^\p{Ll}\w*[_.]/u.test(text) ? text : upperFirst(text);
}
