import type { Statement } from '../statement.ts';
import { isSentence, subjectIn } from './sentence-title.ts';
import { short } from './short.ts';
import { toldOf } from './told-of.ts';
import { asSubject, asTopic } from './topic-words.ts';
import { withoutTalk } from './untelling.ts';

/** "The nightly import keeps failing" is about the nightly import, "200 complaints a week about the widget" about the widget. */
export function nameOfTrouble({ text }: Statement, language: string): string | null {
  if (language !== 'en') return null;
  const asked = askedFor.exec(text)?.[1];
  if (asked !== undefined) return short(asSubject(asked));
  const unable = unableTo.exec(text)?.[1];
  if (unable !== undefined) return short(asSubject(unable));
  const complaint = complainedOf.exec(text)?.[1];
  if (complaint !== undefined) return short(asSubject(complaint));
  const topic = asTopic(withoutTalk(text));
  const told = toldOf(text);
  if (told !== null) return told;
  if (topic !== text && !isSentence(short(topic))) return short(topic);
  return subjectIn(short(topic));
}

/** "Support is asking again about merging duplicate conversations": what people ask for. */
const askedFor =
  /^(?:the |our )?\p{L}+(?: \p{L}+){0,2} (?:is|are|keeps?|has been|have been) (?:\p{L}+ )?(?:asking|nagging|begging|requesting|calling)(?: us)?(?: again| once more| all the time| for (?:weeks|months|years))? (?:about|for) (\p{L}[^,.!?;:()]{8,70})/iu;

/** "Customers can't change the delivery address": what they would do. */
const unableTo =
  /^(?:the |our )?\p{L}+(?: \p{L}+)? (?:can['’]?t|can ?not|(?:are|is) (?:not able|unable) to) ((?!be(?!\p{L})|tell|see what|figure|understand|find)\p{Ll}{3,} [^,.;:?!]{5,70}?)(?= (?:once|when|if|because|until|while|and|so)(?!\p{L})|[,.;:?!]|$)/iu;

/** "Complaints about the chat widget not loading", "people complain about search": what they are about. */
const complainedOf =
  /(?<!\p{L})(?:complain(?:ts?|s|ed|ing)?|trouble|problems?|issues?|tickets?) (?:\p{L}+ ){0,3}?(?:about|with) ((?:the |our )?(?:\p{L}+[ -]){0,3}?\p{L}+)(?= (?:not|never|being|which|that|when|because|is|are|was|were|on|in|\p{L}+ing)(?!\p{L})|[,.!?;:]|$)/iu;
