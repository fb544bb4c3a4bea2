const CODE = /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|swift|c|h|cc|cpp|hpp|ex|scala)$/;
const TEXT = /\.(?:md|mdx|rst|txt|adoc|ya?ml|toml|cfg|ini|json|html|css|sh)$/;
const BESIDE_SOURCE =
  /(?:^|\/)(?:tests?|[a-z]{1,40}[-_]tests?|test-?suites?|__tests__|specs?|e2e|fixtures?|docs?|examples?|samples?|site|website|bench(?:marks?)?|integration|demos?|scripts?|\.[^/]+)\/|(?:^|\/)(?:test_[^/]*|conftest\.py|[^/]*[._-](?:tests?|test-d|spec|bench)\.[^/]+|[^/]*\.config\.[^/.]+|setup\.py|\.[^/]*|(?:gulp|grunt)file\.[^/.]+)$/i;
const GENERATED =
  /(?:^|\/)(?:node_modules|dist|deno_dist|build|vendor|coverage)\/|(?:^|\/)(?:package-lock\.json|[^/]*\.lock|[^/]*\.min\.[^/]+)$|\.snap$/;

/** Whether a file is code that does the project's work, rather than its tests, documents, examples or configuration. */
export function isSource(path: string): boolean {
  return CODE.test(path) && !BESIDE_SOURCE.test(path) && !GENERATED.test(path);
}

/** Whether a person would look for anything in a file: texts of any kind that no program has written. */
export function isReadable(path: string): boolean {
  return (CODE.test(path) || TEXT.test(path)) && !GENERATED.test(path);
}
