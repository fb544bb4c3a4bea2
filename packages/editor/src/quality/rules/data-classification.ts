import { entitiesOf } from '../entities.ts';
import type { Rule } from '../rule.ts';

const personal =
  /(?:^|_)(?:e?mail|phone|mobile|address|street|postcode|zip|birth\w{0,10}|dob|ssn|passport|ip|iban|first_?name|last_?name|full_?name|surname|gender|salary|vorname|nachname|telefon|adresse|geburt\w{0,10}|nom|prenom|telephone|nombre|apellido|telefono|direccion)(?:_|$)/u;
const unclassified = /^\s*(?:|-|–|—|none|public|öffentlich|public|público|n\/a)\s*$/u;

/** D4: fields that hold personal data say so. */
export const personalDataIsClassified: Rule = {
  meta: {
    id: 'D4',
    title: 'Personal data is classified.',
    source: 'Open Data Contract Standard 3.1, GDPR article 4',
    formats: ['Data Model'],
  },
  check(subject) {
    return entitiesOf(subject).flatMap((entity) =>
      entity.fields
        .filter((field) => personal.test(field.name.replace(/(?<=[a-z])(?=[A-Z])/gu, '_').toLowerCase()))
        .filter((field) =>
          unclassified.test(
            Object.entries(field.cells).find(([title]) => /klass|class|clas/u.test(title))?.[1] ?? '',
          ),
        )
        .map((field) => `${entity.name}.${field.name} looks like personal data; classify it.`),
    );
  },
};
