import type { Column } from './column.ts';

/** What a field holds, as data protection sees it. */
export type Classification = 'personal' | 'secret' | 'internal';

const personal =
  /(?:^|_)(?:e?mail|phone|mobile|address|street|city|postcode|zip|birth\w{0,10}|dob|ssn|passport|ip|ip_address|iban|first_?name|last_?name|full_?name|surname|user_?name|name|contact|gender|salary|signature|photo|avatar|latitude|longitude|location|vorname|nachname|telefon|adresse|geburt\w{0,10}|nom|prenom|telephone|nombre|nome|cognome|apellidos?|indirizzo|citta|cap|via|licen[sc]e_number|driving_licen[sc]e|national_id|tax_id|id_card|fecha_nacimiento|data_nascita|date_naissance|telefono|direccion|correo|courriel)(?:_|$)/u;
const people =
  /(?:user|customer|person|people|technician|employee|patient|member|contact|driver|student|owner|guest|parent|teacher|tenant|courier|staff|kunde|nutzer|mitarbeiter|utilisateur|client|usuario|cliente|empleado|veterinari|doctor|médic|medic|arzt|ärzt|lecteur|lector|socio|paciente|dipendent|utente|autor|author|fahrer|conduc|gast|schüler|étudiant|estudiante|adh[ée]rent|membre|miembro|membro|mitglied|trainer|coach|instructor|subscriber|applicant|candidate|reader|borrower|visitor|lehrer|indirizzo|direccion|adresse|address)/iu;
const animals =
  /^(?:pets?|animals?|dogs?|cats?|cows?|horses?|mascotas?|perros?|animali?|animal(?:es|s)?|tiere?|haustiere?|hunde?|chiens?|chats?)$/iu;
const secret =
  /(?:password|passwd|secret|token|api_?key|private_?key|hash|salt|passwort|mot_de_passe|contrasena)/u;

/** Classifies a field by its name; a bare "name" is personal only where the entity is a person. */
export function classificationOf(
  column: Pick<Column, 'name' | 'isPersonal'>,
  entity: string,
): Classification {
  if (column.isPersonal === true) return 'personal';
  const name = column.name.replace(/(?<=[a-z])(?=[A-Z])/gu, '_').toLowerCase();
  if (secret.test(name)) return 'secret';
  if (
    /^(?:name|city|location|address|nom|nombre|nome|citta|cap|via|indirizzo|licen[sc]e_number)$|_(?:location|city|zip)$/u.test(
      name,
    ) &&
    !people.test(entity)
  )
    return 'internal';
  if (/birth|nacimiento|nascita|naissance|geburt/u.test(name) && animals.test(entity)) return 'internal';
  // "latin_name" names a plant; what people are called is told by the words before it or by whose it is.
  if (
    /_name$/u.test(name) &&
    !/(?:first|last|full|user|sur|family|given|middle|maiden|display|contact)_?name$/u.test(name) &&
    !people.test(`${name} ${entity}`)
  )
    return 'internal';
  return personal.test(name) ? 'personal' : 'internal';
}
