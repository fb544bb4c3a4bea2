const shapes: Readonly<Record<string, readonly RegExp[]>> = {
  de: [
    /(?:kann|darf|können|dürfen) nur ((?:(?:der|die|das|ein|eine|unsere?) )?\p{Lu}[\p{L}-]+)(?= )/u,
    /(?:^|, )[Nn]ur ((?:(?:der|die|das|ein|eine|unsere?) )?\p{Lu}[\p{L}-]+) (?:kann|darf|können|dürfen) /u,
  ],
  fr: [
    /(?<!\p{L})seule?s? ((?:le |la |les |un |une |l['’])\p{L}[\p{L}-]+(?: d(?:e |u |es |['’])\p{L}[\p{L}-]+)?)(?= )/iu,
    /(?<!\p{L})(?:peut|peuvent|doit|doivent) être \p{L}+ (?:uniquement|seulement) par ((?:le |la |les |l['’])\p{L}[\p{L}-]+)/iu,
  ],
  es: [
    /(?<!\p{L})s[oó]lo (?:(?:l[oa]s?|se) )?(?:puede|pueden) \p{L}+ ((?:el|la|los|las|un|una) \p{L}+)(?=$|[.,;])/iu,
    /(?<!\p{L})(?:s[oó]lo|únicamente) ((?:(?:el|la|los|las|un|una) )?\p{L}+(?: \p{L}+){0,3}?) (?:puede|pueden) /iu,
  ],
  it: [
    /(?<!\p{L})(?:solo|soltanto) ((?:(?:il|lo|la|i|gli|le|un|una) |l['’])\p{L}+(?: \p{L}+){0,2}?) (?:può|possono) /iu,
  ],
  pt: [
    /(?<!\p{L})(?:só|somente|apenas) ((?:(?:o|a|os|as|um|uma) )?\p{L}+(?: \p{L}+){0,3}?) (?:pode|podem) /iu,
  ],
  nl: [
    /(?:mag|mogen|kan|kunnen) alleen ((?:de|het|een) \p{L}+)(?= )/iu,
    /(?:^|, )alleen ((?:(?:de|het|een) )?\p{L}+) (?:mag|mogen|kan|kunnen) /iu,
  ],
  pl: [
    /(?:może|mogą) \p{L}+ tylko (\p{L}+(?: (?:i|lub) \p{L}+)?)(?=$|[.,;])/iu,
    /(?<=\p{Ll}) tylko (\p{Ll}+(?: (?:i|lub) \p{Ll}+)?)[.]?$/u,
    /(?:^|, )tylko (\p{L}+(?: (?:i|lub) \p{L}+)?) (?:może|mogą) /iu,
  ],
};

/** Whom alone a sentence lets do something: "Blokadę może zdjąć tylko sekretariat" → "sekretariat"; null where it lets everybody. */
export function onlyDoerIn(sentence: string, language: string): string | null {
  for (const shape of shapes[language] ?? []) {
    const doer = shape.exec(sentence)?.[1];
    if (doer !== undefined) return doer;
  }
  return null;
}
