/** "ue" is no umlaut after "q", "a", "e" ("Quelle", "Mauer", "neue"). */
const DIGRAPH = /(?<![qaeäö])ue|(?<!a)ae|oe/giu;
const UMLAUTS: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü', Ae: 'Ä', Oe: 'Ö', Ue: 'Ü' };

/**
 * The German word that was typed on a keyboard without umlauts ("fuer", "Groesse"), or null where `knows` knows none. The
 * word as it stands is taken to be unknown.
 */
export function withUmlauts(word: string, knows: (word: string) => boolean): string | null {
  const written = word.replace(DIGRAPH, (digraph) => UMLAUTS[digraph] ?? digraph);
  const spellings = [written, written.replace(/ss/u, 'ß')];
  return spellings.find((spelling) => spelling !== word && knows(spelling)) ?? null;
}
