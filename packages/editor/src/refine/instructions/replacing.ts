/** How an order to put words for others is said: the pattern, and the groups of the words that go, that come, and of the part within or without which that holds. */
interface Replacing {
  readonly pattern: RegExp;
  readonly from: number;
  readonly to: number;
  readonly within?: number;
  readonly without?: number;
}

/** The forms of such an order; the first that fits counts, so those that name a part come before those that would take it into the words. */
export const replacing: readonly Replacing[] = [
  {
    pattern:
      /^(?:use|say|write|put|prefer) (.{1,120}?) (?:instead of|rather than|in place of|and not) (.{1,120}?),? (?:(?:everywhere|anywhere|in the whole (?:document|text)),? )?(?:but not|except(?: for)?|apart from|other than)(?: in| under)? (?:the )?(.{2,60}?)(?: section)?$/isu,
    from: 2,
    to: 1,
    without: 3,
  },
  {
    pattern:
      /^(?:replace|substitute|swap(?: out)?) (.{1,120}?) (?:with|by|for):? (.{1,120}?),? (?:(?:everywhere|anywhere),? )?(?:but not|except(?: for)?|apart from|other than)(?: in| under)? (?:the )?(.{2,60}?)(?: section)?$/isu,
    from: 1,
    to: 2,
    without: 3,
  },
  {
    pattern:
      /^in (?:the )?(.{1,80}?)(?: section)?,? (?:replace|substitute|swap(?: out)?) (.{1,600}?) (?:with|by|for):? (.{1,2000})$/isu,
    within: 1,
    from: 2,
    to: 3,
  },
  {
    pattern:
      /^(?:replace|substitute|swap(?: out)?) (.{1,600}?) (?:with|by|for):? (.{1,2000}?) in (?:the )?(.{1,80}? section)$/isu,
    from: 1,
    to: 2,
    within: 3,
  },
  {
    pattern:
      /^(?:replace|substitute|swap(?: out)?) (["“][^"“”]{1,600}["”]) (?:with|by|for):? (["“][^"“”]{1,600}["”]),? (?:only )?(?:in|under|within) (?:the )?(.{1,80}?)(?: section)?(?: only)?$/isu,
    from: 1,
    to: 2,
    within: 3,
  },
  {
    pattern:
      /^(?:replace|substitute|swap(?: out)?) (["“][^"“”]{1,600}["”]) (?:with|by|for):? (.{1,2000})$/isu,
    from: 1,
    to: 2,
  },
  {
    pattern: /^(?:replace|substitute|swap(?: out)?) (.{1,600}?) (?:with|by|for):? (.{1,2000})$/isu,
    from: 1,
    to: 2,
  },
  {
    pattern:
      /^(?:use|say|write|put|prefer) (.{1,300}?) (?:instead of|rather than|in place of|and not|not) (["“][^"“”]{1,300}["”]) (?:in|under|within) (?:the )?(.{2,80}?)(?: section)?$/isu,
    from: 2,
    to: 1,
    within: 3,
  },
  {
    pattern:
      /^(?:use|say|write|put|prefer) (.{1,300}?) (?:instead of|rather than|in place of|and not|not) (.{1,300})$/isu,
    from: 2,
    to: 1,
  },
  {
    pattern:
      /^(?:in|under|within) (?:the )?(.{2,60}?)(?: section)?,? it (?:should|must|has to) (?:be|say|read) (.{1,80}?),? (?:instead of|rather than|and not|not) (.{1,80})$/isu,
    within: 1,
    to: 2,
    from: 3,
  },
  {
    pattern:
      /^(?:it should (?:be|say|read)|it's|it is|this should (?:be|say)|should be|make it|it must be) (.{1,200}?),? (?:instead of|rather than|and not|not) (.{1,200})$/isu,
    from: 2,
    to: 1,
  },
  {
    pattern:
      /^(?:change|switch|correct|turn|convert|update) (["“`][^"“”`]{1,300}["”`]) (?:to|into) (["“`][^"“”`]{1,300}["”`]),? (?:only )?(?:in|under|within) (?:the )?(.{1,80}?)(?: section)?,?(?: only| alone)?$/isu,
    from: 1,
    to: 2,
    within: 3,
  },
  {
    pattern:
      /^(?:change|switch|correct|turn|edit|convert|rewrite|reword|rephrase|update|fix) (["“`].{1,300}?["”`]) (?:to|into|with) (.{1,600})$/isu,
    from: 1,
    to: 2,
  },
  { pattern: /^(?:change|switch|update) (?:it |this )?from (.{1,200}?) to (.{1,200})$/isu, from: 1, to: 2 },
  { pattern: /^(["“`].{1,300}?["”`]) should (?:be|say|read) (.{1,300})$/isu, from: 1, to: 2 },
  {
    pattern:
      /^(?:don't|do not|never|stop) (?:say(?:ing)?|us(?:e|ing)|writ(?:e|ing)|call(?:ing)? it) (.{1,200}?)(?:[,;.]| but) (?:say|use|write|call it|rather) (.{1,200})$/isu,
    from: 1,
    to: 2,
  },
  {
    pattern:
      /^(\d\S{0,15}(?: ?\p{L}{1,12})?) is (?:way |far |much )?too (?:slow|long|short|high|low|much|little|many|few|big|small|fast|early|late)[,;:.]? (?:(?:make|use|say|take|better|rather|it)\s)*(\d\S{0,15}(?: ?\p{L}{1,12})?)$/isu,
    from: 1,
    to: 2,
  },
  {
    pattern:
      /^((?!(?:it|this|that|the (?:whole )?(?:\p{L}+ )?(?:section|document|summary))\b)[^,;:]{2,80}?) (?:is|are) (?:(?:just|simply|plain|still) )?(?:wrong|incorrect|a mistake|not (?:right|correct))[,;.:]? (?:and |so )?(?:it|that|this|they|the right (?:word|name|one)|correct|right) (?:(?:must|should|has to|have to|needs? to|ought to) (?:be|say|read)|is|are|says|reads)(?: called)? (["“]?[^,;:]{2,60})$/isu,
    from: 1,
    to: 2,
  },
  {
    pattern:
      /^instead of (.{1,200}?),? (?:use|say|write|put|(?:call|name) (?:it|them|that)|it should (?:be|say)) (.{1,200})$/isu,
    from: 1,
    to: 2,
  },
];
