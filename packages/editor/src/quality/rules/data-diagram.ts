import { diagramEntities, entitiesOf } from '../entities.ts';
import type { Rule } from '../rule.ts';

/** D3: the diagram draws the entities of the tables, no more and no fewer. */
export const diagramMatchesTables: Rule = {
  meta: {
    id: 'D3',
    title: 'The entities of the diagram are the entities of the tables.',
    source: 'Mermaid entity-relationship diagrams',
    formats: ['Data Model'],
  },
  check(subject) {
    const tables = new Map(entitiesOf(subject).map((entity) => [plain(entity.name), entity.name]));
    const drawn = diagramEntities(subject);
    if (drawn === null) return tables.size > 0 ? ['There is no Mermaid erDiagram; draw the entities.'] : [];
    const boxes = new Map([...drawn].map((name) => [plain(name), name]));
    return [
      ...[...tables]
        .filter(([key]) => !boxes.has(key))
        .map(([, name]) => `${name} has a table and is not in the diagram; draw it.`),
      ...[...boxes]
        .filter(([key]) => !tables.has(key))
        .map(([, name]) => `${name} is in the diagram and has no table; describe it.`),
    ];
  },
};

/** Diagrams cannot write every name as tables do: case and separators are left out of the comparison. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
