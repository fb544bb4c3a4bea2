import { singularOf } from '../../understand/api/nouns.ts';
import { isPeople, isSystem } from '../scenario/act.ts';
import { part } from '../voice/english.ts';
import type { WorkItem } from './work-item.ts';

const path = /`(?:GET|POST|PUT|PATCH|DELETE|HEAD) (\/[^`\s?]*)[^`]*`/gu;
const version = /^v\d|^api$/iu;
const noThing =
  /^(?:it|they|this|that|these|those|there|no|nobody|nothing|everything|all|each|whoever|somebody|someone|the change)(?!\p{L})/iu;

/**
 * What a demand is about, as words in the singular: the resources of a call it names, and its subject where that is a thing. Two
 * demands that share one are work on the same thing.
 */
export function objectKeysOf({ requirement, text }: WorkItem): ReadonlySet<string> {
  const calls = [...text.matchAll(path)].flatMap(([, route = '']) =>
    route.split('/').filter((segment) => /^[a-z]/iu.test(segment) && !version.test(segment)),
  );
  const keys = calls.map((segment) => singularOf(segment.toLowerCase()));
  const subject = requirement?.demand ? part(requirement.demand.subject) : '';
  const thing = /^(?:(?:the|an?|each|every|all) )?(\p{L}+)$/iu.exec(subject)?.[1];
  const isThing =
    thing !== undefined && !noThing.test(subject) && !isPeople(subject) && !isSystem(subject.toLowerCase());
  return new Set(isThing ? [...keys, singularOf(thing.toLowerCase())] : keys);
}
