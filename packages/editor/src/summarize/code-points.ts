/** Length in Unicode code points, as the contract counts. */
export function codePoints(text: string): number {
  let pairs = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    if (isHigh(text.charCodeAt(at)) && isLow(text.charCodeAt(at + 1))) {
      pairs += 1;
      at += 1;
    }
  }
  return text.length - pairs;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}
