import { deedNoun } from '../../understand/api/deed-nouns.ts';
import { detailedEndpoints, tableEndpoints } from '../endpoints.ts';
import type { Rule } from '../rule.ts';

const verbs = new Set('get create add update delete remove fetch list set make do post put send'.split(' '));

/** A2: paths the document adds follow the conventions; paths the input gives are left alone. */
export const pathsFollowConventions: Rule = {
  meta: {
    id: 'A2',
    title: 'Paths are kebab-case, plural and without verbs, where the input does not give them otherwise.',
    source: 'Zalando RESTful API guidelines 129, 134, 141',
    formats: ['API Design'],
  },
  check(subject) {
    const endpoints = [
      ...tableEndpoints(subject),
      ...detailedEndpoints(subject).map(({ endpoint }) => endpoint),
    ];
    const paths = new Set(
      endpoints.map((endpoint) => endpoint.path).filter((path) => !subject.known.includes(path)),
    );
    return [...paths].flatMap((path) => {
      const segments = path.split('/').filter((segment) => segment !== '' && !/^[{:<]|^v\d+$/u.test(segment));
      if (segments.some((segment) => /[A-Z_]/u.test(segment)))
        return [`${path} is not kebab-case; write it in small letters with hyphens.`];
      const verb = segments.find(
        (segment) => verbs.has(segment.split('-')[0] ?? '') || deedNoun(segment, 'en') !== null,
      );
      if (verb !== undefined) return [`${path} holds the verb "${verb}"; name the resource instead.`];
      const [first] = segments.filter((segment) => segment !== 'api');
      // How plurals look is known of English.
      return subject.language === 'en' && first !== undefined && /[{:<]/u.test(path) && !first.endsWith('s')
        ? [`"${first}" in ${path} is singular; name the collection in the plural.`]
        : [];
    });
  },
};
