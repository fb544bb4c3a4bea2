/**
 * Every string one edit away from `word`: a letter left out, two swapped, one changed, one put in.
 * About `(2n + 1) · |letters|` strings, cheapest kinds first.
 */
export function* oneEditAway(word: string, letters: string): Generator<string> {
  for (let at = 0; at + 1 < word.length; at += 1) {
    if (word[at] !== word[at + 1])
      yield word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  }
  for (let at = 0; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
  for (let at = 0; at <= word.length; at += 1) {
    for (const letter of letters) {
      yield word.slice(0, at) + letter + word.slice(at);
      if (at < word.length && letter !== word[at]) yield word.slice(0, at) + letter + word.slice(at + 1);
    }
  }
}
