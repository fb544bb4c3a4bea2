import { sectionsOf } from './sections.ts';

/** An endpoint as its details show it. */
interface Details {
  readonly parameters: readonly { readonly name: string; readonly place: string }[];
  /** What each status means. */
  readonly responses: ReadonlyMap<string, string>;
  readonly text: string;
}

/** An endpoint as the OpenAPI fragment has it. */
interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string }[];
  readonly responses?: Readonly<Record<string, unknown>>;
}

/** An API in the three places of a document that show it, by names such as `GET /rooms`. */
export interface Api {
  /** The endpoint table. */
  readonly rows: readonly string[];
  readonly details: ReadonlyMap<string, Details>;
  /** The fragment; empty where it does not parse. */
  readonly fragment: ReadonlyMap<string, Operation>;
}

/** Reads the API that a document describes. */
export function apiOf(document: string): Api {
  const sections = sectionsOf(document);
  const table = sections.find(({ title }) => title === 'Endpoints')?.own ?? [];
  const rows = table.flatMap((line) => {
    const cells = /^\| ([A-Z]+) \| `([^`]+)` \|/u.exec(line);
    return cells ? [`${cells[1]} ${cells[2]}`] : [];
  });
  const details = new Map(
    sections
      .filter(({ level, title }) => level === 3 && /^`[A-Z]+ \/[^`]*`$/u.test(title))
      .map(({ title, own }) => [title.replaceAll('`', ''), detailsOf(own)]),
  );
  return { rows, details, fragment: fragmentOf(document) };
}

/** Where the three places differ in what endpoints, parameters and statuses there are. */
export function disagreements({ rows, details, fragment }: Api): string[] {
  return [...new Set([...rows, ...details.keys(), ...fragment.keys()])].flatMap((name) => {
    const shown = details.get(name);
    const operation = fragment.get(name);
    if (!rows.includes(name) || !shown || !operation) return [`${name} is not in all places`];
    const statuses = Object.keys(operation.responses ?? {});
    const names = (operation.parameters ?? []).map((parameter) => parameter.name ?? '');
    return [
      ...(statuses.sort().join() === [...shown.responses.keys()].sort().join()
        ? []
        : [`${name} has other statuses in the fragment`]),
      ...(names.sort().join() ===
      shown.parameters
        .map((parameter) => parameter.name)
        .sort()
        .join()
        ? []
        : [`${name} has other parameters in the fragment`]),
    ];
  });
}

function detailsOf(lines: readonly string[]): Details {
  const parameters: { name: string; place: string }[] = [];
  const responses = new Map<string, string>();
  for (const line of lines) {
    const parameter = /^\| `([^`]+)` \| (path|query|header) \|/u.exec(line);
    if (parameter) parameters.push({ name: parameter[1] ?? '', place: parameter[2] ?? '' });
    const response = /^\| (\d{3}) \| (.*) \|$/u.exec(line);
    if (response) responses.set(response[1] ?? '', response[2] ?? '');
  }
  return { parameters, responses, text: lines.join('\n') };
}

function fragmentOf(document: string): Map<string, Operation> {
  const code = /^## OpenAPI fragment\s+```json\n([\s\S]*?)^```/mu.exec(document)?.[1];
  const found = new Map<string, Operation>();
  if (code === undefined) return found;
  try {
    const { paths = {} } = JSON.parse(code) as { paths?: Record<string, Record<string, Operation>> };
    for (const [path, operations] of Object.entries(paths))
      for (const [method, operation] of Object.entries(operations))
        found.set(`${method.toUpperCase()} ${path}`, operation);
  } catch {
    return new Map();
  }
  return found;
}
