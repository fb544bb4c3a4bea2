import { unbuiltElsewhere } from './unbuilt-elsewhere.ts';

/** How a sentence says of what it names that it is none of this work, by language. */
const out: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:(?:ist|sind|bleibt|bleiben) (?:erstmal|erst mal|vorerst|zunächst|hier|damit) (?:raus|außen vor|draußen)|(?:lassen wir) (?:[\p{L}]+ ){0,2}(?:raus|außen vor|draußen|weg)|(?:da|daran|dort|hier) ändern wir (?:erstmal |vorerst )?nichts)(?!\p{L})/iu,
  fr: /(?<!\p{L})on (?:(?:la|le|les) )?laisse (?:[^,;]{2,40} )?(?:de côté|tomber|en dehors)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:l[oa]s? dejamos (?:fuera|aparte|de lado)|se queda(?:n)? fuera|quedan? (?:por ahora |de momento )?fuera)(?! de (?:servicio|plazo|horario|línea))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:l[oaie] lasciamo (?:fuori|da parte)|rest(?:a|ano) (?:per ora )?fuori|rimang?ono? fuori)(?! (?:servizio|uso|orario))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:(?:fica|ficam) (?:por enquanto |por ora )?(?:de )?fora|deixamos (?:de )?fora)(?! (?:do ar|de serviço|do prazo))(?!\p{L})/iu,
  nl: /(?<!\p{L})laten we (?:[\p{L}]+ ){0,2}(?:buiten beschouwing|erbuiten|liggen|weg|vallen)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:pomijamy|nie ruszamy|nie zmieniamy)(?!\p{L})/iu,
};

const steps = String.raw`(?:phase|version|stufe|v|fase|etapa|etap|faz\p{L}|wersj\p{L}) ?\d`;
/** How it says that what it names is to come later, and not before. */
const later: Readonly<Record<string, string>> = {
  de: `(?:erst|dann) (?:(?:im|in der|in einem) (?:nächsten|zweiten|späteren) (?:Schritt|Jahr|Quartal|Release|Sprint|Version|Phase|Ausbaustufe)|in ${steps}|nächstes (?:Jahr|Quartal)|später)`,
  fr: `dans un (?:second|deuxième) temps|en ${steps}|l['’]an(?:née)? prochaine?|seulement plus tard`,
  es: `(?:ya )?(?:en la ${steps}|en una segunda fase|más adelante|el año que viene)`,
  it: `(?:solo )?(?:nella ${steps}|in una seconda fase|più avanti|l['’]anno prossimo)`,
  pt: `(?:só )?(?:na ${steps}|numa segunda fase|mais para (?:a )?frente|no ano que vem)`,
  nl: `pas (?:volgend jaar|later|in ${steps}|in een (?:volgende|tweede) (?:fase|versie|stap))`,
  pl: String.raw`dopiero (?:w (?:przyszłym|następnym|kolejnym|drugim) \p{L}+|później|w ${steps})`,
};

const laterShapes: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(later).map(([language, said]) => [
    language,
    new RegExp(
      String.raw`^(?!(?:wenn|falls|si|se|als|jeśli|gdy) )[^,;:?]{2,60} (?:${said})(?: \p{Ll}{3,})?[.!]*$`,
      'iu',
    ),
  ]),
);

/** "Inventur machen wir erst im nächsten Schritt", "la firma la dejamos fuera": what is none of this work, or comes later. Languages other than English. */
export function leftElsewhere(prose: string, language: string): 'nonGoal' | 'future' | null {
  if (out[language]?.test(prose) || unbuiltElsewhere(prose, language)) return 'nonGoal';
  return laterShapes.get(language)?.test(prose) ? 'future' : null;
}
