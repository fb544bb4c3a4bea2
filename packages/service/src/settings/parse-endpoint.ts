import type { AllowedEndpoint } from './settings.ts';
import { expected, type Parsed, parsed } from './variable.ts';

const EXPECTED = 'hosts like localhost:11434, models.internal or http://10.0.0.5:8000';

/** A host with or without a port, or the http(s) address it is part of. Without a port, every port of the host is meant. */
export function parseEndpoint(text: string): Parsed<AllowedEndpoint> {
  const hasScheme = /^https?:\/\//i.test(text);
  const url = URL.parse(hasScheme ? text : `http://${text}`);
  if (url === null || url.hostname === '' || url.username !== '' || url.password !== '') {
    return expected(EXPECTED);
  }
  if (!hasScheme && url.href !== `http://${url.host}/`) return expected(EXPECTED);
  return parsed({ host: url.hostname, port: portOf(url, text, hasScheme) });
}

function portOf(url: URL, text: string, hasScheme: boolean): number | null {
  if (url.port !== '') return Number(url.port);
  if (hasScheme) return url.protocol === 'https:' ? 443 : 80;
  // The parser drops a scheme's own port, but `host:80` asks for that port alone.
  return text.endsWith(':80') ? 80 : null;
}
