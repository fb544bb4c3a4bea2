import { sectionsOf } from './sections.ts';

/** A ticket with what its labelled lines say. */
export interface Ticket {
  readonly key: string;
  readonly title: string;
  /** What stands behind a label such as `Estimate`, without its lists. */
  readonly labels: ReadonlyMap<string, string>;
  readonly criteria: readonly string[];
  readonly tasks: readonly string[];
}

/** The tickets of a document in reading order. */
export function ticketsOf(document: string): Ticket[] {
  return sectionsOf(document).flatMap(({ title, own }) => {
    const heading = /^(US-\d+|US-gone): (.*)$/u.exec(title);
    if (!heading) return [];
    const labels = new Map<string, string>();
    const lists = new Map<string, string[]>();
    let label = '';
    for (const line of own) {
      const labelled = /^- \*\*([^*]+?):?\*\*:?\s*(.*)$/u.exec(line);
      if (labelled) {
        label = labelled[1] ?? '';
        labels.set(label, labelled[2] ?? '');
      } else if (/^\s+(?:-|\d+\.) /u.test(line)) {
        lists.set(label, [...(lists.get(label) ?? []), line.replace(/^\s+(?:-|\d+\.) /u, '')]);
      }
    }
    return [
      {
        key: heading[1] ?? '',
        title: heading[2] ?? '',
        labels,
        criteria: lists.get('Acceptance criteria') ?? [],
        tasks: lists.get('Tasks') ?? [],
      },
    ];
  });
}
