import type { Wording } from './wording.ts';

const who = '(?<who>[^,;:.]{2,80})';
/** Words for who answers for something, and for being that, by language. */
const owning = [
  `(?:der|die) (?:verantwortliche|eigentümer(?:in)?|zuständige|besitzer(?:in)?) ist ${who}`,
  `(?:verantwortlich|zuständig)(?: dafür)? (?:ist|sind) ${who}`,
  `(?:(?:el|la) )?(?:dueñ[oa]|responsable|propietari[oa]) es ${who}`,
  `(?:(?:le|la) )?(?:responsable|propriétaire) (?:est|c['’]est) ${who}`,
  `(?:(?:il|la) )?(?:responsabile|proprietari[oa]) è ${who}`,
  `(?:[oa] )?(?:responsável|don[oa]|proprietári[oa]) é ${who}`,
  `(?:de )?(?:eigenaar|verantwoordelijke) is ${who}`,
  `(?:właścicielem|odpowiedzialny|odpowiedzialna) jest ${who}`,
];

/** Ways to say who the owner is. */
export const ownership: readonly Wording[] = owning.map((pattern) => ({
  pattern: new RegExp(`^${pattern}$`, 'iu'),
  english: 'the owner is $<who>',
}));
