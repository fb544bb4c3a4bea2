import type { JWTVerifyGetKey } from 'jose';

/** Finds keys by what is loaded when the first token comes. */
export function lazyKeys(load: () => Promise<JWTVerifyGetKey>): JWTVerifyGetKey {
  let loading: Promise<JWTVerifyGetKey> | undefined;
  return async (...asked) => {
    loading ??= load();
    return (await loading)(...asked);
  };
}
