import { bullets } from '../blocks.ts';
import { type Composition, say, section } from '../composition.ts';
import type { Section } from '../document.ts';

/** Names listed at most. */
const most = 12;

/** What the input and the caller's workspace both name: mentioned with the file it stands in, never copied. */
export function relatedSections(composition: Composition): Section[] {
  const workspace = composition.request.workspaceContext ?? '';
  if (workspace.trim() === '') return [];
  const { understanding } = composition;
  const names = new Set([
    ...understanding.endpoints.map((endpoint) => endpoint.path),
    ...understanding.entities.map((entity) => entity.name),
    ...understanding.source.protectedSpans
      .filter((span) => span.kind === 'code' || span.kind === 'identifier' || span.kind === 'path')
      .map((span) => span.text.replace(/^`+|`+$/gu, '')),
  ]);
  const lines = [...names]
    .filter((name) => name.length >= 4 && !name.includes('\n'))
    .flatMap((name) => {
      const at = placeOf(name, workspace);
      if (at < 0) return [];
      const file = fileBefore(workspace, at);
      return [
        file
          ? say(composition, 'relatedIn', { name: `\`${name}\``, file: `\`${file}\`` })
          : say(composition, 'related', { name: `\`${name}\`` }),
      ];
    });
  const blocks = bullets(lines.slice(0, most));
  return blocks.length > 0 ? [section(composition, 'related-context', 2, blocks)] : [];
}

/** Where a name stands as a whole word, or -1. */
function placeOf(name: string, text: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isWhole =
      !/[\p{L}\p{N}_]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{N}_]/u.test(text[at + name.length] ?? ' ');
    if (isWhole || !/^[\p{L}\p{N}_]/u.test(name)) return at;
  }
  return -1;
}

/** The path on the nearest line above that is one: workspaces put each file under a line with its path. */
function fileBefore(text: string, at: number): string | null {
  const lines = text.slice(Math.max(0, at - 20_000), at).split('\n');
  for (const line of lines.toReversed()) {
    const path =
      /^(?:[#=*/<>!-]{0,6}\s?)?(?:file:\s?|path:\s?)?`?([\w@.-]{1,80}(?:\/[\w@.-]{1,80}){0,12}\.[A-Za-z]{1,8})`?\s?:?[\s=*#>-]{0,6}$/iu.exec(
        line.trim(),
      )?.[1];
    if (path) return path;
  }
  return null;
}
