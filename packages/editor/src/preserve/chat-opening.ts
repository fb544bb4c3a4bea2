import { type Breach, breach } from './breach.ts';
import type { MarkedText } from './marked-text.ts';

const CHAT =
  /^[\s>*_#"“„-]{0,8}(?:sure|certainly|of course|absolutely|okay|great question|gladly|here(?:'s|’s| is| are)|below is|as an ai|as requested|gerne|natürlich|klar|hier ist|hier sind|voici|bien sûr|claro|aquí (?:está|tienes)|ecco|certo|oto)(?=[\s,:.!–-])/iu;

/** A line that begins as a chat does, and the source nowhere. */
export function chatOpening(source: MarkedText, line: string): Breach[] {
  const opening = CHAT.exec(line)?.[0].trim().toLowerCase() ?? '';
  if (opening === '' || source.text.toLowerCase().includes(opening)) return [];
  return [breach('chat', `Leave out the remark that begins with "${opening}".`)];
}
