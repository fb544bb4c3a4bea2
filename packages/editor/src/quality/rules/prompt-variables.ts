import { sectionsOf, withSubsections } from '../../document/outline.ts';
import type { Rule } from '../rule.ts';

const variable = /(?<![$\w])\{\{\s{0,4}([A-Za-z_][\w.-]{0,80})\s{0,4}\}\}/gu;

/** P1: variables are declared among the inputs and used beyond them. */
export const variablesAreDeclared: Rule = {
  meta: {
    id: 'P1',
    title: 'Every {{variable}} is declared among the inputs and used.',
    source: 'vendors’ prompt guides',
    formats: ['Prompt'],
  },
  check(subject) {
    const { document } = subject;
    const homes = sectionsOf(document, 'inputs').flatMap((section) => withSubsections(document, section));
    const declared = new Map<string, number>();
    const everywhere = new Map<string, number>();
    const count = (text: string, into: Map<string, number>) => {
      for (const match of text.matchAll(variable))
        into.set(match[1] ?? '', (into.get(match[1] ?? '') ?? 0) + 1);
    };
    for (const home of homes) count(document.text.slice(home.start, home.bodyEnd), declared);
    count(document.text, everywhere);
    return [
      ...[...everywhere.keys()]
        .filter((name) => !declared.has(name))
        .map((name) => `{{${name}}} is used and not declared; list it under the inputs.`),
      ...[...declared]
        .filter(([name]) => (everywhere.get(name) ?? 0) < 2)
        .map(([name]) => `{{${name}}} is declared and never used; use it or drop it.`),
    ];
  },
};
