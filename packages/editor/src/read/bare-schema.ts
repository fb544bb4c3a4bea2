const protoOpening =
  /^\s{0,3}(?:syntax\s{0,3}=\s{0,3}["']proto[23]["'];|(?:service|message) [A-Z]\w{0,60}\s{0,3}\{)/u;
const protoLine =
  /^\s*(?:$|\/\/|(?:syntax|package|import|option|service|message|enum|oneof|rpc|reserved|extensions)(?!\p{L})|[}{]|(?:repeated |optional |required )?(?:map\s?<[^<>]+>|[\w.]+) \w+ = \d+|[A-Z][A-Z\d_]* = \d+;)/u;
const graphOpening =
  /^\s{0,3}(?:extend )?(?:type|input|interface|enum|schema)(?: [A-Z]\w{0,60})?(?: implements [\w &]{1,60})?\s?\{/u;
/** "score(id: ID!): Score", "composer: [String!]!": a field as GraphQL types it, which ends in no semicolon. */
const graphField = /(?:^|\s)\w{1,60}(?:\([^()]{0,400}\))?\s?:\s?\[?[A-Z]\w{0,60}(?:!\]?!?|\]!?)(?!\w)/u;
const graphRoot = /^\s{0,3}(?:extend )?type (?:Query|Mutation|Subscription)(?!\w)/u;
const longest = 300;

/** A schema that stands among sentences: its language, and of how many lines it is. */
interface SchemaRun {
  readonly language: 'proto' | 'graphql';
  readonly length: number;
}

/** The Protocol Buffers or GraphQL schema that begins in a line, up to the last line that is one of it; null where none does. */
export function schemaAt(lines: readonly string[], at: number): SchemaRun | null {
  return protoAt(lines, at) ?? graphAt(lines, at);
}

function protoAt(lines: readonly string[], at: number): SchemaRun | null {
  if (!protoOpening.test(lines[at] ?? '')) return null;
  let depth = 0;
  let end = at;
  for (let next = at; next < Math.min(lines.length, at + longest); next += 1) {
    const line = lines[next] ?? '';
    if (depth === 0 && !protoLine.test(line)) break;
    depth += braces(line);
    if (line.trim() !== '' && depth === 0) end = next + 1;
  }
  const body = lines.slice(at, end).join('\n');
  const isSchema = /(?<!\w)rpc\s+\w+\s*\(|= \d+;|syntax\s*=/u.test(body);
  return end > at && isSchema ? { language: 'proto', length: end - at } : null;
}

function graphAt(lines: readonly string[], at: number): SchemaRun | null {
  const opening = lines[at] ?? '';
  if (!graphOpening.test(opening)) return null;
  let depth = 0;
  let end = at;
  for (let next = at; next < Math.min(lines.length, at + longest); next += 1) {
    const line = lines[next] ?? '';
    if (depth === 0 && line.trim() !== '' && !graphOpening.test(line)) break;
    depth += braces(line);
    if (line.trim() !== '' && depth === 0) end = next + 1;
  }
  const body = lines.slice(at, end);
  const isTyped = body.some((line) => graphField.test(line)) || graphRoot.test(opening);
  return end > at && isTyped && !body.some((line) => /;\s*$/u.test(line))
    ? { language: 'graphql', length: end - at }
    : null;
}

/** How many braces more open than close in a line. */
function braces(line: string): number {
  return (line.match(/\{/gu)?.length ?? 0) - (line.match(/\}/gu)?.length ?? 0);
}
