import { caseWords } from './case-words.ts';
import type { Cases, Told } from './told.ts';

/** Two cases that somebody is not to tell apart, and the word for it. */
const shapes: Readonly<Record<string, readonly [either: RegExp, same: RegExp]>> = {
  de: [
    /(?<!\p{L})(?:egal,? ob|unabhängig davon, ob|ganz gleich,? ob|gleichgültig,? ob)(?!\p{L})/iu,
    /(?<!\p{L})(?:gleich|gleiche[nrs]?|dieselbe[nr]?|derselbe|dasselbe|identisch\p{L}*)(?!\p{L})/iu,
  ],
  fr: [
    /(?<!\p{L})(?:ou (?:non|pas)(?!\p{L})|peu importe (?:si|que|qu['’]))/iu,
    /(?<!\p{L})(?:même|mêmes|identiques?)(?!\p{L})/iu,
  ],
  es: [
    /(?<!\p{L})(?:o no(?!\p{L})|da igual (?:que|si))/iu,
    /(?<!\p{L})(?:mism[oa]s?|igual|idéntic[oa]s?)(?!\p{L})/iu,
  ],
  it: [
    /(?<!\p{L})(?:o (?:no|meno)(?!\p{L})|indipendentemente)/iu,
    /(?<!\p{L})(?:stess[oaie]|uguale|identic[oa])(?!\p{L})/iu,
  ],
  pt: [
    /(?<!\p{L})(?:ou não(?!\p{L})|independentemente)/iu,
    /(?<!\p{L})(?:mesm[oa]s?|igual|idêntic[oa]s?)(?!\p{L})/iu,
  ],
  nl: [
    /(?<!\p{L})(?:of niet(?!\p{L})|ongeacht of|of .{2,60} nu )/iu,
    /(?<!\p{L})(?:dezelfde|hetzelfde|gelijk|identiek)(?!\p{L})/iu,
  ],
  pl: [
    /(?<!\p{L})(?:niezależnie od tego|(?:czy|lub) nie(?!\p{L})|bez względu na to)/iu,
    /(?<!\p{L})(?:tak[aie] sam[aeo]?|ten sam|ta sama|to samo|te same|identyczn\p{L}+)(?!\p{L})/iu,
  ],
};

/** Two cases that are to look the same: both are tried. */
export function equalCases(told: Told): Cases | null {
  const [either, same] = shapes[told.language] ?? [];
  const words = caseWords[told.language];
  if (!words || !either?.test(told.said) || !same?.test(told.said.replace(either, ' '))) return null;
  return {
    shows: { trigger: words.bothTried, outcome: words.bothSame },
    against: null,
  };
}
