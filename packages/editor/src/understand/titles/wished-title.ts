import type { Statement } from '../statement.ts';
import { isSentence, longestName } from './sentence-title.ts';
import { short } from './short.ts';
import { asTopic } from './topic-words.ts';

/** "What I would like is a small returns service": the thing that somebody wishes for, named by a noun. */
const wish =
  /(?:^|[,;:]\s)(?:(?:so|and|but|now|what)\s)?(?:we|i)(?:['’]d|['’]re| are| would)? (?:now |really |also )?(?:need|want|like|would like|love|building|propose|plan)(?: to (?:have|get|build|introduce|propose))?(?: is)? ((?:an?|one|some|our own)\s[^.;:?!]{6,})/iu;

/** The name of the thing that somebody wishes for, else null. */
export function wishedFor(statements: readonly Statement[]): string | null {
  for (const { kind, text } of statements) {
    if (kind !== 'goal' && kind !== 'requirement') continue;
    const thing = wish.exec(text)?.[1];
    if (
      thing === undefined ||
      wishesForThing.test(thing) ||
      /^(?:an?|one|some) (?:lot|bit|few|while|person|day|week|list|copy)(?!\p{L})/iu.test(thing)
    )
      continue;
    const told = short(asTopic(thing).replace(unmeasured, ''));
    const bare = told.replace(/ (?:that|which|where) .*$/su, '');
    const name = told.split(' ').length <= longestName || !bare.includes(' ') ? told : bare;
    if (bare.split(' ').length <= longestName && !isSentence(name)) return name;
  }
  return null;
}

/** Words of praise and size say nothing of a thing. */
const unmeasured =
  /^(?:(?:small|simple|proper|real|new|better|good|nice|little|own|quick|decent|basic)\s)+(?=\p{L})/iu;

/** "I'd like a small web thing": what is wished for has no name yet. */
export const wishesForThing = /(?<!\p{L})an? (?:\p{L}+ ){0,3}(?:thing|something)[.!]?$/iu;
