import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Titles that somebody accepted for a text of the corpus, by the name of the text; none where nothing that was offered would do. */
export function readAcceptedTitles(folder = import.meta.dirname): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return new Map(
    files
      .sort()
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/^=== /mu).slice(1))
      .map((part) => {
        const [name = '', ...titles] = part.trimEnd().split('\n');
        return [name, titles];
      }),
  );
}
