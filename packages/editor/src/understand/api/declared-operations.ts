/** An operation that a schema declares by its name: a call of a gRPC service, or a field of a root type of GraphQL. */
export interface DeclaredOperation {
  readonly name: string;
  /** What is handed in, one after the other; none where the schema does not write it down. */
  readonly takes: readonly DeclaredInput[];
  /** The name of what is handed in as a whole, where there is one: the request of a gRPC call. */
  readonly request: string | null;
  readonly returns: string;
}

/** One value that is handed in. */
interface DeclaredInput {
  readonly name: string;
  readonly type: string;
  /** Null where the schema cannot say: fields of Protocol Buffers 3. */
  readonly isRequired: boolean | null;
}

const rpc =
  /(?<!\w)rpc\s{1,4}(\w{1,80})\s{0,4}\(\s{0,4}((?:stream\s{1,4})?[\w.]{1,120})\s{0,4}\)\s{0,4}returns\s{0,4}\(\s{0,4}((?:stream\s{1,4})?[\w.]{1,120})\s{0,4}\)/gu;
const message = /(?<!\w)message\s{1,4}(\w{1,80})\s{0,4}\{([^{}]{0,2000})\}/gu;
const messageField =
  /(?:^|[;{\n])\s{0,8}((?:repeated|optional|required)\s{1,4})?(map\s?<[^<>]{1,80}>|[\w.]{1,80})\s{1,4}(\w{1,80})\s{0,4}=\s{0,4}\d{1,6}/gu;
const root =
  /(?<![\w.])(?:extend\s{1,4})?type\s{1,4}(?:Query|Mutation|Subscription)(?!\w)[^{}=\n]{0,80}\{([^{}]{0,4000})\}/gu;
const rootField =
  /(?:^|[\n,;]|\s{2})\s{0,8}(\w{1,80})\s{0,2}(?:\(([^()]{0,600})\))?\s{0,2}:\s{0,2}(\[?\w{1,80}!?\]?!?)/gu;
const argument = /(\w{1,80})\s{0,2}:\s{0,2}(\[?\w{1,80}!?\]?!?)(\s{0,2}=\s{0,2}[^,\n]{1,60})?/gu;
const comment = /(?:\/\/|#)[^\n]{0,400}|"""[\s\S]{0,800}?"""/gu;

/** The operations that a text declares as a Protocol Buffers service or as root types of GraphQL, in the order in which they stand. */
export function declaredOperations(text: string): DeclaredOperation[] {
  if (!/(?<!\w)(?:rpc\s|type\s{1,4}(?:Query|Mutation|Subscription)(?!\w))/u.test(text)) return [];
  const plain = text.replace(comment, '');
  const found = [...serviceCalls(plain), ...rootFields(plain)];
  return found.filter(({ name }, at) => found.findIndex((one) => one.name === name) === at);
}

function serviceCalls(text: string): DeclaredOperation[] {
  const bodies = new Map([...text.matchAll(message)].map((match) => [match[1] ?? '', match[2] ?? '']));
  return [...text.matchAll(rpc)].map(([, name = '', request = '', returns = '']) => ({
    name,
    request: request.replace(/\s+/gu, ' '),
    returns: returns.replace(/\s+/gu, ' '),
    takes: [...`\n${bodies.get(request.split(/[\s.]/u).at(-1) ?? '') ?? ''}`.matchAll(messageField)].map(
      ([, label = '', type = '', field = '']) => ({
        name: field,
        type: label.startsWith('repeated') ? `repeated ${type}` : type,
        isRequired: label.startsWith('optional') ? false : label.startsWith('required') ? true : null,
      }),
    ),
  }));
}

function rootFields(text: string): DeclaredOperation[] {
  return [...text.matchAll(root)].flatMap(([, body = '']) =>
    [...`\n${body}`.matchAll(rootField)].map(([, name = '', given = '', returns = '']) => ({
      name,
      request: null,
      returns,
      takes: [...given.matchAll(argument)].map(([, own = '', type = '', fallback]) => ({
        name: own,
        type,
        isRequired: type.endsWith('!') && fallback === undefined,
      })),
    })),
  );
}

/** By which the next page of a list is asked for. */
const paging =
  /^(?:first|last|after|before|limit|offset|cursor|page|page_?size|page_?token|per_?page|skip|take)$/iu;

/** The names of the operations that are read page by page. */
export function pagedOperations(operations: readonly DeclaredOperation[]): string[] {
  return operations
    .filter(({ takes }) => takes.some(({ name }) => paging.test(name)))
    .map(({ name }) => name);
}
