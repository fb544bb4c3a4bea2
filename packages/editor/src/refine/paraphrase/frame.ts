import type { Draft } from '../draft.ts';

type Groups = Readonly<Record<string, string | undefined>>;

/** A way in which people say what is to change, and the plain orders that it comes to. */
export interface Frame {
  /** The whole of one to three sentences. */
  readonly pattern: RegExp;
  /** One order a line; null where what is spoken of is not in the draft. */
  readonly orders: (said: Groups, draft: Draft) => string | null;
}

/** What ends one thought and opens the next. */
export const joint =
  "\\s?(?:[,;:.!?]+|\\s[–—-]+)\\s(?:(?:and|so|but|please|pls|just|then|therefore|maybe|instead|rather|better|i(?:[’']d| would) (?:say|rather|prefer)|let[’']?s) )*";
/** "Is a joke", "looks way too low": how somebody finds something, in words without a figure. */
export const opinion =
  "(?:is|are|was|were|looks?|sounds?|seems?|feels?|reads?|makes?|isn['’]t|aren['’]t|doesn['’]t)(?: (?!not )[\\p{L}'’-]{1,20}){1,7}";
/** "Make it", "should be": what stands before the better one. */
export const better =
  "(?:(?:make|call|put|set) (?:it|that|this|them)(?: to)?|(?:it|that|this|they|which)? ?(?:should|must|has to|needs to|ought to|could) (?:be|say|read|be called)|(?:it|that)(?:['’]s| is)(?: called)?|say|use|take|write|call it|rename (?:it|that)(?: to)?|change (?:it|that) to|better|rather)\\s?:?";
export const key = '(?<key>[A-Z]{1,8}-\\d{1,6})';

/** A frame of a pattern that is read whatever its letters' case; keys are written in capitals. */
export function frame(pattern: string, orders: Frame['orders']): Frame {
  return { pattern: new RegExp(`^(?:(?:and|also|but|so|ok|please|then),? )*${pattern}$`, 'isu'), orders };
}

/** Words without the quotation marks around them. */
export function unmarked(words: string): string {
  return words.trim().replace(/^["“„«](?<inner>[^"“”„«»]*)["”“»]$/u, '$<inner>');
}
