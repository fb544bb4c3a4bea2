/** Verbs that stand last behind "dass" and are nothing else; others may be parted in a main clause ("ankommt", "kommt an"). */
const FINITE =
  'ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|kann|können|konnte|konnten|muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|will|wollen|bleibt|bleiben|gilt|gelten|braucht|brauchen|gehört|gehören|fehlt|fehlen|heißt|heißen';

const NOUN =
  '(?:der|die|das|ein|eine|kein|keine|unser|unsere|dieser|diese|dieses|jeder|jede|jedes|alle|mein|meine) (?:\\p{Ll}+ )*?\\p{Lu}[\\p{L}\\p{N}-]*(?: \\d+)?';

const lastVerb = new RegExp(
  `^(?<subject>${NOUN}|\\p{Lu}[\\p{L}\\p{N}-]*(?: \\d+)?|wir|ich|man|niemand|jeder|alle|er|sie|es) (?<rest>[^,;:]*? )?(?<verb>${FINITE})(?<mark>[.!]?)$`,
  'u',
);

/** "Der Parkplatz gesperrt ist" as "der Parkplatz ist gesperrt"; null where its subject or verb is not sure. */
export function germanMainClause(clause: string): string | null {
  const { subject, rest = '', verb = '', mark = '' } = lastVerb.exec(clause.trim())?.groups ?? {};
  return subject === undefined ? null : `${subject} ${verb} ${rest}`.trim() + mark;
}
