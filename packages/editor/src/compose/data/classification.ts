import type { Column } from './column.ts';

/** What a field holds, as data protection sees it. */
export type Classification = 'personal' | 'secret' | 'internal';

const personal =
  /(?:^|_)(?:e?mail|phone|mobile|address|street|city|postcode|zip|birth\w{0,10}|dob|ssn|passport|ip|ip_address|iban|first_?name|last_?name|full_?name|surname|user_?name|name|contact|gender|salary|signature|photo|avatar|latitude|longitude|location|vorname|nachname|telefon|adresse|geburt\w{0,10}|nom|prenom|telephone|nombre|apellido|telefono|direccion|correo|courriel)(?:_|$)/u;
const people =
  /(?:user|customer|person|people|technician|employee|patient|member|contact|driver|student|owner|guest|parent|teacher|tenant|courier|staff|kunde|nutzer|mitarbeiter|utilisateur|client|usuario|cliente|empleado)/iu;
const secret =
  /(?:password|passwd|secret|token|api_?key|private_?key|hash|salt|passwort|mot_de_passe|contrasena)/u;

/** Classifies a field by its name; a bare "name" is personal only where the entity is a person. */
export function classificationOf(column: Pick<Column, 'name'>, entity: string): Classification {
  const name = column.name.replace(/(?<=[a-z])(?=[A-Z])/gu, '_').toLowerCase();
  if (secret.test(name)) return 'secret';
  if (/^(?:name|city|location|address|nom|nombre)$/u.test(name) && !people.test(entity)) return 'internal';
  // "latin_name" names a plant; what people are called is told by the words before it or by whose it is.
  if (
    /_name$/u.test(name) &&
    !/(?:first|last|full|user|sur|family|given|middle|maiden|display|contact)_?name$/u.test(name) &&
    !people.test(`${name} ${entity}`)
  )
    return 'internal';
  return personal.test(name) ? 'personal' : 'internal';
}
