/** What opens a wish that somebody be able to do something, by language; the group is what they are to do. */
const abilities: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /^(?:(?:we |i )?(?:need|want|would like|are looking for) )?(?:an? |some )?(?:(?:better|new|simple|easy|quick) )?ways? to (?=\p{Ll})(.{6,})$/isu,
  ],
  de: [
    /^(?:(?:wir (?:möchten|wollen|brauchen)|ziel ist),? dass )?(?:\p{L}+ ){1,4}?(?:sollen|sollten|müssen|möchten|wollen|soll|sollte|muss)\s(.{6,}?\s\p{L}+) können$/isu,
    /^(?:das|die|der|unsere?) (?:neue |künftige )?(?:\p{L}*(?:system|app|modul|tool|dienst|anwendung|plattform|seite|bot|service|software|portal|werkzeug))\s(?:soll|sollte|muss)\s(?!es )(.{6,}?\s\p{L}+(?:en|ern|eln))$/isu,
    /^(?:wir (?:möchten|wollen)|ziel ist),? dass (?:\p{L}+ ){1,4}?((?:\p{L}+ ){1,8}\p{L}+en) (?:können|kann)$/isu,
  ],
  fr: [
    /^(?:(?:nous voulons|on (?:veut|voudrait|aimerait)|il (?:faut|faudrait)) )?que (?:\S+ ){1,5}?puisse(?:nt)? (.{6,})$/isu,
    /^(?:(?:les|nos|des|chaque|le|la) )?(?:\S+ ){1,4}?(?:(?:doivent|doit|devraient|devrait) pouvoir|(?<!ne )(?:peuvent|pourront)) (?!pas )(.{6,})$/isu,
  ],
  es: [
    /^(?:(?:necesitamos|queremos|hace falta|hay que conseguir) )?que (?:\S+ ){1,5}?pued[ae]n? (.{6,})$/isu,
    /^(?:\S+ ){1,4}?(?:(?:deben|debe|tienen que|tiene que|deberían) poder|(?<!no )(?:pueden|podrán)) (.{6,})$/isu,
  ],
  pt: [
    /^(?:(?:precisamos|queremos|é preciso) )?que (?:\S+ ){1,5}?possam? (.{6,})$/isu,
    /^(?:\S+ ){1,4}?(?:(?:devem|deve|têm que|têm de|precisam) poder|(?<!não )(?:podem|poderão)) (.{6,})$/isu,
  ],
  it: [
    /^(?:(?:vogliamo|vorremmo|serve|bisogna|ci serve) )?che (?:\S+ ){1,5}?possan?o? (.{6,})$/isu,
    /^(?:\S+ ){1,4}?(?:(?:devono|deve|dovrebbero) poter(?:e)?|(?<!non )(?:possono|potranno)) (.{6,})$/isu,
  ],
  nl: [/^(?:\p{L}+ ){1,4}?(?:moeten|willen|moet|wil)\s(.{4,}?) kunnen (\p{L}+)$/isu],
  pl: [/^(?:(?:chcemy|potrzebujemy|trzeba),? )?(?:że|)by (?:\S+ ){1,4}?mog(?:li|ły|ła|ło|ł) (.{6,})$/isu],
};

/** "Unsere Monteure sollen Teile bestellen können" → "Teile bestellen": what somebody is to be able to do names what is built; else null. */
export function abilityIn(text: string, language: string): string | null {
  const clause = text.split(/[.;:]\s|[.;:]$|,\s/u, 1)[0] ?? '';
  for (const pattern of abilities[language] ?? []) {
    const match = pattern.exec(clause);
    if (match) return [match[1], match[2]].filter((part) => part !== undefined).join(' ');
  }
  return null;
}
