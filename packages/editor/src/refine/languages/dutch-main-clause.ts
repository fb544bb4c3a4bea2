/** Verbs that stand behind "dat" before an infinitive or a participle: "kunnen ruilen", "worden bewaard". */
const AUXILIARY =
  'kan|kunnen|mag|mogen|moet|moeten|zal|zullen|wil|willen|wordt|worden|heeft|hebben|is|zijn|hoeft|hoeven';
/** Verbs that stand last and have no part that would stand apart in a main clause. */
const FINITE = `${AUXILIARY}|blijft|blijven|krijgt|krijgen|ziet|zien|betaalt|betalen|kost|kosten|duurt|duren|geldt|gelden|ontvangt|ontvangen|gebeurt|gebeuren`;
/** What begins what is said of somebody: who they are ends before it. */
const NEXT =
  'de|het|een|geen|elke?|iedere?|alle|hun|haar|zich|mijn|onze?|deze|dit|in|op|aan|met|voor|na|bij|van|om|tot|per|door|zonder|binnen|niet|ook|nog|alleen|altijd|maximaal|minstens|gratis|\\d+';
const SUBJECT = `(?:(?:de|het|een|elke?|iedere?|alle|geen|onze?) )?(?!(?:${NEXT}) )\\p{L}[\\p{L}-]*(?: (?!(?:${NEXT}) )\\p{L}[\\p{L}-]*)?`;

const lastVerb = new RegExp(
  `^(?<subject>${SUBJECT}) (?<rest>(?:${NEXT}) (?:[^,;:]*? )?)(?:(?<auxiliary>${AUXILIARY}) (?<verb>\\p{L}+en|ge\\p{L}+[dt])|(?<finite>${FINITE}))(?<mark>[.!]?)$`,
  'iu',
);

/** "Leden een training kunnen ruilen" as "leden kunnen een training ruilen"; null where its subject or verb is not sure. */
export function dutchMainClause(clause: string): string | null {
  const found = lastVerb.exec(clause.trim())?.groups;
  if (!found) return null;
  const { subject = '', rest = '', auxiliary, verb = '', finite = '', mark = '' } = found;
  return `${subject} ${auxiliary ?? finite} ${rest.trim()} ${verb}`.trim() + mark;
}
