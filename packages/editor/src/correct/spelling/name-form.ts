/** Longer unknown words are seldom names: nobody likes to say them. */
const LONGEST = 10;

/** Beginnings and endings of words as grammar makes them, which hardly any name has. */
const MADE =
  /^(?:un|inter|trans|over|non)|(?:ing|ed|tion|ment|ness|ous|able|ible|ful|less|ally|ent|ant|ance|ence|ive|ity|ate|i[sz]e|al|ic)$/;

/** Whether an unknown word in small letters is as short and plain as names of customers, tools and hosts are: "globex", "lyra". */
export function hasNameForm(word: string): boolean {
  return word.length <= LONGEST && !MADE.test(word);
}
