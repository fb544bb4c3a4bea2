/**
 * The source expression of a Content-Security-Policy that covers a client's redirect address; null for none. Sources
 * cannot name an IPv6 address, nor more of another scheme than its name.
 */
export function redirectSource(redirectUri: unknown): string | null {
  const url = typeof redirectUri === 'string' ? URL.parse(redirectUri) : null;
  if (url === null) return null;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && !url.hostname.startsWith('[') ? url.origin : url.protocol;
}
