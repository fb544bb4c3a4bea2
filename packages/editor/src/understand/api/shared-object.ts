import { singularOf } from './nouns.ts';
import { opensWithOrder } from './opening.ts';
import { verbPattern } from './verbs.ts';

const bareVerb = new RegExp(`^(?:${verbPattern})$`, 'iu');

/** "List, create and cancel bookings": a verb without an object has that of the next one with it. */
export function withObject(part: string, following: readonly string[], before = ''): string {
  const bare = withoutAside(part);
  if (!bareVerb.test(bare)) return part;
  const next = following.find((one) => !bareVerb.test(withoutAside(one))) ?? '';
  const [verb = ''] = opensWithOrder.exec(next) ?? [];
  if (verb === '') return part;
  const object = next.slice(verb.length);
  // "Create, read, update and cancel orders": one of them is read.
  return (
    bare +
    (/^(?:read|get|view|show|fetch|retrieve)$/iu.test(bare) && makes.test(before) ? ofOne(object) : object)
  );
}

/** "Change (until 18:00)": the verb. */
function withoutAside(part: string): string {
  return part.replace(/ ?\([^()]*\)$/u, '');
}

const makes = /^(?:create|add|register|submit|post|make|place|open)(?!\p{L})/iu;

/** "Orders", "their orders" as "an order". */
function ofOne(object: string): string {
  return object.replace(
    /^ (?:(?:the|their|all|own|our) )*(\p{L}[\p{L} -]*?s)(?=$|[,;(]| (?:by|with|for|of|in|on|\())/iu,
    (_, nouns: string) => {
      const words = nouns.split(' ');
      return ` a ${[...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join(' ')}`;
    },
  );
}
