import { type FastifyInstance, type FastifyReply, fastify } from 'fastify';

/**
 * The page may load nothing from elsewhere and send nothing elsewhere: what the policy forbids, the browser refuses,
 * whatever the page's own script would like.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A browser may keep the page's script: it changes with the installed package only. */
const SCRIPT_CACHING = 'private, max-age=3600';

/** `/docs`: the reference, drawn by Scalar from `/openapi.json`. */
export function registerDocs(app: FastifyInstance): void {
  let reference: Promise<FastifyInstance> | undefined;
  const send = async (url: string, reply: FastifyReply) => {
    reference ??= loadReference();
    const page = await (await reference).inject({ method: 'GET', url });
    if (page.statusCode !== 200) return reply.callNotFound();
    const type = String(page.headers['content-type']);
    reply.header('content-security-policy', POLICY);
    if (type.includes('javascript')) reply.header('cache-control', SCRIPT_CACHING);
    return reply.type(type).send(type.includes('html') ? completed(page.payload) : page.rawPayload);
  };
  app.get('/docs', (_request, reply) => send('/docs/', reply));
  app.get('/docs/*', (request, reply) => send(request.url, reply));
}

/**
 * An icon, without which browsers ask for one that is not there; and the setting of Zod, which is in Scalar's bundle, that
 * keeps it from trying whether it may make code of strings, which the policy refuses.
 */
const HEAD = `<head>
    <link rel="icon" href="data:,">
    <script>globalThis.__zod_globalConfig = { jitless: true };</script>`;

/** Adds what Scalar's page lacks: its language, the above, and an address of its script that is right with or without a last slash. */
function completed(page: string): string {
  return page
    .replace('<html>', '<html lang="en">')
    .replace('<head>', HEAD)
    .replace('<script src="js/', '<script src="/docs/js/');
}

/**
 * Scalar's bundle is some megabytes, so it is read when somebody first opens the page. It lives in an instance of its
 * own, because a listening server takes no further plugin.
 */
async function loadReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const instance = fastify();
  await instance.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      pageTitle: 'Faircopy API',
      withDefaultFonts: false,
      // What it offers would take the document to Scalar's own service.
      showDeveloperTools: 'never',
      // There is a tag of that name, and each operation shows its schemas.
      hideModels: true,
      telemetry: false,
      hideClientButton: true,
      authentication: { preferredSecurityScheme: 'apiKey' },
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  return instance.ready() as unknown as Promise<FastifyInstance>;
}
