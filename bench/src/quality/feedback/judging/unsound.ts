import { bindingsOf } from '../reading/binding.ts';
import { type Item, itemsOf, mentionsIn, requirementsOf } from '../reading/items.ts';
import { sectionsOf } from '../reading/sections.ts';
import { unitsOf } from '../reading/units.ts';
import type { Revision } from '../revision.ts';
import { malformed } from './malformed.ts';

/** What no revision may do to a document, whatever was asked. What was unsound before does not count. */
export function unsound(revision: Revision): string[] {
  const { before, after, aligned, changes } = revision;
  const former = new Set(structuralFaults(before));
  return [
    ...structuralFaults(after, aligned.added).filter((fault) => !former.has(fault)),
    ...changes.added.flatMap(malformed),
    ...repeated(after).filter((text) => !repeated(before).includes(text)),
  ];
}

function structuralFaults(document: string, fresh: readonly string[] = []): string[] {
  const ids = itemsOf(document).map(({ id }) => id);
  const defined = new Set(ids);
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice`),
    ...sectionsOf(document).flatMap(({ own }) =>
      late(itemsOf(own.join('\n')).filter(({ id }) => !fresh.includes(id))),
    ),
    ...mentionsIn(document)
      .filter((id) => !defined.has(id))
      .map((id) => `${id} is named and not there`),
    ...requirementsOf(document)
      .filter(({ text }) => bindingsOf(text).length !== 1)
      .map(({ id, text }) => `${id} does not bind once: ${text}`),
    ...sectionsOf(document)
      .filter(({ all }) => all.every((line) => line.trim() === ''))
      .map(({ title }) => `nothing under ${title}`),
    ...((document.match(/^\s*```/gmu)?.length ?? 0) % 2 === 1 ? ['a fence is open'] : []),
    ...ragged(document),
  ];
}

/** Parts that follow one of their kind with a greater number. What is new may have the next free number and stand where it belongs. */
function late(items: readonly Item[]): string[] {
  return items
    .filter(({ prefix, number }, at) =>
      items.slice(0, at).some((other) => other.prefix === prefix && other.number > number),
    )
    .map(({ id }) => `${id} stands too late`);
}

/** Rows of tables with another number of cells than the row above. */
function ragged(document: string): string[] {
  const lines = document.split('\n');
  const cells = (line: string | undefined) =>
    line?.startsWith('|') ? line.split(/(?<!\\)\|/u).length : undefined;
  return lines.filter((line, at) => {
    const above = cells(lines[at - 1]);
    return above !== undefined && cells(line) !== undefined && cells(line) !== above;
  });
}

/** Sentences that one section has twice. Lines of code may be those of two statements, as where two tables refer to a third one. */
function repeated(document: string): string[] {
  const seen = new Set<string>();
  let statement = '';
  return unitsOf(document)
    .map((unit) => {
      if (!unit.code) statement = '';
      else if (/^\S/u.test(unit.line)) statement = unit.text;
      return { text: unit.text, heading: unit.heading, statement };
    })
    .filter(({ text }) => /^(?!- (?:Given|When|Then) )(?:[-*] |\d+\. )?[^|{}"`<*]{25,}$/u.test(text))
    .filter(({ text, heading, statement: within }) => {
      const key = `${heading}: ${within}: ${text}`;
      if (seen.has(key)) return true;
      seen.add(key);
      return false;
    })
    .map(({ text, heading }) => `twice in ${heading}: ${text}`);
}
