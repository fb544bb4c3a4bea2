import type { Item } from '../../document/items.ts';
import { type Section, withSubsections } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';

/** The lists a ticket has, by what feedback calls their items. */
const kinds = [
  {
    asked: /^(?:(?:acceptance )?criteri(?:on|a|um)|ac|acceptance test|scenario)s?$/iu,
    label: /criteri|akzeptanz|critère|критер|条件|受け入れ|验收|標準|标准|^ac$|definition of done|kryteri/iu,
  },
  {
    asked: /^(?:sub-?)?tasks?$|^to-?dos?$|^steps?$/iu,
    label: /task|to-?do|aufgabe|tâche|tarea|tarefa|attività|taken|zadani|タスク|任务|steps?/iu,
  },
] as const;

/** A word for an item of a ticket's lists: criterion, AC, task. */
export const itemWords =
  '(?:acceptance )?criteri(?:on|a|um)|ACs?|acceptance tests?|scenarios?|(?:sub-?)?tasks?|to-?dos?';

/** The items of a ticket's list of criteria or tasks; empty where it has none. */
export function ticketItems(draft: Draft, ticket: Section, word: string): Item[] {
  const kind = kinds.find((one) => one.asked.test(word.trim()));
  if (!kind) return [];
  const own = draft.items.filter((item) => item.start >= ticket.headingEnd && item.end <= ticket.end);
  const holder = own.find(
    (item) => kind.label.test(firstLine(item.text)) && own.some((one) => isWithin(one, item)),
  );
  if (holder) return own.filter((item) => isWithin(item, holder) && item.depth === holder.depth + 1);
  const headed = withSubsections(draft.outline, ticket).find(
    (section) => section.start > ticket.start && kind.label.test(section.title),
  );
  if (headed) return own.filter((item) => item.section?.start === headed.start && item.depth === 1);
  const lists = [...new Set(own.filter((item) => item.depth === 1).map((item) => item.list))];
  const labelled = lists.find((list) => {
    const at = list.position?.start.offset ?? 0;
    const before = draft.text.slice(ticket.headingEnd, at).trimEnd();
    return kind.label.test(before.slice(before.lastIndexOf('\n') + 1));
  });
  return own.filter((item) => item.list === labelled);
}

function firstLine(text: string): string {
  return text.split('\n')[0]?.slice(0, 40) ?? '';
}

function isWithin(inner: Item, outer: Item): boolean {
  return inner.start > outer.start && inner.end <= outer.end;
}
