const place =
  /^(?:and |also |please )?(?:in|under|within|im|unter|dans|sous|en|bajo|nel|nella|sotto) (?:the |der |die |das |la |le |el )?(?:[A-Z]{1,8}-\d{1,6}|[\p{L}-]{3,30}(?: [\p{L}-]{3,30})?)$/u;

/** Whether words only say where something is to be: "in FR-9". The order they belong to would hold everywhere without them. */
export function isPlaceAlone(words: string): boolean {
  return place.test(words.trim());
}
