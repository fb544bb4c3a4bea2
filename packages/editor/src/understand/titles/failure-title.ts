import type { Source } from '../../read/source.ts';
import { longest } from './short.ts';

/** What a stack trace of the source calls the failure: "OutOfMemoryError: Java heap space", else null. */
export function failureIn({ blocks }: Source): string | null {
  for (const { kind, text } of blocks) {
    if (kind !== 'code') continue;
    const match = /(?:^|\s)(?:[\w$]+\.){0,12}([A-Z]\w{2,60}(?:Error|Exception))(?::\s([^\n]{3,120}))?/u.exec(
      text,
    );
    if (match) {
      // What is behind a semicolon or a bracket is a statement, a path or a cause of its own.
      const said =
        (match[2] ?? '')
          .replace(/[`*_|<>#]/gu, '')
          .split(/;|\s[[({]/u)[0]
          ?.trim() ?? '';
      const whole = `${match[1] ?? ''}${said === '' ? '' : `: ${said}`}`;
      return [...whole].length <= longest
        ? whole
        : [...whole]
            .slice(0, longest + 1)
            .join('')
            .replace(/\s\S*$/u, '');
    }
  }
  return null;
}
