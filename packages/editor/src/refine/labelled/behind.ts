/** Where the labels behind what an item says begin ("… *Mitigation:* a second lock"); its end where it has none. */
export function labelsFrom(item: string): number {
  const at = item.search(/\s\*{1,2}\p{L}[\p{L} ]{1,30}:\*{1,2}\s/u);
  return at < 0 ? item.length : at;
}
