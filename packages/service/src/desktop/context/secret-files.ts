import type { ContextChunk } from '@faircopy/contract';

/** Names of files that hold secrets, in lower case. */
const SECRET_NAME =
  /^(?:\.env(?:rc|\..*)?|.*\.env|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk|tfstate|tfvars)|id_(?:rsa|dsa|ecdsa|ed25519)|\.(?:netrc|npmrc|pypirc|pgpass|htpasswd|git-credentials|dockercfg)|_netrc|credentials(?:\.json)?|(?:client_)?secrets?\.(?:json|ya?ml|toml|ini|env)|service[-_]?account.*\.json|kubeconfig)$/;

/** Files that show the shape of secrets and hold none. */
const TEMPLATE = /\.(?:example|sample|template|dist|defaults?)$/;

/** Folders and files in them that hold secrets under names of their own. */
const SECRET_PLACE = /(?:^|\/)(?:\.ssh\/|\.gnupg\/|\.aws\/|\.kube\/config$|\.docker\/config\.json$)/;

/** The beginning of a private key with some of its bytes; a text that only speaks of one does not go on like that. In JSON its lines end in `\\n`. */
const PRIVATE_KEY =
  /-----BEGIN (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr]){1,4}[A-Za-z0-9+/=:,-]{16}/;

/** Whether a piece comes from a file that holds secrets, or shows a private key itself. */
export function holdsSecrets({ path, content }: ContextChunk): boolean {
  const lower = path.toLowerCase().replaceAll('\\', '/');
  const name = lower.slice(lower.lastIndexOf('/') + 1);
  if (SECRET_PLACE.test(lower)) return true;
  return (SECRET_NAME.test(name) && !TEMPLATE.test(name)) || PRIVATE_KEY.test(content);
}
