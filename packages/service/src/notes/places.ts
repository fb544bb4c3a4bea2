/**
 * Where a text stands in another, also where it overlaps with itself: `aa` stands in `aaa` twice. Knuth, Morris and Pratt's
 * search, so the time is linear in both lengths, whatever they hold.
 *
 * @param wanted not empty
 * @returns offsets in UTF-16 code units, rising
 */
export function* placesOf(wanted: string, text: string): Generator<number> {
  if (wanted.length > text.length) return;
  const borders = bordersOf(wanted);
  let matched = 0;
  for (let end = 0; end < text.length; end += 1) {
    const unit = text.charCodeAt(end);
    while (matched > 0 && wanted.charCodeAt(matched) !== unit) matched = borders[matched - 1] ?? 0;
    if (wanted.charCodeAt(matched) === unit) matched += 1;
    if (matched === wanted.length) {
      yield end + 1 - matched;
      matched = borders[matched - 1] ?? 0;
    }
  }
}

/** For each beginning of the text: the length of its longest proper beginning that it also ends with. */
function bordersOf(text: string): Int32Array {
  const borders = new Int32Array(text.length);
  let length = 0;
  for (let index = 1; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    while (length > 0 && text.charCodeAt(length) !== unit) length = borders[length - 1] ?? 0;
    if (text.charCodeAt(length) === unit) length += 1;
    borders[index] = length;
  }
  return borders;
}
