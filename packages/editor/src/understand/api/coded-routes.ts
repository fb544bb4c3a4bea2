/** An operation that a program registers with its framework, and what its handler tells of it. */
export interface CodedRoute {
  readonly method: string;
  readonly path: string;
  /** Names of the query parameters its handler reads. */
  readonly query: readonly string[];
  /** Where the text registers it. */
  readonly index: number;
  /** Names of what the handler takes from the body of the request. */
  readonly sent: readonly string[];
  /** Names of what it answers on success. */
  readonly answered: readonly string[];
  /** The status of that answer where the handler sets it, else null. */
  readonly success: number | null;
  /** What it refuses, with the words it refuses it in; empty where it gives none. */
  readonly refusals: readonly { readonly status: number; readonly words: string }[];
}

/** "app.post('/points', …)", "@router.get("/users")", "Route::put('/x')", "app.MapGet("/x")", "@PostMapping("/x")". */
const registered =
  /(?:(?<![\w.])@?(?:app|server|fastify|api|bp|blueprint|mux|group|r|e|[a-z]{0,20}(?:[Rr]outer?|[Rr]outes))\.(?:Map)?|Route::|@)(get|post|put|patch|delete)(?:Mapping)?(?:<[^<>()\n]{0,80}>)?\(\s?(?:value\s?=\s?)?["'`](\/[^"'`\s]{0,200})["'`]/giu;
/** "@app.route('/jobs', methods=['POST'])": a route that names its methods, or reads. */
const flask =
  /(?<![\w.])@\w{1,30}\.route\(\s?["'](\/[^"'\s]{0,200})["'](?:,\s?methods\s?=\s?[[(]\s?["'](\w{3,6})["'])?/gu;
const longestHandler = 2500;

/** The routes that code in a text registers, in order. */
export function codedRoutes(text: string): CodedRoute[] {
  if (!/["'`]\//u.test(text)) return [];
  const found = [
    ...[...text.matchAll(registered)].map((match) => ({
      match,
      method: match[1] ?? '',
      path: match[2] ?? '',
    })),
    ...[...text.matchAll(flask)].map((match) => ({ match, method: match[2] ?? 'GET', path: match[1] ?? '' })),
  ].toSorted((a, b) => a.match.index - b.match.index);
  return found.map(({ match, method, path }, at) => {
    const start = match.index + match[0].length;
    const next = found[at + 1]?.match.index ?? text.length;
    const [handler = ''] = text.slice(start, Math.min(next, start + longestHandler)).split('\n```', 1);
    return { method: method.toUpperCase(), path: unnamed(path), index: match.index, ...toldBy(handler) };
  });
}

/** "/users/<int:id>", "/users/:id(\\d+)": a parameter by its name alone. */
function unnamed(path: string): string {
  return path.replace(/<(?:\w{1,20}:)?(\w{1,60})>/gu, '{$1}').replace(/(:\w{1,60})\([^()]{0,60}\)/gu, '$1');
}

const takenApart = (place: string) =>
  new RegExp(
    `\\{([^{}]{1,300})\\}\\s?=\\s?(?:await )?(?:req|request|ctx\\.request|ctx|c\\.req)\\.${place}(?!\\w)`,
    'gu',
  );
const takenOne = (place: string) =>
  new RegExp(
    `(?<![\\w.])(?:req|request|ctx\\.request|ctx)\\.${place}(?:\\.get\\(|\\[|\\.)["']?(\\w{1,60})`,
    'gu',
  );
const bodies = [takenApart('(?:body|json\\(\\))'), takenOne('(?:body|json|form)')];
const queries = [takenApart('query'), takenOne('(?:query|args|query_params)')];
const answer =
  /(?<![\w.])(?:res|response|reply|ctx|c|rep)(?:\.(?:status|code)\((\d{3})\))?\.(?:json|send)\(\s{0,20}(?:\{([^{}]{0,300})\})?|(?<!\w)return (?:jsonify\()?\{([^{}]{0,300})\}\)?(?:, (\d{3}))?/gu;
const statusAlone =
  /\.sendStatus\((\d{3})\)|(?<!\w)status_code\s?=\s?(\d{3})|(?<!\w)return ["']{2}, (\d{3})/gu;
const refusal =
  /(?:HTTPException|abort|http\.Error|createError)\([^()\d\n]{0,80}?(?:["']([^"'\n]{1,80})["'], )?(?:status_code\s?=\s?)?([45]\d\d)(?:,\s?(?:detail\s?=\s?)?["']([^"'\n]{1,80})["'])?/gu;

function toldBy(handler: string): Pick<CodedRoute, 'query' | 'sent' | 'answered' | 'success' | 'refusals'> {
  const answers = [...handler.matchAll(answer)].map(([, one, json, returned, other]) => ({
    status: Number(one ?? other ?? 0),
    members: json ?? returned ?? '',
  }));
  const good = answers.filter(({ status }) => status < 400);
  const alone = [...handler.matchAll(statusAlone)].map((match) => Number(match[1] ?? match[2] ?? match[3]));
  const success = [...good.map(({ status }) => status), ...alone].find(
    (status) => status >= 200 && status < 300,
  );
  const said = [
    ...answers
      .filter(({ status }) => status >= 400)
      .map(({ status, members }) => ({
        status,
        words: /["'`]([^"'`\n]{2,80})["'`]/u.exec(members)?.[1] ?? '',
      })),
    ...[...handler.matchAll(refusal)].map(([, before, status, behind]) => ({
      status: Number(status),
      words: before ?? behind ?? '',
    })),
  ];
  const bare = alone.filter((status) => status >= 400 && !said.some((one) => one.status === status));
  return {
    query: unique(queries.flatMap((pattern) => namesBy(pattern, handler))),
    sent: unique(bodies.flatMap((pattern) => namesBy(pattern, handler))),
    answered: unique(good.flatMap(({ members }) => keysOf(members))),
    success: success ?? null,
    refusals: [...said, ...bare.map((status) => ({ status, words: '' }))],
  };
}

function namesBy(pattern: RegExp, handler: string): string[] {
  return [...handler.matchAll(pattern)].flatMap(([, names = '']) => keysOf(names));
}

/** The names on the left of "a, b: x, c = 3". */
function keysOf(members: string): string[] {
  return members
    .split(',')
    .flatMap((member) => /^\s{0,20}["']?([a-z_]\w{0,60})["']?\s{0,3}(?:$|[:=])/iu.exec(member)?.[1] ?? []);
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
